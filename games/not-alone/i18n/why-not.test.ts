import { view } from '@lurk/kernel';
import { playRandomMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { notAlone } from '../proof/index.ts';
import { PLACE_NOS, RESERVE_PLACES } from '../public.ts';
import { aTable } from '../test/table.ts';
import type { Seen } from '../types.ts';
import {
  LANGS,
  loadWords,
  tableOf,
  tellWhyNot,
  type WhyNotId,
  whyNotBorrow,
  whyNotCopy,
  whyNotSurvival,
  whyNotTakePlace,
} from './index.ts';

await loadWords();

test('every reason can be told', () => {
  for (const lang of LANGS)
    for (const why of Object.keys(tableOf(lang).whyNot) as WhyNotId[])
      expect(tellWhyNot(lang, { why, card: 'cataclysm', phase: 3, count: 2 })).toMatch(/^\p{Lu}[^{}|]*\.$/u);
});

test('what the Lair, Gate and the Rover offer has no reason against it, and the rest has one', () => {
  playRandomMatch(notAlone, notAlone.modes[16], 'copies', {
    onState: (match) => {
      for (const seat of match.s.open.hunted) {
        const seen: Seen = view(match, seat);
        if (seen.decision?.kind !== 'resolveVisit') continue;
        const { hunted, card } = seen.stack.at(-1)!.at as { hunted: number; card: number };
        const visit = seen.open.visits.find((v) => v.hunted === hunted && v.card === card)!;
        const shape = JSON.stringify(seen.decision.shape);
        for (const place of PLACE_NOS) {
          expect(whyNotCopy(seen, visit, 10)?.why).toBe('copyArtefact');
          if (visit.at === 1 && shape.includes('"copy"') && seen.open.tokens.creature.includes(place))
            expect(whyNotBorrow(seen, visit, place)).toBeNull();
          const owned = seen.open.people[seat]!.owned.includes(place);
          expect(whyNotTakePlace(seen, place)?.why ?? null).toBe(owned ? 'ownedAlready' : seen.open.reserve[place] > 0 ? null : 'noneLeft');
        }
      }
    },
  });
});

test('NA-176 NA-206 the reason is the condition itself: Drone names the card that silences the Rover, and else the empty reserve', () => {
  const table = aTable()
    .creature('cataclysm')
    .hunted(1, { hand: [2, 3], discard: [4], survival: ['drone'] })
    .explore({ 1: 3, 2: 2, 3: 2 })
    .tokens({ creature: 8 })
    .until('w3aCreature')
    .plays('cataclysm', 5)
    .until('resolveVisit', 1);
  const reason = () => whyNotSurvival(view(table.match, 1), 'drone');
  expect(reason()).toEqual({ why: 'ineffective', card: 'cataclysm' });
  table.where((open) => {
    open.cataclysm = null;
  });
  expect(reason()).toBeNull();
  table.where((open) => {
    for (const place of RESERVE_PLACES) open.reserve[place] = 0;
  });
  expect(reason()).toEqual({ why: 'nothingNew' });
});
