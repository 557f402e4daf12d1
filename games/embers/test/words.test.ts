/** What players read of Embers: its own words, and those that any small game has without writing them. */
import { differences, faultsOf, isWords, LANGS, Proofreader, readingOf } from '@lurk/i18n';
import { view } from '@lurk/kernel';
import { type Scene, watchMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { endOf, lobbyOf, tableOf, words } from '../i18n/parts.ts';
import { boardText, describeOutcome, speech } from '../i18n/speech.ts';
import { embers } from '../proof/index.ts';
import { rules } from '../rules.ts';
import type { EM } from '../types.ts';
import { aTable } from './table.ts';

await Promise.all(words.flatMap((part) => LANGS.map((lang) => part.load(lang))));
const NAMES = ['Ada', 'Basile', 'Cléo', 'Dario', 'Élise', 'Farid'];
const [EN, FR] = LANGS.map((lang) => {
  const { events: _, ...table } = tableOf(lang);
  return { table, lobby: lobbyOf(lang), end: endOf(lang) };
});

function watch(each: (scene: Scene<EM, null>) => void): void {
  for (const mode of embers.modes) watchMatch(embers, mode, mode.name, each);
}

test('in random matches every question, every option and every event reads well in both languages', () => {
  // Two Curses in one hand are alike.
  const reader = new Proofreader(readingOf(speech, NAMES, isWords), 100, ['give']);
  watch(({ seen, latest }) => {
    reader.read(seen);
    reader.tell(seen, latest);
    for (const lang of LANGS)
      for (const { name, rule, now } of boardText(lang, seen, { names: NAMES, reader: seen.seat }))
        expect([name, rule, now].filter((text) => !isWords(text))).toEqual([]);
  });
  expect([...reader.faults]).toEqual([]);
  expect([...reader.met.keys()].toSorted()).toEqual(Object.keys(rules.asks).toSorted());
  expect([...reader.told].toSorted()).toEqual([...embers.kinds].toSorted());
});

test('French says what English says, and both are cleanly written', () => {
  expect(differences(EN, FR, { same: ['#–# min'] })).toEqual([]);
  expect([...faultsOf('en', EN), ...faultsOf('fr', FR)]).toEqual([]);
});

test('the reader is spoken to, the others are named, and nobody is told to wait for the reader', () => {
  const { match } = aTable().answer(0, 2);
  const [keeper, guest] = [0, 1].map((seat) => view(match, seat));
  expect(speech.describeWaiting('en', keeper, NAMES)).toBe('Cléo choose what to give');
  expect(speech.describeWaiting('fr', guest, NAMES)).toBe('Choix d’une carte : Ada et Cléo');
  const told: Event = { t: 'named', keeper: 0, named: 2 };
  expect(LANGS.map((lang) => speech.tellEvent(lang, told, keeper, NAMES))).toEqual([
    'You: a trade with Cléo.',
    'Vous : un échange avec Cléo.',
  ]);
  expect(speech.tellEvent('en', told, guest, NAMES)).toBe('Ada: a trade with Cléo.');
  expect([speech.describeConfirm('en'), speech.describeConfirm('fr')]).toEqual(['Yes', 'Oui']);
});

test('the end names who burnt, and says nothing before it', () => {
  const table = aTable()
    .hands({ 0: [0, 1, 2], 2: [-1, 6, 7] })
    .trade(1);
  for (const lang of LANGS) expect(describeOutcome(lang, table.s.open, null, NAMES)).toBeNull();
  table.accuse(2);
  for (const lang of LANGS) expect(describeOutcome(lang, table.s.open, null, NAMES)?.how).toContain('Cléo');
});
