/** What exactly may be answered: options by kind, standing offers, and to whom they are made. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ACTIONS, give, party, put } from '../party.ts';
import { aTable, type ThingTable } from '../table.ts';

const offers = ({ match }: Pick<ThingTable, 'match'>) => match.s.control.ask?.offers.map((offer) => offer?.shape ?? null);
const optionIds = ({ match }: Pick<ThingTable, 'match'>, seat: number) => {
  const shape = match.s.control.ask?.offers[seat]?.shape;
  return shape?.t === 'oneOf' ? shape.options.map((option) => (typeof option === 'object' ? option.id : option)) : null;
};

scenario('D-04, D-05 a point of Force each; every other Revealed Alien who is not beaten may propose, and the clock would play it', () => {
  const table = aTable({ players: 7 })
    .revealed(3, 3, 5, 4, 6)
    .where(({ people }) => void Object.assign(people[6], { status: 'beaten' }));
  table.phase('alien').expectAsked('alienPlan', [3]);
  expect(table.decisionOf(3).shape).toMatchObject({ parts: { rest: { t: 'assign', keys: [2, 3] } } });
  expect(offers(table)?.map((offer) => offer !== null)).toEqual([false, false, false, false, true, true, false]);
  table.answer(5, { pick: 'propose', with: { first: 'lab', rest: ['pool', 'lab'] } });
  expect(table.decisionOf(3).fallback).toEqual({ choice: { first: 'lab', rest: ['lab', 'pool'] } });
});
scenario('D-06, D-11 cards are named by their kind, each once', () => {
  const garry = aTable({ characters: ['garry', 'clark', 'nauls', 'norris'] })
    .hand(0, 'use', 'use', 'repair')
    .step('draw');
  expect(garry.optionsOf(0)).toEqual(['use', 'repair']);
  const both = aTable()
    .up(1, 'flashlight')
    .hand(1)
    .vault({ actionDeck: ['use', 'use', 'use'] })
    .step('place')
    .special(1, 'lab', 'yes');
  expect(both.expectAsked('whichCard', [1]).optionsOf(1)).toEqual(['use']);
});
scenario('D-10, TT-254 a Flashlight is offered to its holder, to Norris never; in the light no card is left to chance', () => {
  const lights = (characters: ('norris' | 'clark' | 'nauls' | 'garry')[], held: boolean) => {
    const table = aTable({ characters })
      .hand(1, 'use')
      .items(1, ...(held ? (['flashlight'] as const) : []))
      .step('place');
    const { shape } = table.decisionOf(1);
    const special = shape.t === 'oneOf' ? shape.options.at(-1) : null;
    const work = shape.t === 'oneOf' ? shape.options[0] : null;
    return [special, work];
  };
  const [plain, work] = lights(['clark', 'garry', 'nauls', 'norris'], false);
  expect(plain).toMatchObject({ id: 'special', with: { parts: { flashlight: { options: ['no'] } } } });
  expect(work).toMatchObject({ id: 'work', with: { parts: { card: { options: ['use'] } } } });
  expect(lights(['clark', 'garry', 'nauls', 'norris'], true)[0]).toMatchObject({
    with: { parts: { flashlight: { options: ['no', 'yes'] } } },
  });
  expect(lights(['clark', 'norris', 'nauls', 'garry'], true)[0]).toMatchObject({ with: { parts: { flashlight: { options: ['no'] } } } });
});
scenario('RU-23 with no card in the deck a sleeper chooses none, and gets as many of the discard as were given', () => {
  const table = aTable()
    .hand(1, 'use', 'use')
    .vault({ actionDeck: [], actionDiscard: ['repair', 'repair', 'repair'] })
    .step('place')
    .answer(1, 'sleep');
  expect(table.optionsOf(1)).toEqual(['']);
  table.answer(1, '');
  expect(table.own(1).hand).toHaveLength(2);
  expect(table.s.vault.actionDeck).toHaveLength(3);
});
scenario('TT-282, L-10 a Bonus action is offered to all who stand, whatever they hold, and to nobody who lies', () => {
  const table = aTable().put('lab', 0, 1).put('radio', 2, 3).lying(3).items(1, 'tools').resolving('use');
  expect(offers(table)?.map((offer) => offer !== null)).toEqual([true, true, true, false]);
  expect([0, 1, 2].map((seat) => optionIds(table, seat))).toEqual([[], [], []]);
  const useful = aTable().put('radio', 0, 1).items(1, 'tools').resolving('use');
  expect(optionIds(useful, 1)).toEqual(['tools']);
});
scenario('C-14 in co-op it is offered to every Character who can play one now', () => {
  const table = party(3).given(
    (s) => {
      put(s, { 0: 'radio', 2: 'armory', 4: 'radio' });
      give(s, 0, 'tools');
      give(s, 2, 'tools');
    },
    ...ACTIONS,
  );
  expect(offers(table)?.map((offer) => offer !== null)).toEqual([true, false, false]);
});
scenario('RU-75 the clock repairs the Generator first in Darkness, and last in the light', () => {
  const clock = (damage: number) => {
    const table = aTable()
      .room('generator', { damage })
      .room('boiler', { damage: 1 })
      .put('generator', 1)
      .put('boiler', 2)
      .resolving('repair');
    return table.flip().decisionOf(0).fallback;
  };
  expect([clock(2), clock(1)]).toEqual([{ choice: 1 }, { choice: 2 }]);
});
scenario('D-33 what can be offered, asked for, accepted, declined or withdrawn, and nothing else', () => {
  const table = aTable().phase('rest');
  expect([optionIds(table, 1), optionIds(table, 3)]).toEqual([['remain'], ['reveal']]);
  const rich = aTable().items(1, 'keys').phase('rest');
  expect([1, 2].map((seat) => optionIds(rich, seat))).toEqual([
    ['remain', 'offer'],
    ['remain', 'request'],
  ]);
  rich.answer(1, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } });
  expect([1, 2, 0].map((seat) => optionIds(rich, seat))).toEqual([
    ['remain', 'offer', 'withdraw'],
    ['remain', 'request', 'accept', 'decline'],
    ['remain', 'request'],
  ]);
  // What one cannot meet can only be declined.
  const poor = aTable().items(1, 'keys').items(2, 'melee').phase('rest');
  poor.answer(1, { pick: 'request', with: { pick: 2, with: ['weapon'] } });
  poor.answer(2, { pick: 'offer', with: { pick: 3, with: { give: ['melee'], want: [] } } });
  poor.answer(3, { pick: 'accept', with: { pick: 2, with: { weapon: [], object: [], lab: [] } } });
  expect(optionIds(poor, 2)).toEqual(['remain', 'request', 'decline']);
});
scenario('TT-177 with two Flamethrowers the analyst says which; nothing else that lies face up will do', () => {
  const table = aTable().up(1, 'cable', 'flamethrower:2', 'flamethrower:5').phase('analyses').everybody(null);
  table.pass(0).pass(2).pass(3).answer(1, 'volunteer');
  expect(table.decisionOf(1).shape).toMatchObject({
    options: [0, 1, 2, 3].map((id) => ({ id, with: { options: ['flamethrower:2', 'flamethrower:5'] } })),
  });
});
scenario('D-18 everybody who looked is asked, by seat, whatever the turn order', () => {
  const table = aTable().is({ leader: 3 }).put('lab', 2, 3).step('encounters').everybodyPuts().look(2, 3, 'left').look(3, 2, 'left');
  expect(table.match.s.control.ask?.who).toEqual([2, 3]);
});
scenario('D-03 of two results the Boiler counts first, then the Generator', () => {
  const kept = (station: 'snow' | 'cloudy', rolled: string) => {
    for (let n = 0; n < 80; n++) {
      const table = aTable({ players: 8, seed: `wind ${n}` })
        .is({ station })
        .phase('weather');
      if (table.kind === 'weatherChoice' && table.toldOf('public', 'weatherRolled').at(-1)?.results[0] === rolled)
        return table.decisionOf(0).fallback;
    }
    throw new Error('never rolled');
  };
  // Side 7–8: Cloudy and Snow take the same of the Boiler; Cloudy less of the Generator.
  expect([kept('snow', 'cloudy'), kept('cloudy', 'snow')]).toEqual([{ choice: 'cloudy' }, { choice: 'cloudy' }]);
});
