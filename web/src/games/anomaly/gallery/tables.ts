import { EVOLUTIONS, endOf, ZONES, type Zone } from '@lurk/anomaly/public';
import { type Lang, sentence } from '@lurk/i18n';
import type { Choosable } from '../../../play/frame/model';
import type { SeatLook } from '../../../ui/types';
import type {
  AnomalyTable,
  AnomalyView,
  DeedView,
  EndView,
  FeedView,
  GiftView,
  HealthView,
  SpectatorTable,
  StudentTable,
  StudentView,
  TableFacts,
  ZoneView,
} from '../model';
import type { Says } from './texts';

/** Round 3, Mina, Theo and Ada against Vera; the same moment on every page, and sets that follow the rules' update table. */
const mina: SeatLook = { id: 'mina', name: 'Mina', colour: 1 };
const theo: SeatLook = { id: 'theo', name: 'Theo', colour: 2 };
const ada: SeatLook = { id: 'ada', name: 'Ada', colour: 3 };
const adaMe: SeatLook = { ...ada, you: true };
const vera: SeatLook = { id: 'vera', name: 'Vera', colour: 'monster' };
const veraMe: SeatLook = { ...vera, you: true };

const health: HealthView = { students: 3, zero: 9, anomaly: 16, end: 20 };

const holds: readonly GiftView[] = [
  { id: 'g1', top: 'strike', bottom: 'scent', from: theo },
  { id: 'g2', top: 'far', bottom: 'evolve', from: mina },
  { id: 'g3', top: 'bludgeon', bottom: 'overload', from: ada },
];
const anomaly: AnomalyView = { seat: vera, ap: 2, apMax: 3, fed: false, holds, evolutions: ['phasing'], state: 'waiting' };

const students: readonly StudentView[] = [
  { seat: mina, cards: 2, shown: ['COLD', 'BIOLOGY'], possible: 4, traps: 1, state: 'thinking' },
  { seat: theo, cards: 1, shown: ['QUARTERS', 'AI'], possible: 3, traps: 0, state: 'thinking' },
  { seat: adaMe, cards: 3, shown: ['QUARTERS', 'FIRE'], possible: 2, traps: 1, says: 'go', state: 'acting' },
];

/** What lies on the board for all to see. */
const lying: Partial<Record<Zone, Partial<ZoneView>>> = {
  'Q-NE': { fuel: true },
  'Q-SE': { sensor: true },
  'Q-SW': { fuel: true, sparks: 1 },
  'L-N': { fuel: true },
  'L-E': { sparks: 1 },
  'C-NW': { radiation: true, fuel: true },
  'C-NE': { sensor: true },
  'C-SE': { radiation: true, fuel: true },
};
const minaMay: readonly Zone[] = ['Q-NW', 'Q-SW', 'L-W', 'C-SW'];
const theoMay: readonly Zone[] = ['Q-SE', 'Q-SW', 'L-S'];
const adaMay: readonly Zone[] = ['Q-NE', 'Q-SE', 'C-NE'];
const itMay: readonly Zone[] = ['C-SE', 'C-SW', 'L-W'];
const radiation: readonly Zone[] = ['C-NW', 'C-SE'];
const mayBe = (zone: Zone, sets: readonly (readonly [SeatLook, readonly Zone[]])[]) =>
  sets.filter(([, set]) => set.includes(zone)).map(([seat, set]) => ({ seat, of: set.length }));

function facts(says: Says): Omit<TableFacts, 'zones' | 'prompt'> {
  const who = [theo, vera, mina, vera, theo, vera];
  const [first, second, third] = says.talk;
  return {
    code: 'COLD',
    round: 3,
    turnsLeft: 4,
    cardsLeft: 6,
    health,
    anomaly,
    students,
    overlay: 'exact',
    claims: [],
    talk: [
      { id: '1', seat: mina, text: first },
      { id: '2', seat: theo, text: second },
      { id: '3', seat: vera, text: third },
    ],
    log: says.log.map((text, i) => ({ id: `l${i}`, seat: who[i] ?? vera, text })),
  };
}

const clock = (until: number) => ({ until, totalMs: 60_000, at: 0 });

function studentZones(says: Says, own: boolean, more: (zone: Zone) => Partial<ZoneView>): ZoneView[] {
  return ZONES.map((id) => {
    const reason = says.reasons[id];
    return {
      id,
      ...lying[id],
      maybe: mayBe(id, [[mina, minaMay], [theo, theoMay], ...(own ? [] : [[ada, adaMay] as const])]),
      anomaly: itMay.includes(id) ? 'possible' : 'out',
      ...(reason ? { reasons: [{ text: reason }] } : {}),
      ...(own && id === 'L-E' ? { here: [adaMe] } : {}),
      ...(own && id === 'Q-NE' ? { traps: [adaMe] } : {}),
      ...(own && id === 'C-SW' ? { marks: [vera] } : {}),
      ...more(id),
    };
  });
}

