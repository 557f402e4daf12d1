/** 3.6 Special actions of the Anomaly: Evolve (AN-113, AN-114), Overload (AN-115 to AN-121), Scent (AN-132, AN-133), Teleport (AN-134). */
import { accepts, canonical } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { EVOLUTIONS } from '../../data/components.ts';
import { cardsTowards } from '../../facts/payments.ts';
import { ANOMALY, type AnomalyTable, EVERYBODY, NOT_STUDENT_0, OTHERS } from '../table.ts';
import { plainTable } from './plain.ts';

scenario('AN-113 RU-81 two Evolve cards buy any evolution not owned, which works at once and for good', () => {
  const table = plainTable().cards('sensor/evolve', 'bait/evolve').evolved('morph').anomalysTurn();
  table.expectChoices(ANOMALY, ['evolve', 'evolution'], ['adaptive', 'conductive', 'echolocation', 'phasing', 'reactive']);
  table.does('evolve', { evolution: 'phasing' }).expectTold(EVERYBODY, { t: 'evolved', evolution: 'phasing' });
  // In the second half of the same AP it crosses a bay.
  table.slips('L-E').expectAt('anomaly', 'L-E');
  expect(table.is({ fed: true }).roundEnds().open.evolutions).toEqual(['morph', 'phasing']);
});
scenario('AN-113 how many cards there are towards it, and no more than the two it takes', () => {
  const cards = [[], ['sensor/evolve'], ['sensor/evolve', 'bait/evolve', 'strike/evolve', 'trap/scent']] as const;
  expect(cards.map((own) => cardsTowards(plainTable().cards(...own).open, 'evolve'))).toEqual([0, 1, 2]);
});
scenario('AN-114 each evolution once; with all six Evolve is not offered', () => {
  const table = plainTable()
    .cards('sensor/evolve', 'bait/evolve')
    .is({ evolutions: EVOLUTIONS.slice(0, 5) })
    .anomalysTurn();
  table.expectChoices(ANOMALY, ['evolve', 'evolution'], ['reactive']);
  const all = plainTable()
    .cards('sensor/evolve', 'bait/evolve', 'strike/evolve', 'trap/evolve')
    .evolved(...EVOLUTIONS);
  // Everything else is, at the prices of Adaptive.
  all.anomalysTurn().expectOptions(ANOMALY, ['move', 'feed', 'overload', 'possess', 'scent', 'teleport']);
});

const charged = (...electricity: Zone[]): AnomalyTable =>
  plainTable()
    .at('C-NW', 'L-S', 'L-S', 'Q-SW')
    .cards('bait/overload')
    .electricity(...electricity)
    .anomalysTurn();

scenario('AN-115 two tokens in any zone or zones, together or apart, openly', () => {
  const table = charged().expectChoices(ANOMALY, ['overload', 'use'], ['place']);
  table.expectChoices(ANOMALY, ['overload', 'use', 'place'], [...ZONES]);
  table.places('Q-SE', 'L-N').expectOpen({ electricity: ['Q-SE', 'L-N'] });
  table.expectTold(EVERYBODY, { t: 'electricityPlaced', zones: ['Q-SE', 'L-N'] });
  expect(charged('L-N').places('C-SE', 'C-SE').open.electricity).toEqual(['L-N', 'C-SE', 'C-SE']);
  expect(() => charged().places('C-SE')).toThrow('may not answer');
  // The tokens are told apart: the first, then the second.
  expect(JSON.stringify(charged().decisionOf(ANOMALY).shape)).toContain('"keys":["first","second"]');
});
scenario('AN-116 with one token left one is placed, with none placing is not offered', () => {
  const last = charged(...(Array(7).fill('L-E') as Zone[]));
  expect(() => last.places('L-N', 'L-N')).toThrow('may not answer');
  expect(last.places('L-N').open.electricity).toHaveLength(8);
  charged(...(Array(8).fill('L-E') as Zone[])).expectChoices(ANOMALY, ['overload', 'use'], ['activate']);
});
scenario('AN-117 or all tokens on the board are activated and return to the supply; not without any', () => {
  expect(charged().choicesOf(ANOMALY, 'overload', 'use')).not.toContain('activate');
  const table = charged('L-N', 'Q-SE', 'Q-SE').expectChoices(ANOMALY, ['overload', 'use'], ['place', 'activate']);
  table.overloads().expectOpen({ electricity: [] });
});
scenario('AN-118 AN-119 RU-11 RU-12 each token costs 1 for each Student in its zone; each says how often, 0 included', () => {
  const table = charged('L-S', 'L-S', 'L-N').overloads().expectHealth(6, 10);
  table.expectTold(EVERYBODY, { t: 'electricityActivated', hits: [2, 2, 0], eaten: 0, zone: null });
  const none = charged('L-N').overloads();
  expect(none.toldOf('public', 'electricityActivated')[0].hits).toEqual([0, 0, 0]);
  none.expectHealth(10, 10);
});
scenario('AN-120 being electrocuted does not reveal a zone: who is hit in one of two zones looks the same in the other', () => {
  const seen = (zone: Zone): string => {
    const table = charged('L-S', 'C-SE').at('C-NW', zone, 'Q-SE', 'Q-SW').shows(0, 'AI').overloads().expectHealth(9, 10);
    return table.seenBy(NOT_STUDENT_0);
  };
  expect(seen('L-S')).toBe(seen('C-SE'));
});
scenario('AN-121 the Anomaly is never hurt by electricity', () => {
  charged('C-NW', 'C-NW', 'C-NW').overloads().expectHealth(10, 10);
});
scenario('AN-132 AN-133 RU-70 any 1 to 11 zones; each Student’s answer is true, at once and to all, never where', () => {
  const table = plainTable().at('C-SE', 'L-N', 'L-S', 'C-NW').cards('far/scent').anomalysTurn();
  const offer = (zones: Zone[]): boolean =>
    accepts(table.decisionOf(ANOMALY), { pick: 'scent', with: { pay: { pick: 'cards', with: [0] }, zones } });
  expect([offer([]), offer(['L-N']), offer(ZONES.slice(0, 11)), offer([...ZONES])]).toEqual([false, true, true, false]);
  table.does('scent', { zones: ['Q-NW', 'L-N', 'C-NW'] });
  table.expectTold(EVERYBODY, { t: 'scented', zones: ['Q-NW', 'L-N', 'C-NW'], answers: [true, false, true] });
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
scenario('AN-134 Teleport: secretly to any other zone; the card is public', () => {
  const teleported = (to: Zone): AnomalyTable => plainTable().cards('baton/teleport').anomalysTurn().does('teleport', { to });
  const table = teleported('C-SE');
  table.expectAt('anomaly', 'C-SE').expectOpen({ discard: ['baton/teleport'] });
  table.expectTold(OTHERS, { t: 'anomalyMoved', how: 'teleport', sensor: null });
  const seen = (zone: Zone): string => teleported(zone).seenBy(OTHERS);
  expect(seen('C-SE')).toBe(seen('Q-NW'));
});
