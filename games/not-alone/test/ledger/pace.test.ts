/**
 * Section 6, items 1 to 3 and 7: how long a question stays open, and what is shown of who has answered it, goes by the kind of question
 * alone, so that neither speed nor names tell what somebody holds (NA-056, NA-057).
 */
import { pace, type Seat, view } from '@lurk/kernel';
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { SurvivalId } from '../../data/survival-cards.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { rules } from '../../rules.ts';
import { aTable, type NotAloneTable } from '../table.ts';

const withVortex = (): NotAloneTable =>
  aTable().creature('scream').cards(1, [1, 2], [3, 4, 5]).survival(1, 'vortex').goTo(2, 2, 2).tokens({ creature: 8 });
const inPhase3 = (survival: SurvivalId): NotAloneTable =>
  aTable().creature('stasis').survival(1, survival).goTo(2, 2, 2).tokens({ creature: 8 });
const hunting = (card: 'ascendancy' | 'phobia' | 'forbiddenZone'): NotAloneTable =>
  aTable()
    .creature(card)
    .goTo(2, 2, 2)
    .plays(card, card === 'forbiddenZone' ? true : 1);
const targeted = (card: 'scream' | 'toxin'): NotAloneTable =>
  aTable().creature(card).survival(1, 'drone', 'gate').goTo(2, 3, 3).plays(card).tokens({ creature: 8, target: 2 });
const doubled = (double: 'river' | 'artefact'): NotAloneTable => aTable().hunted(1, { double }).goTo([2, 3], 2, 2).tokens({ creature: 8 });
const underArtemia = (): NotAloneTable => aTable().is({ rescue: 9 }).goTo(2, 3, 3).tokens({ creature: 8, artemia: 2 });
const atTheShelter = (): NotAloneTable =>
  aTable().cards(1, [7], []).goTo(7, 2, 2).tokens({ creature: 8 }).until('resolveVisit', 1).power(1);

/** A way to every question of a turn. */
const QUESTIONS: Record<string, () => NotAloneTable> = {
  w1a: () => aTable().creature('despair'),
  explore: () => aTable(),
  w1c: () => {
    const table = aTable().creature('despair').until('explore');
    for (const h of [1, 2, 3]) table.puts(h, 2);
    return table;
  },
  w2m: () => aTable().goTo(2, 2, 2),
  w2r: withVortex,
  w2rCreature: () => withVortex().survives(1, 'vortex', { pick: 2, with: 3 }),
  placeTokens: () => withVortex().survives(1, 'vortex', { pick: 2, with: 3 }).plays('scream'),
  ascendancyKeep: () => hunting('ascendancy'),
  phobiaKeep: () => hunting('phobia'),
  forbiddenZoneDiscard: () => hunting('forbiddenZone'),
  riverKeep: () => doubled('river'),
  w3aCreature: () => inPhase3('dodge'),
  w3aHunted: () => inPhase3('dodge'),
  visitOrder: () => doubled('artefact'),
  w3i: () => inPhase3('dodge'),
  resolveVisit: () => inPhase3('dodge'),
  shelterKeep: atTheShelter,
  w3c: () => inPhase3('dodge'),
  screamChoice: () => targeted('scream'),
  toxinDiscard: () => targeted('toxin'),
  artemiaDiscard: underArtemia,
  w4Creature: () => inPhase3('dodge'),
  w4Hunted: () => inPhase3('dodge'),
};
const met = (kind: string): NotAloneTable => QUESTIONS[kind]().until(kind);
const kinds = (fits: (table: NotAloneTable) => boolean): string[] => Object.keys(QUESTIONS).filter((kind) => fits(met(kind)));

const REACTIONS = ['w2r', 'w3aCreature', 'w3aHunted', 'w3i', 'w3c', 'w4Creature', 'w4Hunted'];
const WINDOWS = ['w1a', 'w1c', 'w2r', 'w2rCreature', 'w3aCreature', 'w3aHunted', 'w3i', 'w3c', 'w4Creature', 'w4Hunted'];

scenario('NA-056 speed tells nothing: every window stays open a while, W3i for a glance, and a visit as long as a window', () => {
  expect(kinds(({ match }) => pace(match) === 'glance')).toEqual(['w3i']);
  const drawnOut = [...WINDOWS.filter((kind) => kind !== 'w3i'), 'resolveVisit'];
  expect(kinds(({ match }) => pace(match) === 'window').sort()).toEqual(drawnOut.sort());
  expect(kinds(({ match }) => pace(match) === 'none')).toEqual(
    Object.keys(QUESTIONS).filter((kind) => ![...drawnOut, 'w3i'].includes(kind)),
  );
});
scenario('NA-057 in W2r, W3a, W3i, W3c and W4 nobody is shown who is still thinking; elsewhere all see who is waited for', () => {
  const shown = (table: NotAloneTable): unknown => view(table.match, 'public').ask!.waiting;
  expect(kinds((table) => shown(table) === null).sort()).toEqual(REACTIONS.toSorted());
  for (const kind of Object.keys(QUESTIONS).filter((name) => !REACTIONS.includes(name))) {
    const table = met(kind);
    const waited: Seat[] = table.match.s.control.ask!.who;
    expect([kind, shown(table)]).toEqual([kind, waited]);
  }
});
scenario('NA-056 everybody can tell a window, where most pass, from a question that must be answered', () => {
  expect(kinds(({ match }) => view(match, 'public').ask!.window === true).sort()).toEqual(WINDOWS.toSorted());
  for (const kind of [...WINDOWS, 'resolveVisit']) {
    const { seat, mayPass } = decisionAt(met(kind));
    expect([kind, mayPass]).toEqual([kind, true]);
    met(kind).pass(seat);
  }
  const binding = Object.keys(QUESTIONS).filter((kind) => !WINDOWS.includes(kind) && kind !== 'resolveVisit');
  for (const kind of binding) expect([kind, decisionAt(met(kind)).mayPass]).toEqual([kind, false]);
});
scenario('section 5: the clock is short where most pass or two things are chosen between, long where a turn is thought out', () => {
  const clock = (deadline: string) => kinds((table) => decisionAt(table).deadline === deadline).sort();
  expect(clock('short')).toEqual([...WINDOWS.filter((kind) => kind !== 'w1a'), 'riverKeep', 'visitOrder'].sort());
  expect(clock('long')).toEqual(['explore', 'w2m']);
});

/** The question as it is put to the first who is asked. */
function decisionAt(table: NotAloneTable) {
  const [seat] = table.match.s.control.ask!.who;
  const { mayPass, deadline } = table.decisionOf(seat);
  return { seat, mayPass, deadline };
}

scenario('NA-004 the side of the board is chosen in the open and in the Creature’s own time', () => {
  const { match } = new Table(rules, { seats: 3, options: { ...DEFAULT_OPTIONS, creature: 1 } });
  expect(pace(match)).toBe('none');
  expect(view(match, 'public').ask).toEqual({ kind: 'chooseSide', waiting: [1] });
});
