import type { BottomId, DeedId, EvolutionId, SymbolId, TopId, ZoneId } from '../../games/anomaly/ids';

/** Forms of a zone's name, so that sentences need no grammar of their own. */
export interface ZoneWords {
  readonly name: string;
  /** For the hull and for lists. */
  readonly short: string;
  /** Where somebody is. */
  readonly at: string;
  /** What belongs to it: "one symbol of …". */
  readonly of: string;
}

export interface CardHalf {
  readonly name: string;
  /** One line on the card. */
  readonly text: string;
  readonly rule: string;
}

const zone = (ring: string, way: string, letters: string): ZoneWords => ({
  name: `${ring} ${way}`,
  short: `${ring} ${letters}`,
  at: `in ${ring} ${letters}`,
  of: `of ${ring} ${letters}`,
});

const zones: Record<ZoneId, ZoneWords> = {
  'Q-NW': zone('Quarters', 'north-west', 'NW'),
  'Q-NE': zone('Quarters', 'north-east', 'NE'),
  'Q-SE': zone('Quarters', 'south-east', 'SE'),
  'Q-SW': zone('Quarters', 'south-west', 'SW'),
  'L-N': zone('Labs', 'north', 'N'),
  'L-E': zone('Labs', 'east', 'E'),
  'L-S': zone('Labs', 'south', 'S'),
  'L-W': zone('Labs', 'west', 'W'),
  'C-NW': zone('Core', 'north-west', 'NW'),
  'C-NE': zone('Core', 'north-east', 'NE'),
  'C-SE': zone('Core', 'south-east', 'SE'),
  'C-SW': zone('Core', 'south-west', 'SW'),
};

const symbols: Record<SymbolId, string> = {
  CORE: 'Core',
  LABS: 'Labs',
  QUARTERS: 'Quarters',
  FIRE: 'Fire',
  COLD: 'Cold',
  ENGINEERING: 'Engineering',
  PHYSICS: 'Physics',
  AI: 'AI',
  BIOLOGY: 'Biology',
};

/** `use` completes "Use it: …". */
const tops: Record<TopId, CardHalf & { readonly use: string }> = {
  strike: {
    name: 'Strike',
    text: '1 damage, up to 1 zone away.',
    use: 'strike once',
    rule: 'Name a zone up to 1 away. If the Anomaly is there it takes 1 damage; if not, Students there other than you take 1 together. Where fuel lies you may aim at it instead.',
  },
  double: {
    name: 'Double Strike',
    text: 'Twice: 1 damage, up to 1 zone away.',
    use: 'strike twice',
    rule: 'Two Strikes, one after the other. You see the first result before you name the second zone.',
  },
  far: {
    name: 'Far Strike',
    text: '1 damage, up to 2 zones away.',
    use: 'strike from afar',
    rule: 'A Strike at a zone up to 2 away.',
  },
  trap: {
    name: 'Trap',
    text: 'Hide a trap where you stand. Spring it any time.',
    use: 'lay a trap here',
    rule: 'Lay a hidden trap in your zone. Spring it whenever you like, free, from anywhere: 1 damage there.',
  },
  bludgeon: {
    name: 'Bludgeon',
    text: '2 damage where you stand. All see you.',
    use: 'show yourself and hit',
    rule: 'Reveal yourself, then 2 damage in your own zone.',
  },
  baton: {
    name: 'Stun Baton',
    text: '3 damage where you stand. All see you.',
    use: 'show yourself and hit hard',
    rule: 'Reveal yourself, then 3 damage in your own zone.',
  },
  sensor: {
    name: 'Sensor',
    text: 'Tells all when it enters. Up to 1 zone away.',
    use: 'place a sensor',
    rule: 'Put a sensor in a zone up to 1 away, for the rest of the game. Each time the Anomaly enters it, it is revealed.',
  },
  stims: {
    name: 'Stims',
    text: 'Move 1 or 2 zones, show one symbol.',
    use: 'move up to two zones',
    rule: 'Move to a zone 1 or 2 away, then show one symbol of the last zone only.',
  },
  bait: {
    name: 'Bait',
    text: 'It must step towards a zone near you.',
    use: 'draw it closer',
    rule: 'Name a zone up to 1 away. The Anomaly must make one secret step closer to it; if it is there already it stays and pretends.',
  },
};

