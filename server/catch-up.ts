/** What brings a viewer up to date: the frames after the last one seen, or a whole view. */
import { must, type Viewer } from '@lurk/kernel';
import { frameFor, heardBy, numberFor, readTelling, type Telling, toWire } from '@lurk/table';
import type { Actor } from './actor.ts';
import { say } from './audience.ts';
import { inputsOf, replay, stillSetting } from './replay.ts';
import type { Services } from './services.ts';
import type { ToldRow } from './storage.ts';

/** Frames sent again one by one; beyond this a whole view is shorter. */
const CATCH_UP = 100;
/** Events a log goes back. */
const LOG = 600;

/** What was told before the first telling that is kept, played again once for as long as the match is in memory. */
const before = new WeakMap<Actor, Telling[]>();

/** As far as it is in memory: another server may be further on. */
const upTo = ({ no }: Actor, rows: ToldRow[]): ToldRow[] => rows.filter((row) => row.no <= no);

/** All a match has told. What is no longer kept is told again from the inputs. */
async function allTold({ storage }: Services, actor: Actor): Promise<Telling[]> {
  const rows = upTo(actor, await storage.toldFrom(actor.id, 0));
  const stored = rows.filter(({ told }) => told !== '').map(({ told }) => readTelling(told));
  if (stored.length > 0 && stored.length === rows.length) return stored;
  let earlier = before.get(actor);
  if (!earlier) {
    const row = must(await storage.match(actor.id));
    const all = replay(actor.host.game, row, stillSetting(row), await inputsOf(storage, actor.id)).tellings;
    earlier = all.slice(0, all.length - stored.length);
    before.set(actor, earlier);
  }
  return [...earlier, ...stored];
}

/** The frames after this one, if every one of them is kept. */
async function framesAfter({ storage }: Services, actor: Actor, viewer: Viewer, last: number): Promise<string[] | null> {
  const { id, host } = actor;
  if (last === host.lastOf(viewer)) return [];
  // A viewer has at most one frame per input and one before: frame n is not found before input n - 1.
  const tellings = upTo(actor, await storage.toldFrom(id, last)).flatMap(({ told }) => (told === '' ? [] : [readTelling(told)]));
  const frames = tellings.flatMap((telling) => (numberFor(telling, viewer) > last ? [must(frameFor(telling, viewer)).text] : []));
  return frames.length === host.lastOf(viewer) - last ? frames : null;
}

const dueOf = ({ host }: Actor, viewer: Viewer): number | null => (viewer === 'public' ? null : host.dueOf(viewer));

/** What a viewer already has. */
export interface Had {
  match: string | undefined;
  last: number;
  /** The rest is on its way. */
  isSent?: boolean;
}
/** The messages that bring a viewer up to date, of the moment at which they are asked for. */
export type Missed = () => string[];

/** Nothing may happen at the table from now on until they are asked for: what is stored and what is in memory are of one moment. */
export async function catchUp(services: Services, actor: Actor, viewer: Viewer, { match, last, isSent }: Had): Promise<Missed> {
  const n = actor.host.lastOf(viewer);
  const follows = match === actor.id && last > 0 && last <= n && n - last <= CATCH_UP;
  const frames = follows ? await framesAfter(services, actor, viewer, isSent ? n : last) : null;
  if (frames) return () => [...frames, say({ t: 'clock', now: services.now(), due: dueOf(actor, viewer) })];
  const told = await allTold(services, actor);
  return () => [wholeView(services, actor, viewer, told)];
}

/** Everything a viewer may see of the match as it stands now, and what was told till then. */
export function wholeView({ now }: Services, actor: Actor, viewer: Viewer, told: Telling[]): string {
  const { id, host } = actor;
  const log = told.flatMap((telling) => heardBy(telling, viewer)).slice(-LOG);
  const view = toWire(host.view(viewer));
  const due = dueOf(actor, viewer);
  return say({ t: 'view', match: id, n: host.lastOf(viewer), now: now(), view, log: log.map((text) => JSON.parse(text)), due });
}
