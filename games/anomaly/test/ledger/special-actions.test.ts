/** 3.4 Special actions of the Students: weapons (AN-062 to AN-067), Sensor (AN-068 to AN-072), Stims (AN-073), Bait (AN-074 to AN-077). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY, OTHERS } from '../table.ts';

const armed = (anomaly: Zone, ...students: Zone[]): AnomalyTable =>
  aTable()
    .at(anomaly, ...students)
    .hand(0, 'strike/overload', 'double/teleport', 'far/scent')
    .hand(1, 'bludgeon/evolve', 'baton/teleport', 'stims/scent')
    .hand(2, 'sensor/evolve', 'bait/evolve', 'trap/scent');

scenario('AN-062 Strike: one attack of 1 damage at range 0 or 1', () => {
  const table = armed('L-N', 'Q-NE').expectChoices(1, [0, 'strike', 'at'], ['Q-NW', 'Q-NE', 'Q-SE', 'L-N', 'L-E']);
  table.strikes(0, 'strike', 'L-N').expectAnomaly().expectHealth(10, 9);
  armed('Q-NE', 'Q-NE').strikes(0, 'strike', 'Q-NE').expectHealth(10, 9);
  table.expectUntold('public', 'studentRevealed');
});
scenario(
  'AN-063 RU-20 RU-28 Double Strike: two Strikes, the second designated once the first is fully resolved, in the same zone or another',
  () => {
    const same = armed('L-N', 'Q-NE').strikes(0, 'double', 'L-N').expectAsked('secondHit', [1]).expectHealth(10, 9);
    expect(same.choicesOf(1)).toEqual(['Q-NW', 'Q-NE', 'Q-SE', 'L-N', 'L-E']);
    same.strikesAgain(1, 'L-N').expectHealth(10, 8);
    const other = armed('L-E', 'Q-NE').strikes(0, 'double', 'L-N').strikesAgain(1, 'L-E');
    other.expectLike('attacked', { zone: 'L-N', hit: 'nothing' }, { zone: 'L-E', hit: 'anomaly' });
    // The AP of Survival Spirit come before the second hit, which may well be the last.
    const spirit = armed('L-N', 'Q-NE').health(10, 2).is({ ap: 0 });
    spirit.strikes(0, 'double', 'L-N').expectAsked('secondHit', [1]).expectOpen({ ap: 3 });
    spirit.strikesAgain(1, 'L-N').expectOver({ winner: 'students', round: 1 });
  },
);
scenario('AN-063 RU-71 the second hit cannot be forgone; if the clock runs out it is lost', () => {
  const table = armed('L-N', 'Q-NE').strikes(0, 'double', 'L-N');
  expect(() => table.pass(1)).toThrow('may not answer');
  table.timeout(1).expectAnomaly().expectHealth(10, 9).expectTimes(1, 'secondHitLost');
});
scenario('AN-064 Far Strike: one attack of 1 damage at range 0 to 2', () => {
  const table = armed('C-NW', 'Q-NE');
  const zones = table.choicesOf(1, 0, 'far', 'at');
  expect(ZONES.filter((zone) => !zones.includes(zone))).toEqual(['C-SW']);
  table.strikes(0, 'far', 'C-NW').expectHealth(10, 9);
});
scenario('AN-066 Bludgeon: you reveal yourself, then 2 damage in your own zone', () => {
  const table = armed('L-N', 'Q-SE', 'L-N').uses(1, 'bludgeon', { aim: 'zone' }).expectHealth(10, 8);
  table.expectTold(EVERYBODY, { t: 'studentRevealed', pawn: 1, zone: 'L-N' }).expectOrder('studentRevealed', 'attacked');
});
scenario('AN-067 Stun Baton: you reveal yourself, then 3 damage in your own zone', () => {
  const table = armed('L-N', 'Q-SE', 'L-N').uses(1, 'baton', { aim: 'zone' }).expectHealth(10, 7);
  table.expectTold('public', { t: 'studentRevealed', pawn: 1, zone: 'L-N' });
  // Also with nobody there.
  armed('C-SE', 'Q-SE', 'L-N').uses(1, 'baton', { aim: 'zone' }).expectTimes(1, 'studentRevealed').expectHealth(10, 10);
});
scenario('AN-065 RU-39 Trap: it lies in the zone the Student is in, which only the Student is told', () => {
  const table = armed('L-N', 'Q-SE', 'Q-SW', 'L-S').uses(2, 'trap').expectTraps(2, 'L-S');
  table.expectTold(3, { t: 'trapLaidAt', pawn: 2, zone: 'L-S' });
  for (const viewer of [0, 1, 2, 'public' as const]) {
    table.expectTold(viewer, { t: 'trapLaid', pawn: 2, zone: null }).expectUntold(viewer, 'trapLaidAt');
    expect(table.seen(viewer)).toMatchObject({ view: { sizes: { traps: [0, 0, 1] } } });
  }
  table.expectOpen({ cards: ['trap/scent'] });
});
scenario('AN-068 AN-069 openly, at range 0 or 1, for good; not where one lies already', () => {
  const table = armed('L-N', 'Q-SE', 'Q-SW', 'C-SE').expectChoices(3, [2, 'sensor', 'zone'], ['L-E', 'L-S', 'C-NE', 'C-SE', 'C-SW']);
  table.uses(2, 'sensor', { zone: 'C-NE' }).expectTold(EVERYBODY, { t: 'sensorPlaced', pawn: 2, zone: 'C-NE' });
  table.skips().hand(2, 'sensor/possess').expectChoices(3, [2, 'sensor', 'zone'], ['L-E', 'L-S', 'C-SE', 'C-SW']);
  table.is({ fed: true }).roundEnds();
  table.expectOpen({ sensors: ['C-NE'] });
});

const watched = (...sensors: Zone[]): AnomalyTable => armed('L-N', 'C-NE', 'Q-SW', 'L-S').sensors(...sensors);

scenario('AN-070 each time the Anomaly moves into a zone with a sensor, everybody hears where it is', () => {
  const [seen, unseen] = (['C-NE', null] as const).map((sensor) => ({ t: 'anomalyMoved', how: 'move', sensor }) as const);
  const table = watched('C-NE').anomalysTurn().slips('C-NE').expectTold('public', seen);
  table.tracks(0, 'CORE').slips('L-N').expectTold('public', seen, unseen);
  table.tracks(1, 'QUARTERS').slips('C-NE').expectTold('public', seen, unseen, seen);
});
scenario(
  'AN-071 RU-43 every kind of move counts: Move, Bait, Teleport, Reactive and a bay crossed; to stay or to be there does not',
  () => {
    watched('C-NE').uses(2, 'bait', { zone: 'C-SE' }).answer(ANOMALY, 'C-NE').expectLike('anomalyMoved', { how: 'bait', sensor: 'C-NE' });
    const teleport = watched('L-S').cards('double/teleport').anomalysTurn().does('teleport', { to: 'L-S' });
    teleport.expectLike('anomalyMoved', { how: 'teleport', sensor: 'L-S' });
    watched('L-E').evolved('phasing').anomalysTurn().slips('L-E').expectLike('anomalyMoved', { how: 'move', sensor: 'L-E' });
    const reactive = watched('C-NE').evolved('reactive').is({ ap: 0 }).strikes(0, 'strike', 'L-N').answer(ANOMALY, 'C-NE');
    reactive.expectLike('anomalyMoved', { how: 'reactive', sensor: 'C-NE' });
    // There when it is placed, skipping there, feeding there: nothing fires.
    const there = watched().at('C-SE', 'C-NE', 'Q-SW', 'L-S').uses(2, 'sensor', { zone: 'C-SE' }).skips();
    there.expectUntold('public', 'anomalyMoved', 'anomalyRevealed');
  },
);
scenario('AN-072 a sensor speaks before anything else of the same turn', () => {
  const table = watched('C-NE').cards('strike/scent').anomalysTurn().slips('C-NE').expectAnomaly('secondHalf');
  expect(table.told('public').at(-1)).toEqual({ t: 'anomalyMoved', how: 'move', sensor: 'C-NE' });
  table.does('scent', { zones: ['L-N'] }).expectOrder('anomalyMoved', 'paid');
});
scenario('AN-073 RU-15 to a zone at range 1 or 2, not back to the start, with one card for the final zone', () => {
  const table = armed('L-N', 'Q-SE', 'Q-NW');
  const zones = table.choicesOf(2, 1, 'stims', 'to');
  expect(ZONES.filter((zone) => !zones.includes(zone))).toEqual(['Q-NW', 'C-SE']);
  table.shows(1, 'BIOLOGY', 'QUARTERS').moves(1, 'C-NW', 'FIRE', 'stims').expectAt(1, 'C-NW').expectShown(1, 'QUARTERS', 'FIRE');
  table.expectTold('public', { t: 'studentMoved', pawn: 1, how: 'stims', zone: null });
  expect(table.toldOf('public', 'symbolShown').filter(({ symbol }) => symbol === 'FIRE')).toHaveLength(1);
  table.expectOpen({ cards: ['stims/scent'] });
  armed('L-N', 'Q-SE', 'Q-NW').shows(1, 'FIRE', 'CORE').expectChoices(2, [1, 'stims', 'to', 'C-NW'], ['ENGINEERING']);
});

const baited = (anomaly: Zone, student: Zone, zone: Zone): AnomalyTable =>
  armed(anomaly, 'Q-SE', 'Q-SE', student).uses(2, 'bait', { zone });

scenario('AN-074 RU-16 RU-45 at range 0 or 1; the Anomaly must at once step to a zone nearer to it', () => {
  armed('L-N', 'Q-SE', 'Q-SE', 'C-SE').expectChoices(3, [2, 'bait', 'zone'], ['L-E', 'L-S', 'C-NE', 'C-SE', 'C-SW']);
  const table = baited('Q-NW', 'C-SE', 'C-SE').expectAnomaly('baited').expectOptions(ANOMALY, ['Q-NE', 'Q-SW', 'L-N', 'L-W']);
  expect(() => table.pass(ANOMALY)).toThrow('may not answer');
  baited('L-N', 'C-SE', 'C-SE').expectOptions(ANOMALY, ['C-NE']);
  baited('C-NE', 'C-SE', 'C-SE').expectOptions(ANOMALY, ['C-SE']);
  for (const from of ZONES.filter((zone) => zone !== 'C-SE')) expect(baited(from, 'C-SE', 'C-SE').optionsOf(ANOMALY)).not.toEqual([]);
});
scenario('AN-075 the step costs no AP, reveals nothing, and is the Anomaly’s to choose', () => {
  const table = baited('Q-NW', 'C-SE', 'C-SE').answer(ANOMALY, 'L-W').expectAnomaly().expectAt('anomaly', 'L-W').expectOpen({ ap: 3 });
  table.expectTold(OTHERS, { t: 'anomalyMoved', how: 'bait', sensor: null }).expectUntold(OTHERS, 'anomalyMovedTo');
});
scenario('AN-076 RU-17 RU-77 if, and only if, it is there already it stays and pretends; nobody can tell, and no sensor fires', () => {
  baited('C-SE', 'C-SE', 'C-SE').expectAnomaly('baited').expectOptions(ANOMALY, ['pretend']);
  expect(baited('C-SW', 'C-SE', 'C-SE').optionsOf(ANOMALY)).not.toContain('pretend');
  const seen = (anomaly: Zone, step: string): string => {
    const table = baited(anomaly, 'C-SE', 'C-SE');
    return table.seenBy(OTHERS) + table.answer(ANOMALY, step).seenBy(OTHERS);
  };
  expect(seen('C-SE', 'pretend')).toBe(seen('C-SW', 'C-SE'));
  const watched = armed('C-SE', 'Q-SE', 'Q-SE', 'C-SE').sensors('C-SE').uses(2, 'bait', { zone: 'C-SE' }).answer(ANOMALY, 'pretend');
  watched.expectTold('public', { t: 'anomalyMoved', how: 'bait', sensor: null }).expectAt('anomaly', 'C-SE');
});
scenario('AN-077 RU-44 nearer on the Anomaly’s own graph: with Phasing it must cross the bay if that is the way', () => {
  const phasing = (anomaly: Zone, zone: Zone): unknown =>
    armed(anomaly, 'Q-SE', 'Q-SE', zone).evolved('phasing').uses(2, 'bait', { zone }).optionsOf(ANOMALY);
  baited('Q-SE', 'C-SE', 'C-SE').expectOptions(ANOMALY, ['L-E', 'L-S']);
  expect(phasing('Q-SE', 'C-SE')).toEqual(['C-SE']);
  expect(phasing('L-N', 'L-E')).toEqual(['L-E']);
  expect(phasing('Q-NW', 'C-SE')).toEqual(['Q-NE', 'Q-SW', 'L-N', 'L-W', 'C-NW']);
});
