/** What players read of a question or an event, where a rule says what it must name. */
import { LANGS } from '@lurk/i18n';
import { view } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { HUNT_IDS } from '../data/hunt-cards.ts';
import { SURVIVAL_IDS } from '../data/survival-cards.ts';
import { aTable } from '../test/table.ts';
import type { Event } from '../types.ts';
import { nameOfHunt, nameOfSurvival } from './names.ts';
import { loadWords, tableOf } from './parts.ts';
import { describeDecision, tellEvent } from './speech.ts';

await loadWords();

const told = (event: Event): string[] => LANGS.map((lang) => tellEvent(lang, event, { names: ['Ghislain', 'Anna'], reader: null }));

test('NA-067 a Hunted with too few playable cards reads of all three ways out: Resist, Give Up and Sixth Sense', () => {
  const table = aTable()
    .hunted(1, { hand: [], discard: [1, 2, 3, 4, 5], survival: ['sixthSense'] })
    .until('explore');
  const help = LANGS.map((lang) => describeDecision(lang, table.decisionOf(1), view(table.match, 1)).help);
  expect(help).toEqual([
    expect.stringMatching(/Resist, Give Up or play Sixth Sense/),
    expect.stringMatching(/Résistez, lâchez prise ou jouez Sixième Sens/),
  ]);
});

test('NA-178 which place comes first is told by the place a Detour led to, not by the card', () => {
  expect(told({ t: 'visitOrdered', who: 1, card: 2, at: 3 })).toEqual(['Anna begins with the River.', 'Anna commence par la Rivière.']);
  expect(told({ t: 'visitOrdered', who: 1, card: 2 })).toEqual(['Anna begins with the Jungle.', 'Anna commence par la Jungle.']);
});

test('NA-209 the log keeps Gate when it copies the Lair and, through it, another place', () => {
  const table = aTable()
    .hunted(1, { hand: [2, 3], discard: [4, 5], survival: ['gate'] })
    .explore({ 1: 2, 2: 3, 3: 3 })
    .tokens({ creature: 8 })
    .until('resolveVisit')
    .survives(1, 'gate', { pick: 1, with: { pick: 'copy', with: { pick: 8, with: true } } });
  expect(table.toldOf('public', 'powerUsed').map((event) => told(event)[0])).toEqual([
    'With Gate, Anna uses the power of the Lair.',
    'From the Lair, Anna copies the power of the Wreck.',
  ]);
});

test('no headline of a window names a card: the asked player may not hold it', () => {
  const WINDOWS = ['w1a', 'w1c', 'w2r', 'w2rCreature', 'w3aCreature', 'w3aHunted', 'w3c', 'w3i', 'w4Creature', 'w4Hunted'] as const;
  const named = LANGS.flatMap((lang) => {
    const { asks, offers } = tableOf(lang).decisions;
    const titles = [...WINDOWS.map((kind) => asks[kind]), ...Object.values(offers)].map(({ title }) => title);
    const cards = [...HUNT_IDS.map((id) => nameOfHunt(lang, id)), ...SURVIVAL_IDS.map((id) => nameOfSurvival(lang, id))];
    return titles.filter((title) => cards.some((card) => title.includes(card)));
  });
  expect(named).toEqual([]);
});
