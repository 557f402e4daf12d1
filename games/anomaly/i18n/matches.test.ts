import { isWords, LANGS, matchesRead, optionsWithin, Proofreader, readingOf, reasonsRead } from '@lurk/i18n';
import { idOf, messagesFor, option, type Shape, type Value, view } from '@lurk/kernel';
import { playRandomMatch, proveWords, type Scene, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../data/board.ts';
import { BOTTOMS, TOPS } from '../data/cards.ts';
import { EVOLUTIONS } from '../data/components.ts';
import { SYMBOLS } from '../data/symbols.ts';
import { blankTrail, follow, type Trail } from '../deduction/index.ts';
import { pawnsOf } from '../facts/pawns.ts';
import type { Memory } from '../memory.ts';
import { anomaly as game } from '../proof/index.ts';
import { oneOf } from '../things.ts';
import type { AN, Event, Pawn, Seen } from '../types.ts';
import type { AskKind } from './decisions.en.ts';
import { namesIn } from './names.ts';
import { tellWhyOut } from './overlay.ts';
import { loadWords } from './parts.ts';
import { describeOutcome, speech } from './speech.ts';
import { tellTurningPoint, turningPoints } from './turning-points.ts';
import {
  tellWhyNot,
  whyNotDeed,
  whyNotEvolution,
  whyNotFuel,
  whyNotShow,
  whyNotSkip,
  whyNotStep,
  whyNotTrap,
  whyNotUse,
  whyNotZone,
} from './why-not.ts';

await loadWords();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov'];

/** Words, and not the ids that the rules speak in. */
const reads = (text: string | null | undefined): boolean =>
  isWords(text) && !/\b[QLC]-[NSEW]|\bR-[QLC]|[A-Z]{4}|[a-z]\/[a-z]| {2}/.test(text as string);

const SPEECH = readingOf(speech, NAMES, reads);

function watch(each: (scene: Scene<AN, Memory>) => void, seed = 'a'): void {
  for (const mode of game.modes) watchMatch(game, mode, `${mode.name} ${seed}`, each);
}

/** Too rare for a random match to wait for. */
const RARE = {
  whatToEat: oneOf(['fuel', 'electricity']),
  reactive: oneOf.zone([]),
  baited: oneOf.zone([], ['pretend']),
  showCard: oneOf.symbol(['FIRE', 'AI']),
  secondForcedHit: oneOf.zone([option('L-N', oneOf.aim(['zone', 'fuel']))]),
} satisfies Partial<Record<AskKind, Shape>>;

const asked = new Proofreader(SPEECH, 60);
const checks = matchesRead(game, {
  told: { reader: new Proofreader(SPEECH), watch, over: 38 },
  asked: {
    reader: asked,
    watch(each) {
      for (const seed of ['a', 'b']) watch(each, seed);
      const { match } = playRandomMatch(game, game.modes[2], 'rare');
      const seen = view(match, match.s.open.anomaly);
      for (const [kind, shape] of Object.entries(RARE)) asked.rare(seen, kind, shape, kind === 'reactive');
    },
    unoffered: Object.keys(RARE),
  },
});
proveWords('in random matches', checks);

describe('in random matches', () => {
  test('what cannot be chosen has a reason, and what can be has none', () => {
    const { check, bad, met } = reasonsRead(tellWhyNot, reads);
    /** Every action of a Student, with every zone, aim and symbol of it. */
    const actions = (seen: Seen, pawn: Pawn, asked: boolean, ids: (...path: Value[]) => Value[]): void => {
      for (const use of ['move', 'track', ...TOPS] as const) {
        const may = asked && ids().includes(use) && (use !== 'sensor' || ids(use, 'zone').length > 0);
        check(`${seen.decision?.kind}: ${use}`, may, whyNotUse(seen, pawn, use));
        if (!may) continue;
        for (const part of ['to', 'at', 'zone'])
          for (const zone of ids(use, part).length > 0 ? ZONES : []) {
            const there = ids(use, part).includes(zone);
            check(`${use} ${part}`, there, whyNotZone(seen, pawn, use, zone));
            const more = ids(use, part, zone);
            if (part === 'at' && there) check(`fuel for ${use}`, more.includes('fuel'), whyNotFuel(seen, pawn, zone));
            if (part === 'to' && more.length > 0)
              for (const symbol of SYMBOLS) check('show', more.includes(symbol), whyNotShow(seen, pawn, zone, symbol));
          }
      }
    };
    watch(({ seen }) => {
      const { own, open, seat, decision, offer } = seen;
      if (!own || seat === null || own.pawns.length === 0) return;
      const lists = new Map<string, Value[]>();
      for (const asked of [decision, offer])
        for (const { option, path } of asked ? optionsWithin(asked.shape) : []) {
          const list = lists.get(path.join()) ?? [];
          list.push(idOf(option));
          lists.set(path.join(), list);
        }
      const ids = (...path: Value[]): Value[] => lists.get(path.join()) ?? [];
      if (open.anomaly !== seat) {
        check('trap', ids().includes('activateTrap'), whyNotTrap(seen));
        for (const pawn of pawnsOf(open, seat)) actions(seen, pawn, decision?.kind === 'studentTurn', (...path) => ids(pawn, ...path));
        if (decision?.kind === 'studentTurn') check('skip', false, whyNotSkip(seen));
        return;
      }
      if (decision?.kind === 'forcedAction') actions(seen, (seen.stack.at(-1)!.at as { victim: Pawn }).victim, true, ids);
      for (const deed of ['move', 'feed', ...BOTTOMS] as const)
        check(
          `${decision?.kind}: ${deed}`,
          ['anomalyTurn', 'secondHalf'].includes(decision?.kind ?? '') && ids().includes(deed),
          whyNotDeed(seen, deed),
        );
      const grown = ids('evolve', 'evolution');
      for (const evolution of EVOLUTIONS)
        if (grown.length > 0) check(evolution, grown.includes(evolution), whyNotEvolution(seen, evolution));
      const steps = decision?.kind === 'baited' || decision?.kind === 'reactive' ? ids() : ids('move');
      for (const zone of ZONES)
        if (steps.some((step) => step !== 'pretend')) check(`${decision?.kind} ${zone}`, steps.includes(zone), whyNotStep(seen, zone));
    }, 'd');
    expect([...bad]).toEqual([]);
    expect(met.size).toBeGreaterThan(14);
  });

  test('every zone ruled out has a reason that reads as a sentence', () => {
    const bad = new Set<string>();
    const told = new Set<string>();
    for (const mode of game.modes) {
      let trail: Trail = blankTrail();
      const rounds = new Map<Event, number>();
      let round = 0;
      playRandomMatch(game, mode, `overlay of ${mode.name}`, {
        onState: (match, news) => {
          const before = trail;
          for (const { event } of messagesFor(match, news, 'public')) {
            trail = follow(trail, event);
            if (event.t === 'roundBegan') round = event.round;
            rounds.set(event, round);
          }
          if (trail === before) return;
          for (const pawn of [null, ...trail.students.keys()])
            for (const zone of ZONES)
              for (const lang of LANGS) {
                const text = tellWhyOut(lang, trail, pawn, zone, rounds);
                const { worlds } = pawn === null ? trail.anomaly : trail.students[pawn];
                const out = worlds.length > 0 && !worlds.some((world) => world.zone === zone);
                if (out && (!reads(text) || !/\.$/.test(text!))) bad.add(`${text}`);
                if (!out && text !== null && worlds.length > 0) bad.add(`possible, yet ${text}`);
                if (text) told.add(text.replace(/\d+/g, ''));
              }
        },
      });
    }
    expect([...bad]).toEqual([]);
    expect(told.size).toBeGreaterThan(60);
  });

  test('the end is told, with its turning points in order', () => {
    for (const mode of game.modes) {
      const events: Event[] = [];
      const { match } = playRandomMatch(game, mode, `end of ${mode.name}`, {
        onState: (m, told) => events.push(...messagesFor(m, told, 'public').map(({ event }) => event)),
      });
      const { open } = match.s;
      const points = turningPoints(events);
      expect(points.length).toBeLessThanOrEqual(5);
      expect(points.length).toBeGreaterThanOrEqual(Math.min(3, open.round));
      expect(points.map(({ turn }) => turn)).toEqual(points.map(({ turn }) => turn).sort((a, b) => a - b));
      for (const lang of LANGS) {
        const told = points.map((point) => tellTurningPoint(lang, point, namesIn(lang, { view: view(match, 'public'), names: NAMES })));
        const ends = [0, 1, null].flatMap((reader) =>
          [open, { ...open, winner: 'draw' as const }].map((at) => ({ reader, at, ending: describeOutcome(lang, at, reader)! })),
        );
        const said = ends.flatMap(({ ending: { won: _, ...words } }) => Object.values(words));
        expect([...told, ...said].filter((text) => !reads(text))).toEqual([]);
        for (const { reader, at, ending } of ends)
          expect(ending.won).toBe(reader === null || at.winner === 'draw' ? null : (reader === at.anomaly) === (at.winner === 'anomaly'));
      }
    }
  });
});
