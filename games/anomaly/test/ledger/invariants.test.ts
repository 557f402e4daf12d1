/** 3.14 Invariants (AN-205 to AN-211): watched in whole matches, and missed by none of the watchers. */
import { copyState, type Match } from '@lurk/kernel';
import { type Proof, playRandomMatch, scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { NEIGHBOURS, ZONES, type Zone } from '../../data/board.ts';
import { COPIES, type Kind } from '../../data/cards.ts';
import { SYMBOLS_OF } from '../../data/symbols.ts';
import { follow, possible } from '../../deduction/index.ts';
import { anomalyZone, zoneOf } from '../../facts/pawns.ts';
import type { Memory } from '../../memory.ts';
import { evolved } from '../../proof/evolved.ts';
import { faults } from '../../proof/faults.ts';
import { anomaly } from '../../proof/index.ts';
import type { AN, Event, Whole } from '../../types.ts';
import { aTable } from '../table.ts';
import { publicTrail } from '../trail.ts';
import { plainTable } from './plain.ts';

type Look = (match: Match<AN>, told: { to: unknown; event: Event }[]) => void;
/** Whole matches of every mode, plain and evolved; a fresh look for each. */
function always(look: () => Look, matches = 2): void {
  const modules: Proof<AN, Memory>[] = [anomaly, evolved()];
  for (const module of modules)
    for (const mode of module.modes)
      for (let n = 0; n < matches; n++) playRandomMatch(module, mode, `invariants ${module.name} ${n}`, { onState: look() });
}
/** What the watcher says of a fair table with this done to it. */
const told = (spoil: (s: Whole) => void): string[] => {
  const s = copyState(anomaly, aTable().match.s) as Whole;
  expect(faults(s)).toEqual([]);
  spoil(s);
  return faults(s);
};

scenario('AN-205 all piles and hands together are always the 36 cards', () => {
  always(() => ({ s }) => {
    const cards = [...s.vault.deck, ...s.open.discard, ...s.open.cards, ...s.own.flatMap(({ hand }) => hand)];
    if (s.open.inPlay) cards.push(s.open.inPlay.card);
    const count: Record<string, number> = {};
    for (const card of cards) count[card] = (count[card] ?? 0) + 1;
    expect(count).toEqual(COPIES);
  });
  expect(told((s) => s.vault.deck.pop())).toEqual(['action cards']);
  expect(told((s) => s.open.cards.push(s.vault.deck[0]))).toEqual(['action cards']);
  expect(told((s) => (s.vault.deck[0] = s.vault.deck.find((card: Kind) => card !== s.vault.deck[0])!))).toEqual(['action cards']);
});
scenario('AN-206 the markers keep their order and their ends; the Students’ never goes left, zero never right', () => {
  always(() => {
    let before = { students: 0, zero: Number.POSITIVE_INFINITY };
    return ({ s: { open } }) => {
      const { students, zero, anomaly: her } = open.track;
      expect([0, students, zero, her, 2 * open.options.healthPerSide]).toEqual(
        [0, students, zero, her, 2 * open.options.healthPerSide].toSorted((a, b) => a - b),
      );
      expect(students).toBeGreaterThanOrEqual(before.students);
      expect(zero).toBeLessThanOrEqual(before.zero);
      before = { students, zero };
    };
  });
  expect(told(({ open }) => (open.track.students = 11))).toContain('health track');
  expect(told(({ open }) => (open.track.anomaly = 21))).toEqual(['health track']);
  expect(told(({ open }) => (open.track.students = -1))).toEqual(['health track']);
  expect(told(({ open }) => (open.track.students = 10))).toEqual(['winner']);
});
scenario(
  'AN-207 sensors, traps and electricity stay within their supply, fuel never increases, one radiation token per finished round',
  () => {
    always(() => {
      let fuel = 6;
      return ({ s }) => {
        const { open } = s;
        expect(open.sensors.length).toBeLessThanOrEqual(3);
        expect(s.own.flatMap(({ pawns }) => pawns.flatMap(({ traps }) => traps)).length).toBeLessThanOrEqual(6);
        expect(open.electricity.length).toBeLessThanOrEqual(8);
        expect(open.fuel.length).toBeLessThanOrEqual(fuel);
        if (open.placed) fuel = open.fuel.length;
        expect(open.radiation.length).toBe(Math.min(12, Math.max(0, open.round - 1)));
      };
    });
    expect(told(({ open }) => open.sensors.push('L-N', 'L-E', 'L-S', 'L-W'))).toEqual(['sensors']);
    expect(told(({ own }) => own[1].pawns[0].traps.push(...ZONES.slice(0, 7)))).toEqual(['traps']);
    expect(told(({ open }) => open.electricity.push(...ZONES.slice(0, 9)))).toEqual(['electricity']);
    expect(told(({ open }) => open.fuel.push(...ZONES.slice(0, 7)))).toEqual(['fuel']);
    expect(told(({ open }) => (open.round = 2))).toEqual(['radiation of finished rounds']);
    expect(told(({ vault }) => vault.radiation.pop())).toEqual(['radiation tokens']);
  },
);
scenario('AN-208 AN-003 the irradiated zones and the reactor hang together, and no zone has two tokens', () => {
  const hot = (...zones: Zone[]): string[] =>
    told((s) => {
      s.open.round = zones.length + 1;
      s.open.radiation = zones.map((zone) => ({ token: s.vault.radiation.pop()!, zone }));
    });
  expect(hot('C-NW')).toEqual([]);
  expect(hot('C-NW', 'L-N', 'Q-NE')).toEqual([]);
  expect(hot('C-NW', 'L-S')).toEqual(['radiation apart from the reactor']);
  expect(hot('Q-NW')).toEqual(['radiation apart from the reactor']);
  expect(hot('C-NW', 'C-NW')).toEqual(['radiation apart from the reactor']);
  // Every stack, to the last token.
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const table = aTable({ seed });
    for (let round = 1; round <= 12; round++) {
      table.at('L-N', 'Q-SE', 'Q-SE', 'Q-SE').health(10, 10).is({ fed: true }).roundEnds();
      const zones = table.open.radiation.map(({ zone }) => zone);
      expect(new Set(zones).size).toBe(round);
      const last = zones.at(-1)!;
      expect(last.startsWith('C-') || NEIGHBOURS[last].some((near) => zones.slice(0, -1).includes(near))).toBe(true);
    }
  }
});
scenario('AN-209 each Student shows one or two different symbols, one in the advanced game; the last is one of the present zone', () => {
  always(() => ({ s }) => {
    if (s.open.round === 0 || s.open.winner) return;
    const asked = s.control.stack.at(-1)!;
    const forced = asked.asking?.kind === 'showCard' ? (asked.at as { pawn: number }).pawn : null;
    s.open.students.forEach(({ shown }, pawn) => {
      expect([1, s.open.students.length > s.seats - 1 ? 1 : 2]).toContain(shown.length);
      expect(new Set(shown).size).toBe(shown.length);
      if (pawn !== forced) expect(SYMBOLS_OF[zoneOf(s, pawn)]).toContain(shown.at(-1));
    });
  });
  expect(told(({ open }) => (open.students[0].shown = []))).toContain('cards on show of Student 0');
  expect(told(({ open }) => (open.students[0].shown = ['QUARTERS', 'QUARTERS']))).toEqual(['cards on show of Student 0']);
  expect(told(({ open }) => (open.students[0].shown = ['AI', 'BIOLOGY', 'QUARTERS']))).toEqual(['cards on show of Student 0']);
  expect(told(({ open }) => (open.students[0].shown = ['QUARTERS', 'FIRE']))).toEqual(['symbol of Student 0']);
});
scenario('AN-209 between a forced move and the Student’s answer, and only then, the symbol may be an old one', () => {
  const table = plainTable().at('L-E', 'L-E').shows(0, 'LABS').cards('bludgeon/possess').anomalysTurn().possesses(0);
  table.orders('move', { card: 'trap/scent', to: 'C-NE' }).expectAsked('showCard', [1]);
  expect([table.zone(0), table.open.students[0].shown, faults(table.match.s as Whole)]).toEqual(['C-NE', ['LABS'], []]);
  expect(faults(table.answer(1, 'CORE').match.s as Whole)).toEqual([]);
});
scenario('AN-210 the AP are never below 0 and never above 3', () => {
  always(
    () =>
      ({ s: { open } }) =>
        expect([0, 1, 2, 3]).toContain(open.ap),
  );
  expect(told(({ open }) => (open.ap = 4))).toEqual(['action points']);
  expect(told(({ open }) => (open.ap = -1))).toEqual(['action points']);
});
scenario('AN-211 the true zone of every pawn is always among those the public overlay leaves', () => {
  always(() => {
    let trail = publicTrail([]);
    return ({ s }, events) => {
      trail = events.filter(({ to }) => to === 'all').reduce((all, { event }) => follow(all, event), trail);
      if (!s.open.placed) return;
      const { anomaly: her, students } = possible(trail);
      expect(her).toContain(anomalyZone(s));
      students.forEach((zones, pawn) => void expect(zones).toContain(zoneOf(s, pawn)));
    };
  });
});
