/** What every viewer has been sent: each its own numbered stream, kept up to date by one frame per input that concerns it. */
import { copyJson, type Decision, type GameTypes, type Match, type Sealed, type Seat, type Told, type Viewer, view } from '@lurk/kernel';
import { catchUp, type Patch } from './patch.ts';
import { publicPart, type WirePrivate, type WirePublic, wireDecision } from './wire.ts';

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

/** Decisions and sealed answers are never changed once made: the very same one need not be compared. */
interface Known {
  decision: Decision | null;
  offer: Decision | null;
  sealed: Sealed;
}

export class Streams<G extends GameTypes> {
  /** Frames sent, by seat; the public's last. */
  readonly sent: number[];
  readonly #open: WirePublic;
  readonly #own: WirePrivate[];
  readonly #known: Known[];

  constructor(match: Match<G>, sent: number[]) {
    this.sent = sent;
    this.#open = copyJson(publicPart(view(match, 'public')));
    const views = match.s.own.map((_, seat) => view(match, seat));
    this.#own = views.map(({ own, circles, decision, offer, sealed }) =>
      copyJson({ own, circles, decision: wireDecision(decision), offer: wireDecision(offer), sealed }),
    );
    this.#known = views.map(({ decision, offer, sealed }) => ({ decision, offer, sealed }));
  }

  lastOf(viewer: Viewer): number {
    return this.sent[viewer === 'public' ? this.sent.length - 1 : viewer]!;
  }

  /** The first frame of each stream: what was told before the first question. */
  first(told: Told<G['Event']>[]): Frame[] {
    const events = told.map(({ event }) => JSON.stringify(event));
    return this.#viewers().map((viewer) => this.#frame(viewer, `"events":[${heard(told, events, viewer)}]`));
  }

  /** One frame for each viewer to whom anything was told or shown; nobody learns of an input that does not concern him. */
  after(match: Match<G>, told: Told<G['Event']>[], { due, seals }: Extras): Frame[] {
    const events = told.map(({ event }) => JSON.stringify(event));
    const forAll = inner(catchUp(this.#open, publicPart(view(match, 'public'))));
    const frames: Frame[] = [];
    for (const viewer of this.#viewers()) {
      const own = viewer === 'public' ? '' : this.#private(match, viewer);
      const parts: string[] = [];
      const said = heard(told, events, viewer);
      if (said) parts.push(`"events":[${said}]`);
      if (forAll || own) parts.push(`"patch":{${forAll && own ? `${forAll},${own}` : forAll || own}}`);
      if (viewer !== 'public' && due[viewer] !== undefined) parts.push(`"due":${due[viewer]}`);
      if (seals) parts.push(`"seals":"${seals}"`);
      if (parts.length > 0) frames.push(this.#frame(viewer, parts.join(',')));
    }
    return frames;
  }

  #viewers(): Viewer[] {
    return [...this.#own.keys(), 'public'];
  }

  #frame(viewer: Viewer, rest: string): Frame {
    const at = viewer === 'public' ? this.sent.length - 1 : viewer;
    const n = ++this.sent[at]!;
    return { viewer, n, text: `{"t":"frame","n":${n},${rest}}` };
  }

  #private(match: Match<G>, seat: Seat): string {
    const { own, circles, decision, offer, sealed } = view(match, seat);
    const old = this.#own[seat]!;
    const known = this.#known[seat]!;
    const patch = catchUp({ own: old.own, circles: old.circles }, { own, circles }) ?? {};
    if (known.decision !== decision) {
      const change = changed(old, 'decision', wireDecision(decision), known.decision?.kind === decision?.kind);
      if (change !== undefined) patch.decision = change;
    }
    if (known.offer !== offer) {
      const change = changed(old, 'offer', wireDecision(offer), known.offer?.kind === offer?.kind);
      if (change !== undefined) patch.offer = change;
    }
    if (known.sealed !== sealed) {
      const change = changed(old, 'sealed', sealed, false);
      if (change !== undefined) patch.sealed = change;
    }
    this.#known[seat] = { decision, offer, sealed };
    return inner(patch);
  }
}

/** Another question has another form: it is sent whole, not as a change of the one before. */
function changed<K extends 'decision' | 'offer' | 'sealed'>(
  old: WirePrivate,
  name: K,
  now: WirePrivate[K],
  alike: boolean,
): Patch | undefined {
  const before = old[name];
  if (now && before && alike) return catchUp(before, now);
  old[name] = copyJson(now);
  return now && ([now] as unknown as Patch);
}

/** The events of this audience, as the inside of a list. */
function heard(told: Told<unknown>[], events: string[], viewer: Viewer): string {
  if (told.every(({ to }) => to === 'all')) return events.join(',');
  return events.filter((_, i) => told[i]!.to === 'all' || (viewer !== 'public' && (told[i]!.to as Seat[]).includes(viewer))).join(',');
}

/** The inside of a patch, so that the public and the private half can be put together as text. */
const inner = (patch: object | undefined): string => (patch ? JSON.stringify(patch).slice(1, -1) : '');
