/** Votes of a running match: called for, cast, and carried out once they are decided, or once their time is over. */
import type { Seat } from '@lurk/kernel';
import type { TableInfo } from '@lurk/table';
import type { Effect } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { putOut, welcome } from './admission.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { benched, nameAt, type Player, passHost, type TableState, takenOver, withBot } from './lobby.ts';
import type { TableMatch } from './match/match.ts';
import { askSeat, callVote, castVote, decided, type Motion, votesNeeded } from './motion.ts';

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

  /** As everybody is told of it. */
  told(motion: Motion): NonNullable<TableInfo['vote']> {
    const { seat, joins, yes, no, until } = motion;
    const who = joins && { joins: { id: joins.id, name: joins.name } };
    return { seat, ...who, yes: [...yes], no: [...no], needed: votesNeeded(motion, this.#present), until };
  }

  call(player: Player, seat: Seat): Effect {
    this.#table.match.played();
    return this.#after(callVote(this.#table.state, player, seat, this.#present, this.#until));
  }

  ask(player: Player, seat: Seat): Effect {
    this.#table.match.played();
    return this.#after(askSeat(this.#table.state, player, seat, this.#until));
  }

  get #until(): number {
    return this.#services.now() + this.#attendance.grace;
  }

  cast(player: Player, says: boolean): Effect {
    this.#table.match.played();
    return this.#after(castVote(this.#table.state, player, says, this.#present));
  }

  /** What has been decided meanwhile, if anything: somebody went or came, or time is up. */
  settled(): Effect | null {
    const { state } = this.#table;
    const { motion } = state;
    const says = motion && state.state === 'playing' ? decided(motion, this.#present, this.#services.now()) : null;
    if (!motion || says === null) return null;
    const closed = { ...state, motion: undefined };
    if (!says) return this.#table.become(closed);
    return motion.joins ? this.#letIn(closed, motion.seat, motion.joins) : this.#putOut(closed, motion.seat);
  }

  /** The vote as it is now, or what it has come to. */
  #after(state: TableState): Effect {
    const asked = this.#table.become(state);
    const come = this.settled();
    return come ? { ...come, writes: [...asked.writes, ...come.writes] } : asked;
  }

  #putOut(state: TableState, seat: Seat): Effect {
    const accused = state.seats[seat];
    if (accused?.kind !== 'person') return this.#table.become(state);
    const { audience, match } = this.#table;
    match.played().driver.setBot(seat, true);
    const { id, from } = accused;
    const known = audience.everybody.filter((other) => other !== id);
    const out = benched(putOut(welcome(state, known), { id, ...(from !== undefined && { from }) }), seat);
    return this.#table.become(out.host === id ? passHost(out, (player) => audience.has(player)) : out);
  }

  /** From the next input on they answer for this seat, and the record says so. */
  #letIn(state: TableState, seat: Seat, player: Player): Effect {
    const { audience, match } = this.#table;
    if (state.seats[seat]?.kind !== 'bot') return this.#table.become(state);
    const actor = match.played();
    // For somebody who has gone meanwhile the bot plays on until they say that they are back.
    const away = !audience.has(player.id);
    actor.driver.setBot(seat, away);
    const seated = { ...player, name: nameAt(state, player) };
    const effect = this.#table.become(withBot(takenOver(state, seat, seated), seat, away));
    const handed = ['handed', actor.id, { seat, player: player.id, name: seated.name, from: actor.no + 1 }] as const;
    const tell = (): void => {
      effect.tell();
      actor.lookedAt();
    };
    return { writes: [...effect.writes, handed], tell };
  }
}
