// One sentence for each thing that can happen, in French. No sentence agrees with the gender of a player, and none puts « de » or
// « que » before a name, which might want « d’ » or « qu’ ».

import { counting } from '@lurk/i18n';
import type { DiscardReason, TakeBackReason } from '../events.ts';
import type { Event, Phase, Winner } from '../types.ts';
import type { Lines, OfCards } from './lines.ts';

const { count, form } = counting('fr');
const PHASES: Record<Phase, string> = {
  0: 'La planète se met en place.',
  1: 'Phase 1, Exploration : les Traqués choisissent où aller.',
  2: 'Phase 2, Traque : la Créature se met en chasse.',
  3: 'Phase 3, Résolution : les masques tombent.',
  4: 'Phase 4, Maintenance : le tour s’achève.',
};
/** Cards of which the reader is told no more than how many. */
const smoked = (of: number): string => `${count(of, 'carte', 'cartes')} Lieu à la faveur du brouillage`;
const TOOK_BACK: OfCards<TakeBackReason> = {
  resist: (who, cards, n) => (n.is(who) ? `En résistant, vous reprenez ${cards}.` : `En résistant, ${n.who(who)} reprend ${cards}.`),
  giveUp: (who, cards, n) =>
    n.is(who) ? `En lâchant prise, vous reprenez ${cards}.` : `En lâchant prise, ${n.who(who)} reprend ${cards}.`,
  sixthSense: (who, cards, n) => (n.is(who) ? `Sixième Sens vous rend ${cards}.` : `Sixième Sens rend à ${n.who(who)} ${cards}.`),
  place: (who, cards, n) =>
    n.is(who) ? `Vous délaissez le lieu et reprenez ${cards}.` : `${n.who(who)} délaisse le lieu et reprend ${cards}.`,
  power: (who, cards, n) => (n.is(who) ? `Le lieu vous rend ${cards}.` : `Le lieu rend à ${n.who(who)} ${cards}.`),
  doubleBack: (who, cards, n) =>
    n.is(who) ? `Vous faites volte-face et ramassez ${cards}.` : `${n.who(who)} fait volte-face et ramasse ${cards}.`,
  collapse: (who, cards, n) =>
    n.is(who) ? `Vous reprenez vos esprits et retrouvez ${cards}.` : `${n.who(who)} reprend ses esprits et retrouve ${cards}.`,
};
const DISCARDED: OfCards<DiscardReason> = {
  sacrifice: (who, cards, n) => (n.is(who) ? `Vous sacrifiez ${cards}.` : `${n.who(who)} sacrifie ${cards}.`),
  ascendancy: (who, cards, n) =>
    n.is(who) ? `Sous le coup d’Emprise, vous défaussez ${cards}.` : `Sous le coup d’Emprise, ${n.who(who)} défausse ${cards}.`,
  forbiddenZone: (who, cards, n) =>
    n.is(who)
      ? `Sous le coup de Zone Interdite, vous défaussez ${cards}.`
      : `Sous le coup de Zone Interdite, ${n.who(who)} défausse ${cards}.`,
  scream: (who, cards, n) =>
    n.is(who) ? `Face aux Hurlements, vous défaussez ${cards}.` : `Face aux Hurlements, ${n.who(who)} défausse ${cards}.`,
  artemia: (who, cards, n) => (n.is(who) ? `Artemia vous fait défausser ${cards}.` : `Artemia fait défausser à ${n.who(who)} ${cards}.`),
  vortex: (who, cards, n) => (n.is(who) ? `Vortex envoie à votre défausse ${cards}.` : `${n.who(who)} défausse ${cards} par le Vortex.`),
  endOfTurn: (who, cards, n) =>
    n.is(who) ? `En fin de tour, vous défaussez ${cards}.` : `En fin de tour, ${n.who(who)} défausse ${cards}.`,
};
const ASSIMILATED: Record<(Event & { t: 'assimMoved' })['why'], (to: number) => string> = {
  giveUp: (to) => `Artemia se nourrit des abandons : il reste ${count(to, 'case', 'cases')} à l’Assimilation.`,
  caught: (to) => `Artemia se nourrit de la prise : il reste ${count(to, 'case', 'cases')} à l’Assimilation.`,
  anticipation: (to) => `La Créature l’avait senti : l’Assimilation avance encore, plus que ${count(to, 'case', 'cases')}.`,
  collapse: (to) => `Artemia se nourrit des volontés brisées : il reste ${count(to, 'case', 'cases')} à l’Assimilation.`,
};
const WON: Record<Winner, string> = {
  hunted: 'Les Traqués gagnent : les Secours sont là.',
  creature: 'La Créature gagne : l’Assimilation est complète.',
};

