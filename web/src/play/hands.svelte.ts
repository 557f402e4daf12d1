/** The hands of a player: what is picked and not yet given, kept true while the table moves on underneath. */
import type { Choice, Decision, GameTypes, View } from '@lurk/kernel';
import type { Draft, Path } from '../decide/draft';
import type { TableSession } from './session';

/** How a game's desk is worked: what lies on it is the game's own. */
export interface DeskRules<G extends GameTypes, Desk, Key> {
  readonly empty: Desk;
  clear(desk: Desk): Desk;
  touch(view: View<G>, desk: Desk, key: Key): Desk;
  put(view: View<G>, desk: Desk, path: Path, draft: Draft): Desk;
  answer(view: View<G>, desk: Desk): { readonly decision: Decision; readonly choice: Choice } | null;
}

export const sameQuestion = (a: Decision | null, b: Decision | null): boolean =>
  a === b || (!!a && !!b && a.kind === b.kind && JSON.stringify(a.shape) === JSON.stringify(b.shape));

export abstract class HandsOver<G extends GameTypes, Desk, Key> {
  desk: Desk = $state.raw() as Desk;
  protected readonly session: () => TableSession<G>;
  readonly #rules: DeskRules<G, Desk, Key>;
  /** What was given and not yet taken: it comes back if it is refused. */
  #sent: { readonly decision: number; readonly desk: Desk } | null = null;
  // Read without being followed: the desk changes by what the player does, not by itself.
  protected now: Desk;

  constructor(session: () => TableSession<G>, rules: DeskRules<G, Desk, Key>) {
    this.session = session;
    this.#rules = rules;
    this.now = rules.empty;
    this.desk = rules.empty;
  }

  /** Begins to follow the table: it looks at once, so the game's own part must be ready. */
  protected begin(): void {
    $effect.pre(() => this.#follow());
  }

  /** Is it still the question the desk was laid for? Another one drops the draft; the same asked again, since somebody else acted, keeps it. */
  protected abstract follow(view: View<G>): boolean;

  #follow(): void {
    const { view, pending } = this.session();
    if (!view) return;
    const same = this.follow(view);
    if (!this.#sent || pending) return;
    const { decision, desk } = this.#sent;
    const stands = [view.decision, view.offer].some((one) => one?.id === decision) && !view.sealed;
    this.#sent = null;
    if (stands && same) this.lay(desk);
  }

  protected lay(desk: Desk): void {
    this.now = desk;
    this.desk = desk;
  }

  touch(key: Key): void {
    const { view } = this.session();
    if (view) this.lay(this.#rules.touch(view, this.now, key));
  }
  put(path: Path, draft: Draft): void {
    const { view } = this.session();
    if (view) this.lay(this.#rules.put(view, this.now, path, draft));
  }
  clear(): void {
    this.lay(this.#rules.clear(this.now));
  }
  give(): void {
    const session = this.session();
    const given = session.view && this.#rules.answer(session.view, this.now);
    if (!given) return;
    this.#sent = { decision: given.decision.id, desk: this.now };
    this.clear();
    session.answer(given.decision, given.choice);
  }
  unseal(): void {
    const session = this.session();
    if (session.view?.decision) session.unseal(session.view.decision);
  }
}
