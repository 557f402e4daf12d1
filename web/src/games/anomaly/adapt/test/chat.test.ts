import { anomaly } from '@lurk/anomaly/proof';
import { loadWords } from '@lurk/anomaly/public';
import { LANGS } from '@lurk/i18n';
import { watchMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { claimText, heard, isClaim } from '../chat';
import { perspectiveOf, type Scene } from './scene';

await loadWords();

test('a claim of a zone is read in the reader’s own language, and anything else as it was written', () => {
  const scenes: Scene[] = [];
  watchMatch(anomaly, anomaly.modes[0]!, 'claims', (scene) => void (scenes.length === 0 && scenes.push(scene)));
  const [scene] = scenes;
  if (!scene) throw new Error('nothing was seen');
  const read = (text: string) => LANGS.map((lang) => heard(text, perspectiveOf(scene, lang))[0]);
  expect(read(claimText('it', 'L-N'))).toEqual(['I think it is in Labs N.', 'Je la crois aux Labos N.']);
  for (const odd of ['claim:it:L-X', 'claim:constructor:L-N', 'claim:it:L-N:L-S', 'say:nothing', 'claim:'])
    expect([read(odd), isClaim(odd)]).toEqual([[odd, odd], false]);
});
