/** 3.1 Terms (AN-001 to AN-017). */
import { playRandomMatch, scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { zoneOf } from '../../facts/pawns.ts';
import { anomaly } from '../../proof/index.ts';
import type { Track } from '../../types.ts';
import { ANOMALY, type AnomalyTable, aTable, NOT_STUDENT_0, OTHERS } from '../table.ts';
import { plainTable } from './plain.ts';

scenario('AN-001 one player is the Anomaly, every other player a Student, and the Students win or lose together', () => {
  for (const students of [1, 2, 3]) {
    const { open } = aTable({ students });
    expect(open.anomaly).toBe(ANOMALY);
    expect(open.students.map(({ seat }) => seat)).toEqual([1, 2, 3].slice(0, students));
  }
  // Student 1 alone is fed upon, and all three have lost.
  aTable().at('L-N', 'Q-SW', 'L-N', 'L-S').health(1, 10).anomalysTurn().feeds().expectOver({ winner: 'anomaly', round: 1 });
});
scenario('AN-002 every pawn is always in one of the twelve zones, and no choice names the reactor or a shuttle bay', () => {
  for (const mode of anomaly.modes)
    playRandomMatch(anomaly, mode, 'zones', {
      onState: ({ s }) => {
        expect(JSON.stringify(s.control.ask ?? {})).not.toMatch(/REACTOR|BAY-/);
        if (!s.open.placed) return;
        const zones = s.own.flatMap(({ pawns }) => pawns.map(({ zone }) => zone));
        expect(zones).toHaveLength(s.open.students.length + 1);
        for (const zone of zones) expect(ZONES).toContain(zone);
      },
    });
});
scenario('AN-003 any number of pawns and tokens share a zone, but a second radiation token goes elsewhere', () => {
  const table = aTable()
    .at('C-SE', 'C-SE', 'C-SE', 'C-SE')
    .hand(0, 'sensor/evolve')
    .trapped(1, 'C-SE')
    .where((open) => Object.assign(open, { fuel: ['C-SE'], electricity: ['C-SE', 'C-SE'], radiation: [{ token: 'R-C-NE', zone: 'C-SE' }] }))
    .uses(0, 'sensor', { zone: 'C-SE' });
  table.expectOpen({ sensors: ['C-SE'], fuel: ['C-SE'], electricity: ['C-SE', 'C-SE'] });
  // The next token has its 1 on C-SE, which has a token: it takes its lowest viable number.
  table.stack('R-C-SE').is({ fed: true });
  expect(table.roundEnds().open.radiation.map(({ zone }) => zone)).toEqual(['C-SE', 'L-S']);
});
scenario(
  'AN-004 AN-005 steps and ranges follow the 24 edges: where a Move and a Strike, a Far Strike and Stims lead from each zone',
  () => {
    const EDGES = `Q-NW Q-NE, Q-NE Q-SE, Q-SE Q-SW, Q-SW Q-NW, C-NW C-NE, C-NE C-SE, C-SE C-SW, C-SW C-NW,
    Q-NW L-N, Q-NW L-W, Q-NE L-N, Q-NE L-E, Q-SE L-E, Q-SE L-S, Q-SW L-S, Q-SW L-W,
    L-N C-NW, L-N C-NE, L-E C-NE, L-E C-SE, L-S C-SE, L-S C-SW, L-W C-SW, L-W C-NW`
      .split(/,\s+/)
      .map((edge) => edge.split(' ') as [Zone, Zone]);
    expect(EDGES).toHaveLength(24);
    const around = (zones: Zone[]): Zone[] =>
      ZONES.filter((zone) => EDGES.some(([a, b]) => (a === zone && zones.includes(b)) || (b === zone && zones.includes(a))));
    for (const from of ZONES) {
      const table = aTable().at('L-N', from).hand(0, 'strike/overload', 'far/scent', 'stims/scent');
      const near = around([from]);
      const within = (zones: Zone[]): Zone[] => ZONES.filter((zone) => zones.includes(zone));
      expect(table.choicesOf(1, 0, 'move', 'to')).toEqual(expect.arrayContaining(near));
      expect(table.choicesOf(1, 0, 'move', 'to')).toHaveLength(4);
      expect(table.choicesOf(1, 0, 'strike', 'at')).toEqual(within([from, ...near]));
      const far = within([from, ...near, ...around(near)]);
      expect(table.choicesOf(1, 0, 'far', 'at')).toEqual(far);
      expect(far).toHaveLength(11);
      expect(table.choicesOf(1, 0, 'stims', 'to')).toEqual(far.filter((zone) => zone !== from));
    }
  },
);
scenario('AN-006 RU-19 nothing passes a shuttle bay, neither a step nor a range', () => {
  const table = plainTable().at('L-N', 'Q-NE').hand(0, 'strike/overload', 'bait/evolve', 'sensor/evolve');
  for (const way of ['move to', 'strike at', 'bait zone', 'sensor zone'])
    expect(table.choicesOf(1, 0, ...way.split(' '))).not.toContain('C-NE');
  expect(table.at('L-N', 'L-E').choicesOf(1, 0, 'strike', 'at')).not.toContain('L-N');
  table.anomalysTurn().expectChoices(ANOMALY, ['move'], ['Q-NW', 'Q-NE', 'C-NW', 'C-NE']);
});
scenario('AN-007 a reveal is told to everybody, and the next secret move is secret again', () => {
  const table = aTable().at('L-N', 'L-N', 'Q-SE').anomalysTurn().feeds();
  table.expectTold(OTHERS, { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0] });
  table.moves(0, 'C-NE', 'FIRE').slips('C-NW');
  const rest = [2, 3, 'public'] as const;
  table.expectTold(rest, { t: 'studentMoved', pawn: 0, how: 'move', zone: null });
  table.expectTold(rest, { t: 'anomalyMoved', how: 'move', sensor: null }).expectUntold(rest, 'anomalyMovedTo', 'studentMovedTo');
});

