import { isWords } from '@lurk/i18n';
import {
  compound,
  confirm,
  type Decision,
  type Match,
  messagesFor,
  type Option,
  oneOf,
  type Shape,
  someOf,
  type Told,
  type Value,
  type Viewer,
  view,
} from '@lurk/kernel';
import { playRandomMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { notAlone } from '../index.ts';
import { whoCouldBeWhere } from '../public.ts';
import { rules } from '../rules.ts';
import type { Event, NA, Seen } from '../types.ts';
import {
  type AskKind,
  describeDecision,
  describeOption,
  describeOutcome,
  describeStep,
  describeWaiting,
  LANGS,
  type Lang,
  optionsWithin,
  tellEvent,
  tellTurningPoints,
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

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gus'];
const SEEDS = ['a'];
const MODES = notAlone.modes.filter(({ name }) => !name.includes('side 1'));

const viewers = (match: Match<NA>): Viewer[] => [...Array(match.s.seats).keys(), 'public'];

/** Plays random matches, showing every state to every viewer. */
function watch(each: (seen: Seen, match: Match<NA>, told: Told<Event>[], viewer: Viewer) => void): void {
  for (const mode of MODES)
    for (const seed of SEEDS)
      playRandomMatch(notAlone, mode, `${mode.name} ${seed}`, {
        onState: (match, told) => {
          for (const viewer of viewers(match)) each(view(match, viewer), match, told, viewer);
        },
      });
}

const RARE = {
  toxinDiscard: oneOf(['dodge', 'gate']),
  w2rCreature: oneOf([{ id: 'play', with: oneOf([{ id: 'clone', with: confirm }]) }, 'passPhase']),
  placeTokens: compound({ target: oneOf([1, '1-2']) }),
  ascendancyKeep: someOf([1, 2, 3], 2),
  phobiaKeep: someOf([1, 2, 3], 2),
  screamChoice: oneOf([{ id: 'discard', with: someOf([1, 2, 3], 2) }, 'loseWill']),
} satisfies Partial<Record<AskKind, Shape>>;

/** Every text of a decision that is missing or shows more than words. */
function unworded(lang: Lang, seen: Seen, decision: Decision, offered: boolean): string[] {
  const { kind, shape, mayPass } = decision;
  const asked = { kind: kind as AskKind, view: seen, names: NAMES };
  const { title, help, sealed, pass } = describeDecision(lang, decision, seen, offered);
  const texts = [title, help, describeStep(lang, shape, asked), sealed ?? 'None', mayPass ? pass : 'None'];
  for (const { option, path } of optionsWithin(shape)) {
    texts.push(describeOption(lang, option, asked, path));
    if (typeof option === 'object') texts.push(describeStep(lang, option.with, asked, [...path, option.id]));
  }
  return texts.filter((text) => !isWords(text)).map((text) => `${kind}: ${text}`);
}

describe('in random matches', () => {
  test('every event told to anybody is a sentence', () => {
    const bad = new Set<string>();
    const seen = new Set<string>();
    watch(({ open, seat }, match, told, viewer) => {
      for (const { event } of messagesFor(match, told, viewer)) {
        seen.add(event.t);
        for (const lang of LANGS) {
          const text = tellEvent(lang, event, { names: NAMES, reader: seat, creature: open.creature });
          if (!isWords(text) || !/[.…]$/.test(text)) bad.add(text);
        }
      }
    });
    expect([...bad]).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  });

  test('every decision has its texts and every option its label', () => {
    const bad = new Set<string>();
    const met = new Map<string, number>();
    const see = (seen: Seen): void => {
      for (const lang of LANGS) {
        const waiting = describeWaiting(lang, seen, NAMES);
        if (waiting !== null && !isWords(waiting)) bad.add(waiting);
      }
      for (const offered of [false, true]) {
        const decision = offered ? seen.offer : seen.decision;
        if (!decision) continue;
        const kind = decision.kind + (offered ? ' offered' : '');
        const times = met.get(kind) ?? 0;
        met.set(kind, times + 1);
        // The common questions have been read often enough.
        if (times < 300) for (const lang of LANGS) for (const text of unworded(lang, seen, decision, offered)) bad.add(text);
      }
    };
    for (const mode of notAlone.modes)
      playRandomMatch(notAlone, mode, `decisions of ${mode.name}`, {
        onState: (match) => {
          for (const viewer of viewers(match)) see(view(match, viewer));
        },
      });
    // Some questions are too rare to wait for.
    const { match } = playRandomMatch(notAlone, notAlone.modes[0], 'rare');
    for (const [kind, shape] of Object.entries(RARE)) {
      const decision = {
        id: 1,
        kind,
        seat: 0,
        shape,
        mayPass: kind === 'w2rCreature',
        deadline: 'short',
        fallback: 'random',
        standing: null,
      } as const;
      for (const lang of LANGS) for (const text of unworded(lang, view(match, match.s.open.creature), decision, false)) bad.add(text);
      met.set(kind, 1);
    }
    expect([...bad]).toEqual([]);
    const offers = Object.keys(rules.asks).filter((kind) => rules.asks[kind].offer);
    expect([...met.keys()].sort()).toEqual([...Object.keys(rules.asks), ...offers.map((kind) => `${kind} offered`)].sort());
  });

  test('options of one list never bear the same label', () => {
    const bad = new Set<string>();
    watch((seen) => {
      if (!seen.decision) return;
      const asked = { kind: seen.decision.kind as AskKind, view: seen, names: NAMES };
      const labels = new Map<string, string[]>();
      for (const { option, path } of optionsWithin(seen.decision.shape)) {
        const list = labels.get(path.join(' ')) ?? [];
        labels.set(path.join(' '), [...list, describeOption('fr', option, asked, path)]);
      }
      for (const [path, list] of labels) if (new Set(list).size < list.length) bad.add(`${seen.decision.kind} ${path}: ${list.join(', ')}`);
    });
    expect([...bad]).toEqual([]);
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
    watch((seen) => {
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

  test('whoever is somewhere could be there, except behind the smoke', () => {
    const memories = new Map<object, ReturnType<typeof notAlone.blank>>();
    watch((seen, match, told, viewer) => {
      if (viewer !== seen.open.creature) return;
      const memory = messagesFor(match, told, viewer).reduce(
        (m, { event }) => notAlone.remember(m, event),
        memories.get(match) ?? notAlone.blank(viewer),
      );
      memories.set(match, memory);
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
        const told = tellTurningPoints(lang, events, { names: NAMES, reader: null, creature: open.creature });
        const ends = [0, 1, null].flatMap((reader) => Object.values(describeOutcome(lang, open, reader)!));
        expect([...told, ...ends].filter((text) => !isWords(text))).toEqual([]);
      }
    }
  });
});

const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);
