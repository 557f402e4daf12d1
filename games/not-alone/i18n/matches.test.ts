import { isWords, LANGS, matchesRead, optionsWithin, Proofreader, readingOf, reasonsRead } from '@lurk/i18n';
import { compound, confirm, idOf, messagesFor, option, type Shape, type Value, view } from '@lurk/kernel';
import { playRandomMatch, proveWords, type Scene, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { notAlone } from '../proof/index.ts';
import { type Memory, whoCouldBeWhere } from '../public.ts';
import { oneOf, someOf } from '../things.ts';
import type { Event, NA } from '../types.ts';
import type { AskKind } from './asks.ts';
import { loadWords } from './parts.ts';
import { describeOutcome, speech } from './speech.ts';
import { tellTurningPoint, turningPoints } from './turning-points.ts';
import { tellWhyNot, whyNotGiveUp, whyNotHunt, whyNotPlace, whyNotPower, whyNotResist, whyNotSurvival, whyNotTakeBack } from './why-not.ts';

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

const asked = new Proofreader(SPEECH, 300);
const checks = matchesRead(notAlone, {
  told: { reader: new Proofreader(SPEECH), watch, over: 40 },
  asked: {
    reader: asked,
    watch(each) {
      watch(each, notAlone.modes, 'decisions');
      const { match } = playRandomMatch(notAlone, notAlone.modes[0], 'rare');
      const seen = view(match, match.s.open.creature);
      for (const [kind, shape] of Object.entries(RARE)) asked.rare(seen, kind, shape, kind === 'w2rCreature');
    },
  },
});
proveWords('in random matches', checks);

describe('in random matches', () => {
  test('what cannot be chosen has a reason, and what can be has none', () => {
    const { check, bad, met } = reasonsRead(tellWhyNot, isWords);
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
    expect(new Set([...met.values()].map(({ why }) => why)).size).toBeGreaterThan(20);
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
