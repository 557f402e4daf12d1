/** The deduction (section 8.1): it never leaves the truth out, and it leaves in nothing that could not be so. */
import { begin, type Choice, copyState, type Input, type Match, resume, type Seat, type Told } from '@lurk/kernel';
import { applied, type Mode, type Proof, playRandomMatch, rounds, startOf } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import type { Role } from '../data/cards.ts';
import type { Place } from '../data/rooms.ts';
import { deductionOf, meetingsOf, type Suspect, whoMetWhom } from '../deduction/index.ts';
import { blank, type Memory, remember } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { late, leaving } from '../proof/armed.ts';
import { theThing } from '../proof/index.ts';
import type { Event, Infection, Pawn, TT } from '../types.ts';

/** Of every mode. */
const MATCHES = 4;

type Viewer = Seat | null;
const hears = (viewer: Viewer, { to }: Told<Event>): boolean => to === 'all' || (viewer !== null && to.includes(viewer));
const heardBy = (viewer: Viewer, told: readonly Told<Event>[]): Event[] =>
  told.filter((one) => hears(viewer, one)).map(({ event }) => event);

const aliensIn = ({ s }: Match<TT>): Pawn[] => s.own.flatMap(({ role }, seat) => (role === 'alien' ? [seat] : []));
const named = (aliens: readonly Pawn[]): string => aliens.join(' ');
const wayNamed = (pawn: Pawn, { round, by }: { round: number; by: Infection['by'] }): string => `${pawn} in round ${round} by ${by}`;

/** All that this memory leaves possible, in words that can be compared. */
function leftIn({ s }: Match<TT>, { record, witness }: Memory) {
  const { worlds, suspects } = deductionOf(s.open, record, witness);
  return {
    worlds: worlds.map(({ aliens }) => named(aliens)).sort(),
    ways: suspects.flatMap(({ ways }, pawn) => ways.map((way) => wayNamed(pawn, way))).sort(),
    suspects,
  };
}

describe.each([theThing, leaving(), late()])('the truth is never left out (TT-116, TT-122, TT-180, TT-240): $name', (game) => {
  test.each(game.modes)('$name', (mode) => {
    let asked = 0;
    for (const n of rounds(MATCHES)) {
      const viewers: Viewer[] = [null, ...Array.from({ length: mode.seats }, (_, seat) => seat)];
      const memories = new Map(viewers.map((viewer) => [viewer, blank(viewer)]));
      playRandomMatch(game, mode, `truth ${n}`, {
        onState(match, told) {
          const { infections } = match.s.vault;
          for (const [viewer, before] of memories) {
            const memory = heardBy(viewer, told).reduce(remember, before);
            memories.set(viewer, memory);
            if (memory === before || infections.length === 0) continue;
            asked++;
            const { worlds, ways, suspects } = leftIn(match, memory);
            expect(worlds).toContain(named(aliensIn(match)));
            expect(ways).toEqual(expect.arrayContaining(infections.map((infection) => wayNamed(infection.pawn, infection))));
            // A suspect has a reason exactly when their role is certain.
            for (const { canBeHuman, canBeAlien, why } of suspects) expect(why === null).toBe(canBeHuman && canBeAlien);
          }
        },
      });
    }
    expect(asked).toBeGreaterThan(100);
  });
});

/** Told in public, at a table of so many. */
const suspectsAfter = (players: number, seat: Viewer, events: readonly Event[], options = DEFAULT_OPTIONS) => {
  const { record, witness } = events.reduce(remember, blank(seat));
  return deductionOf({ players, options }, record, witness).suspects;
};
const began = (round: number): Event => ({ t: 'roundBegan', round });
/** These look at each other in turn, the last at the first. */
const meeting = (room: Place, ...pawns: Pawn[]): Event[] => [
  { t: 'encounterBegan', room, pawns, dog: false, force: 0 },
  { t: 'tokensPut', pawns },
  ...pawns.map((by, i): Event => ({ t: 'looked', by, of: pawns[(i + 1) % pawns.length], side: 'left' })),
];
const tested = (pawn: Pawn, role: Role): Event => ({ t: 'analysed', kind: 'A', by: 3, pawn, role });
const certain = (suspects: readonly Suspect[]) =>
  suspects.map(({ canBeHuman, canBeAlien }) => (canBeHuman && canBeAlien ? '?' : canBeAlien ? 'alien' : 'human'));

