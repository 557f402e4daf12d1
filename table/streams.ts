/** What every viewer has been sent: each its own numbered stream, kept up to date by one frame per input that concerns it. */
import {
  copyJson,
  type Decision,
  type GameTypes,
  type Match,
  type Sealed,
  type Seat,
  type Told,
  type View,
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

/** Something of a seat that is sent whole when it is new, and as it was sent: decisions and sealed answers are never changed once made. */
interface Sent {
  made: Decision | Sealed;
  text: string;
}
interface Own {
  own: object;
  circles: object;
  decision: Sent;
  offer: Sent;
  sealed: Sent;
}

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
      const { own, circles, decision, offer, sealed } = view(match, seat);
      const sent = (made: Decision | Sealed): Sent => ({ made, text: textOf(made) });
      return { own: copyJson(own!), circles: copyJson(circles), decision: sent(decision), offer: sent(offer), sealed: sent(sealed) };
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
      const own = viewer === 'public' ? '' : this.#private(view(match, viewer), viewer);
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
    const seen = view(match, seat);
    const forAll = inner(catchUp({ ask: this.#open.ask }, { ask: seen.ask }));
    const own = this.#asked(seen, seat);
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

  #private(seen: View<G>, seat: Seat): string {
    const { own, circles } = this.#own[seat];
    return both(inner(catchUp({ own, circles }, { own: seen.own, circles: seen.circles })), this.#asked(seen, seat));
  }

  /** What has changed in what the seat is asked and has answered. */
  #asked({ decision, offer, sealed }: View<G>, seat: Seat): string {
    const old = this.#own[seat];
    return both(
      both(changed('decision', old.decision, decision), changed('offer', old.offer, offer)),
      changed('sealed', old.sealed, sealed),
    );
  }
}

const textOf = (made: Decision | Sealed): string => JSON.stringify(made && 'shape' in made ? wireDecision(made) : made);

/** Another question has another form: it is sent whole, not as a change of the one before. */
function changed(name: string, sent: Sent, now: Decision | Sealed): string {
  const { made, text } = sent;
  if (made === now) return '';
  sent.made = now;
  sent.text = textOf(now);
  if (sent.text === text) return '';
  if (now && made && 'kind' in now && 'kind' in made && now.kind === made.kind)
    return inner({ [name]: catchUp(JSON.parse(text), JSON.parse(sent.text))! });
  return now ? `"${name}":[${sent.text}]` : `"${name}":null`;
}

/** The events of this audience, as the inside of a list. */
function heard(told: Told<unknown>[], events: string[], viewer: Viewer): string {
  if (told.every(({ to }) => to === 'all')) return events.join(',');
  return events.filter((_, i) => told[i].to === 'all' || (viewer !== 'public' && (told[i].to as Seat[]).includes(viewer))).join(',');
}

/** The inside of a patch, so that the public and the private half can be put together as text. */
const inner = (patch: object | undefined): string => (patch ? JSON.stringify(patch).slice(1, -1) : '');
const both = (one: string, other: string): string => (one && other ? `${one},${other}` : one || other);
