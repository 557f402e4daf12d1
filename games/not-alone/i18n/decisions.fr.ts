// What a player is asked, in French.

import { counting, type Words } from '@lurk/i18n';
import type { decisionsEn } from './decisions.en.ts';

const { count } = counting('fr');
const REACTIONS_POSSIBLE = 'Des réactions sont possibles…';
const PASSED = 'Vous passez. Vous pouvez encore vous raviser.';
const takeBack = (cards: number) => `Choisissez ${count(cards, 'carte', 'cartes')} à reprendre`;
const discard = (cards: number) => `Choisissez ${count(cards, 'carte', 'cartes')} à défausser`;
const keep = (cards: number) => `Choisissez ${count(cards, 'carte', 'cartes')} à garder`;
const CARD = 'Choisissez la carte à jouer';
const PLACE = 'Choisissez un lieu';
const LURE = 'Choisissez où il va';
const COPY = 'Choisissez le pouvoir à utiliser';
const NEW_PLACE = 'Choisissez un nouveau lieu dans la réserve';
const SEALED = 'Votre choix est scellé. Vous pouvez en changer tant que tous n’ont pas choisi.';

export const decisionsFr: Words<typeof decisionsEn> = {
  asks: {
    chooseSide: {
      title: 'Choisissez la face du plateau',
      help: 'Seule change la place du symbole Artemia sur la piste des Secours.',
      waiting: (who) => `On attend ${who} : choix de la face du plateau…`,
      sealed: null,
      pass: null,
    },
    w1a: {
      title: 'Jouer une carte Traque avant que rien ne bouge ?',
      help: 'Les Traqués n’ont pas encore choisi : une carte jouée maintenant s’impose à leur choix.',
      waiting: (who) => `On attend ${who} : le tour va commencer…`,
      sealed: null,
      pass: 'Passer',
    },
    explore: {
      title: 'Choisissez où vous allez',
      help: 'Votre carte reste face cachée jusqu’à ce que la Créature ait posé ses jetons. Pour reprendre d’abord des cartes, résistez ou lâchez prise.',
      waiting: (who) => `On attend ${who} : choix d’un lieu…`,
      sealed: 'Votre choix est scellé. Vous pouvez en changer tant que tous ne sont pas prêts.',
      pass: null,
    },
    w1c: {
      title: 'Jouer une carte Traque avant de traquer ?',
      help: 'Tous les lieux sont choisis : c’est le dernier moment pour jouer une carte de cette phase.',
      waiting: (who) => `On attend ${who} : la traque va commencer…`,
      sealed: null,
      pass: 'Passer',
    },
    w2m: {
      title: 'Jouez vos cartes et posez vos jetons',
      help: 'Dans l’ordre de votre choix. Une carte se voit aussitôt ; les jetons, quand vous les confirmez tous.',
      waiting: (who) => `On attend ${who} : la traque se prépare…`,
      sealed: null,
      pass: null,
    },
    w2r: {
      title: 'Les jetons sont posés : répondez-vous ?',
      help: 'Seul Vortex se joue maintenant : il échange votre carte face cachée contre une carte de votre défausse.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Passer',
    },
    w2rCreature: {
      title: 'Jouer une autre carte Traque ?',
      help: 'Un Traqué a répondu à vos jetons ; vous pouvez répliquer si votre limite le permet.',
      waiting: (who) => `On attend ${who} : la traque se poursuit peut-être…`,
      sealed: null,
      pass: 'Passer',
    },
    placeTokens: {
      title: 'Posez le jeton que vous venez de gagner',
      help: 'Les autres sont déjà en place : celui-ci se pose aussitôt.',
      waiting: (who) => `On attend ${who} : pose d’un jeton…`,
      sealed: null,
      pass: null,
    },
    ascendancyKeep: {
      title: 'Choisissez 2 cartes à garder',
      help: 'Emprise envoie le reste de votre main à la défausse.',
      waiting: (who) => `On attend ${who} : deux cartes à garder…`,
      sealed: null,
      pass: null,
    },
    phobiaKeep: {
      title: 'Choisissez 2 cartes à cacher',
      help: 'Psychose montre le reste de votre main à la seule Créature ; vous ne perdez rien.',
      waiting: (who) => `On attend ${who} : deux cartes à cacher…`,
      sealed: null,
      pass: null,
    },
    forbiddenZoneDiscard: {
      title: 'Choisissez une carte à défausser',
      help: 'Zone Interdite prend 1 carte Lieu dans chaque main, toutes en même temps.',
      waiting: (who) => `On attend ${who} : choix d’une défausse…`,
      sealed: SEALED,
      pass: null,
    },
    riverKeep: {
      title: 'Choisissez la carte que vous gardez',
      help: 'La Rivière vous a permis d’en poser deux et de voir d’abord les jetons ; l’autre regagne votre main sans être vue.',
      waiting: (who) => `On attend ${who} : une carte à garder sur deux…`,
      sealed: SEALED,
      pass: null,
    },
    w3aCreature: {
      title: 'Vous les voyez : réagissez-vous ?',
      help: 'Chacun a montré où il est. Une carte jouée maintenant peut encore changer ce qui s’ensuit.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Passer',
    },
    w3aHunted: {
      title: 'Tout est révélé : réagissez-vous ?',
      help: 'Vous pouvez esquiver ou déplacer un jeton avant les explorations ; il y aura une autre occasion avant que les jetons ne frappent.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Passer',
    },
    w3c: {
      title: 'Dernière issue : réagissez-vous ?',
      help: 'Les explorations sont finies ; Artemia va frapper, puis la Créature.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Passer',
    },
    visitOrder: {
      title: 'Quel lieu explorez-vous d’abord ?',
      help: 'Vous êtes sur deux lieux, et le premier peut servir le second.',
      waiting: (who) => `On attend ${who} : choix du premier lieu…`,
      sealed: null,
      pass: null,
    },
    w3i: {
      title: 'Jouer une carte Traque avant la prochaine exploration ?',
      help: 'Un Traqué qui a déjà exploré garde ce qu’il a obtenu ; le lieu que vous désignez devient inutilisable.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Passer',
    },
    resolveVisit: {
      title: (at) => `Vous voilà ${at} : que faites-vous ?`,
      help: 'Aucun jeton ne vous retient : utilisez le lieu, ou laissez-le pour reprendre 1 carte de votre défausse.',
      waiting: (who, _the, of) => `On attend ${who} : exploration ${of}…`,
      sealed: null,
      pass: 'Ne rien faire',
    },
    shelterKeep: {
      title: 'Choisissez la carte Survie que vous gardez',
      help: 'Personne ne voit celle que vous gardez ; l’autre est défaussée face visible.',
      waiting: (who) => `On attend ${who} : une carte Survie à garder sur deux…`,
      sealed: null,
      pass: null,
    },
    screamChoice: {
      title: 'Les Hurlements vous atteignent : cartes ou Volonté ?',
      help: 'Défaussez 2 cartes Lieu de votre main ou perdez 1 pion Volonté ; tous les choix se dévoilent ensemble.',
      waiting: (who) => `On attend ${who} : face aux Hurlements…`,
      sealed: SEALED,
      pass: null,
    },
    toxinDiscard: {
      title: 'Choisissez une carte Survie à défausser',
      help: 'Toxine coûte 1 carte Survie à chaque Traqué du lieu ciblé ; toutes se dévoilent ensemble.',
      waiting: (who) => `On attend ${who} : choix d’une carte Survie à défausser…`,
      sealed: SEALED,
      pass: null,
    },
    artemiaDiscard: {
      title: (_at, cards) => `Choisissez ${count(cards, 'carte', 'cartes')} à défausser`,
      help: 'Le jeton Artemia coûte 1 carte Lieu de la main par lieu où il vous retient ; toutes se dévoilent ensemble.',
      waiting: (who) => `On attend ${who} : Artemia réclame son dû…`,
      sealed: SEALED,
      pass: null,
    },
    w4Creature: {
      title: 'Jouer une dernière carte Traque ?',
      help: 'Stase immobilise les Secours ; Repérage vous donne deux cartes Traque à jouer au prochain tour.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Passer',
    },
    w4Hunted: {
      title: 'Jouer une dernière carte Survie ?',
      help: 'Amplificateur active une balise chargée : les Secours avancent de 1 case. Volte-Face vous rend la carte que vous venez de jouer.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Passer',
    },
  },
  offers: {
    explore: {
      title: 'Vous pouvez jouer une carte Traque à tout moment',
      help: 'Les Traqués choisissent leur lieu ; personne ne sait que vous en avez le moyen.',
    },
    resolveVisit: {
      title: 'Vous pouvez réagir à tout moment',
      help: 'Une exploration est en cours ; personne ne sait que vous en avez le moyen.',
    },
  },
  doubles: {
    river: {
      title: 'Choisissez deux lieux',
      help: 'La Rivière vous a servi au tour précédent : vous garderez l’un des deux, une fois les jetons posés.',
    },
    artefact: { title: 'Choisissez deux lieux', help: 'L’Artefact vous a servi au tour précédent : vous explorerez les deux.' },
  },
  stuck: {
    title: 'Trop peu de cartes à jouer : reprenez-en',
    help: 'Vous avez moins de cartes qu’il n’en faut poser. Résistez, lâchez prise ou jouez Sixième Sens, si vous le pouvez. Personne n’en est averti.',
  },

  options: {
    play: { place: 'Poser', hunt: 'Jouer une carte Traque', survival: 'Jouer une carte Survie' },
    words: {
      resist: 'Résister',
      giveUp: 'Lâcher prise',
      survival: 'Jouer une carte Survie',
      tokens: 'Poser les jetons',
      takeBack: 'Reprendre 1 carte',
      card: 'Jouer plutôt une carte Survie',
      copy: 'Copier le lieu de la Créature',
      heal: 'Rendre 1 pion Volonté',
      draw: 'Piocher 1 carte Survie',
      thisCard: 'Reprendre la carte jouée',
      discard: 'Défausser 2 cartes Lieu',
      loseWill: 'Perdre 1 pion Volonté',
      passPhase: 'Passer pour le reste de la phase',
    },
    paid: (paid, cards) => `Payer ${count(paid, 'pion', 'pions')} Volonté, reprendre ${count(cards, 'carte', 'cartes')}`,
    paidLast: 'Tout payer et lâcher prise',
    power: (of) => `Utiliser le pouvoir ${of}`,
    takeBackAll: 'Reprendre toute votre défausse',
    confirm: 'Confirmer',
    yourself: 'Vous-même',
    visit: (who, at) => `${who}, ${at}`,
  },

  steps: {
    first: {
      ascendancyKeep: keep,
      phobiaKeep: keep,
      riverKeep: keep,
      shelterKeep: keep,
      forbiddenZoneDiscard: discard,
      toxinDiscard: discard,
      artemiaDiscard: discard,
    },
    putDown: (cards) => `Choisissez ${count(cards, 'carte', 'cartes')} Lieu`,
    tradeIn: 'Choisissez la carte qui la remplace',
    newPlace: NEW_PLACE,
    takeBack,
    action: 'Choisissez ce que vous faites',
    mode: 'Choisissez ce que le lieu vous apporte',
    tokens: 'Choisissez où va chaque jeton',
    confirm: 'Plus rien à choisir : confirmez',
    after: { visit: 'Choisissez vers où', token: LURE, will: takeBack },
    by: {
      takeBack,
      discard,
      copy: COPY,
      heal: 'Choisissez à qui rendre 1 pion Volonté',
      creature: 'Où va le jeton Créature ?',
      artemia: 'Où va le jeton Artemia ?',
      target: 'Où va le jeton Cible ?',
      sacrifice: discard,
      sixthSense: takeBack,
      doubleBack: takeBack,
      vortex: 'Choisissez la carte à échanger',
      hologram: LURE,
      gate: COPY,
      drone: NEW_PLACE,
    },
    of: {
      place: PLACE,
      led: PLACE,
      pair: 'Choisissez deux lieux adjacents',
      visit: 'Choisissez qui pousser',
      hunt: CARD,
      survival: CARD,
      token: 'Choisissez le jeton à attirer',
      seat: 'Choisissez un Traqué',
      will: 'Combien de pions Volonté payez-vous ?',
    },
  },
};
