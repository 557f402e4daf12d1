/** The public overlay (section 8.1): it never leaves the truth out (AN-211), and it leaves in nothing that could not be so. */
import { begin, type Choice, copyState, type Input, type Match, type Picked, pickOf, resume } from '@lurk/kernel';
import { applied, EFFORT, expectClean, type Proof, playRandomMatch, Report, rounds, startOf } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ZONES, type Zone } from '../data/board.ts';
import { follow, possible, type Trail, whyNot } from '../deduction/index.ts';
import { anomalyZone, trapsOf, zoneOf } from '../facts/pawns.ts';
import type { Memory } from '../memory.ts';
import { evolved } from '../proof/evolved.ts';
import { anomaly } from '../proof/index.ts';
import type { AN, Event } from '../types.ts';
import { publicTrail } from './trail.ts';

const publicEvents = (told: { to: unknown; event: Event }[]): Event[] => told.filter(({ to }) => to === 'all').map(({ event }) => event);

/** Whole matches, played again in every way they could have gone. */

/** Of every mode, in both forms. */
const MATCHES = 150;
const ASKED_WHY = 4;
/** Each played again in every way it could have gone. */
const EXACT = 4;

/** Every pawn where it really is, with its real traps, must be one of the worlds: which of them is not. */
function leftOut(trail: Trail, { s }: Match<AN>): string[] {
  if (!s.open.placed || s.open.winner) return [];
  const out: string[] = [];
  const here = anomalyZone(s);
  const struck = s.open.reaction === 'maybe' ? s.own[s.open.anomaly].struck.join() : null;
  if (!trail.anomaly.worlds.some((w) => w.zone === here && (struck === null || w.struck.join() === struck)))
    out.push(`the Anomaly in ${here}`);
  s.open.students.forEach((_, pawn) => {
    const zone = zoneOf(s, pawn);
    const traps = trapsOf(s, pawn).toSorted().join();
    if (!trail.students[pawn].worlds.some((w) => w.zone === zone && w.traps.join() === traps)) out.push(`Student ${pawn} in ${zone}`);
  });
  return out;
}

/** A zone is struck out if, and only if, there is an event to blame. */
function expectReasons(trail: Trail): void {
  const { anomaly: her, students } = possible(trail);
  if (students.length === 0) return;
  for (const [pawn, zones] of [[null, her] as const, ...students.entries()])
    expect(ZONES.filter((zone) => whyNot(trail, pawn, zone) === null)).toEqual(zones);
}

describe.each([
  ['as it is', anomaly],
  ['evolved', evolved()],
])('the overlay, %s', (name, module) => {
  test.each(module.modes)('never leaves the truth out (AN-211): $name', (mode) => {
    const report = new Report();
    for (const n of rounds(MATCHES)) {
      report.count('matches');
      let trail = publicTrail([]);
      playRandomMatch(module, mode, `overlay ${name} ${n}`, {
        onState(match, told) {
          trail = publicEvents(told).reduce(follow, trail);
          const out = leftOut(trail, match);
          if (out.length > 0) expect(out).toEqual([]);
          if (n < ASKED_WHY) expectReasons(trail);
        },
      });
    }
    expectClean(`overlay ${name}, ${mode.name}`, report);
  });

  test.each(module.modes.slice(0, 4))('leaves in only what could be so: $name', (mode) => {
    for (let n = 0; n < EXACT * EFFORT; n++) expectExact(module, mode, `exact ${name} ${n}`);
  });
});

/** The same choice with the hidden part of it changed, in every way. */
function variants(choice: Choice, kind: string): Choice[] {
  const { pick, with: more } = (choice ?? {}) as unknown as Picked;
  if (kind === 'startingZone') {
    const zones = choice as Zone[];
    return zones.flatMap((_, i) => ZONES.map((zone) => zones.with(i, zone)));
  }
  if (typeof choice === 'string' && (kind === 'baited' || kind === 'reactive')) return [...ZONES, 'pretend'];
  if (kind === 'studentTurn' && ['move', 'stims'].includes(pickOf(more) as string)) {
    const { pick: use, with: details } = more as unknown as Picked;
    const { card, to } = details as { card: string; to: unknown };
    return ZONES.map((zone) => ({ pick, with: { pick: use, with: { card, to: { pick: zone, with: (to as Picked).with } } } }));
  }
  if (kind !== 'anomalyTurn' && kind !== 'secondHalf') return [choice];
  if (pick === 'move') return ZONES.map((zone) => ({ pick, with: zone }));
  if (pick === 'teleport') return ZONES.map((to) => ({ pick, with: { ...(more as object), to } }) as unknown as Choice);
  return [choice];
}

