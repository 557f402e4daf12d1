/** What every viewer has been sent: each its own numbered stream, kept up to date by one frame per input that concerns it. */
import {
  copyJson,
  type Decision,
  type GameTypes,
  type Match,
  must,
  type PrivateView,
  privateView,
  type Seat,
  type Told,
  type Viewer,
  view,
} from '@lurk/kernel';
import { catchUp, difference } from './patch.ts';
import { both, frameText, type StreamFrame, type Telling, tellingTo } from './telling.ts';
import { publicPart, type WirePublic, wireDecision } from './wire.ts';

/** What frames say beside events and changes. */
export interface Extras {
  /** By seat: the time its clock answers; undefined where that has not changed. */
  due: (number | null | undefined)[];
  /** The fingerprint of the sealed answers just spent. */
  seals: string | null;
}

/** What an input tells: to each viewer, and as it is stored. */
export interface Output {
  frames: StreamFrame[];
  telling: Telling;
}

/** What a seat was sent last. Decisions and sealed answers are never changed once made: the things themselves are kept, the rest as copies. */
type Own = PrivateView;

export class Streams<G extends GameTypes> {
  /** Frames sent, by seat; the public's last. */
  readonly sent: number[];
  readonly #open: WirePublic;
  readonly #own: Own[];
  readonly #viewers: Viewer[];

  constructor(match: Match<G>, sent: number[]) {
    this.sent = sent;
    this.#open = copyJson(publicPart(view(match, 'public')));
    this.#own = match.s.own.map((_, seat) => {
      const seen = privateView(match, seat);
      return { ...seen, own: copyJson(seen.own), circles: copyJson(seen.circles) };
    });
    this.#viewers = [...this.#own.keys(), 'public'];
  }

  lastOf(viewer: Viewer): number {
    return this.sent[viewer === 'public' ? this.sent.length - 1 : viewer];
  }

  /** Another server has told what has changed, to the public and to these seats: here it is only noted, with the numbers it gave. */
  follow(match: Match<G>, seats: Iterable<Seat>, numbers: readonly number[]): void {
    catchUp(this.#open, publicPart(view(match, 'public')));
    for (const seat of seats) {
      const { own, circles, ...asked } = privateView(match, seat);
      const sent = this.#own[seat];
      catchUp({ own: sent.own, circles: sent.circles }, { own, circles });
      Object.assign(sent, asked);
    }
    for (const [at, n] of numbers.entries()) if (n > 0) this.sent[at] = n;
  }

  /** The first frame of each stream: what was told before the first question. */
  first(told: Told<G['Event']>[]): Output {
    const nothing = this.#own.map(() => '');
    return this.#number({ events: written(told), open: '', own: nothing, due: [], seals: null }, true);
  }

  /** One frame for each viewer to whom anything was told or shown; nobody learns of an input that does not concern them. */
  after(match: Match<G>, told: Told<G['Event']>[], { due, seals }: Extras): Output {
    const open = inner(catchUp(this.#open, publicPart(view(match, 'public'))));
    const own = this.#own.map((_, seat) => this.#private(privateView(match, seat), seat));
    return this.#number({ events: written(told), open, own, due, seals });
  }

  /** The same after an answer that was only sealed or unsealed: it changed who is waited for and what that seat is asked, and nothing else. */
  sealed(match: Match<G>, seat: Seat, { due }: Extras): Output {
    const open = inner(catchUp({ ask: this.#open.ask }, { ask: view(match, 'public').ask }));
    const own = this.#own.map((_, other) => (other === seat ? this.#asked(privateView(match, seat), seat) : ''));
    return this.#number({ events: [], open, own, due: due.map((at, other) => (other === seat ? at : undefined)), seals: null });
  }

  /** Gives a frame and its number to everybody who is told anything; `all` even if there is nothing to tell. */
  #number(pieces: Omit<Telling, 'n'>, all = false): Output {
    const telling: Telling = { n: this.sent.map(() => 0), ...pieces };
    const frames: StreamFrame[] = [];
    for (const [at, viewer] of this.#viewers.entries()) {
      const rest = tellingTo(telling, viewer);
      if (!rest && !all) continue;
      const n = ++this.sent[at];
      telling.n[at] = n;
      frames.push({ viewer, n, text: frameText(n, rest) });
    }
    return { frames, telling };
  }

  #private(seen: PrivateView<G>, seat: Seat): string {
    const { own, circles } = this.#own[seat];
    return both(inner(catchUp({ own, circles }, { own: seen.own, circles: seen.circles })), this.#asked(seen, seat));
  }

  /** What has changed in what the seat is asked and has answered. */
  #asked({ decision, offer, sealed }: PrivateView<G>, seat: Seat): string {
    const sent = this.#own[seat];
    const text = both(
      both(asked('decision', sent.decision, decision), asked('offer', sent.offer, offer)),
      sent.sealed === sealed ? '' : `"sealed":${whole(sealed)}`,
    );
    Object.assign(sent, { decision, offer, sealed });
    return text;
  }
}

const whole = (value: object | null): string => (value ? `[${JSON.stringify(value)}]` : 'null');

/** Another question has another form: it is sent whole, not as a change of the one before. */
function asked(name: string, before: Decision | null, now: Decision | null): string {
  if (before === now) return '';
  if (before?.kind !== now?.kind) return `"${name}":${whole(wireDecision(now))}`;
  const patch = difference(must(wireDecision(before)), must(wireDecision(now)));
  return patch ? inner({ [name]: patch }) : '';
}

const written = (told: Told<unknown>[]): Telling['events'] => told.map(({ to, event }) => ({ to, text: JSON.stringify(event) }));

/** The inside of a patch, so that the public and the private half can be put together as text. */
const inner = (patch: object | undefined): string => (patch ? JSON.stringify(patch).slice(1, -1) : '');