const bottoms: Record<BottomId, CardHalf> = {
  overload: {
    name: 'Overload',
    text: 'Lay 2 sparks, or fire them all.',
    rule: 'Put 2 electricity tokens in any zones; or set all of them off: each costs 1 for every Student in its zone.',
  },
  evolve: {
    name: 'Evolve',
    text: 'Two grow a new organ.',
    rule: 'Discard two Evolve cards and take one evolution for the rest of the game.',
  },
  possess: {
    name: 'Possess',
    text: 'Work one who is with you like a puppet.',
    rule: 'You and every Student in your zone are revealed. See the whole hand of one of them and make them do one action.',
  },
  scent: {
    name: 'Scent',
    text: 'Name zones. They say in or out.',
    rule: 'Name 1 to 11 zones. Each Student answers whether they are in one of them, not in which.',
  },
  teleport: { name: 'Teleport', text: 'Be anywhere else.', rule: 'Move in secret to any other zone.' },
};

const evolutions: Record<EvolutionId, CardHalf> = {
  adaptive: {
    name: 'Adaptive',
    text: 'Any cards pay.',
    rule: 'Instead of a card you need, discard others: 1 for Scent, 2 for Overload or an Evolve, 3 for Possess, 4 for Teleport.',
  },
  conductive: {
    name: 'Conductive',
    text: 'Feeds on sparks.',
    rule: 'Electricity in its zone feeds it like fuel. When it sets electricity off it may first eat what lies in its own zone.',
  },
  echolocation: {
    name: 'Echolocation',
    text: 'Loud acts reveal.',
    rule: 'A Student who does anything but Move, Stims, Track or Trap is revealed first.',
  },
  morph: {
    name: 'Morph',
    text: 'Others take its hits.',
    rule: 'An attack on its zone hits the other Students there instead, if there are any. Nobody is told whether it was there.',
  },
  phasing: { name: 'Phasing', text: 'Crosses the bays.', rule: 'A step may cross a shuttle bay to the zone straight across.' },
  reactive: {
    name: 'Reactive',
    text: 'Hit with nothing left, it runs.',
    rule: 'Once a round, attacked while it has no actions left, it may take one free step right after.',
  },
};

const deeds: Record<Exclude<DeedId, BottomId>, CardHalf> = {
  move: { name: 'Move', text: 'One step, in secret.', rule: 'Step to a neighbouring zone. They hear that you moved, not where.' },
  feed: {
    name: 'Feed',
    text: 'Show yourself and bite.',
    rule: 'You and every Student in your zone are revealed. A Student there: they lose 1 and you gain 1. Else fuel: you gain 1. It is offered in every zone, whatever is there.',
  },
  skip: { name: 'Wait', text: 'Spend nothing.', rule: 'Do nothing now and keep your actions.' },
};

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const zonesCount = (n: number): string => many(n, 'zone', 'zones');

