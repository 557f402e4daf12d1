import type { Rich } from '../../../ui/types';

/** Sentences that people or the engine would bring; the client itself only has its catalogue. */
export interface Says {
  readonly choose: string;
  readonly stillHiding: string;
  readonly sealHide: string;
  readonly sealWhat: string;
  readonly whyDiscard: string;
  readonly whyAbsent: string;
  readonly whyPhase: string;
  readonly whyOneCard: string;
  readonly whyLastPhase: string;
  readonly backTwo: string;
  readonly beacon: string;
  readonly reserve: string;
  readonly onceATurn: string;
  readonly talk: readonly [Rich, Rich, Rich];
  readonly stirs: Rich;
  readonly log: readonly Rich[];
  readonly claws: string;
  readonly allHidden: string;
  readonly sealHunt: string;
  readonly huntOn: string;
  readonly known: readonly [Rich, Rich, Rich];
  readonly resist: string;
  readonly giveUp: string;
  readonly giveUpHelp: string;
  readonly loss: string;
  readonly outcomes: readonly [string, string, string];
  readonly revealLine: string;
  readonly points: readonly [Rich, Rich, Rich];
}

export const saysEn: Says = {
  choose: 'Choose where you hide',
  stillHiding: 'Still hiding: Kestrel',
  sealHide: 'Seal',
  sealWhat: 'The Wreck',
  whyDiscard: 'this card is in your discard.',
  whyAbsent: 'you do not own this place.',
  whyPhase: 'Wait for Reckoning',
  whyOneCard: 'One card a turn',
  whyLastPhase: 'Wait for End of turn',
  backTwo: '2 cards back',
  beacon: 'Beacon charged',
  reserve: '10 in reserve',
  onceATurn: 'Once a turn',
  talk: [
    ['I go to ', { em: 'the Swamp' }, '. Somebody take the Beach.'],
    ['Anywhere but ', { em: 'the Wreck' }, ' for me.'],
    ['So nobody wants to go home?'],
  ],
  stirs: ['Artemia stirs on this space: its token comes this turn.'],
  log: [['Turn 5: nobody caught. Rescue moves to 9.'], ['Theo resists: 2 cards back for 1 Will.'], ['Turn 6 begins.']],
  claws: 'Close your claws',
  allHidden: 'All hidden. Move tokens until you seal.',
  sealHunt: 'Seal the hunt',
  huntOn: 'Beach · Swamp · Rover',
  known: [
    ['3 hunt cards, one now open: Scream'],
    ['Rescue is on an Artemia symbol: the Artemia token comes'],
    ['Spent: Despair, Mirage, Tracking'],
  ],
  resist: 'Resist',
  giveUp: 'Give Up',
  giveUpHelp: 'All back, Assimilation +1',
  loss: '1 Will lost, 1 left',
  outcomes: ['Rescue 1 space', 'Whole discard back', 'No power, 1 card lost'],
  revealLine: 'Vesna closes in on the Beach: Anouk loses 1 Will, Assimilation moves to 4.',
  points: [
    ['Anouk swears by ', { em: 'the Swamp' }, ' and is caught on the Beach.'],
    ['Stasis holds the pod for a whole turn.'],
    ['Two caught at ', { em: 'the Wreck' }, ', 1 space from home.'],
  ],
};

export const saysFr: Says = {
  choose: 'Choisissez où vous cacher',
  stillHiding: 'Se cache encore : Kestrel',
  sealHide: 'Sceller',
  sealWhat: 'L’Épave',
  whyDiscard: 'cette carte est dans votre défausse.',
  whyAbsent: 'vous n’avez pas ce lieu.',
  whyPhase: 'Attend la Résolution',
  whyOneCard: 'Une carte par tour',
  whyLastPhase: 'Attend la Maintenance',
  backTwo: '2 cartes en main',
  beacon: 'Balise chargée',
  reserve: '10 en réserve',
  onceATurn: 'Une fois par tour',
  talk: [
    ['Je vais au ', { em: 'Marais' }, '. Que quelqu’un prenne la Plage.'],
    ['N’importe où sauf ', { em: 'l’Épave' }, '.'],
    ['Personne ne veut donc rentrer ?'],
  ],
  stirs: ['Artemia s’éveille sur cette case : son jeton vient ce tour-ci.'],
  log: [
    ['Tour 5 : personne d’attrapé. Les Secours passent à 9.'],
    ['Theo résiste : 2 cartes reprises pour 1 pion Volonté.'],
    ['Le tour 6 commence.'],
  ],
  claws: 'Refermez vos griffes',
  allHidden: 'Tous cachés. Déplacez vos jetons avant de sceller.',
  sealHunt: 'Sceller la traque',
  huntOn: 'Plage · Marais · Rover',
  known: [
    ['3 cartes Traque, dont une visible : Hurlements'],
    ['Les Secours sont sur un symbole Artemia : son jeton vient'],
    ['Jouées : Désespoir, Mirage, Repérage'],
  ],
  resist: 'Résister',
  giveUp: 'Lâcher prise',
  giveUpHelp: 'Tout revient, Assimilation +1',
  loss: '1 pion Volonté perdu, reste 1',
  outcomes: ['Secours : 1 case', 'Toute la défausse revient', 'Aucun pouvoir, 1 carte perdue'],
  revealLine: 'Vesna se referme sur la Plage : Anouk perd 1 pion Volonté, l’Assimilation passe à 4.',
  points: [
    ['Anouk jure par ', { em: 'le Marais' }, ' et se fait prendre sur la Plage.'],
    ['La Stase retient la capsule un tour entier.'],
    ['Deux attrapés à ', { em: 'l’Épave' }, ', à 1 case du retour.'],
  ],
};
