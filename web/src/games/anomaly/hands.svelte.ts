/** The hands of a player: what is picked and not yet given, kept true while the table moves on underneath. */

import type { AN } from '@lurk/anomaly/public';
import type { Decision } from '@lurk/kernel';
import type { Draft, Path } from '../../decide/draft';
import type { TableSession } from '../../play/session';
import { answerOf, clearDesk, type Desk, emptyDesk, type Given, putAt, springOf, touchThing, trapQuestion } from './adapt/desk';
import type { Key } from './adapt/things';
import type { Aim } from './ids';

const sameQuestion = (a: Decision | null, b: Decision | null): boolean =>
  a === b || (!!a && !!b && a.kind === b.kind && JSON.stringify(a.shape) === JSON.stringify(b.shape));

export class Hands {
  desk = $state.raw<Desk>(emptyDesk);
  readonly #session: () => TableSession<AN>;
  #asked: Decision | null = null;
  /** What was given and not yet taken: it comes back if it is refused. */
  #sent: { readonly decision: number; readonly desk: Desk } | null = null;

  constructor(session: () => TableSession<AN>) {
    this.#session = session;
    $effect.pre(() => this.#follow());
  }

  /** Another question drops the draft; the same one asked again, since somebody else acted, keeps it. */
  #follow(): void {
    const { view, pending } = this.#session();
    if (!view) return;
    const same = sameQuestion(this.#asked, view.decision);
    if (!same) this.#set({ ...clearDesk(this.#now), pawn: null });
    this.#asked = view.decision;
    if (this.#sent && !pending) {
      const { decision, desk } = this.#sent;
      const stands = view.decision?.id === decision && !view.sealed;
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
  clear(): void {
    this.#set(clearDesk(this.#now));
  }

  give(): void {
    const { view } = this.#session();
    const given = view && answerOf(view, this.#now);
    if (!given) return;
    this.#sent = { decision: given.decision.id, desk: this.#now };
    this.#set(clearDesk(this.#now));
    this.#answer(given);
  }
  /** A trap is sprung at once; a draft of something else is left as it was. */
  spring(trap: string, aim: Aim): void {
    const { view } = this.#session();
    const given = view && springOf(view, trap, aim);
    if (given) this.#answer(given);
  }
  pass(): void {
    const { view } = this.#session();
    const decision = view && trapQuestion(view);
    if (decision?.mayPass) this.#answer({ decision, choice: null });
  }
  #answer({ decision, choice }: Given): void {
    this.#session().answer(decision, choice);
  }
  unseal(): void {
    const session = this.#session();
    if (session.view?.decision) session.unseal(session.view.decision);
  }
}
