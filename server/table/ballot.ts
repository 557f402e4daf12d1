/** Votes of a running match: called for, cast, and carried out once they are decided, or once their time is over. */
import type { Seat } from '@lurk/kernel';
import type { Effect } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { putOut, welcome } from './admission.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { benched, type Player, passHost, type TableState } from './lobby.ts';
import type { TableMatch } from './match/match.ts';
import { callVote, castVote, decided, votesNeeded } from './motion.ts';

export interface BallotDeps {
  readonly audience: Audience;
  readonly match: TableMatch;
  readonly state: TableState;
  /** The table's new state: stored, then told to all. */
  become(state: TableState): Effect;
}

export class Ballot {
  readonly #services: Services;
  readonly #table: BallotDeps;
  readonly #attendance: Attendance;

  constructor(services: Services, table: BallotDeps, attendance: Attendance) {
    this.#services = services;
    this.#table = table;
    this.#attendance = attendance;
  }

  get #present(): Seat[] {
    return this.#attendance.absences.present(this.#table.state);
  }

  /** How many must say yes, as things are. */
  get needed(): number {
    return votesNeeded(this.#present);
  }

  call(player: Player, seat: Seat): Effect {
    this.#table.match.played();
    const until = this.#services.now() + this.#attendance.grace;
    return this.#after(callVote(this.#table.state, player, seat, this.#present, until));
  }

  cast(player: Player, says: boolean): Effect {
    this.#table.match.played();
    return this.#after(castVote(this.#table.state, player, says, this.#present));
  }

  /** What has been decided meanwhile, if anything: somebody went or came, or time is up. */
  settled(): Effect | null {
    const { state } = this.#table;
    const after = this.#carriedOut(state);
    return after === state ? null : this.#table.become(after);
  }

  #after(state: TableState): Effect {
    return this.#table.become(this.#carriedOut(state));
  }

  #carriedOut(state: TableState): TableState {
    const { motion } = state;
    const says = motion && state.state === 'playing' ? decided(motion, this.#present, this.#services.now()) : null;
    if (!motion || says === null) return state;
    const closed = { ...state, motion: undefined };
    const accused = state.seats[motion.seat];
    if (!says || accused?.kind !== 'person') return closed;
    const { audience, match } = this.#table;
    match.played().driver.setBot(motion.seat, true);
    const { id, from } = accused;
    const known = audience.everybody.filter((other) => other !== id);
    const out = benched(putOut(welcome(closed, known), { id, ...(from !== undefined && { from }) }), motion.seat);
    return out.host === id ? passHost(out, (player) => audience.has(player)) : out;
  }
}
