/** What brings a viewer up to date: the frames after the last one seen, or a whole view. */
import type { Viewer } from '@lurk/kernel';
import { toWire } from '@lurk/table';
import { type Actor, viewerNo } from './actor.ts';
import { say } from './audience.ts';
import type { House } from './house.ts';

/** Frames sent again one by one; beyond this a whole view is shorter. */
const CATCH_UP = 100;
/** Events a log goes back. */
const LOG = 600;

export function missed({ storage, now }: House, { id, host }: Actor, viewer: Viewer, match: string | undefined, last: number): string[] {
  const due = viewer === 'public' ? null : host.dueOf(viewer);
  const n = host.lastOf(viewer);
  const frames = (after: number): string[] => storage.framesAfter(id, viewerNo(viewer), after).map(({ text }) => text);
  if (match === id && last > 0 && last <= n && n - last <= CATCH_UP) return [...frames(last), say({ t: 'clock', now: now(), due })];
  const log = frames(0).flatMap((text) => JSON.parse(text).events ?? []);
  const view = toWire(host.view(viewer)) as never;
  return [say({ t: 'view', match: id, n, now: now(), view, log: log.slice(-LOG), due })];
}
