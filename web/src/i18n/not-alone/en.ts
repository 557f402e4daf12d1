import type { HuntId, PlaceNo, SurvivalId, Token } from '@lurk/not-alone/public';
/** Forms of a place's name, so that sentences need no grammar of their own. */
export interface PlaceWords {
  readonly name: string;
  readonly the: string;
  /** Where somebody is: "on the Beach". */
  readonly at: string;
  /** One line for the board. */
  readonly short: string;
  /** Two lines for the card. */
  readonly power: string;
  /** The whole rule. */
  readonly rule: string;
}

export interface CardWords {
  readonly name: string;
  readonly text: string;
}

const places: Record<PlaceNo, PlaceWords> = {
  1: {
    name: 'Lair',
    the: 'the Lair',
    at: 'in the Lair',
    short: 'All cards back, or copy',
    power: 'Take your whole discard back, or copy the Creature’s place.',
    rule: 'Take back your whole discard, or copy the power of the place where the Creature token lies. Caught here, you lose 1 more Will.',
  },
  2: {
    name: 'Jungle',
    the: 'the Jungle',
    at: 'in the Jungle',
    short: 'This card and 1 back',
    power: 'Take this card back, plus one more.',
    rule: 'Take this card back into your hand, and one card from your discard.',
  },
  3: {
    name: 'River',
    the: 'the River',
    at: 'at the River',
    short: 'Next: play 2, keep 1',
    power: 'Next turn play two places, then keep one.',
    rule: 'Next turn you play two places. Just before the reveal you keep one and take the other back into your hand.',
  },
  4: {
    name: 'Beach',
    the: 'the Beach',
    at: 'on the Beach',
    short: 'Light or fire the beacon',
    power: 'Light the beacon, or fire it: Rescue moves one step.',
    rule: 'Put the beacon on the Beach. If it is already there, take it off and Rescue moves one step. Once a turn for all of you together.',
  },
  5: {
    name: 'Rover',
    the: 'the Rover',
    at: 'at the Rover',
    short: 'Gain a new place',
    power: 'Take a place you lack from the reserve.',
    rule: 'Take from the reserve one place you do not own, into your hand.',
  },
  6: {
    name: 'Swamp',
    the: 'the Swamp',
    at: 'in the Swamp',
    short: 'This card and 2 back',
    power: 'Take this card back, plus two more.',
    rule: 'Take this card back into your hand, and two cards from your discard.',
  },
  7: {
    name: 'Shelter',
    the: 'the Shelter',
    at: 'in the Shelter',
    short: 'Draw 2 cards, keep 1',
    power: 'Draw two Survival cards, keep one.',
    rule: 'Draw two Survival cards, keep one and discard the other.',
  },
  8: {
    name: 'Wreck',
    the: 'the Wreck',
    at: 'at the Wreck',
    short: 'Rescue one step',
    power: 'Rescue moves one step. Once a turn for all.',
    rule: 'Rescue moves one step. Once a turn for all of you together.',
  },
  9: {
    name: 'Source',
    the: 'the Source',
    at: 'at the Source',
    short: 'Heal 1, or draw a card',
    power: 'Somebody regains 1 Will, or draw a Survival card.',
    rule: 'One Hunted of your choice, you included, regains 1 Will; or you draw one Survival card.',
  },
  10: {
    name: 'Artefact',
    the: 'the Artefact',
    at: 'at the Artefact',
    short: 'Next: play 2, use both',
    power: 'Next turn play two places and use both.',
    rule: 'Next turn you play two places and use both. Nothing can copy this power.',
  },
};

const hunt: Record<HuntId, CardWords> = {
  despair: { name: 'Despair', text: 'This turn nobody plays or draws a Survival card.' },
  forceField: { name: 'Force Field', text: 'Two neighbouring places cannot be played this turn.' },
  anticipation: { name: 'Anticipation', text: 'Name a Hunted. If you catch them, Assimilation moves 1 more.' },
  ascendancy: { name: 'Ascendancy', text: 'One Hunted discards places until 2 are left in hand.' },
  fierceness: { name: 'Fierceness', text: 'Each one you catch loses 1 more Will.' },
  forbiddenZone: { name: 'Forbidden Zone', text: 'Every Hunted discards 1 place, all at once.' },
  interference: { name: 'Interference', text: 'The Beach and the Wreck do nothing this turn.' },
  persecution: { name: 'Persecution', text: 'A place’s power takes back only 1 card.' },
  mutation: { name: 'Mutation', text: 'The Artemia token also costs 1 Will.' },
  phobia: { name: 'Phobia', text: 'One Hunted shows you all places in hand but 2.' },
  virus: { name: 'Virus', text: 'The Artemia token lies on two neighbouring places.' },
  clone: { name: 'Clone', text: 'The target counts as a second Creature token.' },
  mirage: { name: 'Mirage', text: 'Two neighbouring places do nothing this turn.' },
  scream: { name: 'Scream', text: 'Whoever is on the target drops 2 places or loses 1 Will.' },
  toxin: { name: 'Toxin', text: 'On the target: lose a Survival card, and the place does nothing.' },
  cataclysm: { name: 'Cataclysm', text: 'One place does nothing this turn.' },
  detour: { name: 'Detour', text: 'After the reveal, move one Hunted to a neighbouring place.' },
  stasis: { name: 'Stasis', text: 'Rescue does not move at the end of this turn.' },
  tracking: { name: 'Tracking', text: 'Next turn you may play two Hunt cards.' },
  flashback: { name: 'Flashback', text: 'Copies the last discarded Hunt card.' },
};

