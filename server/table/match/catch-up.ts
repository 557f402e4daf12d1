/** What brings a viewer up to date: the frames after the last one seen, or a whole view. */
import { must, type Viewer } from '@lurk/kernel';
import { frameFor, heardBy, numberFor, readTelling, type Telling, toWire } from '@lurk/table';
import type { Services } from '../../services.ts';
import type { ToldRow } from '../../store/storage.ts';
import { say } from '../audience.ts';
import type { Actor } from './actor.ts';
import { inputsOf, replay, stillSetting } from './replay.ts';

/** Frames sent again one by one; beyond this a whole view is shorter. */
const CATCH_UP = 100;
/** Events a log goes back. */
const LOG = 600;

/** Tellings before the first stored one, replayed once for as long as the match is in memory. */
const before = new WeakMap<Actor, Telling[]>();

/** Up to what is in memory: another server may have stored more. */
const upTo = ({ no }: Actor, rows: ToldRow[]): ToldRow[] => rows.filter((row) => row.no <= no);

/** What a match has told, from this input on; what is no longer kept is left out. */
async function toldFrom({ storage }: Services, actor: Actor, no: number): Promise<{ kept: Telling[]; isWhole: boolean }> {
  const rows = upTo(actor, await storage.toldFrom(actor.id, no));
  const kept = rows.flatMap(({ told }) => (told === '' ? [] : [readTelling(told)]));
  return { kept, isWhole: kept.length > 0 && kept.length === rows.length };
}

/** All a match has told. What is no longer kept is told again from the inputs. */
async function allTold(services: Services, actor: Actor): Promise<Telling[]> {
  const { kept, isWhole } = await toldFrom(services, actor, 0);
  if (isWhole) return kept;
  let earlier = before.get(actor);
  if (!earlier) {
    const { storage } = services;
    const row = must(await storage.match(actor.id));
    const all = replay(actor.host.game, row, stillSetting(row), await inputsOf(storage, actor.id)).tellings;
    earlier = all.slice(0, all.length - kept.length);
    before.set(actor, earlier);
  }
  return [...earlier, ...kept];
}

const dueOf = ({ host }: Actor, viewer: Viewer): number | null => (viewer === 'public' ? null : host.dueOf(viewer));

/** What a viewer already has. */
export interface Had {
  match: string | undefined;
  last: number;
  /** The rest is on its way. */
  isSent?: boolean;
}
/** A viewer to be brought up to date. */
export interface Behind {
  viewer: Viewer;
  had: Had;
}
/** The messages that bring a viewer up to date, of the moment at which they are asked for. */
export type Missed = () => readonly string[];

/**
 * What each of these has missed, read once for all of them. Nothing else may happen at the table until the result is used, so that store and memory are of
 * one moment.
 */
export async function catchUp(services: Services, actor: Actor, crowd: readonly Behind[]): Promise<(behind: Behind) => Missed> {
  const { id, host } = actor;
  const after = ({ viewer, had: { match, last, isSent } }: Behind): number | null => {
    const n = host.lastOf(viewer);
    const follows = match === id && last > 0 && last <= n && n - last <= CATCH_UP;
    return !follows ? null : isSent ? n : last;
  };
  // A viewer has at most one frame per input and one before: frame n is not found before input n - 1.
  const starts = crowd.flatMap((behind) => {
    const last = after(behind);
    return last === null || last === host.lastOf(behind.viewer) ? [] : [last];
  });
  const { kept } = starts.length > 0 ? await toldFrom(services, actor, Math.min(...starts)) : { kept: [] };
  const frames = new Map<string, readonly string[] | null>();
  /** The frames after the last one they have, if every one of them is kept. */
  const framesFor = (behind: Behind): readonly string[] | null => {
    const { viewer } = behind;
    const last = after(behind);
    if (last === null) return null;
    const name = `${viewer} ${last}`;
    let found = frames.get(name);
    if (found === undefined) {
      const texts = kept.flatMap((telling) => (numberFor(telling, viewer) > last ? [must(frameFor(telling, viewer)).text] : []));
      found = texts.length === host.lastOf(viewer) - last ? texts : null;
      frames.set(name, found);
    }
    return found;
  };
  const told = crowd.some((behind) => !framesFor(behind)) ? await allTold(services, actor) : [];
  const views = new Map<Viewer, string>();
  const viewFor = (viewer: Viewer): string => {
    const text = views.get(viewer) ?? wholeView(services, actor, viewer, told);
    views.set(viewer, text);
    return text;
  };
  return (behind) => () => {
    const missed = framesFor(behind);
    const { viewer } = behind;
    return missed ? [...missed, say({ t: 'clock', now: services.now(), due: dueOf(actor, viewer) })] : [viewFor(viewer)];
  };
}

/** Everything a viewer may see of the match as it stands now, and what was told till then. */
export function wholeView({ now }: Services, actor: Actor, viewer: Viewer, told: Telling[]): string {
  const { id, host } = actor;
  const log = told.flatMap((telling) => heardBy(telling, viewer)).slice(-LOG);
  const view = toWire(host.view(viewer));
  const due = dueOf(actor, viewer);
  return say({ t: 'view', match: id, n: host.lastOf(viewer), now: now(), view, log: log.map((text) => JSON.parse(text)), due });
}
