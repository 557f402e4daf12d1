/** What is wanted at one level of a decision: after these picks, this shape. */
import type { AskedIn, Lang, Path } from '@lurk/i18n';
import { has, kindAt, type Shape, shapeAt, type Value } from '@lurk/kernel';
import { PLACE } from '../data/places.ts';
import type { Things } from '../things.ts';
import type { NA, Seen } from '../types.ts';
import { type AskKind, kindOf } from './asks.ts';
import { type TableWords, tableOf } from './parts.ts';
import { placeOfVisit } from './things.ts';

type StepKey = keyof TableWords['decisions']['steps'];

export function describeStep(lang: Lang, shape: Shape, asked: AskedIn<NA>, path: Path = []): string {
  const { lay, steps } = tableOf(lang).decisions;
  const last = path.at(-1);
  if (shape.t === 'oneOf' && shape.of === 'spot' && last !== undefined && has(lay, last)) return lay[last];
  const text = steps[stepOf(shape, asked, path)];
  return typeof text === 'string' ? text : text(shape.t === 'someOf' ? shape.min : 1);
}

function stepOf(shape: Shape, asked: AskedIn<NA>, path: Path): StepKey {
  const last = path.at(-1);
  if (shape.t === 'compound') return 'tokens';
  if (shape.t === 'confirm' || (shape.t === 'someOf' && shape.min === 0)) return 'confirm';
  const kind = shape.of;
  if (last === undefined) return AT_ONCE[kindOf(asked)] ?? chosenOf(kind) ?? 'action';
  if (kind === 'place') return placeFor(asked, path, last);
  return last === 'heal' ? 'heal' : (chosenOf(kind) ?? 'mode');
}

/** Questions that ask for their cards at once. */
const AT_ONCE: Partial<Record<AskKind, StepKey>> = {
  ascendancyKeep: 'keep',
  phobiaKeep: 'keep',
  riverKeep: 'keep',
  shelterKeep: 'keep',
  forbiddenZoneDiscard: 'discard',
  toxinDiscard: 'discard',
  artemiaDiscard: 'discard',
};

/** By what there is to choose from. */
const OF = {
  led: 'place',
  pair: 'pair',
  visit: 'visit',
  hunt: 'card',
  survival: 'card',
  token: 'token',
  seat: 'hunted',
  will: 'paid',
} satisfies Partial<Record<keyof Things, StepKey>>;
const chosenOf = (kind: string | undefined): StepKey | undefined => (kind !== undefined && has(OF, kind) ? OF[kind] : undefined);

/** What a place, or somebody's card of it, is chosen for: by the kind of what was picked before it, or by that itself. */
const AFTER_A = { hunt: 'place', visit: 'pushTo', token: 'lureTo', will: 'takeBack' } satisfies Partial<Record<keyof Things, StepKey>>;
const AFTER: Partial<Record<Value, StepKey>> = {
  play: 'putDown',
  takeBack: 'takeBack',
  discard: 'discard',
  copy: 'copy',
  sacrifice: 'discard',
  sixthSense: 'takeBack',
  doubleBack: 'takeBack',
  vortex: 'tradeOut',
  hologram: 'lureTo',
  gate: 'copy',
  drone: 'newPlace',
};

function placeFor({ shape, view }: AskedIn<NA>, path: Path, last: Value): StepKey {
  const before = path.slice(0, -1);
  const level = shapeAt(shape, before);
  const kind = level && kindAt(level, last);
  if (kind && has(AFTER_A, kind)) return AFTER_A[kind];
  if (before.at(-1) === 'vortex') return 'tradeIn';
  return AFTER[last] ?? ofPower(view, last);
}

/** Powers that ask for a place bring a new one, or cards back. */
const ofPower = (view: Seen, last: Value): StepKey =>
  (last === 'power' ? placeOfVisit(view) : last) === PLACE.rover ? 'newPlace' : 'takeBack';
