/** The player's desk over time: what is picked and not yet given, kept valid while the table changes. */
import type { GameTypes, View } from '@lurk/kernel';
import type { TableSession } from '../line/session';
import { type Chosen, givesAgain, meansOf } from './again';
import type { Desk, DeskRules, Given } from './desk';
import type { Draft, Path } from './draft';
import { sameQuestion } from './same';
import { isThrownAway } from './thrown-away';

interface HandsWants {
  /** Somebody who seals by a hold gives nothing by touching. */
  holds(): boolean;
  /** A choice that was begun went with its question, and nobody here gave an answer. */
  thrownAway(): void;
}

export class Hands<G extends GameTypes, D extends Desk, Key> {
  desk: D;
  readonly #session: () => TableSession<G>;
  readonly #rules: DeskRules<G, D, Key>;
  readonly #wants: HandsWants;
  /** Something was given by hand since this was picked. */
  #gave = false;
  /** What gives the answer when it is touched once more. */
  #chosen: Chosen<Key> | null = null;
  /** What was given and not yet accepted: restored if it is refused. */
  #sent: { readonly decision: number; readonly desk: D } | null = null;
  // Read without reactivity: only the player changes the desk.
  #now: D;
  #before: View<G> | null = null;

  constructor(session: () => TableSession<G>, rules: DeskRules<G, D, Key>, wants: HandsWants) {
    this.#session = session;
    this.#rules = rules;
    this.#wants = wants;
    this.#now = rules.empty;
    this.desk = $state.raw(rules.empty);
    $effect.pre(() => this.#follow());
  }

  #follow(): void {
    const { view, pending } = this.#session();
    if (!view) return;
    const same = this.#sameQuestion(view);
    if (!this.#sent || pending) return;
    const { decision, desk } = this.#sent;
    const stands = [view.decision, view.offer].some((one) => one?.id === decision) && !view.sealed;
    this.#sent = null;
    if (stands && same) this.#lay(desk);
  }

  /** A new question drops the draft; the same one asked again after somebody else's act keeps it. */
  #sameQuestion(view: View<G>): boolean {
    const { next, clear, follow } = this.#rules;
    const before = this.#before;
    this.#before = view;
    if (before && follow) this.#lay(follow(this.#now, view, before), this.#chosen);
    const same =
      sameQuestion(before?.decision ?? null, view.decision) && (!this.#now.offering || sameQuestion(before?.offer ?? null, view.offer));
    if (!same && before && !this.#gave && isThrownAway(this.#now, before, view)) this.#wants.thrownAway();
    if (!same) this.#lay((next ?? clear)(this.#now));
    return same;
  }

  #lay(desk: D, chosen: Chosen<Key> | null = null): void {
    this.#chosen = chosen;
    this.#now = !!desk.again === !!chosen ? desk : { ...desk, again: !!chosen };
    this.desk = this.#now;
  }

  touch(key: Key): void {
    const { view, pending } = this.#session();
    if (!view) return;
    const at = performance.now();
    this.#gave = false;
    const means = meansOf(this.#chosen, key, at);
    if (means === 'give') this.give();
    if (means !== 'touch') return;
    const before = this.#now;
    const after = this.#rules.touch(view, before, key);
    const given = (pending ?? view.sealed)?.choice;
    const again = !this.#wants.holds() && givesAgain(this.#rules, { view, before, after, key }, given);
    this.#lay(after, again ? { key, at } : null);
  }
  /** A touch on the table gives an answer that is given at once. */
  press(key: Key): void {
    this.touch(key);
    const { view } = this.#session();
    if (view && this.#rules.isGiven?.(view, this.#now, key)) this.give();
  }
  /** An act that needs no confirmation is sent as soon as it is touched. */
  act({ key, atOnce }: { readonly key: Key; readonly atOnce?: boolean }): void {
    if (this.#chosen?.key !== key) this.clear();
    this.touch(key);
    if (atOnce) this.give();
  }
  put(path: Path, draft: Draft): void {
    const { view } = this.#session();
    this.#gave = false;
    if (view) this.#lay(this.#rules.put(view, this.#now, path, draft));
  }
  clear(): void {
    this.#lay(this.#rules.clear(this.#now));
  }
  takeUpOffer(): void {
    this.#lay({ ...this.#rules.clear(this.#now), offering: !this.#now.offering });
  }
  give(): void {
    const session = this.#session();
    const given = session.view && this.#rules.answer(session.view, this.#now);
    if (!given) return;
    this.#gave = true;
    this.#sent = { decision: given.decision.id, desk: this.#now };
    this.clear();
    session.answer(given.decision, given.choice);
  }
  /** Given beside what lies on the desk, which stays as it was. */
  giveAside(answer: (view: View<G>) => Given | null): void {
    const session = this.#session();
    const given = session.view && answer(session.view);
    if (!given) return;
    this.#gave = true;
    session.answer(given.decision, given.choice);
  }
  unseal(): void {
    const session = this.#session();
    if (session.view?.decision) session.unseal(session.view.decision);
  }
}
