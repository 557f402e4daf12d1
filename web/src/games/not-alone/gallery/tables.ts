import type { Lang } from '@lurk/i18n';
import { endOf, PLACE_NOS, type PlaceNo } from '@lurk/not-alone/public';
import { anouk, kestrel, mila, theo, vesna } from '../../../gallery/seats';
import type { SeatLook } from '../../../ui/types';
import { keyOf } from '../adapt/keys';
import type {
  CreatureTable,
  CreatureView,
  EndView,
  HuntedTable,
  HuntedView,
  PlaceView,
  RevealView,
  TableFacts,
  TokenOn,
  TracksView,
} from '../model';
import type { Says } from './texts';

/** Five players, turn 6, board side 2; the same turn on every page. */
const tracks: TracksView = { rescue: 9, assimilation: 5, boardSide: 2, players: 5 };

const people: readonly HuntedView[] = [
  { seat: mila, will: 2, handCount: 4, survivalCount: 1, discard: [1, 3], left: [2, 4, 5, 8], state: 'choosing' },
  { seat: anouk, will: 2, handCount: 3, survivalCount: 2, discard: [1, 3, 5], left: [2, 4, 6], state: 'sealed' },
  { seat: theo, will: 3, handCount: 5, survivalCount: 0, discard: [2, 4], left: [1, 3, 5, 7, 8], state: 'sealed', pendingDouble: 'river' },
  { seat: kestrel, will: 1, handCount: 2, survivalCount: 1, discard: [2, 3, 5, 10], left: [1, 4], state: 'choosing' },
];

const creature: CreatureView = {
  seat: vesna,
  huntCount: 3,
  deckCount: 14,
  spent: ['despair', 'mirage', 'tracking'],
  inPlay: [],
  state: 'listening',
};
const reserve: Partial<Record<PlaceNo, number>> = { 6: 2, 7: 2, 8: 2, 9: 3, 10: 2 };

function facts(says: Says): Omit<TableFacts, 'places' | 'prompt' | 'phase'> {
  const [first, second, third] = says.talk;
  return {
    code: 'K7QF',
    turn: 6,
    tracks,
    creature,
    hunted: people,
    talk: [
      { id: '0', text: says.stirs, icon: 'artemia' },
      { id: '1', seat: anouk, text: first },
      { id: '2', seat: theo, text: second },
      { id: '3', seat: vesna, text: third },
    ],
    log: says.log.map((text, i) => ({ id: `l${i}`, text })),
  };
}

export function huntedTable(says: Says, stage: 'idle' | 'picked' | 'sealed'): HuntedTable {
  const me = people[0] as HuntedView;
  const own: readonly PlaceNo[] = [2, 4, 5, 8];
  const picked = stage === 'idle' ? undefined : 8;
  const places = PLACE_NOS.map((id): PlaceView => {
    const held = own.includes(id) ? 'hand' : id === 1 || id === 3 ? 'discard' : 'absent';
    const why = held === 'discard' ? says.whyDiscard : held === 'absent' ? says.whyAbsent : undefined;
    return {
      id,
      held,
      tokens: [],
      visitors: id === picked ? [mila] : [],
      choice: { picked: id === picked, ...(why ? { why } : {}) },
      ...(id > 5 ? { reserve: reserve[id] ?? 0 } : {}),
      ...(id === 4 ? { beaconLit: true } : {}),
    };
  });
  return {
    ...facts(says),
    known: [],
    side: 'hunted',
    phase: 1,
    places,
    me,
    sleeve: picked ? [picked] : [],
    prompt: {
      wanted: says.choose,
      waiting: says.stillHiding,
      waitingFor: [kestrel],
      clock: { until: 35_000, totalMs: 60_000, at: 0 },
    },
    hand: [
      { id: 2, foot: says.backTwo },
      { id: 4, foot: says.beacon, lit: true },
      { id: 5, foot: says.reserve },
      { id: 8, foot: says.onceATurn, picked: picked === 8 },
    ],
    survival: [{ id: 'dodge', why: says.whyPhase }],
    acts: [
      { key: keyOf('word', 'resist'), name: says.resist, help: says.backTwo, rule: says.backTwo, icon: 'back', cost: 1 },
      { key: keyOf('word', 'giveUp'), name: says.giveUp, help: says.giveUpHelp, rule: says.giveUpHelp, icon: 'heart' },
    ],
    seal:
      stage === 'idle'
        ? { state: 'idle', label: says.sealHide, why: says.choose }
        : { state: stage === 'picked' ? 'ready' : 'sealed', label: says.sealHide, detail: says.sealWhat },
  };
}

