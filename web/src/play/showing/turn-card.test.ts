import { anomaly } from '@lurk/anomaly/proof';
import * as anomalyPublic from '@lurk/anomaly/public';
import { CARD, factsOf } from '@lurk/contract';
import { type GameSpeech, isWords } from '@lurk/i18n';
import type { GameTypes, Json } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import * as notAlonePublic from '@lurk/not-alone/public';
import { type Proof, watchMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { NAMES, stillOf } from './test/stills';
import { turnView } from './turn-card';

await Promise.all([anomalyPublic.loadWords(), notAlonePublic.loadWords()]);

interface Told<G extends GameTypes, Memory extends Json> {
  readonly game: Proof<G, Memory>;
  readonly speech: GameSpeech<G>;
}

/** Every card of a few matches, for every viewer, in both languages. */
function cardsOf<G extends GameTypes, Memory extends Json>({ game, speech }: Told<G, Memory>) {
  const cards: { viewer: unknown; mine: readonly string[]; lines: readonly string[] }[] = [];
  for (let i = 0; i < 4; i++)
    watchMatch(game, game.modes[i]!, `cards ${i}`, (scene) => {
      if (!scene.latest.some((event) => factsOf(game.events, event).beat === CARD)) return;
      const still = stillOf(scene, NAMES, i % 2 ? 'fr' : 'en', speech);
      const view = turnView(still, scene.log, game.events);
      if (!view) return;
      const mine = view.parts.find(({ title }) => title === still.w.play.turn.mine)?.lines ?? [];
      cards.push({ viewer: scene.viewer, mine, lines: view.parts.flatMap((part) => part.lines) });
    });
  return cards;
}

test.for([
  ['NOT ALONE', () => cardsOf({ game: notAlone, speech: notAlonePublic.speech })],
  ['Anomaly', () => cardsOf({ game: anomaly, speech: anomalyPublic.speech })],
] as const)(
  '%s: the card of a turn says in words who lost what and what moved; what changed for one is told to that one alone',
  ([, cards]) => {
    const all = cards();
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap(({ lines }) => lines).filter((line) => !isWords(line))).toEqual([]);
    for (const { lines } of all) expect(new Set(lines).size).toBe(lines.length);
    expect(all.filter(({ viewer }) => viewer === 'public').flatMap(({ mine }) => mine)).toEqual([]);
    expect(all.filter(({ mine }) => mine.length > 0).length).toBeGreaterThan(5);
  },
);
