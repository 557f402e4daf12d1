import { type GameTypes, seedFromText, type Viewer } from '@lurk/kernel';
import { chance, type Proof, randomMove } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { Host } from './host.ts';
import type { Words } from './streams.ts';
import { frameFor, heardBy, readTelling, writeTelling } from './telling.ts';
import { proofs } from './test/proofs.ts';

/** Everything random matches say, at a table with clocks: as many as it takes for so many moves. */
function* words(game: Proof<GameTypes>, moves = 120): Generator<Words> {
  for (let said = 0, n = 0; said < moves; n++)
    for (const word of wordsOf(game, `telling ${n}`, moves - said)) {
      said++;
      yield word;
    }
}
function* wordsOf(game: Proof<GameTypes>, text: string, moves: number): Generator<Words> {
  const [mode] = game.modes;
  const start = { options: mode.options, seed: seedFromText(text), secret: '11'.repeat(32), speed: 'normal' as const, now: 0 };
  const { host, ...first } = Host.begin(game, { ...start, bots: new Array(mode.seats).fill(false), chance: () => 0.5, paced: true });
  yield first;
  const below = chance(text);
  for (let move = 1; host.over === null && move < moves; move++) {
    const done = host.apply(randomMove(host.match, below).input, move);
    if (!done.ok) throw new Error(done.refusal);
    yield done;
  }
}

test.each(proofs)(
  'what was told and stored gives each viewer of $name the very frames that were sent, and nobody anything else',
  (game) => {
    let frames = 0;
    let secrets = 0;
    for (const { frames: sent, telling } of words(game)) {
      const stored = readTelling(writeTelling(telling));
      const viewers: Viewer[] = [...telling.own.keys(), 'public'];
      expect(viewers.flatMap((viewer) => frameFor(stored, viewer) ?? [])).toEqual(sent);
      for (const { to, text } of stored.events) {
        if (to === 'all') continue;
        secrets++;
        // Two seats may be told the same words, each for itself: it is heard as often as it was said to one.
        for (const viewer of viewers)
          expect(heardBy(stored, viewer).filter((heard) => heard === text)).toHaveLength(
            stored.events.filter(
              ({ to: them, text: said }) => said === text && them !== 'all' && viewer !== 'public' && them.includes(viewer),
            ).length,
          );
      }
      frames += sent.length;
    }
    expect(frames).toBeGreaterThan(150);
    expect(secrets).toBeGreaterThan(5);
  },
);
