/** 3.6 Anomaly turn: halves, costs and basic actions (AN-099 to AN-112). */
import { type Choice, canonical } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable } from '../table.ts';
import { plainTable } from './plain.ts';

const OTHERS = [1, 2, 3, 'public' as const];

describe('halves', () => {
  test('AN-099 AN-101 it skips, or one AP buys a basic and a special action in either order, the second chosen after the first', () => {
    const turn = (): AnomalyTable => plainTable().cards('double/teleport').anomalysTurn();
    expect(turn().optionsOf(ANOMALY)).toEqual(['move', 'feed', 'teleport']);
    expect(turn().decisionOf(ANOMALY).mayPass).toBe(true);
    const basic = turn().slips('Q-NE').expectAsked('secondHalf', [ANOMALY]);
    expect([basic.zone('anomaly'), basic.open.ap]).toEqual(['Q-NE', 2]);
    // The choice is made with what the first half brought: from Q-NE, not from L-N.
    expect(basic.choicesOf(ANOMALY, 'teleport', 'to')).toEqual(ZONES.filter((zone) => zone !== 'Q-NE'));
    basic.does('teleport', { to: 'C-SE' }).expectAsked('studentTurn', [1, 2, 3]);
    const special = turn().does('teleport', { to: 'C-SE' }).expectAsked('secondHalf', [ANOMALY]);
    expect(special.choicesOf(ANOMALY, 'move')).toEqual(['C-NE', 'C-SW', 'L-E', 'L-S']);
    special.slips('L-S').expectAsked('studentTurn', [1, 2, 3]);
    for (const table of [basic, special]) expect(table.open.ap).toBe(2);
    expect(turn().skips().open).toMatchObject({ ap: 3, cards: ['double/teleport'] });
  });

  test('AN-100 it may stop after the first; with nothing left to pay for the turn ends by itself', () => {
    const table = plainTable().cards('double/teleport').anomalysTurn().slips('Q-NE').pass(ANOMALY).expectAsked('studentTurn', [1, 2, 3]);
    expect(table.open).toMatchObject({ ap: 2, cards: ['double/teleport'] });
    plainTable().anomalysTurn().slips('Q-NE').expectAsked('studentTurn', [1, 2, 3]);
    plainTable()
      .cards('double/teleport')
      .anomalysTurn()
      .does('teleport', { to: 'C-SE' })
      .pass(ANOMALY)
      .expectAsked('studentTurn', [1, 2, 3]);
  });

  test('AN-102 never two basic or two special actions for one AP', () => {
    const cards = (): AnomalyTable => plainTable().cards('double/teleport', 'double/teleport', 'strike/scent').anomalysTurn();
    expect(cards().slips('Q-NE').optionsOf(ANOMALY)).toEqual(['scent', 'teleport']);
    expect(cards().does('teleport', { to: 'C-SE' }).optionsOf(ANOMALY)).toEqual(['move', 'feed']);
  });

  test('AN-103 RU-57 a special is paid by bottom halves, one card or two for Evolve, which ones it may choose; they are discarded', () => {
    const table = plainTable().cards('bludgeon/overload', 'strike/overload', 'strike/evolve', 'trap/scent').anomalysTurn();
    expect(table.optionsOf(ANOMALY)).toEqual(['move', 'feed', 'overload', 'scent']);
    expect(table.choicesOf(ANOMALY, 'overload', 'pay', 'cards')).toEqual([0, 1]);
    table.answer(ANOMALY, { pick: 'overload', with: { pay: { pick: 'cards', with: [1] }, use: { pick: 'place', with: ['L-N', 'L-N'] } } });
    expect(table.open).toMatchObject({ discard: ['strike/overload'], cards: ['bludgeon/overload', 'strike/evolve', 'trap/scent'] });
    expect(table.toldOf('public', 'paid')).toEqual([{ t: 'paid', deed: 'overload', cards: ['strike/overload'] }]);
    const evolve = plainTable().cards('sensor/evolve', 'strike/evolve', 'bait/evolve').anomalysTurn();
    evolve.answer(ANOMALY, { pick: 'evolve', with: { pay: { pick: 'cards', with: [0, 2] }, evolution: 'morph' } });
    expect(evolve.open).toMatchObject({ discard: ['sensor/evolve', 'bait/evolve'], cards: ['strike/evolve'] });
    const one = plainTable().cards('sensor/evolve').anomalysTurn();
    expect(one.optionsOf(ANOMALY)).toEqual(['move', 'feed']);
  });

  test('AN-104 it may hold any number of cards, round after round', () => {
    const table = plainTable().deck('strike/overload', 'far/scent');
    const held = table.open.cards.length;
    expect(held).toBeGreaterThan(15);
    expect(table.where((open) => Object.assign(open, { fed: true })).roundEnds().open.cards).toHaveLength(held);
  });

  test('AN-105 costs are paid when the action is declared and never come back, even if it does nothing', () => {
    const table = plainTable()
      .at('L-N', 'Q-SW')
      .trapped(0, 'C-SE')
      .cards('far/possess')
      .anomalysTurn()
      .does('possess')
      .expectAsked('trapWindow', [1]);
    expect(table.open).toMatchObject({ ap: 2, cards: [], discard: ['far/possess'] });
    table.pass(1);
    expect(table.toldOf('public', 'possessed')).toEqual([]);
    expect(table.open).toMatchObject({ ap: 2, cards: [], discard: ['far/possess'] });
    expect(plainTable().anomalysTurn().feeds().open.ap).toBe(2);
  });

  test('AN-105a one submission holds all that needs no new information; half of one is refused and nothing is announced', () => {
    const table = plainTable().cards('double/teleport', 'strike/overload', 'trap/scent', 'sensor/evolve', 'bait/evolve').anomalysTurn();
    const before = canonical(OTHERS.map((viewer) => table.seen(viewer)));
    const pay = (place: number) => ({ pick: 'cards', with: [place] });
    const halves: Choice[] = [
      'move',
      'teleport',
      { pick: 'teleport', with: { pay: pay(0) } },
      { pick: 'teleport', with: { to: 'C-SE' } },
      { pick: 'overload', with: { pay: pay(1), use: 'place' } },
      { pick: 'overload', with: { pay: pay(1) } },
      { pick: 'scent', with: { pay: pay(2) } },
      { pick: 'evolve', with: { pay: { pick: 'cards', with: [3, 4] } } },
    ];
    for (const half of halves) expect(() => table.answer(ANOMALY, half)).toThrow('may not answer');
    expect(canonical(OTHERS.map((viewer) => table.seen(viewer)))).toBe(before);
    expect(table.open).toMatchObject({ ap: 3, discard: [] });
    table.does('teleport', { to: 'C-SE' }).expectAsked('secondHalf', [ANOMALY]);
  });
});

