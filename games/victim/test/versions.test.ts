/** What matches that began under earlier rules go on with. */
import type { Game } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { VI } from '../types.ts';
import { version2 } from '../versions/2.ts';
import { DEMON_SEAT } from './demon.ts';
import { aTable } from './table.ts';

const under = (played: Game<VI>) => aTable({}, played);

test('RU-113: matches of versions 1 and 2 end under version 2, whose answers version 3 does not take', () => {
  expect([rules, version2].map(({ rulesVersion, continues }) => [rulesVersion, continues])).toEqual([
    ['3', undefined],
    ['2', ['1']],
  ]);
});
test('RU-112: in matches of version 2 every roll of a Victim with a card is kept by saying so, the best one too', () => {
  const runs = (played: Game<VI>) => under(played).hand('diego', 'manual').dice([2, 2]).turnOf('diego').answer(1, 'run');
  expect(runs(rules).kind).toBe('runPoint');
  const asked = runs(version2).expectAsked('useManual', [1]);
  expect(asked.optionsOf(1)).toEqual(['accept', 'manual']);
  expect(asked.answer(1, 'accept').expectAsked('runPoint', [1]).handOf('diego')).toEqual(['manual']);
  const again = runs(version2).dice([0]).answer(1, { pick: 'manual', with: 1 });
  expect(again.roll.dice).toEqual([2, 0]);
});
test('RU-113: and one answers for each of one’s Victims in a common roll, Manual or not', () => {
  const curse = (played: Game<VI>) => {
    const table = under(played)
      .is({ round: 3 })
      .vault({ curses: ['widow'] })
      .hand('diego', 'hammer');
    return table.phase('curse').decisionOf(1).shape;
  };
  expect([rules, version2].map(curse)).toMatchObject([{ t: 'oneOf' }, { t: 'compound', parts: { diego: { max: 0 } } }]);
});
test('RU-112: and a Werewolf may roll its best face again', () => {
  const asked = (played: Game<VI>, deed: 'hunt' | { pick: 'attack'; with: 'rolita' }) => {
    const table = under(played).demonIs('werewolf', 'lucien').board('vivian', { wounds: 1 });
    table.demon.rage = 3;
    return table.dice([0, 0], [5]).phase('demon').answer(DEMON_SEAT, deed).kind;
  };
  const both = (played: Game<VI>) => [asked(played, { pick: 'attack', with: 'rolita' }), asked(played, 'hunt')];
  expect([both(rules), both(version2)]).toEqual([
    ['demonAction', 'demonAction'],
    ['bloodSmell', 'bloodSmell'],
  ]);
});
