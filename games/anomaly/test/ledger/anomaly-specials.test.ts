/** 3.6 Special actions of the Anomaly (AN-113 to AN-134), but for Possess. */
import { accepts, canonical } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { EVOLUTIONS } from '../../data/components.ts';
import { cardsTowards } from '../../facts/payments.ts';
import { ANOMALY, type AnomalyTable } from '../table.ts';
import { plainTable } from './plain.ts';

const EVERYBODY = [0, 1, 2, 3, 'public' as const];

describe('Evolve', () => {
  test('AN-113 RU-81 two Evolve cards buy any evolution not owned, which works at once and for good', () => {
    const table = plainTable().cards('sensor/evolve', 'bait/evolve').evolved('morph').anomalysTurn();
    expect(table.choicesOf(ANOMALY, 'evolve', 'evolution')).toEqual(['adaptive', 'conductive', 'echolocation', 'phasing', 'reactive']);
    table.does('evolve', { evolution: 'phasing' });
    for (const viewer of EVERYBODY) expect(table.toldOf(viewer, 'evolved')).toEqual([{ t: 'evolved', evolution: 'phasing' }]);
    // In the second half of the same AP it crosses a bay.
    expect(table.slips('L-E').zone('anomaly')).toBe('L-E');
    expect(table.where((open) => Object.assign(open, { fed: true })).roundEnds().open.evolutions).toEqual(['morph', 'phasing']);
  });

  test('AN-113 how many cards there are towards it, and no more than the two it takes', () => {
    const cards = [[], ['sensor/evolve'], ['sensor/evolve', 'bait/evolve', 'strike/evolve', 'trap/scent']] as const;
    expect(cards.map((own) => cardsTowards(plainTable().cards(...own).open, 'evolve'))).toEqual([0, 1, 2]);
  });

  test('AN-114 each evolution once; with all six Evolve is not offered', () => {
    const table = plainTable()
      .cards('sensor/evolve', 'bait/evolve')
      .evolved(...EVOLUTIONS.slice(0, 5))
      .anomalysTurn();
    expect(table.choicesOf(ANOMALY, 'evolve', 'evolution')).toEqual(['reactive']);
    const all = plainTable()
      .cards('sensor/evolve', 'bait/evolve', 'strike/evolve', 'trap/evolve')
      .evolved(...EVOLUTIONS)
      .anomalysTurn();
    // Everything else is, at the prices of Adaptive.
    expect(all.optionsOf(ANOMALY)).toEqual(['move', 'feed', 'overload', 'possess', 'scent', 'teleport']);
  });
});

