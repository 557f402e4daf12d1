/** 3.11 Information and talk (AN-181 to AN-188). */
import type { Seat, Viewer } from '@lurk/kernel';
import { playRandomMatch, scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { hasSymbol } from '../../data/symbols.ts';
import { blankTrail, follow, possible } from '../../deduction/index.ts';
import { anomalyZone, zoneOf } from '../../facts/pawns.ts';
import { blank, remember } from '../../memory.ts';
import { evolved } from '../../proof/evolved.ts';
import { anomaly } from '../../proof/index.ts';
import type { Event } from '../../types.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY, NOT_STUDENT_0, OTHERS } from '../table.ts';
import { plainTable } from './plain.ts';

scenario('AN-181 every zone is hidden from all others, teammates included', () => {
  const seen = (pawn: number, zone: Zone, viewers: readonly Viewer[]): string => {
    const table = aTable().at('L-N', 'L-E', 'L-E', 'L-E');
    return table.given(({ own }) => void Object.assign(own[pawn].pawns[0], { zone })).seenBy(viewers);
  };
  expect(seen(1, 'L-E', [0, 2, 3, 'public'])).toBe(seen(1, 'L-S', [0, 2, 3, 'public']));
  expect(seen(0, 'L-E', OTHERS)).toBe(seen(0, 'C-SE', OTHERS));
  expect(seen(1, 'L-E', [1])).not.toBe(seen(1, 'L-S', [1]));
});
scenario('AN-182 RU-79 hands stay hidden from all but their number, and nothing that can be chosen shows a card but its use', () => {
  const table = plainTable().hand(0, 'strike/scent', 'far/scent');
  expect(table.seenBy(NOT_STUDENT_0)).toBe(plainTable().hand(0, 'baton/teleport', 'bait/evolve').seenBy(NOT_STUDENT_0));
  expect(table.seen(ANOMALY)).toMatchObject({ view: { sizes: { hand: [0, 2, 3, 3] } } });
  // The whole list of questions (section 5): none to show, to give or to send a card.
  const kinds = new Set<string>();
  for (const module of [anomaly, evolved()])
    for (const mode of module.modes)
      for (let n = 0; n < 3; n++)
        playRandomMatch(module, mode, `kinds ${n}`, {
          onState: ({ s }) => s.control.ask && kinds.add(s.control.stack.at(-1)!.asking!.kind),
        });
  const SPECIFIED =
    'anomalyTurn baited firstCard forcedAction reactive secondForcedHit secondHalf secondHit showCard startingZone studentTurn trapWindow whatToEat whomToPossess';
  for (const kind of kinds) expect(SPECIFIED.split(' ')).toContain(kind);
  expect(Object.keys(anomaly.asks).toSorted().join(' ')).toBe(SPECIFIED);
});
scenario(
  'AN-183 AN-184 RU-67 no circle and no event gives the Students a channel of their own: all is told to everybody or to one alone',
  () => {
    const alone = new Set<string>();
    for (const [i, mode] of anomaly.modes.entries())
      playRandomMatch(evolved(), mode, `talk ${i}`, {
        onState: ({ s }, told) => {
          expect(s.circle).toEqual({});
          for (const { to, event } of told) {
            if (to === 'all') continue;
            expect(to).toHaveLength(1);
            alone.add(event.t);
            if (event.t === 'handSeen' || event.t === 'anomalyMovedTo') expect(to).toEqual([s.open.anomaly]);
            if (event.t === 'studentMovedTo' || event.t === 'trapLaidAt') expect(to).toEqual([s.open.students[event.pawn].seat]);
          }
        },
      });
    const PRIVATE = ['anomalyMovedTo', 'drawnCards', 'handSeen', 'startedAt', 'studentMovedTo', 'trapLaidAt'];
    expect(PRIVATE).toEqual(expect.arrayContaining([...alone]));
    expect(alone.size).toBeGreaterThan(4);
  },
);
scenario('AN-185 answers to Track, Scent, electricity, radiation and hits are always true', () => {
  const heard: Partial<Record<Event['t'], number>> = {};
  for (const module of [anomaly, evolved()])
    for (const mode of module.modes)
      for (let n = 0; n < 4; n++) {
        let live: Zone[] = [];
        playRandomMatch(module, mode, `truth ${n}`, {
          onState: ({ s }, told) => {
            const zones = s.open.placed ? s.open.students.map((_, pawn) => zoneOf(s, pawn)) : [];
            for (const { event } of told) {
              heard[event.t] = (heard[event.t] ?? 0) + 1;
              // Nobody moves in the step that gives these answers.
              if (event.t === 'tracked') expect(event.yes).toBe(hasSymbol(anomalyZone(s), event.symbol));
              if (event.t === 'scented') expect(event.answers).toEqual(zones.map((zone) => event.zones.includes(zone)));
              if (event.t === 'attacked' && event.hit === 'students') for (const pawn of event.pawns) expect(zones[pawn]).toBe(event.zone);
              if (event.t === 'attacked' && event.hit === 'anomaly') expect(anomalyZone(s)).toBe(event.zone);
              if (event.t === 'irradiated') {
                const spots = s.open.radiation
                  .slice(0, told.some((t) => t.event.t === 'radiationPlaced') ? -1 : undefined)
                  .map(({ zone }) => zone);
                expect(event.pawns).toEqual([...zones.keys()].filter((pawn) => spots.includes(zones[pawn])));
                expect(event.anomaly).toBe(spots.includes(anomalyZone(s)));
              }
              if (event.t === 'electricityActivated')
                expect(event.hits).toEqual(
                  zones.map((zone) => live.filter((token) => token === zone).length - (zone === event.zone ? event.eaten : 0)),
                );
            }
            live = s.open.electricity.slice();
          },
        });
      }
  for (const t of ['tracked', 'scented', 'attacked', 'irradiated', 'electricityActivated'] as const) expect(heard[t]).toBeGreaterThan(5);
});
scenario(
  'AN-186 AN-187 marks are no part of the rules, and the overlay comes from public events: it is one and the same for every seat',
  () => {
    for (const mode of anomaly.modes.slice(0, 4)) {
      let trail = blankTrail();
      const seats = Array.from({ length: mode.seats }, () => blank());
      playRandomMatch(anomaly, mode, 'overlay', {
        onState: ({ s }, told) => {
          for (const { to, event } of told) {
            if (to === 'all') trail = follow(trail, event);
            seats.forEach((memory, seat) => {
              if (to === 'all' || to.includes(seat)) seats[seat] = remember(memory, event);
            });
          }
          if (s.open.placed) for (const memory of seats) expect(possible(memory.trail)).toEqual(possible(trail));
          expect(Object.keys(s.own[0]).toSorted()).toEqual(['hand', 'pawns', 'prey', 'struck']);
        },
      });
    }
  },
);
scenario('AN-188 of a hidden move only the fact, its kind and, for Students, the new tracking card are announced', () => {
  const told = (act: (table: AnomalyTable, zone: Zone) => AnomalyTable, a: Zone, b: Zone, but: Seat): void => {
    const table = (): AnomalyTable => plainTable().hand(0, 'stims/scent', 'bait/evolve').cards('double/teleport').evolved('reactive');
    const viewers = EVERYBODY.filter((viewer) => viewer !== but);
    expect(act(table(), a).seenBy(viewers)).toBe(act(table(), b).seenBy(viewers));
  };
  // From Q-SW: two zones with the same symbol.
  told((table, zone) => table.moves(0, zone, 'COLD'), 'L-S', 'L-W', 1);
  told((table, zone) => table.moves(0, zone, 'COLD', 'stims'), 'C-SW', 'L-W', 1);
  told((table, zone) => table.anomalysTurn().slips(zone).pass(ANOMALY), 'Q-NW', 'C-NE', ANOMALY);
  told((table, zone) => table.anomalysTurn().does('teleport', { to: zone }), 'Q-NW', 'C-SE', ANOMALY);
  told((table, zone) => table.uses(0, 'bait', { zone: 'L-W' }).answer(ANOMALY, zone), 'Q-NW', 'C-NW', ANOMALY);
  told(
    (table, zone) => table.trapped(1, 'L-N').is({ ap: 0 }).activates(1, 'L-N').tracks(0, 'QUARTERS').answer(ANOMALY, zone),
    'Q-NW',
    'C-NE',
    ANOMALY,
  );
  const kinds = plainTable().anomalysTurn().slips('Q-NW').toldOf('public', 'anomalyMoved');
  expect(kinds).toEqual([{ t: 'anomalyMoved', how: 'move', sensor: null }]);
});