const hand = [
  { id: 'c1', top: 'far', bottom: 'possess' },
  { id: 'c2', top: 'bludgeon', bottom: 'overload' },
  { id: 'c3', top: 'double', bottom: 'teleport' },
] as const;
const trap = { id: 't1', zone: 'Q-NE', fuel: true, follows: { zone: '', fuel: '' } } as const;

export function studentTable(says: Says, stage: 'aim' | 'move' | 'window'): StudentTable {
  const me = students[2] as StudentView;
  const common = { ...facts(says), side: 'student', me, traps: [trap] } as const;
  if (stage === 'move') {
    const step: readonly Zone[] = ['Q-NE', 'Q-SE', 'C-NE', 'C-SE'];
    return {
      ...common,
      zones: studentZones(says, true, (id) => ({
        open: adaMay.includes(id),
        target: id === 'Q-SE',
        choice: step.includes(id) ? { picked: id === 'Q-SE' } : { why: says.whyNotAdjacent },
      })),
      prompt: { lead: says.lead, wanted: says.move.wanted, short: says.move.short, help: says.move.help, clock: clock(26_000) },
      ring: { here: 'L-E', to: 'Q-SE', reach: step, radiation },
      hand: hand.map((card) => ({ ...card, picked: card.id === 'c3' })),
      uses: [{ id: 'special' }, { id: 'move', picked: true }, { id: 'track' }],
      ask: {
        kind: 'show',
        zone: 'Q-SE',
        symbols: [
          { id: 'QUARTERS', why: says.whyShown },
          { id: 'PHYSICS', leaves: 3, picked: true },
          { id: 'AI', leaves: 2 },
        ],
      },
      seal: { state: 'ready', label: says.move.seal, detail: says.move.sealHelp },
    };
  }
  if (stage === 'window')
    return {
      ...common,
      anomaly: { ...anomaly, ap: 1, state: 'acting' },
      zones: studentZones(says, true, (id) =>
        id === 'L-S'
          ? { anomaly: 'possible', here: [vera, theo], maybe: [], fuel: true }
          : { anomaly: 'out', maybe: mayBe(id, [[mina, minaMay]]) },
      ),
      traps: [
        { ...trap, id: 't2', zone: 'L-S' },
        { ...trap, fuel: false },
      ],
      trapWindow: { zone: 'L-S', clock: { until: 6_000, totalMs: 8_000, at: 0 }, passed: false },
      prompt: { lead: says.leadIts, wanted: says.window.wanted, help: says.window.help },
      ring: { here: 'L-E', radiation },
      hand: [...hand],
      seal: { state: 'idle', label: says.aim.seal, why: says.window.help },
    };
  return {
    ...common,
    zones: studentZones(says, true, (id) => ({ choice: id === 'L-W' ? { why: says.aim.why } : { picked: id === 'C-SE' } })),
    prompt: { lead: says.lead, wanted: says.aim.wanted, help: says.aim.help, clock: clock(12_000) },
    ring: { here: 'L-E', to: 'C-SE', reach: ZONES.filter((id) => id !== 'L-W'), radiation },
    hand: hand.map((card) => ({ ...card, picked: card.id === 'c1' })),
    uses: [{ id: 'special', picked: true }, { id: 'move' }, { id: 'track' }],
    ask: { kind: 'aim', zone: 'C-SE', aims: [{ id: 'zone', picked: true }, { id: 'fuel' }] },
    seal: { state: 'ready', label: says.aim.seal, detail: says.aim.sealHelp },
  };
}

/** Ada has gone before it is the Anomaly's turn: she shows Physics now. */
const seen = (id: Zone) =>
  mayBe(id, [
    [mina, minaMay],
    [theo, theoMay],
    [ada, adaMay],
  ]);
const its: readonly Zone[] = ['C-SE', 'C-NW', 'L-S', 'L-W', 'Q-SW'];

const darkZones = (more: (zone: Zone) => Partial<ZoneView>): ZoneView[] =>
  ZONES.map((id) => ({ id, ...lying[id], maybe: seen(id), ...(id === 'C-SW' ? { here: [veraMe] } : {}), ...more(id) }));

const painted: readonly Zone[] = ['L-W', 'Q-SW', 'L-S'];
const split = (set: readonly Zone[]) => {
  const inside = set.filter((id) => painted.includes(id)).length;
  return { inside, outside: set.length - inside };
};

