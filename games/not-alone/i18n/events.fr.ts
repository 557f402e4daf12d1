// One sentence for each thing that can happen, in French. No sentence agrees with the gender of a player, and none puts « de » or
// « que » before a name, which might want « d’ » or « qu’ ».

import type { Words } from '@lurk/i18n';
import type { eventsEn } from './events.en.ts';

export const eventsFr: Words<typeof eventsEn> = {
  sideChosen: { you: 'Vous choisissez la face {side} du plateau.', name: 'La Créature choisit la face {side} du plateau.' },
  turnBegan: 'Le tour {turn} commence.',
  phaseBegan: {
    0: 'La planète se met en place.',
    1: 'Phase 1, Exploration : les Traqués choisissent où aller.',
    2: 'Phase 2, Traque : la Créature se met en chasse.',
    3: 'Phase 3, Résolution : les masques tombent.',
    4: 'Phase 4, Maintenance : le tour s’achève.',
  },
  huntPlayed: {
    you: {
      plain: 'Vous jouez {card}.',
      place: 'Vous jouez {card} sur {place}.',
      pair: 'Vous jouez {card} à cheval sur {places}.',
      hunted: 'Vous jouez {card} contre {who}.',
    },
    name: {
      plain: 'La Créature joue {card}.',
      place: 'La Créature joue {card} sur {place}.',
      pair: 'La Créature joue {card} à cheval sur {places}.',
      hunted: 'La Créature joue {card} contre {who}.',
    },
    onYou: 'La Créature joue {card} contre vous.',
    copied: '{card} (copie : {as})',
  },
  survivalPlayed: { you: 'Vous jouez {card}.', name: '{who} joue {card}.' },
  resisted: {
    you: 'Vous résistez, en payant {paid} {paid|pion|pions} Volonté.',
    name: '{who} résiste, en payant {paid} {paid|pion|pions} Volonté.',
  },
  gaveUp: { you: 'Vous lâchez prise.', name: '{who} lâche prise.' },
  allReady: 'Tous les lieux sont choisis.',
  willChanged: {
    lost: {
      you: 'Vous perdez {count} {count|pion|pions} Volonté ; il vous en reste {will}.',
      name: '{who} perd {count} {count|pion|pions} Volonté, et en garde {will}.',
    },
    lostAll: {
      you: 'Vous perdez {count} {count|pion|pions} Volonté ; il ne vous en reste aucun.',
      name: '{who} perd {count} {count|pion|pions} Volonté, et n’en a plus.',
    },
    gained: {
      you: 'Vous retrouvez {count} {count|pion|pions} Volonté ; vous en avez {will}.',
      name: '{who} retrouve {count} {count|pion|pions} Volonté, et en a {will}.',
    },
  },
  tookBack: {
    resist: { you: 'En résistant, vous reprenez {cards}.', name: 'En résistant, {who} reprend {cards}.' },
    giveUp: { you: 'En lâchant prise, vous reprenez {cards}.', name: 'En lâchant prise, {who} reprend {cards}.' },
    sixthSense: { you: 'Sixième Sens vous rend {cards}.', name: 'Sixième Sens rend à {who} {cards}.' },
    place: { you: 'Vous délaissez le lieu et reprenez {cards}.', name: '{who} délaisse le lieu et reprend {cards}.' },
    power: { you: 'Le lieu vous rend {cards}.', name: 'Le lieu rend à {who} {cards}.' },
    doubleBack: { you: 'Vous faites volte-face et ramassez {cards}.', name: '{who} fait volte-face et ramasse {cards}.' },
    collapse: { you: 'Vous reprenez vos esprits et retrouvez {cards}.', name: '{who} reprend ses esprits et retrouve {cards}.' },
  },
  tookBackHidden: { cards: '{count} {count|carte|cartes} Lieu à la faveur du brouillage' },
  tookBackCards: {
    you: 'Seuls les Traqués le voient : vous reprenez {cards}.',
    name: 'Seuls les Traqués le voient : {who} reprend {cards}.',
  },
  discarded: {
    sacrifice: { you: 'Vous sacrifiez {cards}.', name: '{who} sacrifie {cards}.' },
    ascendancy: { you: 'Sous le coup d’Emprise, vous défaussez {cards}.', name: 'Sous le coup d’Emprise, {who} défausse {cards}.' },
    forbiddenZone: {
      you: 'Sous le coup de Zone Interdite, vous défaussez {cards}.',
      name: 'Sous le coup de Zone Interdite, {who} défausse {cards}.',
    },
    scream: { you: 'Face aux Hurlements, vous défaussez {cards}.', name: 'Face aux Hurlements, {who} défausse {cards}.' },
    artemia: { you: 'Artemia vous fait défausser {cards}.', name: 'Artemia fait défausser à {who} {cards}.' },
    vortex: { you: 'Vortex envoie à votre défausse {cards}.', name: '{who} défausse {cards} par le Vortex.' },
    endOfTurn: { you: 'En fin de tour, vous défaussez {cards}.', name: 'En fin de tour, {who} défausse {cards}.' },
  },
  discardedHidden: { cards: '{count} {count|carte|cartes} Lieu à la faveur du brouillage' },
  discardedCards: {
    you: 'Seuls les Traqués le voient : vous défaussez {cards}.',
    name: 'Seuls les Traqués le voient : {who} défausse {cards}.',
  },
  smokeRose: {
    you: 'Tout se brouille : vous ne voyez plus ce que contiennent les défausses.',
    name: 'Tout se brouille : la Créature ne voit plus ce que contiennent les défausses.',
  },
  smokeCleared: 'Le brouillage se dissipe : toutes les défausses redeviennent lisibles.',
  swapped: { you: 'Vous échangez {out} contre {in}.', name: '{who} échange {out} contre {in}.' },
  swappedHidden: {
    you: 'À la faveur du brouillage, vous échangez une carte Lieu contre une autre.',
    name: 'À la faveur du brouillage, {who} échange une carte Lieu contre une autre.',
  },
  swappedCards: {
    you: 'Seuls les Traqués le voient : vous échangez {out} contre {in}.',
    name: 'Seuls les Traqués le voient : {who} échange {out} contre {in}.',
  },
  struckBack: {
    you: '{count} {count|carte|cartes} de votre main {count|passe|passent} sous la pioche Traque.',
    name: '{count} {count|carte|cartes} de la main de la Créature {count|passe|passent} sous la pioche Traque.',
  },
  struckBackCards: 'Personne d’autre ne le sait : sous la pioche Traque {count|se trouve|se trouvent} {cards}.',
  phobiaShown: {
    you: 'Vous montrez à la Créature {count} {count|carte|cartes} Lieu.',
    name: '{who} montre à la Créature {count} {count|carte|cartes} Lieu.',
    toYou: '{who} vous montre {count} {count|carte|cartes} Lieu.',
  },
  phobiaCards: 'Personne d’autre ne le voit : {who} a en main {cards}.',
  tokensPlaced: {
    you: 'Vous posez {tokens}.',
    name: 'La Créature pose {tokens}.',
    single: '{token} sur {places}',
    pair: '{token} à cheval sur {places}',
  },
  tokenTakenBack: { you: 'Vous reprenez {token}.', name: 'La Créature reprend {token}.' },
  tokenMoved: { you: 'Vous attirez {token} sur {place}.', name: '{who} attire {token} sur {place}.' },
  placesShown: { all: 'Les lieux se révèlent : {shown}.', you: 'vous, {places}', name: '{who}, {places}' },
  riverKept: {
    you: 'Vous gardez une de vos deux cartes ; l’autre regagne votre main.',
    name: '{who} garde une carte sur deux ; l’autre regagne sa main sans être vue.',
  },
  detoured: {
    you: 'Détour : vous quittez {card}, et vous voilà {atPlace}.',
    name: 'Détour : {who} quitte {card}, et se retrouve {atPlace}.',
  },
  visitOrdered: { you: 'Vous commencez par {place}.', name: '{who} commence par {place}.' },
  visitLost: {
    you: 'Vous ne tirez rien {ofPlace} : ce lieu est inutilisable ce tour-ci.',
    name: '{who} ne tire rien {ofPlace} : ce lieu est inutilisable ce tour-ci.',
  },
  visitPassed: { you: 'Vous ne faites rien {atPlace}.', name: '{who} ne fait rien {atPlace}.' },
  powerUsed: {
    here: { you: 'Vous utilisez le pouvoir {ofPlace}.', name: '{who} utilise le pouvoir {ofPlace}.' },
    lair: {
      you: 'Depuis l’Antre, vous copiez le pouvoir {ofPlace}.',
      name: 'Depuis l’Antre, {who} copie le pouvoir {ofPlace}.',
    },
    card: { you: 'Avec {card}, vous utilisez le pouvoir {ofPlace}.', name: 'Avec {card}, {who} utilise le pouvoir {ofPlace}.' },
  },
  markerPut: { on: 'La balise est chargée.', off: 'La balise est activée.' },
  doubleGained: {
    river: {
      you: 'Au prochain tour, vous poserez deux cartes Lieu pour n’en garder qu’une.',
      name: 'Au prochain tour, {who} posera deux cartes Lieu pour n’en garder qu’une.',
    },
    artefact: {
      you: 'Au prochain tour, vous poserez deux cartes Lieu et explorerez les deux.',
      name: 'Au prochain tour, {who} posera deux cartes Lieu et explorera les deux.',
    },
  },
  placeTaken: { you: 'Vous ajoutez {place} à votre main.', name: '{who} prend {place} dans la réserve.' },
  survivalDrawn: {
    you: 'Vous piochez {count} {count|carte|cartes} Survie.',
    name: '{who} pioche {count} {count|carte|cartes} Survie.',
  },
  survivalDrawnCards: 'Personne d’autre ne le voit : vous piochez {cards}.',
  survivalDiscarded: {
    shelter: { you: 'Vous gardez une carte et défaussez {card}.', name: '{who} garde une carte et défausse {card}.' },
    toxin: { you: 'Toxine vous fait défausser {card}.', name: 'Toxine fait défausser à {who} {card}.' },
  },
  survivalReshuffled: 'La pioche Survie est vide : on mélange ses défausses pour la refaire.',
  huntReshuffled: 'La pioche Traque est vide : on mélange ses défausses pour la refaire.',
  huntDrawn: { you: 'Vous piochez {count} {count|carte|cartes} Traque.', name: 'La Créature pioche {count} {count|carte|cartes} Traque.' },
  huntDrawnCards: 'Personne d’autre ne le voit : vous piochez {cards}.',
  screamSuffered: { you: 'Les Hurlements vous atteignent.', name: 'Les Hurlements atteignent {who}.' },
  caught: {
    you: 'La Créature vous attrape {atPlace}.',
    name: 'La Créature attrape {who} {atPlace}.',
    byYou: 'Vous attrapez {who} {atPlace}.',
  },
  collapsed: {
    you: 'Votre volonté se brise ; vous vous relevez avec {will} {will|pion|pions} Volonté.',
    name: '{who} s’effondre, puis se relève avec {will} {will|pion|pions} Volonté.',
  },
  rescueMoved: { on: 'Les Secours approchent : plus que {to} {to|case|cases}.', home: 'Les Secours atteignent la Victoire.' },
  rescueHeld: 'La Stase opère : les Secours n’avancent pas.',
  assimMoved: {
    giveUp: 'Artemia se nourrit des abandons : il reste {to} {to|case|cases} à l’Assimilation.',
    caught: 'Artemia se nourrit de la prise : il reste {to} {to|case|cases} à l’Assimilation.',
    anticipation: 'La Créature l’avait senti : l’Assimilation avance encore, plus que {to} {to|case|cases}.',
    collapse: 'Artemia se nourrit des volontés brisées : il reste {to} {to|case|cases} à l’Assimilation.',
    home: 'L’Assimilation atteint la Victoire.',
  },
  won: { hunted: 'Les Traqués gagnent : les Secours sont là.', creature: 'La Créature gagne : l’Assimilation est complète.' },
};
