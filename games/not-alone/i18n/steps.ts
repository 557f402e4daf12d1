/** What is wanted at one level of a decision: after these picks, this shape. */
import { type AskedIn, kindPicked, type Lang, type Path, stepAt } from '@lurk/i18n';
import { has, type Shape, type Value } from '@lurk/kernel';
import { PLACE } from '../data/places.ts';
import type { NA, Seen } from '../types.ts';
import type { Steps } from './lines.ts';
import { type TableWords, tableOf } from './parts.ts';
import { placeOfVisit } from './things.ts';

export function describeStep(lang: Lang, level: Shape, asked: AskedIn<NA>, path: Path = []): string {
  const said = stepOf(tableOf(lang).decisions.steps, level, asked, path);
  return typeof said === 'string' ? said : said(level.t === 'someOf' ? level.min : 1);
}

function stepOf({ first, ...steps }: TableWords['decisions']['steps'], level: Shape, { kind, shape, view }: AskedIn<NA>, path: Path) {
  if (level.t === 'compound') return steps.tokens;
  if (level.t === 'confirm' || (level.t === 'someOf' && level.min === 0)) return steps.confirm;
  const led = path.at(-1);
  if (led === undefined) return has(first, kind) ? first[kind] : (stepAt(steps, shape, path) ?? steps.action);
  if (path.at(-2) === 'vortex') return steps.tradeIn;
  if (level.of === 'place' && led === 'play') return steps.putDown;
  if (level.of === 'place' && (led === 'power' || kindPicked(shape, path) === 'place')) return ofPower(steps, view, led);
  return stepAt(steps, shape, path) ?? steps.mode;
}

/** Powers that ask for a place bring a new one, or cards back. */
const ofPower = (steps: Pick<Steps, 'newPlace' | 'takeBack'>, view: Seen, led: Value) =>
  (led === 'power' ? placeOfVisit(view) : led) === PLACE.rover ? steps.newPlace : steps.takeBack;