export function creatureTable(says: Says): CreatureTable {
  const tokens: Partial<Record<PlaceNo, TokenOn[]>> = {
    4: [{ token: 'creature' }],
    5: [{ token: 'artemia', draft: true }],
    6: [{ token: 'target' }],
  };
  const places = PLACE_NOS.map(
    (id): PlaceView => ({
      id,
      held: 'none',
      tokens: tokens[id] ?? [],
      visitors: [],
      could: people.filter((one) => one.left?.includes(id)).map((one): SeatLook => ({ ...one.seat, you: false })),
      choice: {},
      ...(id === 4 ? { beaconLit: true } : {}),
    }),
  );
  return {
    ...facts(says),
    side: 'creature',
    phase: 2,
    places,
    watched: anouk.id,
    hunted: people.map((one) => ({ ...one, seat: { ...one.seat, you: false }, state: 'sealed' })),
    prompt: { wanted: says.claws, waiting: says.allHidden, clock: { until: 21_000, totalMs: 60_000, at: 0 } },
    hand: [
      { id: 'scream', inPlay: true, why: says.whyOneCard },
      { id: 'fierceness', why: says.whyOneCard },
      { id: 'stasis', why: says.whyLastPhase },
    ],
    tokens: [
      { token: 'creature', on: [4] },
      { token: 'target', on: [6] },
      { token: 'artemia', on: [5], active: true },
    ],
    seal: { state: 'ready', label: says.sealHunt, detail: says.huntOn },
    known: says.known.map((text, i) => ({ id: `k${i}`, text, icon: (['cards', 'artemia', 'back'] as const)[i] ?? 'list' })),
    acts: [],
    odds: [
      { token: 'creature', place: 4, percent: 75 },
      { token: 'artemia', place: 5, percent: 40 },
      { token: 'target', place: 6, percent: 33 },
    ],
  };
}

export function reveal(says: Says): RevealView {
  const [step, back, lost] = says.outcomes;
  return {
    code: 'K7QF',
    turn: 6,
    tracks: { ...tracks, rescue: 8, assimilation: 4, assimilationWas: 5 },
    cards: [
      { seat: mila, place: 8, verdict: 'free', outcome: step },
      { seat: kestrel, place: 1, verdict: 'free', outcome: back },
      { seat: theo, place: 5, verdict: 'gripped', outcome: lost },
    ],
    caught: [{ seat: anouk, place: 4, willLeft: 1, willLost: 1, outcome: says.loss }],
    line: says.revealLine,
  };
}

export function end(says: Says, winner: EndView['winner'], lang: Lang): EndView {
  const words = endOf(lang);
  const [first, second, third] = says.points;
  const rescue = [16, 14, 13, 12, 10, 9, 8, 6, 5, 3, 1];
  const assimilation = [10, 9, 9, 8, 6, 5, 4, 4, 3, 2, 0];
  const won = winner === 'hunted' ? { rescue: 0, assimilation: 1 } : { rescue: 1, assimilation: 0 };
  return {
    code: 'K7QF',
    won: winner === 'hunted',
    winner,
    title: words.title[winner],
    how: words.how[winner](11, 1),
    verdict: words.verdict[winner].hunted,
    turns: 11,
    tracks: { ...tracks, ...won },
    creature: vesna,
    hunted: [
      { seat: mila, will: 1, caught: 2 },
      { seat: anouk, will: 2, caught: 3 },
      { seat: theo, will: 3, caught: 1 },
      { seat: kestrel, will: 0, caught: 0 },
    ],
    race: rescue.map((value, i) => ({
      turn: i + 1,
      rescue: i === 10 ? won.rescue : value,
      assimilation: i === 10 ? won.assimilation : (assimilation[i] ?? 0),
    })),
    points: [
      { turn: 6, text: first, good: 'creature' },
      { turn: 8, text: second, good: 'creature' },
      { turn: 11, text: third, good: winner },
    ],
    rematch: { ready: 2, of: 5, mine: false },
  };
}
