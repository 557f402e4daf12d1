/** What every contract owes the rest of Lurk, whichever the game. */
import { defaultsOf, type LobbyWords, type OptionKind, wishable } from '@lurk/contract';
import { LANGS } from '@lurk/i18n';
import { begin, diceOver, fastDice, keyedDice, seedFromText } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { allContracts, games } from './index.ts';
import { rulesOf } from './rules.ts';

const named = (words: { name: string; rule: string } | undefined, what: string): void => {
  expect(words?.name, what).toBeTruthy();
  expect(typeof words?.rule, what).toBe('string');
};

/** The choices of an option that need words of their own; numbers speak for themselves. */
const choicesOf = (option: OptionKind): readonly string[] =>
  option.kind === 'choice' ? option.of : option.kind === 'holder' ? ['random', 'host', 'notHost', 'seat'] : [];

function expectWords({ options, choices, roles }: LobbyWords, schema: Record<string, OptionKind>, parts: string[]): void {
  expect(Object.keys(options).toSorted()).toEqual(Object.keys(schema).toSorted());
  expect(Object.keys(roles).toSorted()).toEqual(parts.toSorted());
  for (const [id, option] of Object.entries(schema)) {
    named(options[id], id);
    for (const choice of choicesOf(option)) named(choices[id]?.[choice], `${id} ${choice}`);
  }
  for (const role of parts) named(roles[role], role);
}

for (const contract of await allContracts())
  describe(contract.name, async () => {
    const module = await rulesOf(contract.name);
    const { seats, roles, options, settle } = contract;
    const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

    test('goes by one name, in the list, in its contract and in its rules', () => {
      expect(Object.keys(games)).toContain(contract.name);
      expect(module.name).toBe(contract.name);
    });

    test('has as many seats as its rules', () => {
      expect([seats.min, seats.max]).toEqual([module.minSeats, module.maxSeats]);
      expect(counts).toContain(seats.usual);
    });

    test('has words for every option, every choice and every role, in both languages', async () => {
      for (const lang of LANGS) {
        const words = await (await contract.lobby()).load(lang);
        expectWords(words, options, Object.keys(roles));
        for (const role of wishable(contract)) expect(words.roles[role].wish, role).toBeTruthy();
        // « la Créature », « l’Anomalie »: a page cannot know the article.
        for (const option of Object.values(options))
          if (option.kind === 'holder') expect(words.roles[option.role].the, option.role).toBeTruthy();
      }
    });

    test('names roles that are there', () => {
      for (const option of Object.values(options)) if (option.kind === 'holder') expect(Object.keys(roles)).toContain(option.role);
    });

    test('can be begun at every count with nothing chosen, whatever anybody wishes', () => {
      for (const count of counts)
        for (const wish of [null, ...wishable(contract)])
          for (let n = 0; n < 5; n++) {
            const seed = seedFromText(`${count} ${wish} ${n}`);
            const wishes = Array.from({ length: count }, (_, seat) => (seat <= n ? wish : null));
            const chosen = settle(defaultsOf(options), wishes, n % count, diceOver(keyedDice(seed)));
            expect(begin(module, { seats: count, options: chosen, dice: fastDice(seed) }).match.s.seats).toBe(count);
          }
    });

    test('says how many of each role there are, or that nobody can', () => {
      for (const count of counts)
        for (const role of Object.values(roles)) {
          const many = role.count(count, defaultsOf(options));
          expect(many === null || (Number.isInteger(many) && many >= 0)).toBe(true);
        }
    });
  });