export const events: Lines = {
  sideChosen: ({ side }, n) =>
    n.hunts ? `Vous choisissez la face ${side} du plateau.` : `La Créature choisit la face ${side} du plateau.`,
  turnBegan: ({ turn }) => `Le tour ${turn} commence.`,
  phaseBegan: ({ phase }) => PHASES[phase],
  huntPlayed: ({ card, as, place, pair, hunted }, n) => {
    const name = card === as ? n.card(card) : `${n.card(card)} (copie : ${n.card(as)})`;
    const plays = n.hunts ? `Vous jouez ${name}` : `La Créature joue ${name}`;
    if (place !== undefined) return `${plays} sur ${n.the(place)}.`;
    if (pair !== undefined) return `${plays} à cheval sur ${n.the(pair)}.`;
    if (hunted === undefined) return `${plays}.`;
    return `${plays} contre ${n.is(hunted) ? 'vous' : n.who(hunted)}.`;
  },
  survivalPlayed: ({ who, card }, n) => (n.is(who) ? `Vous jouez ${n.card(card)}.` : `${n.who(who)} joue ${n.card(card)}.`),
  resisted: ({ who, paid }, n) =>
    n.is(who)
      ? `Vous résistez, en payant ${count(paid, 'pion', 'pions')} Volonté.`
      : `${n.who(who)} résiste, en payant ${count(paid, 'pion', 'pions')} Volonté.`,
  gaveUp: ({ who }, n) => (n.is(who) ? 'Vous lâchez prise.' : `${n.who(who)} lâche prise.`),
  allReady: () => 'Tous les lieux sont choisis.',
  willChanged: ({ who, by, will }, n) => {
    const much = Math.abs(by);
    if (by > 0)
      return n.is(who)
        ? `Vous retrouvez ${count(much, 'pion', 'pions')} Volonté ; vous en avez ${will}.`
        : `${n.who(who)} retrouve ${count(much, 'pion', 'pions')} Volonté, et en a ${will}.`;
    if (will > 0)
      return n.is(who)
        ? `Vous perdez ${count(much, 'pion', 'pions')} Volonté ; il vous en reste ${will}.`
        : `${n.who(who)} perd ${count(much, 'pion', 'pions')} Volonté, et en garde ${will}.`;
    return n.is(who)
      ? `Vous perdez ${count(much, 'pion', 'pions')} Volonté ; il ne vous en reste aucun.`
      : `${n.who(who)} perd ${count(much, 'pion', 'pions')} Volonté, et n’en a plus.`;
  },
  tookBack: ({ who, why, cards }, n) => TOOK_BACK[why](who, n.all(cards), n),
  tookBackHidden: ({ who, why, count: of }, n) => TOOK_BACK[why](who, smoked(of), n),
  tookBackCards: ({ who, cards }, n) =>
    n.is(who)
      ? `Seuls les Traqués le voient : vous reprenez ${n.all(cards)}.`
      : `Seuls les Traqués le voient : ${n.who(who)} reprend ${n.all(cards)}.`,
  discarded: ({ who, why, cards }, n) => DISCARDED[why](who, n.all(cards), n),
  discardedHidden: ({ who, why, count: of }, n) => DISCARDED[why](who, smoked(of), n),
  discardedCards: ({ who, cards }, n) =>
    n.is(who)
      ? `Seuls les Traqués le voient : vous défaussez ${n.all(cards)}.`
      : `Seuls les Traqués le voient : ${n.who(who)} défausse ${n.all(cards)}.`,
  smokeRose: (_, n) =>
    n.hunts
      ? 'Tout se brouille : vous ne voyez plus ce que contiennent les défausses.'
      : 'Tout se brouille : la Créature ne voit plus ce que contiennent les défausses.',
  smokeCleared: () => 'Le brouillage se dissipe : toutes les défausses redeviennent lisibles.',
  swapped: ({ who, out, in: into }, n) =>
    n.is(who) ? `Vous échangez ${n.the(out)} contre ${n.the(into)}.` : `${n.who(who)} échange ${n.the(out)} contre ${n.the(into)}.`,
  swappedHidden: ({ who }, n) =>
    n.is(who)
      ? 'À la faveur du brouillage, vous échangez une carte Lieu contre une autre.'
      : `À la faveur du brouillage, ${n.who(who)} échange une carte Lieu contre une autre.`,
  swappedCards: ({ who, out, in: into }, n) =>
    n.is(who)
      ? `Seuls les Traqués le voient : vous échangez ${n.the(out)} contre ${n.the(into)}.`
      : `Seuls les Traqués le voient : ${n.who(who)} échange ${n.the(out)} contre ${n.the(into)}.`,
  struckBack: ({ count: of }, n) =>
    n.hunts
      ? `${count(of, 'carte', 'cartes')} de votre main ${form(of, 'passe', 'passent')} sous la pioche Traque.`
      : `${count(of, 'carte', 'cartes')} de la main de la Créature ${form(of, 'passe', 'passent')} sous la pioche Traque.`,
  struckBackCards: ({ cards }, n) =>
    `Personne d’autre ne le sait : sous la pioche Traque ${form(cards.length, 'se trouve', 'se trouvent')} ${n.cards(cards)}.`,
  phobiaShown: ({ who, count: of }, n) =>
    n.hunts
      ? `${n.who(who)} vous montre ${count(of, 'carte', 'cartes')} Lieu.`
      : n.is(who)
        ? `Vous montrez à la Créature ${count(of, 'carte', 'cartes')} Lieu.`
        : `${n.who(who)} montre à la Créature ${count(of, 'carte', 'cartes')} Lieu.`,
  phobiaCards: ({ who, cards }, n) => `Personne d’autre ne le voit : ${n.who(who)} a en main ${n.all(cards)}.`,
  tokensPlaced: ({ tokens }, n) => {
    const laid = n.laid(tokens, (token, places, across) => (across ? `${token} à cheval sur ${places}` : `${token} sur ${places}`));
    return n.hunts ? `Vous posez ${laid}.` : `La Créature pose ${laid}.`;
  },
  tokenTakenBack: ({ token }, n) => (n.hunts ? `Vous reprenez ${n.token(token)}.` : `La Créature reprend ${n.token(token)}.`),
  tokenMoved: ({ token, to, by }, n) =>
    n.is(by) ? `Vous attirez ${n.token(token)} sur ${n.the(to)}.` : `${n.who(by)} attire ${n.token(token)} sur ${n.the(to)}.`,
  placesShown: ({ shown }, n) =>
    `Les lieux se révèlent : ${shown.map(({ hunted, cards }) => `${n.is(hunted) ? 'vous' : n.who(hunted)}, ${n.all(cards)}`).join(' ; ')}.`,
  riverKept: ({ who }, n) =>
    n.is(who)
      ? 'Vous gardez une de vos deux cartes ; l’autre regagne votre main.'
      : `${n.who(who)} garde une carte sur deux ; l’autre regagne sa main sans être vue.`,
  detoured: ({ hunted, card, to }, n) =>
    n.is(hunted)
      ? `Détour : vous quittez ${n.the(card)}, et vous voilà ${n.at(to)}.`
      : `Détour : ${n.who(hunted)} quitte ${n.the(card)}, et se retrouve ${n.at(to)}.`,
  visitOrdered: ({ who, card, at = card }, n) =>
    n.is(who) ? `Vous commencez par ${n.the(at)}.` : `${n.who(who)} commence par ${n.the(at)}.`,
  visitLost: ({ hunted, place }, n) =>
    n.is(hunted)
      ? `Vous ne tirez rien ${n.of(place)} : ce lieu est inutilisable ce tour-ci.`
      : `${n.who(hunted)} ne tire rien ${n.of(place)} : ce lieu est inutilisable ce tour-ci.`,
  visitPassed: ({ hunted, place }, n) =>
    n.is(hunted) ? `Vous ne faites rien ${n.at(place)}.` : `${n.who(hunted)} ne fait rien ${n.at(place)}.`,
  powerUsed: ({ who, place, through }, n) => {
    if (through === null)
      return n.is(who) ? `Vous utilisez le pouvoir ${n.of(place)}.` : `${n.who(who)} utilise le pouvoir ${n.of(place)}.`;
    // Of places, the Lair alone gives the power of another.
    if (typeof through === 'number')
      return n.is(who)
        ? `Depuis l’Antre, vous copiez le pouvoir ${n.of(place)}.`
        : `Depuis l’Antre, ${n.who(who)} copie le pouvoir ${n.of(place)}.`;
    return n.is(who)
      ? `Avec ${n.card(through)}, vous utilisez le pouvoir ${n.of(place)}.`
      : `Avec ${n.card(through)}, ${n.who(who)} utilise le pouvoir ${n.of(place)}.`;
  },
  markerPut: ({ on }) => (on ? 'La balise est chargée.' : 'La balise est activée.'),
  doubleGained: ({ who, kind }, n) => {
    if (kind === 'river')
      return n.is(who)
        ? 'Au prochain tour, vous poserez deux cartes Lieu pour n’en garder qu’une.'
        : `Au prochain tour, ${n.who(who)} posera deux cartes Lieu pour n’en garder qu’une.`;
    return n.is(who)
      ? 'Au prochain tour, vous poserez deux cartes Lieu et explorerez les deux.'
      : `Au prochain tour, ${n.who(who)} posera deux cartes Lieu et explorera les deux.`;
  },
  placeTaken: ({ who, place }, n) =>
    n.is(who) ? `Vous ajoutez ${n.the(place)} à votre main.` : `${n.who(who)} prend ${n.the(place)} dans la réserve.`,
  survivalDrawn: ({ who, count: of }, n) =>
    n.is(who) ? `Vous piochez ${count(of, 'carte', 'cartes')} Survie.` : `${n.who(who)} pioche ${count(of, 'carte', 'cartes')} Survie.`,
  survivalDrawnCards: ({ cards }, n) => `Personne d’autre ne le voit : vous piochez ${n.cards(cards)}.`,
  survivalDiscarded: ({ who, card, why }, n) => {
    if (why === 'shelter')
      return n.is(who)
        ? `Vous gardez une carte et défaussez ${n.card(card)}.`
        : `${n.who(who)} garde une carte et défausse ${n.card(card)}.`;
    return n.is(who) ? `Toxine vous fait défausser ${n.card(card)}.` : `Toxine fait défausser à ${n.who(who)} ${n.card(card)}.`;
  },
  survivalReshuffled: () => 'La pioche Survie est vide : on mélange ses défausses pour la refaire.',
  huntReshuffled: () => 'La pioche Traque est vide : on mélange ses défausses pour la refaire.',
  huntDrawn: ({ count: of }, n) =>
    n.hunts ? `Vous piochez ${count(of, 'carte', 'cartes')} Traque.` : `La Créature pioche ${count(of, 'carte', 'cartes')} Traque.`,
  huntDrawnCards: ({ cards }, n) => `Personne d’autre ne le voit : vous piochez ${n.cards(cards)}.`,
  screamSuffered: ({ who }, n) => (n.is(who) ? 'Les Hurlements vous atteignent.' : `Les Hurlements atteignent ${n.who(who)}.`),
  caught: ({ who, place }, n) =>
    n.hunts
      ? `Vous attrapez ${n.who(who)} ${n.at(place)}.`
      : n.is(who)
        ? `La Créature vous attrape ${n.at(place)}.`
        : `La Créature attrape ${n.who(who)} ${n.at(place)}.`,
  collapsed: ({ who, will }, n) =>
    n.is(who)
      ? `Votre volonté se brise ; vous vous relevez avec ${count(will, 'pion', 'pions')} Volonté.`
      : `${n.who(who)} s’effondre, puis se relève avec ${count(will, 'pion', 'pions')} Volonté.`,
  rescueMoved: ({ to }) =>
    to > 0 ? `Les Secours approchent : plus que ${count(to, 'case', 'cases')}.` : 'Les Secours atteignent la Victoire.',
  rescueHeld: () => 'La Stase opère : les Secours n’avancent pas.',
  assimMoved: ({ to, why }) => (to > 0 ? ASSIMILATED[why](to) : 'L’Assimilation atteint la Victoire.'),
  won: ({ winner }) => WON[winner],
};
