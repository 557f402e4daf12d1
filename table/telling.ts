/**
 * What one input tells, each piece once for all viewers: it is stored like this, and the frame of any viewer is put together from it,
 * now or after a reconnect, byte for byte the same.
 */
import type { Seat, Viewer } from '@lurk/kernel';

/** One message of a viewer's stream, as it is sent. */
export interface StreamFrame {
  viewer: Viewer;
  n: number;
  text: string;
}

export interface Telling {
  /** The number of each viewer's frame, by seat, the public's last; 0 for whom it does not concern. */
  n: number[];
  /** Events as JSON, in order, each with its audience. */
  events: { to: 'all' | Seat[]; text: string }[];
  /** How the public part of the view has changed, and each seat's own part: the insides of patches. */
  open: string;
  own: string[];
  /** By seat: the time its clock answers; undefined where that has not changed. */
  due: (number | null | undefined)[];
  /** The fingerprint of the sealed answers just spent. */
  seals: string | null;
}

const placeOf = (viewer: Viewer, seats: number): number => (viewer === 'public' ? seats : viewer);

/** The events of this audience, as JSON. */
export function heardBy({ events }: Telling, viewer: Viewer): string[] {
  return events.filter(({ to }) => to === 'all' || (viewer !== 'public' && to.includes(viewer))).map(({ text }) => text);
}

/** What this viewer is told, but for the number; empty where there is nothing to tell. */
export function tellingTo(telling: Telling, viewer: Viewer): string {
  const events = heardBy(telling, viewer).join(',');
  const patch = viewer === 'public' ? telling.open : both(telling.open, telling.own[viewer]);
  const due = viewer === 'public' ? undefined : telling.due[viewer];
  let rest = '';
  if (events) rest += `,"events":[${events}]`;
  if (patch) rest += `,"patch":{${patch}}`;
  if (due !== undefined) rest += `,"due":${due}`;
  if (telling.seals) rest += `,"seals":"${telling.seals}"`;
  return rest;
}

export const frameText = (n: number, rest: string): string => `{"t":"frame","n":${n}${rest}}`;

/** The number of this viewer's frame; 0 if there is none. */
export const numberFor = ({ n, own }: Telling, viewer: Viewer): number => n[placeOf(viewer, own.length)];

/** The frame of one viewer; null if it does not concern it. */
export function frameFor(telling: Telling, viewer: Viewer): StreamFrame | null {
  const n = numberFor(telling, viewer);
  return n > 0 ? { viewer, n, text: frameText(n, tellingTo(telling, viewer)) } : null;
}

/** The frames of all whom it concerns. */
export function framesOf(telling: Telling): StreamFrame[] {
  const viewers: Viewer[] = [...telling.own.keys(), 'public'];
  return viewers.flatMap((viewer) => frameFor(telling, viewer) ?? []);
}

/** Two insides of patches, put together as text. */
export const both = (one: string, other: string): string => (one && other ? `${one},${other}` : one || other);

/** Lines: numbers, clocks, seals, the public change, a line for each seat, then the events. JSON has no line breaks of its own. */
export function writeTelling({ n, events, open, own, due, seals }: Telling): string {
  const clocks = due.flatMap((at, seat) => (at === undefined ? [] : [`${seat}:${at ?? ''}`]));
  const told = events.map(({ to, text }) => `${to === 'all' ? '' : to.join(',')} ${text}`);
  return [n.join(','), clocks.join(','), seals ?? '', open, ...own, ...told].join('\n');
}

export function readTelling(text: string): Telling {
  const [numbers, clocks, seals, open, ...rest] = text.split('\n');
  const n = numbers.split(',').map(Number);
  const seats = n.length - 1;
  const due: Telling['due'] = new Array(seats).fill(undefined);
  for (const clock of clocks ? clocks.split(',') : []) {
    const [seat, at] = clock.split(':');
    due[Number(seat)] = at === '' ? null : Number(at);
  }
  const events = rest.slice(seats).map((line): Telling['events'][number] => {
    const space = line.indexOf(' ');
    const to = line.slice(0, space);
    return { to: to === '' ? 'all' : to.split(',').map(Number), text: line.slice(space + 1) };
  });
  return { n, events, open, own: rest.slice(0, seats), due, seals: seals || null };
}
