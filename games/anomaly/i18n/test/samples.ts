// At least one event for every sentence there is, with Students at seats 1 and 2.
import { BOTTOMS } from '../../data/cards.ts';
import { EVOLUTIONS } from '../../data/components.ts';
import { RADIATION_IDS } from '../../data/radiation.ts';
import type { Event, Hit, Track } from '../../types.ts';

const track: Track = { students: 1, zero: 10, anomaly: 20 };
const counts = [0, 4, 3];

const SAMPLES: { [T in Event['t']]: Omit<Extract<Event, { t: T }>, 't'>[] } = {
  fuelPlaced: [{ zones: ['L-N', 'L-S', 'Q-NW', 'Q-SE', 'C-NE', 'C-SW'] }],
  placed: [{ students: [{ seat: 1 }, { seat: 2 }] }],
  startedAt: [{ zones: ['L-N'] }, { zones: ['L-N', 'C-SE'] }],
  roundBegan: [{ round: 1 }],
  turnBegan: [{ side: 'students' }, { side: 'anomaly' }],
  used: [true, false].flatMap((forced) =>
    (['move', 'track', 'strike'] as const).map((use) => ({ pawn: 0, card: 'strike/overload' as const, use, forced })),
  ),
  studentRevealed: [{ pawn: 0, zone: 'Q-NW' }],
  studentMoved: [
    { pawn: 0, how: 'move', zone: null },
    { pawn: 0, how: 'stims', zone: null },
    { pawn: 0, how: 'move', zone: 'C-NE' },
  ],
  studentMovedTo: [{ pawn: 0, zone: 'L-W' }],
  symbolShown: [
    { pawn: 0, symbol: 'FIRE', shown: ['FIRE'] },
    { pawn: 0, symbol: 'AI', shown: ['FIRE', 'AI'] },
  ],
  tracked: [true, false].map((yes) => ({ pawn: 0, symbol: 'COLD', yes })),
  trapLaid: [
    { pawn: 0, zone: null },
    { pawn: 0, zone: 'L-E' },
  ],
  trapLaidAt: [{ pawn: 0, zone: 'L-E' }],
  trapActivated: (['zone', 'fuel'] as const).map((aim) => ({ pawn: 0, zone: 'L-E', aim })),
  attacked: (['strike', 'double', 'far', 'bludgeon', 'baton', 'trap'] as const).flatMap((weapon) =>
    (['anomaly', 'students', 'nothing'] satisfies Hit[]).flatMap((hit) =>
      (hit === 'students' ? [[1], [0, 1]] : [[]]).map((pawns) => ({
        ...{ pawn: 0, weapon, zone: 'C-SE' as const, hit, pawns },
        ...{ damage: weapon === 'baton' ? 3 : 1, reaction: false },
      })),
    ),
  ),
  exploded: [[], [0], [0, 1]].flatMap((pawns) =>
    [true, false].map((anomaly) => ({ pawn: 0, weapon: 'far' as const, zone: 'Q-SE' as const, pawns, anomaly })),
  ),
  secondHitLost: [{ pawn: 0 }],
  sensorPlaced: [{ pawn: 0, zone: 'L-S' }],
  baitSet: [{ pawn: 0, zone: 'L-S' }],
  anomalyMoved: (['move', 'bait', 'reactive', 'teleport'] as const).flatMap((how) =>
    [null, 'C-NW' as const].map((sensor) => ({ how, sensor })),
  ),
  anomalyMovedTo: [{ zone: 'Q-SW' }],
  noReaction: [{}],
  skipped: [{}],
  turnEnded: [{}],
  apChanged: [
    { ap: 2, why: 'spent' },
    { ap: 0, why: 'spent' },
    { ap: 0, why: 'lost' },
    { ap: 3, why: 'refill' },
    { ap: 3, why: 'spirit' },
  ],
  paid: BOTTOMS.map((deed) => ({ deed, cards: ['sensor/evolve', 'far/evolve'] })),
  anomalyRevealed: (['feed', 'possess'] as const).flatMap((why) =>
    [[], [0], [0, 1]].map((pawns) => ({ zone: 'L-N' as const, why, pawns })),
  ),
  fed: (['students', 'fuel', 'electricity', 'nothing'] as const).map((on) => ({ zone: 'L-N', on })),
  evolved: EVOLUTIONS.map((evolution) => ({ evolution })),
  electricityPlaced: [{ zones: ['L-N'] }, { zones: ['L-N', 'L-N'] }, { zones: ['L-N', 'Q-SE'] }],
  electricityActivated: [
    { hits: [0, 0], eaten: 0, zone: null },
    { hits: [2, 0], eaten: 0, zone: null },
    { hits: [0, 1], eaten: 1, zone: 'C-SE' },
    { hits: [0, 0], eaten: 2, zone: 'C-SE' },
  ],
  possessed: [{ pawn: 0 }],
  handSeen: [
    { pawn: 0, seat: 1, cards: ['bait/possess'] },
    { pawn: 0, seat: 1, cards: [] },
  ],
  scented: [
    { zones: ['L-N'], answers: [true, false] },
    { zones: ['L-N', 'L-S'], answers: [false, false] },
    { zones: ['L-N', 'L-S', 'L-E', 'L-W', 'Q-NW', 'Q-NE', 'Q-SE', 'Q-SW', 'C-NW', 'C-NE', 'C-SE'], answers: [true, true] },
  ],
  trackMoved: (['attack', 'explosion', 'feed', 'electricity', 'starvation', 'radiation'] as const).map((why) => ({ track, why })),
  spirit: [{ side: 'students' }, { side: 'anomaly' }],
  reshuffled: [{}],
  drawn: (['setup', 'refill', 'spirit'] as const).flatMap((why) => [counts, [0, 0, 0]].map((of) => ({ counts: of, why }))),
  drawnCards: [{ cards: ['baton/teleport'] }, { cards: ['baton/teleport', 'trap/scent'] }],
  roundEnded: [{ round: 3 }],
  starved: [{}],
  irradiated: [[], [0], [0, 1]].flatMap((pawns) => [true, false].map((anomaly) => ({ pawns, anomaly }))),
  radiationPlaced: [{ token: 'R-C-NW', zone: 'C-NW' }],
  radiationForecast: RADIATION_IDS.map((token) => ({ token })),
  won: [{ winner: 'students' }, { winner: 'anomaly' }, { winner: 'draw' }],
  unveiled: [
    {
      anomaly: 'L-N',
      students: [
        { zone: 'L-S', traps: ['L-E'] },
        { zone: 'C-SW', traps: [] },
      ],
      hands: [[], ['trap/scent'], []],
    },
  ],
};

export const samples = Object.entries(SAMPLES).flatMap(([t, list]) => list.map((rest) => ({ t, ...rest }) as Event));
