/**
 * Leak drills: each secret datum is copied, in turn, into what a viewer gets who must not know it, by a leaky lens; the suite must notice.
 * One that goes unnoticed is not secret or not tested, and either needs an answer.
 */
import type { GameTypes, Match, Shape, View, Viewer } from '@lurk/kernel';
import type { Proof, Swapped } from '../proof.ts';
import { Report } from '../report.ts';
import { changedPlaces, secretLeaves } from './leaves.ts';
import type { Lens } from './lens.ts';
import { checkSwaps, type Spot } from './swaps.ts';

const CHANNELS = ['view', 'event', 'decision', 'options'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A spot seen by one viewer, with the swaps that viewer must not notice. */
export interface Watched<G extends GameTypes> extends Spot<G> {
  viewer: Viewer;
  swaps: Swapped<G>[];
}

export interface DrillOptions {
  /** Places in secret compartments that tell nothing, with the reason why. */
  notSecret?: Record<string, string>;
}

/** A lens that lets the values at one place through one channel. */
function leaky<G extends GameTypes>(lens: Lens<G>, place: string, channel: Channel): Lens<G> {
  const leak = (match: Match<G>, viewer: Viewer): unknown[] => secretLeaves(match.s, viewer).get(place) ?? [];
  const intoView = (seen: View<G>, leaked: unknown[]): View<G> => {
    if (channel === 'view') return { ...seen, open: { ...seen.open, leaked } };
    if (!seen.decision || channel === 'event') return seen;
    const decision =
      channel === 'decision' ? { ...seen.decision, leaked } : { ...seen.decision, shape: widened(seen.decision.shape, leaked) };
    return { ...seen, decision };
  };
  return {
    ...lens,
    view: (match, viewer) => intoView(lens.view(match, viewer), leak(match, viewer)),
    messages(match, told, viewer) {
      const messages = lens.messages(match, told, viewer);
      return channel === 'event' ? messages.map(({ n, event }) => ({ n, event: { ...event, leaked: leak(match, viewer) } })) : messages;
    },
  };
}

/** More options than there should be. */
function widened(shape: Shape, leaked: unknown[]): Shape {
  const more = leaked.map(String);
  switch (shape.t) {
    case 'oneOf':
    case 'someOf':
      return { ...shape, options: [...shape.options, ...more] } as Shape;
    case 'assign':
      return { ...shape, to: [...shape.to, ...more] };
    case 'order':
      return { ...shape, items: [...shape.items, ...more] };
    default:
      return { t: 'compound', parts: { asked: shape, leaked: { t: 'order', items: more } } };
  }
}

/** Could a leak through this channel reach the viewer here at all? */
function isOpen<G extends GameTypes>(channel: Channel, { match, told, viewer }: Watched<G>, lens: Lens<G>): boolean {
  if (channel === 'view') return true;
  if (channel === 'event') return lens.messages(match, told, viewer).length > 0;
  return lens.view(match, viewer).decision !== null;
}

/** Runs every drill over the spots; the number of drills, and of those that went red, is in the report. */
export function checkDrills<G extends GameTypes>(
  module: Proof<G>,
  watched: Watched<G>[],
  lens: Lens<G>,
  report: Report,
  { notSecret = {} }: DrillOptions = {},
): void {
  // Only where a swap changes the place can the suite notice it, so it looks there first; with no such spot it would stay green everywhere.
  const holding = new Map<string, Watched<G>[]>();
  const changing = new Map<string, Watched<G>[]>();
  for (const spot of watched) {
    const { s } = spot.match;
    for (const place of secretLeaves(s, spot.viewer).keys()) push(holding, place, spot);
    for (const swap of spot.swaps)
      for (const place of changedPlaces(s, swap.state, spot.viewer)) push(changing, place, { ...spot, swaps: [swap] });
  }
  for (const place of Object.keys(notSecret)) if (!holding.has(place)) report.fail(`${place} is excused from drills but does not exist`);
  for (const [place, spots] of holding) {
    if (notSecret[place]) continue;
    for (const channel of CHANNELS) {
      if (!spots.some((spot) => isOpen(channel, spot, lens))) {
        report.count('drills without occasion');
        continue;
      }
      report.count('drills');
      const leaking = leaky(lens, place, channel);
      const red = (changing.get(place) ?? []).some((spot) => isOpen(channel, spot, lens) && isRed(module, spot, leaking));
      if (red) report.count('drills red');
      else report.fail(`a leak of ${place} into the ${channel} goes unnoticed`);
    }
  }
}

function isRed<G extends GameTypes>(module: Proof<G>, { match, told, viewer, swaps }: Watched<G>, lens: Lens<G>): boolean {
  const found = new Report();
  checkSwaps(module, { match, told }, viewer, swaps, lens, found);
  return found.failures.length > 0;
}

function push<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