export function anomalyTable(says: Says, stage: 'step' | 'scent' | 'possess'): AnomalyTable {
  const scenting = stage === 'scent';
  const words = says[stage];
  const [first, second] = says.overheard;
  const deeds: readonly DeedView[] = [
    scenting ? { id: 'scent', order: 1, picked: true } : { id: 'move', order: 1, picked: true },
    scenting ? { id: 'move', order: 2 } : { id: 'scent', order: 2 },
    { id: 'feed' },
    { id: 'skip' },
  ];
  const choice = (id: Zone): Choosable => {
    if (stage === 'scent') return {};
    if (stage === 'possess') return { picked: id === 'Q-SE' };
    return its.includes(id) ? { picked: id === 'L-W' } : { why: says.whyNotAdjacent };
  };
  return {
    ...facts(says),
    side: 'anomaly',
    here: stage === 'possess' ? 'L-S' : 'C-SW',
    turnsLeft: 3,
    cardsLeft: 5,
    anomaly: { ...anomaly, seat: veraMe },
    zones:
      stage === 'possess'
        ? ZONES.map((id) => ({
            id,
            ...lying[id],
            choice: choice(id),
            ...(id === 'L-S' ? { here: [veraMe, theo] } : { maybe: seen(id).filter(({ seat }) => seat.id !== 'theo') }),
            ...(id === 'Q-SE' ? { target: true } : {}),
          }))
        : darkZones((id) => ({ choice: choice(id), scent: scenting && painted.includes(id), target: stage === 'step' && id === 'L-W' })),
    students: students.map((one, i) => {
      const set = [minaMay, theoMay, adaMay][i] ?? [];
      const shown = i === 2 ? (['FIRE', 'PHYSICS'] as const) : one.shown;
      return {
        ...one,
        seat: { ...one.seat, you: false },
        cards: i === 2 ? 2 : one.cards,
        shown,
        possible: set.length,
        ...(scenting ? { split: split(set) } : {}),
      };
    }),
    prompt: {
      lead: says.leadDark,
      wanted: words.wanted,
      ...('short' in words ? { short: words.short } : {}),
      help: words.help,
      clock: clock(26_000),
    },
    ...(scenting ? { scent: painted } : {}),
    gifts: holds.map((gift) => ({
      ...gift,
      picked: scenting && gift.bottom === 'scent',
      ...(gift.bottom === 'evolve' ? { why: says.whyEvolve } : {}),
    })),
    evolutions: EVOLUTIONS.map((id) => ({ id, owned: id === 'phasing', ...(id === 'phasing' ? {} : { why: says.whyEvolve }) })),
    evolveCards: 1,
    deeds,
    known: {
      zones: stage === 'possess' ? ['L-S'] : itMay,
      reasons: says.known.map((text, i) => ({ id: `k${i}`, text })),
      after: [
        { deed: 'move', zones: 9 },
        { deed: 'feed', zones: 1 },
      ],
    },
    ...(stage === 'possess'
      ? {
          possess: {
            victim: theo,
            zone: 'L-S',
            hand: [
              { id: 'p1', top: 'strike', bottom: 'overload', picked: true },
              { id: 'p2', top: 'stims', bottom: 'scent' },
              { id: 'p3', top: 'sensor', bottom: 'evolve' },
            ],
            uses: [{ id: 'special', picked: true }, { id: 'move' }, { id: 'track' }],
            ask: { kind: 'board', help: says.possess.help },
          } as const,
        }
      : {}),
    talk: [
      { id: '1', seat: mina, text: first },
      { id: '2', seat: ada, text: second },
    ],
    seal: { state: 'ready', label: words.seal, detail: words.sealHelp },
  };
}

export function spectatorTable(says: Says): SpectatorTable {
  return {
    ...facts(says),
    side: 'spectator',
    students: students.map((one) => ({ ...one, seat: { ...one.seat, you: false } })),
    zones: studentZones(says, false, () => ({})),
    prompt: { lead: says.lead, wanted: says.watch, clock: clock(26_000) },
  };
}

export function feed(says: Says, hit: boolean): FeedView {
  return {
    round: 3,
    zone: hit ? 'L-S' : 'Q-NW',
    anomaly: vera,
    why: 'feed',
    caught: hit ? [theo] : [],
    ate: hit ? 'students' : 'nothing',
    health: hit ? { ...health, zero: 8, zeroWas: 9 } : health,
    before: { students: 6, anomaly: 7 },
    traps: true,
    line: hit ? says.feedLine : says.missLine,
  };
}

export function anomalyEnd(says: Says, winner: 'students' | 'anomaly', lang: Lang): EndView {
  const { title, how, verdict } = endOf(lang);
  const [first, second, third] = says.points;
  const where: Partial<Record<Zone, readonly SeatLook[]>> = { 'L-S': [vera, theo], 'C-NE': [ada], 'Q-SW': [mina] };
  return {
    code: 'COLD',
    won: winner === 'students',
    winner,
    title: title[winner],
    how: sentence(lang, how[winner], { turn: 5, count: 7 }),
    verdict: verdict[winner].students,
    rounds: 5,
    health: winner === 'students' ? { students: 7, zero: 9, anomaly: 9, end: 20 } : { students: 8, zero: 8, anomaly: 13, end: 20 },
    anomaly: vera,
    anomalyZone: 'L-S',
    zones: ZONES.map((id) => ({ id, ...lying[id], here: where[id] ?? [] })),
    students: [
      { seat: mina, zone: 'Q-SW' },
      { seat: theo, zone: 'L-S' },
      { seat: adaMe, zone: 'C-NE' },
    ],
    points: [
      { round: 2, text: first, good: 'students' },
      { round: 3, text: second, good: 'anomaly' },
      { round: 5, text: winner === 'students' ? third : second, good: winner },
    ],
    rematch: { ready: 1, of: 4, mine: false },
  };
}
