import type { Decision, View } from '@lurk/kernel';
import type { NA } from '@lurk/not-alone/public';
import { HandsOver, sameQuestion } from '../../play/hands.svelte';
import type { TableSession } from '../../play/session';
import { answerOf, clearDesk, type Desk, emptyDesk, putAt, touchThing } from './adapt/desk';
import type { Key } from './adapt/things';
import type { ActView } from './model';

const rules = { empty: emptyDesk, clear: clearDesk, touch: touchThing, put: putAt, answer: answerOf };

export class Hands extends HandsOver<NA, Desk, Key> {
  #asked: Decision | null = null;
  #offered: Decision | null = null;
  #turn = 0;

  constructor(session: () => TableSession<NA>) {
    super(session, rules);
    this.begin();
  }

  protected follow({ open, decision, offer }: View<NA>): boolean {
    if (open.turn !== this.#turn) this.lay({ ...this.now, plan: {}, active: null });
    const same = sameQuestion(this.#asked, decision) && (!this.now.offering || sameQuestion(this.#offered, offer));
    if (!same) this.lay(clearDesk(this.now));
    this.#turn = open.turn;
    this.#asked = decision;
    this.#offered = offer;
    return same;
  }

  /** An act that needs no second thought is given as soon as it is touched. */
  act(act: ActView): void {
    this.clear();
    this.touch(act.key);
    if (act.atOnce) this.give();
  }
  takeUpOffer(): void {
    this.lay({ ...clearDesk(this.now), offering: !this.now.offering });
  }
}
