/** What every viewer has been sent: each its own numbered stream, kept up to date by one frame per input that concerns it. */
import {
  copyJson,
  type Decision,
  type GameTypes,
  type Match,
  type PrivateView,
  privateView,
  type Seat,
  type Told,
  type Viewer,
  view,
} from '@lurk/kernel';
import { catchUp } from './patch.ts';
import { publicPart, type WirePublic, wireDecision } from './wire.ts';

/** One message of a viewer's stream, as it is stored and sent. */
export interface Frame {
  viewer: Viewer;
  n: number;
  text: string;
}

/** What frames say beside events and changes. */
export interface Extras {
  /** By seat: the time its clock answers; undefined where that has not changed. */
  due: (number | null | undefined)[];
  /** The fingerprint of the sealed answers just spent. */
  seals: string | null;
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

  /** The first frame of each stream: what was told before the first question. */
  first(told: Told<G['Event']>[]): Frame[] {
    const events = told.map(({ event }) => JSON.stringify(event));
    return this.#viewers.map((viewer) => this.#numbered(viewer, `,"events":[${heard(told, events, viewer)}]`));
  }

  /** One frame for each viewer to whom anything was told or shown; nobody learns of an input that does not concern him. */
  after(match: Match<G>, told: Told<G['Event']>[], { due, seals }: Extras): Frame[] {
    const events = told.map(({ event }) => JSON.stringify(event));
    const forAll = inner(catchUp(this.#open, publicPart(view(match, 'public'))));
    const frames: Frame[] = [];
    for (const viewer of this.#viewers) {
      const own = viewer === 'public' ? '' : this.#private(privateView(match, viewer), viewer);
      const frame = this.#frame(
        viewer,
        heard(told, events, viewer),
        both(forAll, own),
        viewer === 'public' ? undefined : due[viewer],
        seals,
      );
      if (frame) frames.push(frame);
    }
    return frames;
  }

  /** The same after an answer that was only sealed or unsealed: it changed who is waited for and what that seat is asked, and nothing else. */
  sealed(match: Match<G>, seat: Seat, { due }: Extras): Frame[] {
    const forAll = inner(catchUp({ ask: this.#open.ask }, { ask: view(match, 'public').ask }));
    const own = this.#asked(privateView(match, seat), seat);
    const frames: Frame[] = [];
    for (const viewer of this.#viewers) {
      const mine = viewer === seat;
      const frame = this.#frame(viewer, '', mine ? both(forAll, own) : forAll, mine ? due[seat] : undefined, null);
      if (frame) frames.push(frame);
    }
    return frames;
  }

  /** Null if there is nothing to say. */
  #frame(viewer: Viewer, events: string, patch: string, due: number | null | undefined, seals: string | null): Frame | null {
    let rest = '';
    if (events) rest += `,"events":[${events}]`;
    if (patch) rest += `,"patch":{${patch}}`;
    if (due !== undefined) rest += `,"due":${due}`;
    if (seals) rest += `,"seals":"${seals}"`;
    return rest ? this.#numbered(viewer, rest) : null;
  }

  #numbered(viewer: Viewer, rest: string): Frame {
    const at = viewer === 'public' ? this.sent.length - 1 : viewer;
    const n = ++this.sent[at];
    return { viewer, n, text: `{"t":"frame","n":${n}${rest}}` };
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
  const patch = catchUp(copyJson(wireDecision(before))!, wireDecision(now)!);
  return patch ? inner({ [name]: patch }) : '';
}

/** The events of this audience, as the inside of a list. */
function heard(told: Told<unknown>[], events: string[], viewer: Viewer): string {
  if (told.every(({ to }) => to === 'all')) return events.join(',');
  return events.filter((_, i) => told[i].to === 'all' || (viewer !== 'public' && (told[i].to as Seat[]).includes(viewer))).join(',');
}

/** The inside of a patch, so that the public and the private half can be put together as text. */
const inner = (patch: object | undefined): string => (patch ? JSON.stringify(patch).slice(1, -1) : '');
const both = (one: string, other: string): string => (one && other ? `${one},${other}` : one || other);