export const anomaly = {
  zones,
  symbols,
  tops,
  bottoms,
  evolutions,
  deeds,
  areas: { scene: 'The station', hand: 'Your hand', body: 'Your body', table: 'The table', story: 'Story and talk' },
  tabs: { hand: 'Hand', body: 'Body', know: 'They know', table: 'Table', log: 'Log', story: 'Story', label: 'What to show' },
  table: (code: string) => `Table ${code}`,
  students: 'Students',
  anomaly: 'The Anomaly',
  you: 'you',
  bot: 'bot',
  state: { acting: 'Acting', thinking: 'Thinking', sealed: 'Sealed', waiting: 'Waiting', away: 'Away' },
  round: 'Round',
  roundNo: (n: number) => `Round ${n}`,
  turnsLeft: (n: number) => many(n, 'turn left', 'turns left'),
  preyTurns: (n: number) => many(n, 'more prey turn', 'more prey turns'),
  cardsLeft: (n: number) => `${many(n, 'card', 'cards')}, the team stops at 2`,
  noLines: 'Nothing yet.',
  health: (students: number, anomalyHealth: number) => `Students ${students}, the Anomaly ${anomalyHealth}`,
  cards: (n: number) => many(n, 'card', 'cards'),
  trapsLaid: (n: number) => many(n, 'trap laid', 'traps laid'),
  before: 'before',
  now: 'now',
  possible: (n: number): string => (n === 1 ? 'zone possible' : 'zones possible'),
  says: { go: 'I’ll go', way: 'You go' },
  prey: 'Prey',
  body: {
    actions: (n: number, of: number) => `${n} of ${of} actions`,
    fed: 'It has fed',
    fedHelp: 'No hunger this round',
    notFed: 'Not fed yet',
    starves: 'Starves at round end: −1',
    holds: 'It holds',
    holdsNothing: 'It holds no card',
    hunger: 'Hunger',
    youNotFed: 'Not fed this round',
    youStarve: 'Feed before it ends, or starve: −1',
    youFed: 'You have fed',
    youFedHelp: 'The hunger sleeps until the next round.',
    pulses: 'Pulses',
    pulsesHelp: 'One pulse: a basic act, a gift, or both',
    evolve: (n: number) => `Evolve: ${n} of 2 cards`,
    evolveHelp: 'Two Evolve cards grow one more.',
    evolutions: 'Evolutions',
    owned: 'grown',
    notOwned: 'not grown',
    thisPulse: 'This pulse',
    pickDeed: 'Choose what to do',
    first: 'first',
    second: 'then',
    gifts: 'Cards you were given',
    from: (top: string, name: string) => `${top}, from ${name}`,
    fromUnknown: (top: string) => `${top}, drawn`,
    noGifts: 'No gifts yet. Each special action of theirs becomes one of yours.',
    hear: 'You will hear',
    hearOr: (inside: number, outside: number) => `${inside} or ${outside}`,
    hearNothing: 'nothing new',
    split: (inside: number, outside: number) => `${inside} in · ${outside} out`,
    splitHalf: 'halves the search',
    splitIn: '“in” would pin them',
    splitOut: '“out” would pin them',
    splitNone: 'would tell you nothing',
    scent: (n: number) => `Scent: ${zonesCount(n)}`,
    scentNone: 'Paint the zones you smell at: drag across them, or choose them one by one.',
    listening: 'You hear everything',
  },
  known: {
    title: 'What they know about me',
    left: (n: number): string => (n === 1 ? 'zone left for you. They know.' : 'zones left for you.'),
    right: (name: string) => `${name} is one of them.`,
    after: (n: number) => (n === 1 ? 'then 1: they see you' : `then ${n} zones`),
    ring: (n: number) => `Your ring: ${zonesCount(n)} left for you`,
  },
  possess: {
    title: (name: string) => `${name} is yours`,
    help: 'One action, with one of these cards. Every order is heard by all.',
    whom: 'Whom do you take?',
    hand: (name: string) => `${name}’s hand`,
    gives: 'Gives you',
    comes: 'It comes to you',
    gone: 'Discarded',
  },
  hand: {
    secret: 'Only you see this',
    hereIs: (name: string) => `You: ${name}`,
    hereNone: 'You are nowhere yet',
    goingTo: (name: string) => `To: ${name}`,
    ring: 'Your own ring',
    yourCards: 'Your cards',
    range: (range: string) => `Range ${range}`,
    gives: 'Gives the Anomaly',
    use: 'Use it',
    getsThis: (name: string) => `It gets ${name}`,
    spend: 'Spend it',
    spendHelp: 'to move or track',
    getsNothing: 'It gets nothing',
    givesNothing: 'gives nothing',
    howTo: 'How to use the card',
    move: 'Move',
    track: 'Track',
    pickCard: 'Pick a card to see what it does, and what it gives away.',
    pickFirst: 'Pick a card first',
    onShow: 'already on show',
    show: (of: string) => `Show one symbol ${of}`,
    trackWith: 'Ask with one of your symbols',
    leaves: (n: number) => `leaves ${zonesCount(n)}`,
    leavesShort: zonesCount,
    aim: (at: string) => `What do you aim at ${at}?`,
    aims: { zone: 'Whoever is there', fuel: 'The fuel' },
    aimHelp: { zone: 'The Anomaly first', fuel: 'All in the zone take 1' },
    asks: 'asks its zone',
    ifShown: (name: string) => `If you show ${name}`,
  },
  trap: {
    spring: 'Spring your trap',
    which: 'Spring which trap?',
    on: (name: string, fuel: boolean) => (fuel ? `${name}, on fuel` : name),
    onFuel: 'Aim at the fuel',
    window: 'Traps, now?',
    windowHelp: 'Everyone with a trap is asked, wherever it lies.',
    windowWait: 'Waiting for traps',
    pass: 'Not now',
    passed: 'You let it pass',
    none: 'You have no trap out.',
  },
  overlay: {
    possible: (n: number) => `It may be here: ${zonesCount(n)}`,
    anywhere: 'It may be anywhere',
    out: 'Ruled out',
    mate: 'A Student may be here',
    mark: 'Your own mark',
    exact: 'Overlay: exact, public',
    tokens: 'Overlay: pieces, public',
    prey: 'Prey may be here',
    scent: 'Painted with Scent',
    bays: 'You may cross the bays',
    ruledOut: (name: string) => `Ruled out: ${name}`,
    mayBe: (name: string) => `It may be: ${name}`,
    putMark: 'Put a mark',
    takeMark: 'Take the mark',
  },
  zone: {
    pick: 'Choose one of the dotted zones',
    keys: 'Arrow keys walk from zone to zone. Enter chooses.',
    mirror: 'The station as text',
    symbols: (names: string) => `symbols ${names}`,
    neighbours: (names: string) => `next to ${names}`,
    radiation: 'radiation',
    fuel: 'fuel',
    sensor: 'sensor',
    sparks: (n: number) => many(n, 'electricity token', 'electricity tokens'),
    traps: (names: string) => `trap of ${names}`,
    yourTrap: 'your trap',
    here: (names: string) => `here: ${names}`,
    youHere: 'you are here',
    maybe: (names: string) => `may be here: ${names}`,
    anomaly: 'the Anomaly may be here',
    ruledOut: 'the Anomaly is not here',
    mark: 'your mark',
    open: 'stays open if you show this symbol',
    target: 'where this leads',
    scent: 'painted with Scent',
    picked: 'chosen',
    may: 'may be chosen',
    cannot: (why: string) => `Not now: ${why}`,
  },
  feed: {
    does: { feed: 'feeds', possess: 'possesses' },
    steps: ['Hush', 'Lights', 'Traps', 'Verdict', 'Story'] as readonly string[],
    here: 'was here',
    hereMany: 'were here',
    word: { students: 'Fed', fuel: 'Fed on fuel', electricity: 'Fed on sparks', nothing: '' },
    taken: 'Seized',
    zero: 'the zero slides left',
    from: (side: string, n: number) => `${side} ${n}`,
    side: { students: 'Students', anomaly: 'Anomaly' },
    empty: 'Nobody was here.',
    skip: 'Skip',
    goOn: 'Go on',
  },
  end: {
    won: { students: 'The lights come on', anomaly: 'It has fed enough', draw: 'Nobody is left' },
    by: {
      students: 'The Anomaly is dead. The Students walk out together.',
      anomaly: (name: string) => `${name}, the Anomaly, keeps the station.`,
      draw: 'They went down together.',
    },
    rounds: (n: number) => `in ${many(n, 'round', 'rounds')}`,
    was: (at: string) => `was ${at}`,
    where: 'Where everybody was',
    points: 'Turning points',
    goodFor: { students: 'for the Students', anomaly: 'for the Anomaly' },
    rematch: 'Rematch',
    rematchWaiting: (ready: number, of: number) => `${ready} of ${of} are in`,
    replay: 'Watch it again',
    verify: 'Check the shuffles',
    leave: 'Leave the table',
  },
  talk: {
    heard: (name: string) => `Everyone hears this, ${name} too`,
    watching: 'You are watching: only what everybody knows.',
  },
};

export type AnomalyWords = typeof anomaly;
