import type { AN } from '@lurk/anomaly/public';
import type { Decision, View } from '@lurk/kernel';
import { HandsOver, sameQuestion } from '../../play/hands.svelte';
import type { TableSession } from '../../play/session';
import { answerOf, clearDesk, type Desk, emptyDesk, putAt, springOf, touchThing, trapQuestion } from './adapt/desk';
import type { Key } from './adapt/things';
import type { Aim } from './ids';

const rules = { empty: emptyDesk, clear: clearDesk, touch: touchThing, put: putAt, answer: answerOf };

export class Hands extends HandsOver<AN, Desk, Key> {
  #asked: Decision | null = null;

  constructor(session: () => TableSession<AN>) {
    super(session, rules);
    this.begin();
  }

  protected follow({ decision }: View<AN>): boolean {
    const same = sameQuestion(this.#asked, decision);
    if (!same) this.lay({ ...clearDesk(this.now), pawn: null });
    this.#asked = decision;
    return same;
  }

  /** A trap is sprung at once; a draft of something else is left as it was. */
  spring(trap: string, aim: Aim): void {
    const session = this.session();
    const given = session.view && springOf(session.view, trap, aim);
    if (given) session.answer(given.decision, given.choice);
  }
  pass(): void {
    const session = this.session();
    const decision = session.view && trapQuestion(session.view);
    if (decision?.mayPass) session.answer(decision, null);
  }
}
