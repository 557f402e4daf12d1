import { isWords, Proofreader, readingOf } from '@lurk/i18n';
import { compound, confirm, idOf, messagesFor, option, type Shape, type Value, view } from '@lurk/kernel';
import { playRandomMatch, type Scene, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { notAlone } from '../proof/index.ts';
import { type Memory, whoCouldBeWhere } from '../public.ts';
import { rules } from '../rules.ts';
import { oneOf, someOf } from '../things.ts';
import type { Event, NA } from '../types.ts';
import {
  type AskKind,
  describeOutcome,
  LANGS,
  loadWords,
  optionsWithin,
  speech,
  tellTurningPoint,
  tellWhyNot,
  turningPoints,
  type WhyNot,
  whyNotGiveUp,
  whyNotHunt,
  whyNotPlace,
  whyNotPower,
  whyNotResist,
  whyNotSurvival,
  whyNotTakeBack,
} from './index.ts';

await loadWords();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gus'];
const MODES = notAlone.modes.filter(({ name }) => !name.includes('side 1'));
const SPEECH = readingOf(speech, NAMES, isWords);

function watch(each: (scene: Scene<NA, Memory>) => void, modes = MODES, seed = 'a'): void {
  for (const mode of modes) watchMatch(notAlone, mode, `${mode.name} ${seed}`, each);
}

/** Too rare for a random match to wait for. */
const RARE = {
  toxinDiscard: oneOf.survival(['dodge', 'gate']),
  w2rCreature: oneOf([option('play', oneOf.hunt([option('clone', confirm)])), 'passPhase']),
  placeTokens: compound({ target: oneOf.spot([1, '1-2']) }),
  ascendancyKeep: someOf.place([1, 2, 3], 2),
  phobiaKeep: someOf.place([1, 2, 3], 2),
  screamChoice: oneOf([option('discard', someOf.place([1, 2, 3], 2)), 'loseWill']),
} satisfies Partial<Record<AskKind, Shape>>;

describe('in random matches', () => {
  test('every event told to anybody is a sentence', () => {
    const reader = new Proofreader(SPEECH);
    watch(({ seen, latest }) => reader.tell(seen, latest));
    expect([...reader.faults]).toEqual([]);
    expect(reader.told.size).toBeGreaterThan(40);
  });

  test('every decision has its texts and every option its label, and no two of one list the same', () => {
    const reader = new Proofreader(SPEECH, 300);
    watch(({ seen }) => reader.read(seen), notAlone.modes, 'decisions');
    const { match } = playRandomMatch(notAlone, notAlone.modes[0], 'rare');
    const seen = view(match, match.s.open.creature);
    for (const [kind, shape] of Object.entries(RARE)) reader.rare(seen, kind, shape, kind === 'w2rCreature');
    expect([...reader.faults]).toEqual([]);
    const offers = Object.keys(rules.asks).filter((kind) => rules.asks[kind].offer);
    expect([...reader.met.keys()].sort()).toEqual([...Object.keys(rules.asks), ...offers.map((kind) => `${kind} offered`)].sort());
  });

  test('what cannot be chosen has a reason, and what can be has none', () => {
    const bad = new Set<string>();
    const reasons = new Set<string>();
    const check = (what: string, offered: boolean, reason: WhyNot | null): void => {
      if (offered === (reason !== null))
        bad.add(`${what} ${offered ? 'can be chosen, yet' : 'cannot be chosen, for no reason'} ${reason?.why ?? ''}`);
      if (!reason) return;
      reasons.add(reason.why);
      for (const lang of LANGS) if (!isWords(tellWhyNot(lang, reason))) bad.add(tellWhyNot(lang, reason));
    };
    watch(({ seen }) => {
      const { own, open, seat, decision, offer } = seen;
      if (!own || seat === null) return;
      const found = [decision, offer].flatMap((d) => (d ? [...optionsWithin(d.shape)] : []));
      const has = (id: Value, ...path: Value[]): boolean =>
        found.some(({ option, path: way }) => idOf(option) === id && path.join() === way.slice(-path.length || way.length).join());
      const card = (id: Value): boolean => found.some(({ option }) => idOf(option) === id);
      for (const id of own.survival) check(`${decision?.kind}: ${id}`, card(id), whyNotSurvival(seen, id));
      for (const id of own.hunt) check(`${decision?.kind}: ${id}`, card(id), whyNotHunt(seen, id));
      if (decision?.kind === 'explore') {
        for (const place of open.people[seat]!.owned) check(`place ${place}`, has(place, 'play'), whyNotPlace(seen, place));
        for (const paid of [1, 2] as const) check(`resist ${paid}`, has(paid, 'resist'), whyNotResist(seen, paid));
        check('giveUp', has('giveUp'), whyNotGiveUp(seen));
      }
      if (decision?.kind === 'resolveVisit') {
        const at = seen.stack.at(-1)!.at as { hunted: number; card: number };
        const visit = open.visits.find((v) => v.hunted === at.hunted && v.card === at.card)!;
        const tops = decision.shape.t === 'oneOf' ? decision.shape.options.map(idOf) : [];
        check(`power ${visit.at}`, tops.includes('power'), whyNotPower(seen, visit));
        check('takeBack', tops.includes('takeBack'), whyNotTakeBack(seen));
      }
    });
    expect([...bad]).toEqual([]);
    expect(reasons.size).toBeGreaterThan(20);
  });

  test('where a Hunted is, they are shown as possible, except behind the smoke', () => {
    watch(({ seen, match, memory, viewer }) => {
      if (viewer !== seen.open.creature) return;
      const { on, outOfDate } = whoCouldBeWhere(seen, memory);
      expect(outOfDate).toBe(seen.open.smokescreen && seen.open.visits.length === 0);
      if (outOfDate) return;
      for (const h of seen.open.hunted) for (const place of match.s.own[h].down) expect(on[place]).toContain(h);
    });
  });

  test('the end is told, with three to five turning points', () => {
    for (const mode of MODES) {
      const events: Event[] = [];
      const { match } = playRandomMatch(notAlone, mode, `end of ${mode.name}`, {
        onState: (m, told) => events.push(...messagesFor(m, told, 'public').map(({ event }) => event)),
      });
      const { open } = match.s;
      const points = turningPoints(events);
      expect(points.length).toBeLessThanOrEqual(5);
      expect(points.length).toBeGreaterThanOrEqual(Math.min(3, open.turn));
      expect(points.map(({ turn }) => turn)).toEqual(points.map(({ turn }) => turn).sort((a, b) => a - b));
      for (const lang of LANGS) {
        const told = turningPoints(events).map((point) =>
          tellTurningPoint(lang, point, { names: NAMES, reader: null, creature: open.creature }),
        );
        const ends = [...open.hunted, open.creature, null].map((reader) => ({ reader, ending: describeOutcome(lang, open, reader)! }));
        const said = ends.flatMap(({ ending: { won: _, ...words } }) => Object.values(words));
        expect([...told, ...said].filter((text) => !isWords(text))).toEqual([]);
        // Every player is told whether they won, all Hunted the same; an observer is not.
        for (const { reader, ending } of ends)
          expect(ending.won).toBe(reader === null ? null : (reader === open.creature) === (open.winner === 'creature'));
      }
    }
  });
});
