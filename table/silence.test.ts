import { describe, test } from 'vitest';
import { proofs } from './test/proofs.ts';
import { about, guessed, type Person, SECOND, sometime, spotsOf, watch } from './test/watched.ts';

type Draw = () => number;
const usual: Pick<Person, 'looks' | 'thinks'> = { looks: (draw) => about(3.2 * SECOND, draw), thinks: (draw) => about(7 * SECOND, draw) };
const staying = { ...usual, stays: () => null, isAwayFor: () => null, goes: 'quietly', givesSigns: false } as const;
const byTurns = { ...usual, stays: (draw: Draw) => sometime(120 * SECOND, draw), isAwayFor: (draw: Draw) => sometime(60 * SECOND, draw) } as const;

const people: Person[] = [
  { ...staying, name: 'answers' },
  { ...staying, name: 'never answers', stays: () => 0 },
  { ...byTurns, name: 'comes back to the line', goes: 'offline', givesSigns: false },
  { ...byTurns, name: 'comes back to the page', goes: 'quietly', givesSigns: true },
  { ...byTurns, name: 'comes back to a page without signs', goes: 'quietly', givesSigns: false },
  { ...staying, name: 'thinks long', looks: (draw) => about(14 * SECOND, draw), thinks: (draw) => about(16 * SECOND, draw) },
  { ...staying, name: 'thinks long over what hides', looks: (draw) => about(18 * SECOND, draw) },
  { ...staying, name: 'now and then thinks long', looks: (draw) => (draw() < 0.3 ? about(22 * SECOND, draw, 0.3) : about(3.2 * SECOND, draw)) },
];
const only = process.env.ONLY;
describe.each(proofs.filter((g) => g.name !== 'embers'))('$name', (game) => {
  let t = performance.now();
  const spots = spotsOf(game, Number(process.env.MATCHES ?? 30));
  const kinds: Record<string, number> = {};
  for (const { kind } of spots.windows) kinds[kind] = (kinds[kind] ?? 0) + 1;
  console.log(game.name, spots.open.length, JSON.stringify(kinds), (performance.now() - t).toFixed());
  test.each(people.filter((p) => !only || p.name === only))('$name', (person) => {
  t = performance.now();
  const all = watch(spots, person, Number(process.env.WINDOWS ?? 600), 20);
  const med = (could: boolean, cut: boolean) => { const l = all.filter((o) => o.could === could && o.cut === cut).map((o) => o.took).sort((a, b) => a - b); return [0.1, 0.5, 0.9].map((q) => ((l[Math.floor(l.length * q)] ?? 0) / 1000).toFixed(1)).join('/') + ' n' + l.length; };
  console.log(`>>> ${game.name.padEnd(10)} ${person.name.padEnd(36)} ${(100 * guessed(all)).toFixed(1)} %  can ${med(true, false)} cannot ${med(false, false)} | cut can ${med(true, true)} cannot ${med(false, true)} ${((performance.now() - t)/1000).toFixed(1)}s`);
  }, 100_000);
});