const struck = (by: 'strike' | 'bludgeon' | 'baton', anomaly: Zone, students: [Zone, Zone], hp: [number, number]): AnomalyTable =>
  aTable()
    .at(anomaly, ...students)
    .hand(0, 'strike/overload', 'bludgeon/evolve', 'baton/teleport')
    .health(...hp)
    .uses(0, by, by === 'strike' ? { at: { pick: students[0], with: 'zone' } } : { aim: 'zone' });

scenario('AN-008 a side’s HP is the number of steps to the zero marker: 1 on the next space, over on the same', () => {
  const table = aTable().is({ track: { students: 7, zero: 9, anomaly: 12 } satisfies Track });
  table.expectHealth(2, 3);
  // 2 left: a bludgeon of 2 is the end, a strike of 1 is not.
  struck('strike', 'L-N', ['L-N', 'Q-SE'], [10, 2]).expectHealth(10, 1);
  struck('bludgeon', 'L-N', ['L-N', 'Q-SE'], [10, 2]).expectOver({ winner: 'students', round: 1 });
});
scenario('AN-009 damage to the Students moves their marker right and stops on the zero marker', () => {
  expect(struck('bludgeon', 'L-N', ['Q-SE', 'Q-SE'], [10, 10]).open.track).toEqual({ students: 2, zero: 10, anomaly: 20 });
  expect(struck('baton', 'L-N', ['Q-SE', 'Q-SE'], [1, 10]).open.track).toEqual({ students: 10, zero: 10, anomaly: 20 });
});
scenario('AN-010 damage to the Anomaly moves its marker left and stops on the zero marker', () => {
  expect(struck('baton', 'L-N', ['L-N', 'Q-SE'], [10, 10]).open.track).toEqual({ students: 0, zero: 10, anomaly: 17 });
  expect(struck('baton', 'L-N', ['L-N', 'Q-SE'], [10, 2]).open.track).toEqual({ students: 0, zero: 10, anomaly: 10 });
});
scenario('AN-011 RU-24 a gain moves its marker one space right, never beyond the right end; the cap is a place, not a number of HP', () => {
  const fedOnFuel = (anomaly: number): Track =>
    aTable()
      .fuel('L-N')
      .is({ track: { students: 0, zero: 9, anomaly } })
      .anomalysTurn()
      .feeds().open.track;
  expect(fedOnFuel(15)).toEqual({ students: 0, zero: 9, anomaly: 16 });
  // Already 11 HP, more than at the start: only the end of the track counts.
  expect(fedOnFuel(20)).toEqual({ students: 0, zero: 9, anomaly: 20 });
  aTable().at('L-N', 'L-N').anomalysTurn().feeds().expectHealth(9, 11);
});
scenario('AN-012 one health for all Students: hits on different Students add up, and nobody drops out alone', () => {
  const table = aTable().at('L-W', 'L-N', 'C-NE', 'Q-NW').hand(0, 'strike/overload', 'strike/scent', 'strike/evolve');
  table.strikes(0, 'strike', 'C-NE').skips().strikes(0, 'strike', 'Q-NW').expectHealth(8, 10).skips().expectStudents();
});
scenario('AN-013 AN-014 RU-25 all damage of one blow is one block: three points from 3 HP end the game and pass no Survival Spirit', () => {
  const one = struck('baton', 'L-N', ['L-N', 'Q-SE'], [10, 4]);
  one.expectTold('public', { t: 'trackMoved', track: { students: 0, zero: 10, anomaly: 11 }, why: 'attack' });
  struck('baton', 'L-N', ['L-N', 'Q-SE'], [10, 3]).expectSpirits().expectOver({ winner: 'students', round: 1 });
  // One Overload over several Students and one radiation step are blocks as well.
  const shocked = aTable().at('C-SE', 'L-N', 'L-N', 'L-N').electricity('L-N').cards('strike/overload').health(3, 10);
  shocked.anomalysTurn().overloads().expectTimes(1, 'trackMoved').expectSpirits().expectOver({ winner: 'anomaly', round: 1 });
});
scenario(
  'AN-015 RU-26 RU-73 a loss belongs to the side that chose the act: feeding, Overload and forced attacks to the Anomaly, not friendly fire',
  () => {
    const wounded = (...zones: Zone[]): AnomalyTable =>
      aTable()
        .at('L-N', ...zones)
        .health(2, 10)
        .hand(0, 'strike/evolve')
        .hand(1, 'far/scent');
    wounded('L-N', 'Q-SE').anomalysTurn().feeds().expectSpirits('students');
    wounded('Q-SE', 'Q-SW').electricity('Q-SE').cards('strike/overload').anomalysTurn().overloads().expectSpirits('students');
    const forced = wounded('L-N', 'Q-NE').cards('far/possess').anomalysTurn().possesses(0);
    forced.ordersAt('strike', 'strike/evolve', 'Q-NE').expectSpirits('students');
    wounded('Q-SE', 'Q-SE').strikes(0, 'strike', 'Q-SE').expectSpirits();
    // An explosion counts as the environment's, no matter who caused it.
    wounded('Q-SE', 'Q-SE').fuel('Q-SE').strikes(0, 'strike', 'Q-SE', 'fuel').expectSpirits().expectHealth(1, 10);
  },
);
scenario('AN-016 a move ends in another zone: no way of moving offers the present one', () => {
  const table = aTable().at('L-N', 'C-SE').hand(0, 'stims/scent').cards('double/teleport');
  for (const use of ['move', 'stims']) expect(table.choicesOf(1, 0, use, 'to')).not.toContain('C-SE');
  table.anomalysTurn();
  expect(table.choicesOf(ANOMALY, 'move')).not.toContain('L-N');
  expect(table.choicesOf(ANOMALY, 'teleport', 'to')).toEqual(ZONES.filter((zone) => zone !== 'L-N'));
  const hit = aTable().at('L-N', 'L-N').hand(0, 'strike/scent').evolved('reactive').is({ ap: 0 }).strikes(0, 'strike', 'L-N');
  expect(hit.expectAnomaly('reactive').optionsOf(ANOMALY)).not.toContain('L-N');
});
scenario('AN-017 AN-052 what is not in the supply cannot be placed: no fourth sensor, no seventh trap, no ninth spark', () => {
  const table = aTable().hand(0, 'sensor/evolve', 'trap/scent').cards('strike/overload');
  const uses = (): unknown[] => table.choicesOf(1, 0);
  expect(uses()).toEqual(['move', 'track', 'trap', 'sensor']);
  table.sensors('L-N', 'L-E').trapped(1, 'L-N', 'L-N', 'L-N').trapped(2, 'L-N', 'L-N');
  expect(uses()).toEqual(['move', 'track', 'trap', 'sensor']);
  table.sensors('L-N', 'L-E', 'L-W');
  expect(uses()).toEqual(['move', 'track', 'trap']);
  table.trapped(2, 'L-N', 'L-N', 'C-SE');
  expect(uses()).toEqual(['move', 'track']);
  table
    .trapped(1)
    .trapped(2)
    .is({ electricity: Array(8).fill('L-N') })
    .anomalysTurn()
    .expectChoices(ANOMALY, ['overload', 'use'], ['activate']);
});
scenario('AN-002 AN-181 in a running match no view of anybody else holds a pawn’s zone', () => {
  const table = aTable().at('L-W', 'Q-NE', 'C-SE', 'L-S');
  const [a, b] = (['Q-NE', 'C-NE'] as Zone[]).map((zone) => {
    table.given((s) => {
      s.own[1].pawns[0].zone = zone;
    });
    expect(zoneOf(table.s, 0)).toBe(zone);
    return JSON.stringify(NOT_STUDENT_0.map((viewer) => table.seen(viewer)));
  });
  expect(a).toBe(b);
});