describe('Overload', () => {
  const charged = (...electricity: Zone[]): AnomalyTable =>
    plainTable()
      .at('C-NW', 'L-S', 'L-S', 'Q-SW')
      .cards('bait/overload')
      .where((open) => Object.assign(open, { electricity }))
      .anomalysTurn();

  test('AN-115 two tokens in any zone or zones, together or apart, openly', () => {
    const table = charged();
    expect(table.choicesOf(ANOMALY, 'overload', 'use')).toEqual(['place']);
    expect(table.choicesOf(ANOMALY, 'overload', 'use', 'place')).toEqual([...ZONES]);
    table.does('overload', { use: { pick: 'place', with: ['Q-SE', 'L-N'] } });
    expect(table.open.electricity).toEqual(['Q-SE', 'L-N']);
    for (const viewer of EVERYBODY)
      expect(table.toldOf(viewer, 'electricityPlaced')).toEqual([{ t: 'electricityPlaced', zones: ['Q-SE', 'L-N'] }]);
    expect(charged('L-N').does('overload', { use: { pick: 'place', with: ['C-SE', 'C-SE'] } }).open.electricity).toEqual([
      'L-N',
      'C-SE',
      'C-SE',
    ]);
    expect(() => charged().does('overload', { use: { pick: 'place', with: ['C-SE'] } })).toThrow('may not answer');
    // The tokens are told apart: the first, then the second.
    expect(JSON.stringify(charged().decisionOf(ANOMALY).shape)).toContain('"keys":["first","second"]');
  });

  test('AN-116 with one token left one is placed, with none placing is not offered', () => {
    const last = charged(...(Array(7).fill('L-E') as Zone[]));
    expect(() => last.does('overload', { use: { pick: 'place', with: ['L-N', 'L-N'] } })).toThrow('may not answer');
    expect(last.does('overload', { use: { pick: 'place', with: ['L-N'] } }).open.electricity).toHaveLength(8);
    expect(charged(...(Array(8).fill('L-E') as Zone[])).choicesOf(ANOMALY, 'overload', 'use')).toEqual(['activate']);
  });

  test('AN-117 or all tokens on the board are activated and return to the supply; not without any', () => {
    expect(charged().choicesOf(ANOMALY, 'overload', 'use')).not.toContain('activate');
    const table = charged('L-N', 'Q-SE', 'Q-SE');
    expect(table.choicesOf(ANOMALY, 'overload', 'use')).toEqual(['place', 'activate']);
    expect(table.does('overload', { use: 'activate' }).open.electricity).toEqual([]);
  });

  test('AN-118 AN-119 RU-11 RU-12 each token costs 1 for each Student in its zone; each says how often, 0 included', () => {
    const table = charged('L-S', 'L-S', 'L-N').does('overload', { use: 'activate' });
    expect(table.hp.students).toBe(6);
    for (const viewer of EVERYBODY)
      expect(table.toldOf(viewer, 'electricityActivated')).toEqual([{ t: 'electricityActivated', hits: [2, 2, 0], eaten: 0, zone: null }]);
    const none = charged('L-N').does('overload', { use: 'activate' });
    expect(none.toldOf('public', 'electricityActivated')[0].hits).toEqual([0, 0, 0]);
    expect(none.hp.students).toBe(10);
  });

  test('AN-120 being electrocuted does not reveal a zone: who is hit in one of two zones looks the same in the other', () => {
    const seen = (zone: Zone): string => {
      const table = charged('L-S', 'C-SE').at('C-NW', zone, 'Q-SE', 'Q-SW').shows(0, 'AI').does('overload', { use: 'activate' });
      expect(table.hp.students).toBe(9);
      return canonical([ANOMALY, 2, 3, 'public' as const].map((viewer) => table.seen(viewer)));
    };
    expect(seen('L-S')).toBe(seen('C-SE'));
  });

  test('AN-121 the Anomaly is never hurt by electricity', () => {
    const table = charged('C-NW', 'C-NW', 'C-NW').does('overload', { use: 'activate' });
    expect(table.hp).toEqual({ students: 10, anomaly: 10 });
  });
});

describe('Scent and Teleport', () => {
  test('AN-132 AN-133 RU-70 any 1 to 11 zones; each Student’s answer is true, at once and to all, never where', () => {
    const table = plainTable().at('C-SE', 'L-N', 'L-S', 'C-NW').cards('far/scent').anomalysTurn();
    const offer = (zones: Zone[]): boolean =>
      accepts(table.decisionOf(ANOMALY), { pick: 'scent', with: { pay: { pick: 'cards', with: [0] }, zones } });
    expect([offer([]), offer(['L-N']), offer(ZONES.slice(0, 11)), offer([...ZONES])]).toEqual([false, true, true, false]);
    table.does('scent', { zones: ['Q-NW', 'L-N', 'C-NW'] });
    for (const viewer of EVERYBODY)
      expect(table.toldOf(viewer, 'scented')).toEqual([{ t: 'scented', zones: ['Q-NW', 'L-N', 'C-NW'], answers: [true, false, true] }]);
    const seen = (zone: Zone): string =>
      canonical(
        plainTable()
          .at('C-SE', zone, 'L-S', 'Q-SE')
          .shows(0, 'ENGINEERING')
          .cards('far/scent')
          .anomalysTurn()
          .does('scent', { zones: ['L-N', 'C-NW'] })
          .seen(ANOMALY),
      );
    expect(seen('L-N')).toBe(seen('C-NW'));
  });

  test('AN-134 Teleport: secretly to any other zone; the card is public', () => {
    const teleported = (to: Zone): AnomalyTable => plainTable().cards('baton/teleport').anomalysTurn().does('teleport', { to });
    const table = teleported('C-SE');
    expect([table.zone('anomaly'), table.open.discard]).toEqual(['C-SE', ['baton/teleport']]);
    for (const viewer of [1, 2, 3, 'public' as const])
      expect(table.toldOf(viewer, 'anomalyMoved')).toEqual([{ t: 'anomalyMoved', how: 'teleport', sensor: null }]);
    const seen = (zone: Zone): string => canonical([1, 2, 3, 'public' as const].map((viewer) => teleported(zone).seen(viewer)));
    expect(seen('C-SE')).toBe(seen('Q-NW'));
  });
});
