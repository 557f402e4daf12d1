import { LANGS, leavesOf } from '@lurk/i18n';
import { must, view } from '@lurk/kernel';
import { playRandomMatch, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { party, theThing } from '../proof/index.ts';
import { rules } from '../rules.ts';
import { lessonOf } from './lessons.ts';
import { coachOf, loadWords } from './parts.ts';

await loadWords();

describe('the coach', () => {
  test('has a line for every question of the rules, on the side that is asked it', () => {
    const { overview: _, ...lessons } = coachOf('en');
    const coached = new Set(Object.values(lessons).flatMap(({ asks }) => Object.keys(asks)));
    expect([...coached].sort()).toEqual(Object.keys(rules.asks).sort());
    for (const { waits } of Object.values(lessons)) expect(coached).toEqual(new Set([...coached, ...Object.keys(waits)]));
  });

  test('speaks to a Human and to a hidden Alien in the same shape and at the same length', () => {
    for (const lang of LANGS) {
      const { human, alien } = coachOf(lang);
      const lines = leavesOf(human);
      const others = new Map(leavesOf(alien));
      expect(lines.map(([key]) => key)).toEqual([...others.keys()]);
      const unlike = lines.filter(([key, text]) => Math.abs(text.length - must(others.get(key)).length) > 12);
      expect(unlike).toEqual([]);
    }
  });

  test('is the same side for a Character whatever the role, and has nothing for those who watch', () => {
    const seen = new Set<string>();
    watchMatch(theThing, theThing.modes[0], 'coached', ({ seen: view }) => {
      const found = lessonOf(view);
      if (view.seat === null) expect(found).toBeNull();
      else if (view.own?.role) {
        const { status } = view.open.people[view.seat];
        expect(found?.side).toBe(status === 'character' ? 'character' : status === 'revealed' ? 'revealed' : 'ghost');
        if (status === 'character') expect(found?.lesson).toBe(view.own.role);
        seen.add(`${found?.lesson}`);
      } else expect(found).toBeNull();
    });
    expect([...seen]).toEqual(expect.arrayContaining(['human', 'alien']));
    const { match } = playRandomMatch(party, party.modes[0], 'coached');
    expect(lessonOf(view(match, 0))?.lesson).toBe('together');
  });
});
