// One sentence for each thing that can happen, in French. No sentence agrees with the gender of a player, and none puts « de » or
// « que » before a name, which might want « d’ » or « qu’ ».
import type { Words } from '@lurk/i18n';
import type { eventsEn } from './events.en.ts';

export const eventsFr: Words<typeof eventsEn> = {
  fuelPlaced: 'Il y a du carburant dans six zones : {zones}.',
  placed: 'Chacun est quelque part dans la station, et personne ne voit personne.',
  startedAt: {
    one: 'Personne d’autre ne le sait : vous commencez {at}.',
    two: 'Personne d’autre ne le sait : Étudiant 1 commence {at}, Étudiant 2 {second}.',
  },
  roundBegan: 'La manche {round} commence.',
  turnBegan: {
    students: 'C’est aux Étudiants de jouer.',
    anomaly: { you: 'C’est à vous de jouer.', name: 'C’est à l’Anomalie de jouer.' },
  },
  used: {
    basic: { you: 'Vous défaussez {card} : {use}.', name: '{who} défausse {card} : {use}.' },
    special: {
      you: 'Vous utilisez {use} ; l’Anomalie reçoit la carte, pour {gift}.',
      name: '{who} utilise {use} ; l’Anomalie reçoit la carte, pour {gift}.',
      toAnomaly: '{who} utilise {use} ; la carte vous revient, pour {gift}.',
    },
    forcedBasic: {
      you: 'On vous fait défausser {card} : {use}.',
      name: 'L’Anomalie fait défausser à {who} {card} : {use}.',
      toAnomaly: 'Vous faites défausser à {who} {card} : {use}.',
    },
    forcedSpecial: {
      you: 'On vous fait utiliser {use} ; l’Anomalie reçoit la carte, pour {gift}.',
      name: 'Sur ordre, {who} utilise {use} ; l’Anomalie reçoit la carte, pour {gift}.',
      toAnomaly: 'Sur votre ordre, {who} utilise {use} ; la carte vous revient, pour {gift}.',
    },
  },
  studentRevealed: { you: 'Vous révélez votre position : {zone}.', name: '{who} se révèle {at}.' },
  studentMoved: {
    move: { you: 'Vous vous déplacez à l’abri des regards.', name: '{who} se déplace à l’abri des regards.' },
    stims: { you: 'Vous filez à l’abri des regards.', name: '{who} file jusqu’à deux zones plus loin.' },
    forced: { you: 'Malgré vous, vous allez {to}.', name: 'Sur ordre, {who} va {to}.' },
  },
  studentMovedTo: {
    you: 'Personne d’autre ne le sait : vous voilà {at}.',
    name: 'Personne d’autre ne le sait : {who} se trouve {at}.',
  },
  symbolShown: {
    first: { you: 'Vous montrez {symbol}.', name: '{who} montre {symbol}.' },
    next: { you: 'Vous montrez {symbol}, après {before}.', name: '{who} montre {symbol}, après {before}.' },
  },
  tracked: {
    yes: {
      you: 'Vous pistez {symbol}. Oui : la zone de l’Anomalie le porte.',
      name: '{who} piste {symbol}. Oui : la zone de l’Anomalie le porte.',
      toAnomaly: '{who} piste {symbol}. Oui : votre zone le porte.',
    },
    no: {
      you: 'Vous pistez {symbol}. Non : la zone de l’Anomalie ne le porte pas.',
      name: '{who} piste {symbol}. Non : la zone de l’Anomalie ne le porte pas.',
      toAnomaly: '{who} piste {symbol}. Non : votre zone ne le porte pas.',
    },
  },
  trapLaid: {
    hidden: { you: 'Vous posez un piège en secret.', name: '{who} pose un piège en secret.' },
    forced: { you: 'Sur ordre, vous posez un piège {at}.', name: 'Sur ordre, {who} pose un piège {at}.' },
  },
  trapLaidAt: 'Personne d’autre ne le sait : le piège est {at}.',
  trapActivated: {
    zone: { you: 'Vous activez votre piège {at}.', name: '{who} active un piège {at}.' },
    fuel: { you: 'Vous activez votre piège {at}, sous le carburant.', name: '{who} active un piège {at}, sous le carburant.' },
  },
  attacked: {
    anomaly: {
      you: '{weapon} {at} : vous encaissez {damage} {damage|dégât|dégâts}.',
      name: '{weapon} {at} : l’Anomalie encaisse {damage} {damage|dégât|dégâts}.',
    },
    students: '{weapon} {at} : le coup est pour {them}, {damage} {damage|dégât|dégâts}.',
    nothing: '{weapon} {at} : rien n’est touché.',
  },
  exploded: {
    some: 'Le carburant explose {at} ; dans le souffle : {them}.',
    nobody: 'Le carburant explose {at} ; il n’y avait personne.',
  },
  secondHitLost: { you: 'Trop tard : votre second tir est perdu.', name: 'Trop tard : le second tir est perdu.' },
  sensorPlaced: { you: 'Vous installez un détecteur {at}.', name: '{who} installe un détecteur {at}.' },
  baitSet: {
    you: 'Vous posez un appât {at} : l’Anomalie doit s’approcher.',
    name: '{who} pose un appât {at} : l’Anomalie doit s’approcher.',
    toAnomaly: '{who} pose un appât {at} : vous devez vous approcher.',
  },
  anomalyMoved: {
    move: { you: 'Vous vous déplacez à l’abri des regards.', name: 'L’Anomalie se déplace à l’abri des regards.' },
    bait: { you: 'Vous répondez à l’appât.', name: 'L’Anomalie répond à l’appât.' },
    reactive: { you: 'Sous l’attaque, vous vous esquivez.', name: 'Sous l’attaque, l’Anomalie s’esquive.' },
    teleport: { you: 'Vous disparaissez : vous voilà ailleurs.', name: 'L’Anomalie disparaît : la voilà ailleurs.' },
  },
  sensorFired: { you: 'Un détecteur vous trahit {at}.', name: 'Un détecteur la trahit {at}.' },
  anomalyMovedTo: 'Personne d’autre ne le sait : vous êtes {at}.',
  noReaction: { you: 'Vous ne réagissez pas.', name: 'L’Anomalie ne réagit pas.' },
  skipped: { you: 'Vous sautez votre tour.', name: 'L’Anomalie saute son tour.' },
  turnEnded: { you: 'Votre tour s’achève.', name: 'Le tour de l’Anomalie s’achève.' },
  apChanged: {
    spent: {
      you: 'Vous dépensez un point d’action : il vous en reste {ap}.',
      name: 'L’Anomalie dépense un point d’action : il lui en reste {ap}.',
    },
    lost: { you: 'Vos points d’action restants sont perdus.', name: 'Les points d’action restants de l’Anomalie sont perdus.' },
    refill: { you: 'Vous retrouvez vos {ap} points d’action.', name: 'L’Anomalie retrouve ses {ap} points d’action.' },
    spirit: {
      you: 'Les forces vous reviennent : vous avez {ap} points d’action.',
      name: 'Les forces reviennent à l’Anomalie : elle a {ap} points d’action.',
    },
  },
  paid: { you: 'Pour {deed}, vous défaussez {cards}.', name: 'Pour {deed}, l’Anomalie défausse {cards}.' },
  anomalyRevealed: {
    feed: { you: 'Pour vous nourrir, vous vous révélez {at}.', name: 'Pour se nourrir, l’Anomalie se révèle {at}.' },
    possess: { you: 'Pour posséder quelqu’un, vous vous révélez {at}.', name: 'Pour posséder quelqu’un, l’Anomalie se révèle {at}.' },
    company: 'Sur place : {them}.',
    alone: 'Il n’y a personne d’autre.',
  },
  fed: {
    students: { you: 'Vous vous nourrissez de votre prise.', name: 'L’Anomalie se nourrit de sa prise.' },
    fuel: { you: 'Vous vous nourrissez du carburant {at}.', name: 'L’Anomalie se nourrit du carburant {at}.' },
    electricity: { you: 'Vous vous nourrissez d’un jeton éclair {at}.', name: 'L’Anomalie se nourrit d’un jeton éclair {at}.' },
    nothing: { you: 'Vous mordez dans le vide {at}.', name: 'L’Anomalie mord dans le vide {at}.' },
  },
  evolved: { you: 'Vous évoluez : {evolution}.', name: 'L’Anomalie évolue : {evolution}.' },
  electricityPlaced: {
    you: 'Vous posez {count} {count|jeton|jetons} éclair : {zones}.',
    name: 'L’Anomalie pose {count} {count|jeton|jetons} éclair : {zones}.',
  },
  electricityActivated: {
    hits: 'Les éclairs se déchaînent. Coups reçus : {hits}.',
    nobody: 'Les éclairs se déchaînent et ne touchent personne.',
    eaten: {
      you: 'Vous vous nourrissez d’abord de {eaten} {eaten|jeton|jetons} éclair {at}.',
      name: 'L’Anomalie se nourrit d’abord de {eaten} {eaten|jeton|jetons} éclair {at}.',
    },
  },
  possessed: {
    you: 'L’Anomalie s’empare de vous et voit toute votre main.',
    name: 'Sous l’emprise de l’Anomalie, {who} lui livre toute sa main.',
    toAnomaly: 'Sous votre emprise, {who} vous livre toute sa main.',
  },
  handSeen: {
    cards: 'Personne d’autre ne le voit : cette main contient {cards}.',
    empty: 'Personne d’autre ne le voit : cette main est vide.',
  },
  scented: {
    you: 'Vous flairez {zones}. {answers}.',
    name: 'L’Anomalie flaire {zones}. {answers}.',
    allBut: 'tout, sauf {zones}',
    inside: 'Là : {them}',
    outside: 'ailleurs : {them}',
    outsideOnly: 'Ailleurs : {them}',
  },
  trackMoved: 'Vie restante : {students} PV pour les Étudiants, {anomaly} PV pour l’Anomalie.',
  spirit: {
    students: 'Esprit de survie : les Étudiants reprennent courage.',
    anomaly: { you: 'Esprit de survie : vous vous ressaisissez.', name: 'Esprit de survie : l’Anomalie se ressaisit.' },
  },
  reshuffled: 'La pile est vide : on mélange la défausse pour la refaire.',
  drawn: {
    setup: 'Les cartes sont distribuées : {counts}.',
    refill: 'Les mains se complètent : {counts}.',
    spirit: 'Les mains se complètent aussitôt : {counts}.',
    none: 'Personne ne pioche.',
  },
  drawnCards: 'Personne d’autre ne le voit : vous piochez {cards}.',
  roundEnded: 'La manche {round} s’achève.',
  starved: { you: 'Une manche sans repas : la faim vous ronge.', name: 'Une manche sans repas : la faim ronge l’Anomalie.' },
  irradiated: { some: 'Les radiations brûlent, 1 dégât chacun : {them}.', nobody: 'Les radiations ne brûlent personne.' },
  radiationPlaced: 'Les radiations s’étendent {to}.',
  radiationForecast: 'Le prochain jeton radiation se dirige vers {zone}.',
  won: {
    students: 'Les Étudiants gagnent : l’Anomalie est morte.',
    anomaly: 'L’Anomalie gagne : plus personne ne lui résiste.',
    draw: 'Aucun camp ne survit : partie nulle.',
  },
  unveiled: { all: 'Tout s’éclaire : {where}.', each: '{them} {at}' },
};
