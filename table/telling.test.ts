import { type GameTypes, hashState, seedFromText, type Viewer } from '@lurk/kernel';
import { chance, type Proof, randomMove } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { Host, type Setting } from './host.ts';
import type { Output } from './streams.ts';
import { frameFor, heardBy, readTelling, writeTelling } from './telling.ts';
import { proofs } from './test/proofs.ts';

/** Everything random matches say, at a table with clocks: as many as it takes for so many moves. */
function* words(game: Proof<GameTypes>, moves = 120): Generator<Output> {
  for (let said = 0, n = 0; said < moves; n++)
    for (const word of wordsOf(game, `telling ${n}`, moves - said)) {
      said++;
      yield word;
    }
}
/** How a table is set, always alike. */
const settingOf = ({ modes: [{ seats }] }: Proof<GameTypes>): Setting => ({
  bots: new Array(seats).fill(false),
  speed: 'normal',
  secret: '11'.repeat(32),
  chance: () => 0.5,
  paced: true,
});
const begin = (game: Proof<GameTypes>, text: string) =>
  Host.begin(game, { ...settingOf(game), options: game.modes[0].options, seed: seedFromText(text), now: 0 });

function* wordsOf(game: Proof<GameTypes>, text: string, moves: number): Generator<Output> {
  const { host, ...first } = begin(game, text);
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

const MOVES = 150;

test.each(proofs)('whichever of two tables of $name takes an input, the other following, says what one alone would say', (game) => {
  const below = chance('two tables');
  const [alone, ...two] = [0, 1, 2].map(() => begin(game, 'two tables').host);
  for (let move = 1; alone.over === null && move < MOVES; move++) {
    const { input } = randomMove(alone.match, below);
    const [taker, follower] = below(2) ? two : two.toReversed();
    const [said, done] = [alone.apply(input, move), taker.apply(input, move)];
    if (!said.ok || !done.ok) throw new Error('refused');
    expect(done.frames).toEqual(said.frames);
    expect(follower.follow(input, move, done.telling)).toBe(true);
  }
  for (const host of two) expect(host.save()).toEqual(alone.save());
});

test.each(proofs)('a copy of a table of $name stays as it is when the match goes on, and goes on from there by itself', (game) => {
  const below = chance('copies');
  const { host } = begin(game, 'copies');
  for (let move = 1; host.over === null && move < MOVES; move++) {
    const saved = JSON.stringify(host.save());
    const copy = host.copy();
    const { input } = randomMove(host.match, below);
    if (!host.apply(input, move).ok) throw new Error('refused');
    expect(JSON.stringify(copy)).toBe(saved);
    const again = Host.restore(game, settingOf(game), copy, move);
    expect(again.apply(input, move).ok).toBe(true);
    expect(hashState(again.match.s)).toBe(hashState(host.match.s));
  }
});
