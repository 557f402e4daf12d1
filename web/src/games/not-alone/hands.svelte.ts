/** The hands of a player: what is picked and not yet given, kept true while the table moves on underneath. */
import type { Decision } from '@lurk/kernel';
import type { NA } from '@lurk/not-alone/public';
import type { Draft, Path } from '../../decide/draft';
import type { TableSession } from '../../play/session';
import { answerOf, clearDesk, type Desk, emptyDesk, putAt, touchThing } from './adapt/desk';
import type { Key } from './adapt/things';
import type { ActView } from './model';

const sameQuestion = (a: Decision | null, b: Decision | null): boolean =>
  a === b || (!!a && !!b && a.kind === b.kind && JSON.stringify(a.shape) === JSON.stringify(b.shape));

export class Hands {
  desk = $state.raw<Desk>(emptyDesk);
  readonly #session: () => TableSession<NA>;
  #asked: Decision | null = null;
  #offered: Decision | null = null;
  #turn = 0;
  /** What was given and not yet taken: it comes back if it is refused. */
  #sent: { readonly decision: number; readonly desk: Desk } | null = null;

  constructor(session: () => TableSession<NA>) {
    this.#session = session;
    $effect.pre(() => this.#follow());
  }

  /** Another question drops the draft; the same one asked again, since somebody else acted, keeps it. */
  #follow(): void {
    const { view, pending } = this.#session();
    if (!view) return;
    if (view.open.turn !== this.#turn) this.#set({ ...this.#now, plan: {}, active: null });
    const same = sameQuestion(this.#asked, view.decision) && (!this.#now.offering || sameQuestion(this.#offered, view.offer));
    if (!same) this.#set(clearDesk(this.#now));
    this.#turn = view.open.turn;
    this.#asked = view.decision;
    this.#offered = view.offer;
    if (this.#sent && !pending) {
      const { decision, desk } = this.#sent;
      const stands = [view.decision, view.offer].some((one) => one?.id === decision) && !view.sealed;
      this.#sent = null;
      if (stands && same) this.#set(desk);
    }
  }
  // Read without being followed: the desk changes by what the player does, not by itself.
  #now: Desk = emptyDesk;
  #set(desk: Desk): void {
    this.#now = desk;
    this.desk = desk;
  }

  touch(key: Key): void {
    const { view } = this.#session();
    if (view) this.#set(touchThing(view, this.#now, key));
  }
  put(path: Path, draft: Draft): void {
    const { view } = this.#session();
    if (view) this.#set(putAt(view, this.#now, path, draft));
  }
  /** An act that needs no second thought is given as soon as it is touched. */
  act(act: ActView): void {
    this.clear();
    this.touch(act.key);
    if (act.atOnce) this.give();
  }
  clear(): void {
    this.#set(clearDesk(this.#now));
  }
  takeUpOffer(): void {
    this.#set({ ...clearDesk(this.#now), offering: !this.#now.offering });
  }

  give(): void {
    const session = this.#session();
    const given = session.view && answerOf(session.view, this.#now);
    if (!given) return;
    this.#sent = { decision: given.decision.id, desk: this.#now };
    this.#set(clearDesk(this.#now));
    session.answer(given.decision, given.choice);
  }
  unseal(): void {
    const session = this.#session();
    if (session.view?.decision) session.unseal(session.view.decision);
  }
}