describe('Move', () => {
  test('AN-106 to an adjacent zone, secretly and without a tracking card; that it moved is announced', () => {
    const table = plainTable().anomalysTurn().slips('C-NE');
    expect(table.zone('anomaly')).toBe('C-NE');
    expect(table.toldOf(ANOMALY, 'anomalyMovedTo')).toEqual([{ t: 'anomalyMovedTo', zone: 'C-NE' }]);
    for (const viewer of OTHERS) {
      expect(table.toldOf(viewer, 'anomalyMoved')).toEqual([{ t: 'anomalyMoved', how: 'move', sensor: null }]);
      expect(table.toldOf(viewer, 'anomalyMovedTo')).toEqual([]);
      expect(table.toldOf(viewer, 'symbolShown')).toHaveLength(3);
    }
    const seen = (zone: Zone): string => canonical(OTHERS.map((viewer) => plainTable().anomalysTurn().slips(zone).seen(viewer)));
    expect(seen('C-NE')).toBe(seen('Q-NW'));
  });
});

describe('Feed', () => {
  const here = (students: Zone[], ...fuel: Zone[]): AnomalyTable =>
    plainTable()
      .at('L-N', ...students)
      .where((open) => Object.assign(open, { fuel }))
      .anomalysTurn();

  test('AN-107 it reveals itself, and every Student in its zone reveals too, but no other', () => {
    const table = here(['L-N', 'Q-SE', 'L-N']).feeds();
    for (const viewer of OTHERS)
      expect(table.toldOf(viewer, 'anomalyRevealed')).toEqual([{ t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0, 2] }]);
  });

  test('AN-108 RU-47 with a Student there the zero marker moves one space left, once, and the fuel is not touched', () => {
    for (const students of [['L-N'], ['L-N', 'L-N', 'L-N']] as Zone[][]) {
      const table = here(students, 'L-N').feeds();
      expect(table.open).toMatchObject({ track: { students: 0, zero: 9, anomaly: 20 }, fuel: ['L-N'], fed: true });
      expect(table.toldOf('public', 'fed')).toEqual([{ t: 'fed', zone: 'L-N', on: 'students' }]);
    }
  });

  test('AN-109 with fuel and no Student it gains 1 HP and the fuel is gone', () => {
    const table = here(['Q-SE'], 'L-N', 'C-SE').health(10, 6).feeds();
    expect([table.hp, table.open.fuel, table.open.fed]).toEqual([{ students: 10, anomaly: 7 }, ['C-SE'], true]);
    expect(table.toldOf('public', 'fed')).toEqual([{ t: 'fed', zone: 'L-N', on: 'fuel' }]);
  });

  test('AN-110 with neither it fails: the AP is spent, it is revealed, nothing else', () => {
    const table = here(['Q-SE'], 'C-SE').feeds();
    expect(table.hp).toEqual({ students: 10, anomaly: 10 });
    expect(table.open).toMatchObject({ ap: 2, fed: false, fuel: ['C-SE'] });
    expect(table.toldOf('public', 'anomalyRevealed')).toHaveLength(1);
    expect(table.toldOf('public', 'fed')).toEqual([{ t: 'fed', zone: 'L-N', on: 'nothing' }]);
    // Electricity is no food without Conductive.
    const sparks = here(['Q-SE'])
      .where((open) => Object.assign(open, { electricity: ['L-N'] }))
      .feeds();
    expect(sparks.open).toMatchObject({ fed: false, electricity: ['L-N'] });
  });

  test('AN-111 RU-46 Feed is offered in the same form whatever is there', () => {
    const offers = [here(['Q-SE']), here(['L-N']), here(['Q-SE'], 'L-N')].map((table) => {
      const { id, ...offer } = table.decisionOf(ANOMALY);
      return JSON.stringify(offer);
    });
    expect(new Set(offers).size).toBe(1);
    expect(offers[0]).toContain('"feed"');
  });

  test('AN-112 RU-48 Students, fuel or electricity eaten count as having fed, even if the marker could not move', () => {
    const full = here(['Q-SE'], 'L-N').feeds();
    expect(full.open).toMatchObject({ fed: true, fuel: [], track: { anomaly: 20 } });
    const sparks = here(['Q-SE'])
      .evolved('conductive')
      .where((open) => Object.assign(open, { electricity: ['L-N'] }))
      .feeds();
    expect(sparks.open).toMatchObject({ fed: true, electricity: [], track: { anomaly: 20 } });
    for (const table of [full, sparks, here(['L-N']).feeds()]) expect(table.roundEnds().toldOf('public', 'starved')).toEqual([]);
    expect(here(['Q-SE']).feeds().roundEnds().toldOf('public', 'starved')).toHaveLength(1);
  });
});

test('AN-100 AN-101 with nothing to pay a special action with, the turn ends by itself after the basic one, and the table is told so', () => {
  const table = plainTable().anomalysTurn().slips('Q-NE').expectAsked('studentTurn', [1, 2, 3]);
  expect(table.toldOf('public', 'turnEnded')).toHaveLength(1);
  // Declining the second half tells the same; a skip is told as a skip.
  const declined = plainTable().cards('strike/scent').anomalysTurn().slips('Q-NE').pass(ANOMALY);
  expect(declined.toldOf('public', 'turnEnded')).toHaveLength(1);
  expect(plainTable().anomalysTurn().skips().toldOf('public', 'turnEnded')).toEqual([]);
});