const survival: Record<SurvivalId, CardWords> = {
  adrenaline: { name: 'Adrenaline', text: 'You regain 1 Will.' },
  ingenuity: { name: 'Ingenuity', text: 'Light the beacon on the Beach.' },
  sacrifice: { name: 'Sacrifice', text: 'Discard 1 place: no Hunt card this turn.' },
  sixthSense: { name: 'Sixth Sense', text: 'Take 2 places back from your discard.' },
  smokescreen: { name: 'Smokescreen', text: 'All discards are hidden until the turn ends.' },
  strikeBack: { name: 'Strike Back', text: '2 random Hunt cards go under their deck.' },
  vortex: { name: 'Vortex', text: 'Swap your hidden card with one from your discard.' },
  detector: { name: 'Detector', text: 'The Artemia token does nothing to you.' },
  dodge: { name: 'Dodge', text: 'If the Creature finds you, you were not there.' },
  drone: { name: 'Drone', text: 'Use the Rover instead of your place.' },
  gate: { name: 'Gate', text: 'Use a neighbouring place instead of yours.' },
  hologram: { name: 'Hologram', text: 'Move the Artemia token to a neighbouring place.' },
  wrongTrack: { name: 'Wrong Track', text: 'Move the Creature token to a neighbouring place.' },
  amplifier: { name: 'Amplifier', text: 'Take the beacon off the Beach: Rescue moves one step.' },
  doubleBack: { name: 'Double Back', text: 'Take back the place you have just played.' },
};

