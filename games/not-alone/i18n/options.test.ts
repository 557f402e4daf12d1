import { LANGS } from '@lurk/i18n';
import { compound, view } from '@lurk/kernel';
import { playRandomMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { PLACE } from '../data/places.ts';
import { notAlone } from '../proof/index.ts';
import { oneOf } from '../things.ts';
import { loadWords } from './parts.ts';
import { speech } from './speech.ts';

await loadWords();

test('NA-178 which place comes first is asked by the places a Detour led to, not by the cards', () => {
  const { match } = playRandomMatch(notAlone, notAlone.modes[0], 'detoured');
  const [hunted] = match.s.open.hunted;
  match.s.open.visits = [
    { hunted, card: PLACE.jungle, at: PLACE.river, resolved: false, suffered: [] },
    { hunted, card: PLACE.beach, at: PLACE.beach, resolved: false, suffered: [] },
  ];
  const shape = oneOf.led([PLACE.jungle, PLACE.beach]);
  const asked = { kind: 'visitOrder', shape, view: view(match, hunted), names: [] };
  const labels = LANGS.map((lang) => [PLACE.jungle, PLACE.beach].map((card) => speech.describeOption(lang, card, asked)));
  expect(labels).toEqual([
    ['The River', 'The Beach'],
    ['La Rivière', 'La Plage'],
  ]);
});

test('a token that is to be laid bears its name in both languages, and not its id', () => {
  const { match } = playRandomMatch(notAlone, notAlone.modes[0], 'laid');
  const shape = compound({ artemia: oneOf.spot([PLACE.jungle]), target: oneOf.spot([PLACE.beach]) });
  const asked = { kind: 'placeTokens', shape, view: view(match, match.s.open.creature), names: [] };
  expect(LANGS.map((lang) => speech.describeOption(lang, 'target', asked))).toEqual(['Target token', 'Jeton Cible']);
});
