import { LANGS } from '@lurk/i18n';
import { view } from '@lurk/kernel';
import { playRandomMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { notAlone } from '../proof/index.ts';
import { PLACE_NOS } from '../public.ts';
import type { Seen } from '../types.ts';
import { loadWords, tableOf } from './parts.ts';
import type { WhyNotId } from './why-not.en.ts';
import { tellWhyNot, whyNotBorrow, whyNotCopy, whyNotTakePlace } from './why-not.ts';

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
