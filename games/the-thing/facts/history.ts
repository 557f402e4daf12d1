/** TT-247 Every Character's life in one match, round by round: a fold over what everybody was told, and it says nothing before the end. */
import type { Role } from '../data/cards.ts';
import type { Location, Place } from '../data/rooms.ts';
import type { Analysis } from '../frames.ts';
import type { Event, Infection, Open, Pawn, Winner } from '../types.ts';

/** What somebody was while a round lasted, at its end; `hidden`: an Alien whom nobody knew. */
export type Stage = 'human' | 'hidden' | 'revealed' | 'out';
export type Leaving = 'assimilated' | 'beaten' | 'lost';

/** How an Alien became one: in which round (0: from the deal), through whom, and where they met. */
type Catching = Pick<Infection, 'round' | 'by'> & { room: Place | Location | null };

export interface Lane {
  pawn: Pawn;
  /** What the card under the board said in the end; null where it was never turned over (co-op, H-40). */
  role: Role | null;
  camp: Winner;
  infected: Catching | null;
  revealed: { round: number; by: 'choice' | 'analysis' } | null;
  left: { round: number; how: Leaving; room: Place | null } | null;
  tests: { round: number; kind: Analysis; by: Pawn; role: Role }[];
  /** Let aboard, as what they then turned out to be. */
  aboard: boolean;
  /** By round, the first one first. */
  stages: Stage[];
}

/** The lanes in the order of `open.people`; null while nobody has won. */
export function lanesOf(events: readonly Event[], { end, people, round }: Open): Lane[] | null {
  if (!end) return null;
  const lanes = people.map(
    ({ shown }, pawn): Lane => ({
      ...{ pawn, role: shown, camp: end.camps[pawn], infected: null, revealed: null, left: null },
      ...{ tests: [], aboard: false, stages: [] },
    }),
  );
  const tale = new Tale(lanes);
  for (const event of events) tale.hear(event);
  for (const lane of lanes) lane.stages = Array.from({ length: round }, (_, i) => stageIn(lane, i + 1));
  return lanes;
}

function stageIn({ role, infected, revealed, left }: Lane, round: number): Stage {
  if (left && left.round <= round) return 'out';
  if (revealed && revealed.round <= round) return 'revealed';
  return infected ? (infected.round <= round ? 'hidden' : 'human') : role === 'alien' ? 'hidden' : 'human';
}

class Tale {
  readonly #lanes: Lane[];
  #round = 0;
  /** TT-096a By round and Character: at most one Encounter, so one place. */
  readonly #met = new Map<string, Place | Location>();

  constructor(lanes: Lane[]) {
    this.#lanes = lanes;
  }

  hear(event: Event): void {
    switch (event.t) {
      case 'roundBegan':
        this.#round = event.round;
        return;
      case 'encounterBegan':
        for (const pawn of event.pawns) this.#met.set(`${this.#round}.${pawn}`, event.room);
        return;
      case 'revealed':
        this.#lanes[event.pawn].revealed = { round: this.#round, by: event.by };
        return;
      case 'assimilated':
        this.#leave(event.pawn, 'assimilated', event.room);
        return;
      case 'characterLost':
        this.#leave(event.pawn, 'lost', null);
        return;
      case 'aliensBeaten':
        for (const pawn of event.pawns) this.#leave(pawn, 'beaten', null);
        return;
      case 'analysed':
        this.#lanes[event.pawn].tests.push({ round: this.#round, kind: event.kind, by: event.by, role: event.role });
        return;
      case 'roleShown':
        if (event.where === 'aboard') this.#lanes[event.pawn].aboard = true;
        return;
      case 'unveiled':
        for (const [pawn, role] of event.roles.entries()) this.#lanes[pawn].role = role;
        for (const { pawn, round, by } of event.infections)
          this.#lanes[pawn].infected = { round, by, room: this.#met.get(`${round}.${pawn}`) ?? null };
        return;
    }
  }

  #leave(pawn: Pawn, how: Leaving, room: Place | null): void {
    this.#lanes[pawn].left = { round: this.#round, how, room };
  }
}