describe('what follows from what', () => {
  test('TT-037 one of them is dealt the Alien: once that one is known, all who have met nobody are cleared', () => {
    expect(certain(suspectsAfter(4, null, [began(1)]))).toEqual(['?', '?', '?', '?']);
    expect(certain(suspectsAfter(4, null, [began(1), tested(2, 'alien')]))).toEqual(['human', 'human', 'alien', 'human']);
  });

  test('TT-116 a Character who looked at an Alien’s token can be one since then; by which Alien and where is told', () => {
    const suspects = suspectsAfter(5, null, [began(1), ...meeting('generator', 0, 1), began(2), tested(1, 'alien')]);
    expect(certain(suspects)).toEqual(['?', 'alien', 'human', 'human', 'human']);
    expect(suspects[0].ways).toEqual([
      { round: 0, by: 'start', room: null },
      { round: 1, by: 1, room: 'generator' },
    ]);
    expect(suspects[1].why).toEqual({ t: 'shown', round: 2, how: 'analysis' });
  });

  test('TT-181 a passed Analysis strikes out all that lay before it, and what it would have led to', () => {
    const met = [began(1), ...meeting('generator', 0, 1), began(2), ...meeting('lab', 1, 2)];
    const suspects = suspectsAfter(4, null, [...met, tested(1, 'human')]);
    expect(certain(suspects)).toEqual(['?', 'human', '?', '?']);
    expect(suspects[1].why).toEqual({ t: 'shown', round: 2, how: 'analysis' });
    // The second met nobody able to infect them: if they are an Alien, they were dealt as one.
    expect(suspects[2].ways).toEqual([{ round: 0, by: 'start', room: null }]);
  });

  test('TT-113 of two who looked at the tokens of one Alien only one can have been infected', () => {
    const looks: Event[] = [0, 1].map((by) => ({ t: 'looked', by, of: 2, side: by === 0 ? 'left' : 'right' }));
    const met: Event[] = [...meeting('radio', 0, 1, 2).slice(0, 2), ...looks, { t: 'looked', by: 2, of: 0, side: 'left' }];
    const { record, witness } = [began(1), ...met, tested(2, 'alien')].reduce(remember, blank(3));
    const { worlds } = deductionOf({ players: 4, options: DEFAULT_OPTIONS }, record, witness);
    expect(worlds.map(({ aliens }) => aliens.join()).sort()).toEqual(['0,2', '1,2', '2']);
  });

  test('RU-34 who is infected in a meeting has put tokens as a Human: nobody is infected by them in it', () => {
    const { record, witness } = [began(1), ...meeting('radio', 0, 1, 2), tested(1, 'alien')].reduce(remember, blank(3));
    const { worlds } = deductionOf({ players: 4, options: DEFAULT_OPTIONS }, record, witness);
    expect(worlds.map(({ aliens }) => aliens.join()).sort()).toEqual(['0,1', '1', '1,2']);
  });

  test('H-20 a seat reckons with the tokens it saw, and with its own that were seen', () => {
    const met = [began(1), ...meeting('lab', 0, 1)];
    const role: Event = { t: 'roleIs', role: 'human' };
    const saw: Event = { t: 'sawToken', of: 1, side: 'left', token: 'alien' };
    const infected = suspectsAfter(4, 0, [role, ...met, saw]);
    expect(certain(infected)).toEqual(['alien', 'alien', 'human', 'human']);
    expect(infected.map(({ why }) => why?.t)).toEqual(['oneself', 'saw', 'deduced', 'deduced']);
    const clean = suspectsAfter(4, 0, [role, ...met, { ...saw, token: 'human' }]);
    expect(certain(clean)).toEqual(['human', '?', '?', '?']);
    expect(clean[1].chance).toBeLessThan(clean[2].chance);
    const alien = suspectsAfter(4, 0, [{ ...role, role: 'alien' }, ...met, { t: 'tokenSeen', by: 1, side: 'left', token: 'alien' }]);
    expect(certain(alien)).toEqual(['alien', 'alien', 'human', 'human']);
    expect(alien[1].why).toEqual({ t: 'seen', round: 1, room: 'lab' });
  });

  test('TT-121, TT-122 a Character who drew from the Infection bag can be an Alien by a Dog; the drawer knows', () => {
    const draw: Event[] = [
      { t: 'encounterBegan', room: 'shed', pawns: [0], dog: true, force: 0 },
      { t: 'drewDogToken', pawn: 0 },
    ];
    const told = [began(1), ...draw, tested(3, 'alien')];
    expect(certain(suspectsAfter(4, null, told))).toEqual(['?', 'human', 'human', 'alien']);
    expect(suspectsAfter(4, null, told)[0].ways).toEqual([{ round: 1, by: 'dog', room: 'shed' }]);
    const mine: Event[] = [{ t: 'roleIs', role: 'human' }, began(1), ...draw, { t: 'dogTokenIs', alien: false }];
    expect(certain(suspectsAfter(4, 0, mine))).toEqual(['human', '?', '?', '?']);
  });

  test('TT-102 a Character who avoids an Encounter has met nobody in it', () => {
    const [, ...between] = meeting('lab', 0, 1);
    const away: Event[] = [
      { t: 'encounterBegan', room: 'lab', pawns: [0, 1, 2], dog: false, force: 0 },
      { t: 'avoided', pawn: 2, with: 'flamethrower:6' },
    ];
    const { record } = [began(1), ...away, ...between].reduce(remember, blank(null));
    expect(meetingsOf(record, 0, 2)).toEqual([]);
    expect(meetingsOf(record, 0, 1)).toEqual([{ round: 1, room: 'lab', looked: true, lookedAt: true }]);
    expect(whoMetWhom(record, 3).map((row) => row.map((met) => met.length))).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('TT-240, H-33 as the match goes on, somebody who lives is Human', () => {
    const gone: Event[] = [1, 2].map((pawn) => ({ t: 'assimilated', pawn, room: 'lab' }));
    const told: Event[] = [began(1), ...meeting('lab', 0, 3), ...gone];
    const { record, witness } = told.reduce(remember, blank(null));
    const { worlds } = deductionOf({ players: 4, options: DEFAULT_OPTIONS }, record, witness);
    expect(worlds.map(({ aliens }) => aliens.join()).sort()).toEqual(['0', '1', '2', '3']);
  });

  test('TT-245 with win by elimination, a match that goes on without Force and Dogs has a hidden Alien', () => {
    const told: Event[] = [
      began(1),
      ...meeting('lab', 0, 1),
      { t: 'revealed', pawn: 0, by: 'choice', pool: 3 },
      ...Array.from({ length: 4 }, (): Event => ({ t: 'dogAssimilated', room: 'kennel' })),
      { t: 'aliensBeaten', pawns: [0] },
    ];
    expect(certain(suspectsAfter(4, null, told))).toEqual(['alien', '?', 'human', 'human']);
    const options = { ...DEFAULT_OPTIONS, eliminationWin: true };
    expect(certain(suspectsAfter(4, null, told, options))).toEqual(['alien', 'alien', 'human', 'human']);
    expect(certain(suspectsAfter(4, null, told.toSpliced(-2, 1), options))).toEqual(['alien', '?', 'human', 'human']);
  });
});

/** Worlds that are played again at a time: histories beyond that are no small ones. */
const MOST_WORLDS = 80;
const EXACT = 4;

describe.each([
  [theThing, theThing.modes[0]],
  [theThing, theThing.modes[2]],
  [
    late(),
    { ...theThing.modes[0], name: '4 players, win by elimination', options: { ...theThing.modes[0].options, eliminationWin: true } },
  ],
] as const)('only what some world allows is left in (TT-108, TT-109, TT-113, TT-245)', (game, mode) => {
  test(`${game.name}, ${mode.name}`, () => {
    let compared = 0;
    for (const n of rounds(EXACT)) for (const viewer of [null, n % mode.seats]) compared += expectExact(game, mode, `exact ${n}`, viewer);
    expect(compared).toBeGreaterThan(100);
  });
});

interface Heard {
  input: Input;
  kind: string;
  offered: boolean;
  events: string;
  told: Told<Event>[];
  memory: Memory;
}

/** Plays a match in all the ways in which its secrets could have fallen out without the viewer noticing, by the rules themselves. */
function expectExact(game: Proof<TT, Memory>, mode: Mode<TT>, seed: string, viewer: Viewer): number {
  const heard: Heard[] = [];
  let memory = blank(viewer);
  let next: Pick<Heard, 'input' | 'kind' | 'offered'> | null = null;
  playRandomMatch(game, mode, seed, {
    onInput({ s }, input) {
      const { ask, stack } = s.control;
      next = { input, kind: stack.at(-1)?.asking?.kind ?? '', offered: ask?.offers[input.seat]?.id === input.id };
    },
    onState(_, told) {
      memory = heardBy(viewer, told).reduce(remember, memory);
      if (next) heard.push({ ...next, told, memory, events: JSON.stringify(heardBy(viewer, told)) });
    },
  });
  const { match } = begin(game, startOf(mode, seed));
  let worlds = match.s.own.map((_, alien) => dealt(game, match, alien)).filter(({ s }) => fits(s, match.s, viewer));
  let compared = 0;
  for (const step of heard) {
    const after = new Map<string, Match<TT>>();
    for (const world of worlds)
      for (const other of played(game, world, step, viewer))
        after.set(
          JSON.stringify([other.s.own.map(({ role, tokens }) => [role, tokens]), other.s.vault.infections, other.s.control.ask?.sealed]),
          other,
        );
    worlds = [...after.values()];
    expect(worlds.length).toBeGreaterThan(0);
    if (worlds.length > MOST_WORLDS || worlds[0].s.control.over !== null) break;
    const { worlds: sets, ways } = leftIn(worlds[0], step.memory);
    const real = {
      sets: [...new Set(worlds.map((world) => named(aliensIn(world))))].sort(),
      ways: [...new Set(worlds.flatMap(({ s }) => s.vault.infections.map((one) => wayNamed(one.pawn, one))))].sort(),
    };
    expect({ sets, ways }).toEqual(real);
    compared++;
  }
  return compared;
}

/** TT-037 The same match, had the Alien been dealt to somebody else. */
function dealt(game: Proof<TT, Memory>, match: Match<TT>, alien: Pawn): Match<TT> {
  const s = copyState(game, match.s);
  for (const [seat, own] of s.own.entries()) own.role = seat === alien ? 'alien' : 'human';
  s.vault.infections = [{ pawn: alien, round: 0, by: 'start' }];
  return resume(game, s);
}
const fits = (one: Match<TT>['s'], real: Match<TT>['s'], viewer: Viewer): boolean =>
  (viewer === null || one.own[viewer].role === real.own[viewer].role) && real.open.revealed.every((pawn) => one.own[pawn].role === 'alien');

/** One more input, with all that it hides varied, as far as the viewer hears the same. */
function played(game: Proof<TT, Memory>, world: Match<TT>, step: Heard, viewer: Viewer): Match<TT>[] {
  const { input, kind, offered, events, told } = step;
  const { seat } = input;
  const mine = seat === viewer;
  // L-03 A Human's button does nothing, and an Alien has none like it.
  if (!mine && offered && 'choice' in input && input.choice === 'remain') return [world];
  const role = world.s.own[seat].role;
  const drew = told.map(({ event }) => event).find((event) => event.t === 'drewDogToken');
  const out: Match<TT>[] = [];
  for (const choice of mine ? [undefined] : choicesFor(input, kind, role)) {
    const copy = resume(game, copyState(game, world.s));
    const human = drew && drew.pawn !== viewer && copy.s.own[drew.pawn].role === 'human';
    // Drawing a role does nothing to a Character who is an Alien already, so play the input as an Alien and add the effect of the draw below.
    if (human) copy.s.own[drew.pawn].role = 'alien';
    if (JSON.stringify(heardBy(viewer, tried(copy, input, offered, choice) ?? [])) !== events) continue;
    if (human) out.push(...drawn(game, copy, drew.pawn));
    else out.push(...(told.some(({ event }) => event.t === 'tokensPut') ? sides(game, copy, viewer) : [copy]));
  }
  return out;
}

/** What somebody else may have answered instead; undefined: just what they did. */
function choicesFor(input: Input, kind: string, role: string | null): (Choice | undefined)[] {
  if ('unseal' in input) return [undefined];
  if (kind === 'placeTokens') return role === 'alien' ? ['humans', 'alien'] : ['humans'];
  if (kind === 'lastReveal') return ['choice' in input && input.choice === 'reveal' ? 'reveal' : null];
  return [undefined];
}

function tried(match: Match<TT>, input: Input, offered: boolean, choice: Choice | undefined): Told<Event>[] | null {
  const { ask } = match.s.control;
  const id = (offered ? ask?.offers : ask?.decisions)?.[input.seat]?.id;
  if (id === undefined) return null;
  try {
    return applied(match, choice === undefined ? { ...input, id } : { seat: input.seat, id, choice }).told;
  } catch {
    return null;
  }
}

/** TT-122 A healthy dog's token, or an Alien's, if the match would go on. */
function drawn(game: Proof<TT, Memory>, match: Match<TT>, pawn: Pawn): Match<TT>[] {
  const [healthy, alien] = [match, resume(game, copyState(game, match.s))];
  healthy.s.own[pawn].role = 'human';
  alien.s.vault.infections.push({ pawn, round: alien.s.open.round, by: 'dog' });
  const goesOn = alien.s.open.people.some(({ status }, one) => status === 'character' && alien.s.own[one].role === 'human');
  return goesOn ? [healthy, alien] : [healthy];
}

/** H-39 Each Alien's two tokens in either order. */
function sides(game: Proof<TT, Memory>, match: Match<TT>, viewer: Viewer): Match<TT>[] {
  let out = [match];
  for (const [seat, { tokens }] of match.s.own.entries()) {
    if (seat === viewer || !tokens.includes('alien')) continue;
    out = out.flatMap((one) => {
      const turned = resume(game, copyState(game, one.s));
      turned.s.own[seat].tokens.reverse();
      return [one, turned];
    });
  }
  return out;
}
