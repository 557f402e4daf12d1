/** What brings a viewer up to date: the frames after the last one seen, or a whole view. */
import { must, type Viewer } from '@lurk/kernel';
import { frameFor, heardBy, numberFor, readTelling, type Telling, toWire } from '@lurk/table';
import type { Actor } from './actor.ts';
import { say } from './audience.ts';
import { inputsOf, replay, stillSetting } from './replay.ts';
import type { Services } from './services.ts';

/** Frames sent again one by one; beyond this a whole view is shorter. */
const CATCH_UP = 100;
/** Events a log goes back. */
const LOG = 600;

/** What was told before the first telling that is kept, played again once for as long as the match is in memory. */
const before = new WeakMap<Actor, Telling[]>();

/** All a match has told. What is no longer kept is told again from the inputs. */
function allTold({ storage }: Services, actor: Actor): Telling[] {
  const rows = storage.toldFrom(actor.id, 0);
  const stored = rows.filter(({ told }) => told !== '').map(({ told }) => readTelling(told));
  if (stored.length > 0 && stored.length === rows.length) return stored;
  let earlier = before.get(actor);
  if (!earlier) {
    const row = must(storage.match(actor.id));
    const all = replay(actor.host.game, row, stillSetting(row), inputsOf(storage, actor.id)).tellings;
    earlier = all.slice(0, all.length - stored.length);
    before.set(actor, earlier);
  }
  return [...earlier, ...stored];
}

/** The frames after this one, if every one of them is kept. */
function framesAfter({ storage }: Services, { id, host }: Actor, viewer: Viewer, last: number): string[] | null {
  // A viewer has at most one frame per input and one before: frame n is not found before input n - 1.
  const tellings = storage.toldFrom(id, last).flatMap(({ told }) => (told === '' ? [] : [readTelling(told)]));
  const frames = tellings.flatMap((telling) => (numberFor(telling, viewer) > last ? [must(frameFor(telling, viewer)).text] : []));
  return frames.length === host.lastOf(viewer) - last ? frames : null;
}

export function catchUp(services: Services, actor: Actor, viewer: Viewer, match: string | undefined, last: number): string[] {
  const { id, host } = actor;
  const now = services.now();
  const due = viewer === 'public' ? null : host.dueOf(viewer);
  const n = host.lastOf(viewer);
  const follows = match === id && last > 0 && last <= n && n - last <= CATCH_UP;
  const frames = follows ? framesAfter(services, actor, viewer, last) : null;
  if (frames) return [...frames, say({ t: 'clock', now, due })];
  const log = allTold(services, actor).flatMap((telling) => heardBy(telling, viewer));
  const view = toWire(host.view(viewer));
  return [say({ t: 'view', match: id, n, now, view, log: log.slice(-LOG).map((text) => JSON.parse(text)), due })];
}
