import { anomaly } from '@lurk/anomaly/proof';
import * as anomalyPublic from '@lurk/anomaly/public';
import { type GameSpeech, isWords } from '@lurk/i18n';
import { answerable, anyChoice, type GameTypes, type Json } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import * as notAlonePublic from '@lurk/not-alone/public';
import { chance, type Proof, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { asDraft, emptyDesk, plainDesk, questionAt } from '../asking/desk';
import { NO_LINES } from '../frame/model';
import { NAMES, stillOf } from '../showing/test/stills';
import { plainTable } from './plain-view';

await Promise.all([anomalyPublic.loadWords(), notAlonePublic.loadWords()]);

const MATCHES = 6;

/** Plays through the plain table: every question met is put there, and answered by it. */
function faultsOf<G extends GameTypes, Memory extends Json>(game: Proof<G, Memory>, speech: GameSpeech<G>): string[] {
  const faults = new Set<string>();
  for (let i = 0; i < MATCHES; i++)
    watchMatch(game, game.modes[i % game.modes.length]!, `plain ${i}`, (scene) => {
      const { seen } = scene;
      const still = stillOf(scene, NAMES, i % 2 ? 'fr' : 'en', speech);
      const below = chance(`plain ${i} ${scene.log.length}`);
      for (const offering of [false, true]) {
        const desk = { ...emptyDesk, offering };
        const asked = questionAt(seen, desk);
        const table = plainTable(still, desk, NO_LINES, []);
        if (!isWords(table.prompt.wanted)) faults.add(`${seen.ask?.kind} wants ${table.prompt.wanted}`);
        if (!asked || (offering && !seen.offer)) continue;
        const { kind, shape, mayPass } = asked.decision;
        if (mayPass && plainDesk.answer(seen, plainDesk.touch(seen, desk, 'pass'))?.choice !== null) faults.add(`${kind} cannot be passed`);
        if (!answerable(shape)) continue;
        const choice = anyChoice(shape, below);
        if (shape.t !== 'confirm' && JSON.stringify(table.step?.level?.shape) !== JSON.stringify(shape)) faults.add(`${kind} is not shown`);
        const given = plainDesk.answer(seen, plainDesk.put(seen, desk, [], asDraft(choice)));
        if (JSON.stringify(given?.choice) !== JSON.stringify(choice)) faults.add(`${kind} cannot be answered`);
      }
    });
  return [...faults];
}

describe('a table without drawings', () => {
  test('shows and answers every question of NOT ALONE', () => {
    expect(faultsOf(notAlone, notAlonePublic.speech)).toEqual([]);
  });
  test('shows and answers every question of Anomaly', () => {
    expect(faultsOf(anomaly, anomalyPublic.speech)).toEqual([]);
  });
});
