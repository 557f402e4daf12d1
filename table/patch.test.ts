import { canonical, diceOver, fastDice, type GameModule, type GameTypes, type Json, type Viewer } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { chance, randomMove } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Host } from './host.ts';
import { applyPatch, catchUp } from './patch.ts';
import { toWire } from './wire.ts';

const game = notAlone as unknown as GameModule<GameTypes>;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a patch', () => {
  const cases: [string, Json, Json][] = [
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    ['a value', { a: 1 }, { a: 2 }],
    ['a value to null', { a: { b: 1 } }, { a: null }],
    ['null to a list', { a: null }, { a: [1] }],
    ['a list to an object', { a: [1] }, { a: { 0: 1 } }],
    ['a new and a lost key', { a: 1, b: [1] }, { b: [1], c: { d: [] } }],
    ['a list that grows', { a: [1, 2] }, { a: [1, 2, 3] }],
    ['a list that shrinks in the middle', { a: [1, 2, 3, 4] }, { a: [1, 4] }],
    ['an emptied list', { a: [1, 2] }, { a: [] }],
    ['a list of lists', { a: [[1], [2]] }, { a: [[1], [2, 3]] }],
    ['things in their places', { a: [{ x: 1 }, { x: 2 }, { x: 3 }] }, { a: [{ x: 1 }, { x: 9 }, { x: 3 }] }],
    ['a thing that becomes a number', { a: [{ x: 1 }, 2] }, { a: [{ x: 3 }, { y: 1 }] }],
  ];
  for (const [name, old, now] of cases)
    test(`carries ${name}`, () => {
      const shadow = json(old) as object;
      const patch = catchUp(shadow, now as object);
      expect(shadow).toEqual(now);
      const before = json(old);
      expect(applyPatch(before, json(patch ?? null))).toEqual(now);
      expect(before).toEqual(old);
    });

  test('shares what it does not touch', () => {
    const old = { a: { b: 1 }, c: { d: 1 } };
    const now = applyPatch(old, { a: { b: 2 } });
    expect(now.c).toBe(old.c);
  });

  test('carries any change between random values', () => {
    const dice = diceOver(fastDice('patches'));
    const any = (depth: number): Json => {
      const kind = dice.below('', depth > 0 ? 6 : 3);
      if (kind === 0) return null;
      if (kind < 3) return dice.below('', 3);
      const size = dice.below('', 5);
      if (kind < 5) return Array.from({ length: size }, () => any(depth - 1));
      return Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${(i + dice.below('', 3)) % 5}`, any(depth - 1)]));
    };
    for (let i = 0; i < 5000; i++) {
      const [old, now] = [{ v: any(4) }, { v: any(4) }];
      const patch = catchUp(json(old), now);
      expect(applyPatch(old, json(patch ?? null))).toEqual(now);
    }
  });
});

describe('frames', () => {
  test('bring every viewer of a random match from view to view, in few bytes', () => {
    const sizes: number[] = [];
    let frames = 0;
    for (const [i, mode] of notAlone.modes.entries()) {
      const below = chance(`frames ${i}`);
      const start = { options: mode.options, seed: '00'.repeat(32), secret: '11'.repeat(32), speed: 'normal' as const };
      const { host } = Host.begin(game, { ...start, bots: new Array(mode.seats).fill(false), chance: () => 0.5, paced: true, now: 0 });
      const viewers: Viewer[] = [...host.match.s.own.keys(), 'public'];
      const held = new Map(viewers.map((viewer) => [viewer, { n: 1, view: json(toWire(host.view(viewer))) }]));
      for (let move = 0; host.over === null && move < 150; move++) {
        const done = host.apply(randomMove(host.match, below).input, move);
        if (!done.ok) throw new Error(done.refusal);
        for (const { viewer, n, text } of done.frames) {
          const client = held.get(viewer)!;
          expect(n).toBe(++client.n);
          client.view = applyPatch(client.view, JSON.parse(text).patch);
          frames++;
          if (mode.seats === 6) sizes.push(text.length);
        }
        for (const viewer of viewers) {
          const { view } = held.get(viewer)!;
          if (canonical(view) !== canonical(toWire(host.view(viewer)))) expect(view).toEqual(json(toWire(host.view(viewer))));
        }
      }
    }
    sizes.sort((a, b) => a - b);
    expect(frames).toBeGreaterThan(5000);
    console.log(sizes[sizes.length >> 1], sizes[(sizes.length * 0.9) | 0], sizes.at(-1), sizes.reduce((a, b) => a + b) / sizes.length);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(250);
  });
});
