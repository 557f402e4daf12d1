/** Sampler honesty: what a seat imagines comes from what it was shown and told, agrees with it, and varies where it may. */
import { canonical, diceOver, fastDice, type GameTypes, imagined, type Json, type Match, type Viewer } from '@lurk/kernel';
import type { Proof, Swapped } from '../proof.ts';
import type { Report } from '../report.ts';
import { changedPlaces, type Leaves, secretLeaves } from './leaves.ts';
import type { Lens } from './lens.ts';
import { difference } from './swaps.ts';

/** Which secrets were ever imagined in two ways, and how often each could have been. */
export type Variety = Map<string, { chances: number; varied: boolean }>;
/** A secret that never varies in so many tries is not being guessed. */
const CHANCES = 8;

export interface Sampling<G extends GameTypes> {
  module: Proof<G>;
  lens: Lens<G>;
  viewer: Viewer;
  memory: Json;
  seed: string;
  samples: number;
}

export function checkSampler<G extends GameTypes>(
  match: Match<G>,
  swaps: Swapped<G>[],
  at: Sampling<G>,
  variety: Variety,
  report: Report,
): void {
  const { module, lens, viewer, memory, seed, samples } = at;
  const text = JSON.stringify(lens.view(match, viewer));
  const remembered = canonical(memory);
  const found: Leaves[] = [];
  for (let n = 0; n < samples; n++) found.push(sample(text, n, at, report));
  if (canonical(memory) !== remembered) report.fail('imagining changed the memory');
  const guess = (seen: string): string => canonical(module.imagine(JSON.parse(seen), memory, diceOver(fastDice(seed))));
  const guessed = guess(text);
  if (guess(text) !== guessed) report.fail(`viewer ${viewer} imagines otherwise from the same`);
  for (const { secret, state } of swaps) {
    const swapped = JSON.stringify(lens.view({ ...match, s: state }, viewer));
    if (swapped !== text && guess(swapped) !== guessed) report.fail(`viewer ${viewer} imagines otherwise when "${secret}" is swapped`);
    const places = [...changedPlaces(match.s, state, viewer)].filter((path) => !path.startsWith('control.'));
    if (places.length === 0) continue;
    const so = variety.get(secret) ?? { chances: 0, varied: false };
    const varied = places.some((path) => new Set(found.map((leaves) => JSON.stringify(leaves.get(path)))).size > 1);
    variety.set(secret, { chances: so.chances + 1, varied: so.varied || varied });
  }
}

/** One imagined world: it must look the same from this seat, and be one that could be. */
function sample<G extends GameTypes>(text: string, n: number, { module, lens, viewer, memory, seed }: Sampling<G>, report: Report): Leaves {
  const guess = module.imagine(JSON.parse(text), memory, diceOver(fastDice(`${seed} ${n}`)));
  const world = imagined(module, JSON.parse(text), guess, fastDice(`${seed} seals ${n}`));
  report.count('samples');
  const again = JSON.stringify(lens.view(world, viewer));
  if (again !== text)
    report.fail(`viewer ${viewer} imagines what is not so, as it can see: ${difference(JSON.parse(text), JSON.parse(again))}`);
  const faults = module.faults(world.s);
  if (faults.length > 0) report.fail(`viewer ${viewer} imagines an impossible world: ${faults.join('; ')}`);
  return secretLeaves(world.s, viewer);
}

/** To be asked at the end: every secret that had its chances must have been imagined in more than one way. */
export function checkVariety(variety: Variety, report: Report): void {
  for (const [secret, { chances, varied }] of variety)
    if (!varied && chances >= CHANCES) report.fail(`"${secret}" was imagined in one way only, in ${chances} situations`);
}
