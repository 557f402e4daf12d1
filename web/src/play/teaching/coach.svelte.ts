/**
 * Coaches a first match at the table itself: who you are before it begins, then one line at each kind of question until that has been
 * seen. The game supplies the words; whether a line is shown depends on what this seat is asked, and on nothing hidden.
 */
import { answerable, type GameTypes } from '@lurk/kernel';
import type { Lesson } from '../../games/kit';
import type { Lang } from '../../i18n/languages';
import { isAlone, isQuiet } from '../asking/auto-answered';
import type { TableSession } from '../line/session';
import { lessons } from './lessons.svelte';

const BRIEF = 'brief';
/** A line shown for less than this has not been read. */
const READ_MS = 1500;
const waitKey = (kind: string): string => `wait ${kind}`;

interface Situation {
  /** Nobody is coached who does not wish it. */
  isWanted(): boolean;
  lang(): Lang;
  /** Nothing is missing from the answer. */
  isReady(): boolean;
}

export class Coach<G extends GameTypes> {
  readonly #session: () => TableSession<G>;
  readonly #situation: Situation;
  /** What is being read stays until something else comes. */
  #reading = $state<string | null>(null);

  readonly #lesson: Lesson | null = $derived.by(() => {
    const { view, teacher } = this.#session();
    return view && teacher && this.#situation.isWanted() ? teacher.lessonFor(this.#situation.lang(), view) : null;
  });
  readonly #side: string = $derived.by(() => `${this.#session().table.game}.${this.#lesson?.side}`);
  /** Who you are, what you want and who is against you: until it has been read. */
  readonly brief = $derived(this.#lesson && !lessons.hasMet(this.#side, BRIEF) && !this.#isOver ? this.#lesson.words : null);
  /** The question or the wait that something could be said about. */
  readonly #key: string | null = $derived.by(() => {
    const { view, wants, table } = this.#session();
    if (!view || !this.#lesson || this.brief || isQuiet(view, wants, isAlone(table))) return null;
    const { decision, ask } = view;
    if (decision && answerable(decision.shape)) return decision.kind;
    return ask && !decision ? waitKey(ask.kind) : null;
  });
  /** The line of this moment. */
  readonly advice: string | null = $derived.by(() => {
    const key = this.#key;
    const words = this.#lesson?.words;
    if (!key || !words || (key !== this.#reading && lessons.hasMet(this.#side, key))) return null;
    const { view, pending } = this.#session();
    const said = view?.decision && words.asks[view.decision.kind];
    if (!said) return words.waits[view?.ask?.kind ?? ''] ?? null;
    if (view.sealed || pending) return said.done ?? null;
    return (this.#situation.isReady() ? said.ready : undefined) ?? said.todo;
  });

  constructor(session: () => TableSession<G>, situation: Situation) {
    this.#session = session;
    this.#situation = situation;
    $effect(() => this.#follow());
    $effect(() => this.#settle());
    $effect(() => {
      const { teacher, view, begin } = session();
      if (teacher !== undefined && view && !this.brief) begin?.();
    });
  }

  get #isOver(): boolean {
    return this.#session().view?.over !== null;
  }

  /** The brief has been read. */
  goOn(): void {
    lessons.meet(this.#side, BRIEF);
  }

  #follow(): (() => void) | undefined {
    const key = this.#key;
    const side = this.#side;
    if (!key || lessons.hasMet(side, key)) return;
    this.#reading = key;
    const since = performance.now();
    return () => {
      this.#reading = null;
      if (performance.now() - since >= READ_MS) lessons.meet(side, key);
    };
  }

  /** Questions too much for a newcomer are answered as the clock would. */
  #settle(): void {
    const { view, pending } = this.#session();
    const decision = view?.decision;
    if (!decision || pending || this.brief || !this.#lesson?.settles?.includes(decision.kind)) return;
    const { fallback, kind } = decision;
    if (lessons.hasMet(this.#side, kind) || typeof fallback !== 'object' || !('choice' in fallback)) return;
    lessons.meet(this.#side, kind);
    this.#session().answer(decision, fallback.choice);
  }
}