const token: Record<Token, { readonly name: string; readonly rule: string }> = {
  creature: {
    name: 'Creature',
    rule: 'Whoever is found here loses 1 Will and their place does nothing; if anybody is caught, Assimilation moves one step.',
  },
  target: { name: 'Target', rule: 'Comes into play with a Hunt card that shows it. The card says what happens here.' },
  artemia: { name: 'Artemia', rule: 'Whoever is found here discards one place, and the place does nothing.' },
};

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const notAlone = {
  places,
  hunt,
  survival,
  token,
  creature: 'the Creature',
  phases: ['Exploration', 'Hunting', 'Reckoning', 'End of turn'] as readonly string[],
  phasesLabel: 'Phases of the turn',
  turn: (n: number) => `Turn ${n}`,
  table: (code: string) => `table ${code}`,
  zones: { scene: 'The planet Artemia', hand: 'Your hand', body: 'Your body', table: 'The table', tracks: 'The two tracks' },
  tabs: {
    hand: 'Hand',
    hunt: 'Hunt cards',
    left: 'What is left',
    table: 'Table',
    talk: 'Talk',
    log: 'Log',
    known: 'Known of you',
    label: 'What to show',
  },
  state: { choosing: 'Choosing', sealed: 'Sealed', listening: 'Listening', thinking: 'Thinking', waiting: 'Waiting', away: 'Away' },
  you: 'you',
  bot: 'bot',
  noLines: 'Nothing yet.',
  tracks: {
    rescue: 'Rescue',
    assimilation: 'Assimilation',
    rescueShort: 'rescue',
    assimilationShort: 'creature',
    steps: (n: number) => `${count(n, 'step', 'steps')} to the star`,
    summary: (rescue: number, assimilation: number) =>
      `Rescue is ${count(rescue, 'step', 'steps')} from the star, Assimilation ${count(assimilation, 'step', 'steps')}.`,
    rule: 'The first counter on the star wins: Rescue for the Hunted, Assimilation for the Creature. A leaf on Rescue’s space brings the Artemia token out in the Hunt.',
  },
  will: (n: number) => `Will ${n} of 3`,
  inHand: (n: number) => `${count(n, 'place', 'places')} in hand`,
  notes: (n: number) => count(n, 'Survival card', 'Survival cards'),
  huntCards: (n: number) => count(n, 'Hunt card', 'Hunt cards'),
  discardOf: (numbers: string) => (numbers ? `discard ${numbers}` : 'discard empty'),
  discardHidden: (n: number) => `discard hidden, ${count(n, 'card', 'cards')}`,
  yourDiscard: 'Your discard',
  emptyDiscard: 'Empty',
  pending: { river: 'Plays two, keeps one', artefact: 'Plays two, uses both' },
  place: {
    yourDiscard: 'Your discard',
    left: (n: number) => (n === 0 ? 'None left' : `${n} left`),
    absentLong: (n: number) => `You do not own it; ${n === 0 ? 'none' : n} left in the reserve`,
    discardLong: 'In your discard',
    handLong: 'In your hand',
    beacon: 'Beacon lit',
    beaconOut: 'Beacon out',
    picked: 'picked',
    cannot: (why: string) => `Not now: ${why}`,
    could: (n: number) => (n === 0 ? 'nobody could be here' : `${n} could be here`),
    couldNames: (names: string) => `could be here: ${names}`,
    visitors: (names: string) => `here: ${names}`,
    tokens: (names: string) => `tokens: ${names}`,
    tokenDraft: (name: string) => `${name}, not sealed`,
    mirror: 'The board as text',
    rule: (name: string) => `Rule: ${name}`,
    keys: 'Arrow keys walk the board, Enter picks.',
  },
  hand: {
    resist: 'Resist',
    resistHelp: (will: number) => `Take ${2 * will} cards back`,
    resistRule: 'Give up 1 or 2 Will and take back two cards from your discard for each.',
    giveUp: 'Give Up',
    giveUpHelp: 'All back, Creature steps 1',
    giveUpRule: 'Take your whole discard back and return to 3 Will; Assimilation moves one step.',
    cost: (n: number) => `costs ${n} Will`,
    sealHint: 'Only that you are ready will show. Until the last seal you may change your mind.',
    pickTwo: 'Two places this turn: pick both.',
    chosen: 'Chosen',
    survivalNote: 'Survival card',
    huntCard: 'Hunt card',
    phase: (name: string) => `${name} phase`,
    copiedPhase: 'Any phase',
    play: 'Play now',
    inPlay: 'In play',
    deck: (n: number) => `${n} in the deck`,
    spent: (n: number) => `${n} spent`,
    socketEmpty: 'to be placed',
    socketShut: 'not this turn',
    socketPair: 'on two neighbours',
    socketAsk: (place: string) => `${place}?`,
    yourCards: 'Your cards',
    yourNotes: 'Your Survival cards',
    yourTokens: 'Your tokens',
  },
  creatureScreen: {
    left: 'What is left to them',
    leftRule: 'Owned places minus the open discard. Choose a Hunted to light the places left to them.',
    known: 'What they know of you',
    blind: 'If they chose blindly',
    percent: (n: number) => `${n} %`,
    could: (n: number) => (n === 0 ? '0' : `${n}?`),
  },
  reveal: {
    steps: ['Hush', 'Turn', 'Verdict', 'Log'] as readonly string[],
    stepsLabel: 'The reveal',
    verdict: { free: 'Free', gripped: 'Gripped', found: 'Found', caught: 'Caught', escaped: 'Escaped' },
    nobody: 'Nobody caught',
    nobodyHelp: 'The claws close on nothing.',
    loss: (lost: number, left: number) => `${lost} Will lost, ${left} left`,
    skip: 'Skip to the end',
    goOn: 'Go on',
  },
  end: {
    won: { creature: 'Artemia feeds', hunted: 'The pod lifts off' },
    by: { creature: (name: string) => `${name}, the Creature, takes them all.`, hunted: 'The Hunted are away. The planet stays hungry.' },
    turns: (n: number) => `in ${count(n, 'turn', 'turns')}`,
    points: 'Turning points',
    goodFor: { creature: 'for the Creature', hunted: 'for the Hunted' },
    race: 'The race',
    raceTable: 'Steps left to the star after each turn',
    caughtTimes: (n: number) => (n === 0 ? 'never caught' : n === 1 ? 'caught once' : n === 2 ? 'caught twice' : `caught ${n} times`),
    rematch: 'Rematch',
    rematchWaiting: (ready: number, of: number) => `${ready} of ${of} are in`,
    verify: 'Check the shuffles',
    leave: 'Leave the table',
  },
};

export type NotAloneWords = typeof notAlone;