/** Plays a match in all the ways one seat's hidden choices could have gone without the table noticing, and compares. */
function expectExact(module: Proof<AN, Memory>, mode: (typeof anomaly.modes)[number], seed: string): void {
  const inputs: { input: Input; kind: string; choice: Choice }[] = [];
  const heard: string[] = [];
  const trails: Trail[] = [];
  playRandomMatch(module, mode, seed, {
    onInput(match, input) {
      const kind = match.s.control.stack.at(-1)!.asking!.kind;
      inputs.push({ input, kind, choice: 'choice' in input ? input.choice : null });
    },
    onState(_, told) {
      const events = publicEvents(told).filter(({ t }) => t !== 'unveiled');
      heard.push(JSON.stringify(events));
      trails.push(events.reduce(follow, trails.at(-1) ?? publicTrail([])));
    },
  });
  const { match } = begin(module, startOf(mode, seed));
  for (const seat of match.s.own.keys()) {
    let worlds = [match];
    inputs.every(({ input, kind, choice }, i) => {
      const plain = !('choice' in input);
      // The clock's answer is drawn separately in each world, so the two worlds diverge for good.
      if (plain && input.seat === seat) return false;
      const choices = input.seat === seat && !plain ? variants(choice, kind) : [choice];
      const next = new Map<string, Match<AN>>();
      for (const world of worlds)
        for (const other of choices) {
          const copy = resume(module, copyState(module, world.s));
          const result = tried(copy, plain ? input : { ...input, choice: other });
          if (!result || JSON.stringify(result) !== heard[i + 1]) continue;
          next.set(JSON.stringify([copy.s.own[seat], copy.s.control.ask?.sealed]), copy);
        }
      worlds = [...next.values()];
      expect(worlds.length).toBeGreaterThan(0);
      const { open } = worlds[0].s;
      // A first tracking card may be chosen and not yet turned up.
      if (open.round === 0 || open.winner) return !open.winner;
      const found = possible(trails[i + 1]);
      const real = (of: (match: Match<AN>) => Zone): Zone[] => {
        const zones = new Set(worlds.map(of));
        return ZONES.filter((zone) => zones.has(zone));
      };
      if (seat === open.anomaly) expect(real(({ s }) => anomalyZone(s))).toEqual(found.anomaly);
      open.students.forEach((student, pawn) => {
        if (student.seat === seat) expect(real(({ s }) => zoneOf(s, pawn))).toEqual(found.students[pawn]);
      });
      return true;
    });
  }
}

function tried(match: Match<AN>, input: Input): Event[] | null {
  try {
    return publicEvents(applied(match, input).told).filter(({ t }) => t !== 'unveiled');
  } catch {
    return null;
  }
}

test('a trap activated tells where its owner was, and so where that Student can be', () => {
  const events: Event[] = [
    { t: 'placed', students: [{ seat: 1 }] },
    { t: 'symbolShown', pawn: 0, symbol: 'LABS', shown: ['LABS'] },
    { t: 'trapLaid', pawn: 0, zone: null },
    { t: 'studentMoved', pawn: 0, how: 'move', zone: null },
    { t: 'symbolShown', pawn: 0, symbol: 'CORE', shown: ['LABS', 'CORE'] },
  ];
  expect(possible(publicTrail(events)).students[0]).toEqual(['C-NW', 'C-NE', 'C-SE', 'C-SW']);
  const sprung: Event = { t: 'trapActivated', pawn: 0, zone: 'L-N', aim: 'zone' };
  const trail = publicTrail([...events, sprung]);
  expect(possible(trail).students[0]).toEqual(['C-NW', 'C-NE']);
  expect(whyNot(trail, 0, 'C-SE')).toEqual({ event: sprung, as: null });
  expect(whyNot(trail, 0, 'Q-NW')).toMatchObject({ event: { t: 'symbolShown', symbol: 'CORE' } });
});
