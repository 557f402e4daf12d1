/** What a page notes by itself about whether its person can answer: by its own clock, at every frame and whenever its title changes. */
import type { Notes, State } from './waits';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
export interface Evening {
  readonly notes: Mutable<Notes>;
  /** How long timers of a second took: more than that, where the machine is too slow for the speed. */
  readonly seconds: number[];
  state: State | null;
}

/** Given as text to a page, before anything else of it runs. */
export function takeNotes(): void {
  const notes: Mutable<Notes> = { changes: [], answers: [], presses: [], end: 0 };
  const evening: Evening = { notes, seconds: [], state: null };
  Object.assign(globalThis, { evening });
  let pending = false;
  const isSeen = (css: string): boolean => [...document.querySelectorAll(css)].some((node) => node.getClientRects().length > 0);
  const look = (): void => {
    if (!document.querySelector('.stage, .end main h1')) return;
    const { shown } = document.documentElement.dataset;
    // What lies over the whole table leaves nothing to answer; a line over the board does, if the question stood before it.
    const covers = isSeen('.over, .reveal, .feed, div:not(.aside) > section.turn, div:not(.aside) > section.night');
    const isShown = covers || shown !== undefined || isSeen('.beat');
    const asked = document.title.startsWith('●') && !pending && !covers;
    const state: State = document.querySelector('.end main h1') ? 'over' : asked ? 'asked' : isShown ? 'shown' : 'idle';
    const kind = state === 'shown' ? (shown ?? (covers ? 'scene' : 'line')) : '';
    const last = notes.changes.at(-1);
    notes.end = performance.now();
    evening.state = state;
    if (last?.state !== state || last.kind !== kind) notes.changes.push({ at: notes.end, state, kind });
  };
  const everyFrame = (): void => {
    look();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
  const everySecond = (): void => {
    const from = performance.now();
    setTimeout(() => {
      evening.seconds.push(performance.now() - from);
      everySecond();
    }, 1000);
  };
  everySecond();
  addEventListener('pointerdown', () => notes.presses.push(performance.now()), true);

  const { send } = WebSocket.prototype;
  const heard = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) {
      heard.add(this);
      // The page hears it first, and has drawn it by the next look.
      this.addEventListener('message', ({ data: said }) => {
        if (/^\{"t":"(ok|refused|frame|view)"/.test(String(said))) setTimeout(() => (pending = false));
      });
    }
    if (String(data).includes('"t":"answer"')) {
      look();
      pending = true;
      notes.answers.push(performance.now());
      look();
    }
    send.call(this, data);
  };
}
