import { botFor, loadBots } from '@lurk/bots';
import type { PacedGame } from '@lurk/contract';
import {
  canonical,
  type Decision,
  diceOver,
  fastDice,
  type GameTypes,
  type Json,
  Memories,
  seedFromText,
  type Viewer,
  waitingFor,
} from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { chance, randomMove } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Host } from './host.ts';
import { applyPatch, catchUp } from './patch.ts';
import { fromWire, toWire, type WireView } from './wire.ts';

await loadBots('not-alone');

const game = notAlone as unknown as PacedGame<GameTypes>;
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

interface Client {
  n: number;
  view: WireView;
}

function begin(mode: (typeof notAlone.modes)[0], seed: string): Host<GameTypes> {
  const start = { options: mode.options, seed: seedFromText(seed), secret: '11'.repeat(32), speed: 'normal' as const, now: 0 };
  return Host.begin(game, { ...start, bots: new Array(mode.seats).fill(false), chance: () => 0.5, paced: true }).host;
}

const viewersOf = ({ match }: Host<GameTypes>): Viewer[] => [...match.s.own.keys(), 'public'];

describe('frames', () => {
  test('bring every viewer of a random match from view to view', () => {
    let frames = 0;
    for (const [i, mode] of notAlone.modes.entries()) {
      const below = chance(`frames ${i}`);
      const host = begin(mode, `frames ${i}`);
      const clients = new Map<Viewer, Client>(viewersOf(host).map((viewer) => [viewer, { n: 1, view: json(toWire(host.view(viewer))) }]));
      for (let move = 0; host.over === null && move < 150; move++) {
        const done = host.apply(randomMove(host.match, below).input, move);
        if (!done.ok) throw new Error(done.refusal);
        for (const { viewer, n, text } of done.frames) {
          const client = clients.get(viewer)!;
          if (n !== ++client.n) throw new Error(`frame ${n} after ${client.n - 1}`);
          client.view = applyPatch(client.view, JSON.parse(text).patch);
          frames++;
        }
        for (const [viewer, { view }] of clients) {
          const now = toWire(host.view(viewer));
          if (canonical(view) !== canonical(now)) expect(view).toEqual(json(now));
        }
      }
    }
    expect(frames).toBeGreaterThan(5000);
  });

  test('are small: at most 250 bytes for the median move and client of six-seat matches (P15)', () => {
    const bot = botFor('not-alone', 'beginner');
    const sizes: number[] = [];
    for (const [i, mode] of notAlone.modes.filter(({ seats }) => seats === 6).entries()) {
      const host = begin(mode, `sizes ${i}`);
      const dice = diceOver(fastDice(`sizes ${i}`));
      while (host.over === null) {
        const decision = waitingFor(host.match)[0];
        const { seat, id } = decision;
        const choice = bot.decide(host.view(seat), new Memories(game, host.save().memories).of(seat), decision, dice);
        const done = host.apply({ seat, id, choice }, 0);
        if (!done.ok) throw new Error(done.refusal);
        // A move of which a client hears nothing costs it nothing.
        const heard = done.frames.filter(({ viewer }) => viewer !== 'public').map(({ text }) => text.length);
        sizes.push(...heard, ...new Array(mode.seats - heard.length).fill(0));
      }
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(250);
  });
});

describe('a view from the wire', () => {
  test('is the view again, but for what is the business of the rules', () => {
    const host = begin(notAlone.modes[8], 'wire');
    const below = chance('wire');
    for (let move = 0; host.over === null && move < 300; move++) {
      for (const viewer of viewersOf(host)) {
        const seen = host.view(viewer);
        const read = fromWire(json(toWire(seen)));
        const known = (decision: Decision | null) => decision && { ...decision, fallback: null };
        expect({ ...read, stack: [], decision: known(read.decision), offer: known(read.offer) }).toEqual(
          json({ ...seen, stack: [], decision: known(seen.decision), offer: known(seen.offer) }),
        );
        expect(read.stack.map(({ proc, at }) => ({ proc, at }))).toEqual(seen.stack.map(({ proc, at }) => ({ proc, at })));
      }
      host.apply(randomMove(host.match, below).input, move);
    }
  });

  test('keeps a decision that did not change as the very same object', () => {
    const host = begin(notAlone.modes[0], 'same');
    const wire = json(toWire(host.view((host.match.s.open as { creature: number }).creature)));
    const later = applyPatch(wire, { open: { turn: 9 } });
    expect(fromWire(later).decision).toBe(fromWire(wire).decision);
  });
});
