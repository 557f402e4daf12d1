import type { Rich } from '../../../ui/types';

// What the table itself says besides the words of the rules, in English. This file is the type: French must have the same keys.

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const tableEn = {
  /** The sentence above the hand while nothing is wanted of the reader. */
  now: {
    setup: 'The table is being laid',
    explore: 'The Hunted choose where to go',
    hunt: 'The Creature lays the hunt',
    reckon: 'The places are reckoned with',
    end: 'The turn ends',
    over: 'The game is over',
  },
  draftMeanwhile: 'Meanwhile, draft your hunt: choose a token, then a place. Nobody sees it.',
  seal: 'Seal',
  sealHunt: 'Seal the hunt',
  sealPass: 'You pass',
  sending: 'On its way…',
  lay: (tokens: string) => `Still to lay: ${tokens}`,
  progress: (done: number, of: number) => `${done} of ${of}`,
  changeMind: 'Start over',
  /** Why a place cannot be touched now. */
  notHere: 'This place is not among the choices.',
  notNext: (place: string) => `It does not touch ${place}.`,
  otherHalf: (place: string) => `${place} and which neighbour?`,
  /** Why a token stays in its socket. */
  token: {
    artemia: 'Rescue stands on no leaf, and no card shows it.',
    target: 'No card shows it this turn.',
    laid: 'Already laid this turn.',
    later: 'Tokens are laid in the Hunting phase.',
  },
  /** At the foot of a Place card. */
  foot: {
    down: 'Face down',
    front: 'Played',
    used: 'Used this turn',
    reserve: (n: number) => `${n} new for you`,
    takes: (n: number) => `${count(n, 'card', 'cards')} back`,
    closed: 'Closed',
  },
  passHelp: 'You play no card here.',
  passPhaseHelp: 'You are not asked again in this phase.',
  nothingHelp: 'Leave the place as it is.',
  react: 'React',
  reactHelp: 'Choose a card to play it now.',
  powerHelp: 'What the place gives you',
  takeBackHelp: 'From your discard, instead of the power',
  discardTwoHelp: 'From your hand',
  loseWillHelp: 'Your cards stay with you',
  stale: 'The discards are hidden: this is what was known when the smoke rose.',
  huntLimit: (left: number) =>
    left === 0 ? 'No more Hunt card this turn.' : `You may play ${count(left, 'Hunt card', 'Hunt cards')} this turn.`,
  known: {
    hand: (n: number) => `${count(n, 'Hunt card', 'Hunt cards')} in hand`,
    open: (names: string) => `Played this turn: ${names}`,
    leaf: 'Rescue stands on a leaf: Artemia comes out',
    spent: (names: string) => `Spent: ${names}`,
    fresh: 'Nothing spent yet',
  },
  watch: {
    title: 'You are watching',
    help: 'You see what everybody sees. What you say is heard after the game.',
    cards: 'Cards in play',
    none: 'No card in play.',
  },
  log: { secret: 'Only you know', turn: (n: number) => `Turn ${n}` },
  reveal: {
    foundHelp: (will: number) => `Loses ${will} Will unless they slip away`,
    gripped: 'No power, one card lost',
    silenced: (card: string) => `Silenced: ${card}`,
    closes: (places: string, names: string) => `The Creature closes on ${places}: ${names}.`,
    misses: (places: string) => `The Creature closes on ${places}, and finds nobody.`,
    and: ' and ',
  },
  claim: {
    title: 'Tell the table',
    help: 'Everybody hears it, the Creature too, each in their own language. Nobody checks it.',
    go: 'I go to',
    not: 'Anywhere but',
    /** `at` and `the`: "at the Beach", "the Beach". */
    goTo: (_at: string, the: string): Rich => ['I go to ', { em: the }, '.'],
    notTo: (_at: string, the: string): Rich => ['Anywhere but ', { em: the }, '.'],
  },
  phrases: {
    beach: 'Somebody take the Beach.',
    wreck: 'Somebody take the Wreck.',
    spread: 'Let us spread out.',
    same: 'Let us all go to the same place.',
    hurry: 'Hurry up, she is listening.',
    trust: 'Trust me.',
    lie: 'Somebody is lying.',
    low: 'My hand is nearly empty.',
    card: 'I have a card for this.',
    rescue: 'Rescue is close. No risks.',
    sorry: 'Sorry.',
    well: 'Well played.',
    smell: 'I can smell you.',
    where: 'I know where you are.',
    fools: 'You are making this too easy.',
  },
  keys: {
    title: 'Keys',
    list: [
      ['Tab', 'from zone to zone'],
      ['Arrows', 'walk the board, the hand, the tabs'],
      ['Enter, Space', 'choose what has the focus; press Seal twice'],
      ['Escape', 'drop what you have picked'],
      ['B', 'the board as text'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
  },
};

export type TableWords = typeof tableEn;
