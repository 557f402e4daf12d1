import { anomaly } from '@lurk/anomaly/proof';
import { type GameTypes, seedFromText, type Viewer } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { chance, type Proof, randomMove } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { Host } from './host.ts';
import type { Words } from './streams.ts';
import { frameFor, heardBy, readTelling, writeTelling } from './telling.ts';

const games = [notAlone, anomaly] as unknown as Proof<GameTypes>[];

/** Everything a random match says, at a table with clocks. */
function* words(game: Proof<GameTypes>): Generator<Words> {
  const [mode] = game.modes;
  const start = { options: mode.options, seed: seedFromText('telling'), secret: '11'.repeat(32), speed: 'normal' as const, now: 0 };
  const { host, ...first } = Host.begin(game, { ...start, bots: new Array(mode.seats).fill(false), chance: () => 0.5, paced: true });
  yield first;
  const below = chance('telling');
  for (let move = 1; host.over === null && move < 120; move++) {
    const done = host.apply(randomMove(host.match, below).input, move);
    if (!done.ok) throw new Error(done.refusal);
    yield done;
  }
}

test.each(games)('what was told and stored gives each viewer of $name the very frames that were sent, and nobody anything else', (game) => {
  let frames = 0;
  let secrets = 0;
  for (const { frames: sent, telling } of words(game)) {
    const stored = readTelling(writeTelling(telling));
    const viewers: Viewer[] = [...telling.own.keys(), 'public'];
    expect(viewers.flatMap((viewer) => frameFor(stored, viewer) ?? [])).toEqual(sent);
    for (const { to, text } of stored.events) {
      if (to === 'all') continue;
      secrets++;
      for (const viewer of viewers) expect(heardBy(stored, viewer).includes(text)).toBe(viewer !== 'public' && to.includes(viewer));
    }
    frames += sent.length;
  }
  expect(frames).toBeGreaterThan(150);
  expect(secrets).toBeGreaterThan(5);
});
