/** How often somebody presses in a night of the co-operative game: counted on whole matches, with the desk the page has. */

import { isDeepStrictEqual } from 'node:util';
import { type Bot, bySide, fight, loadBots, sidesOf } from '@lurk/bots';
import { answerable, anyChoice, type Choice, type Decision, fits, idOf, onlyChoice, type Picked } from '@lurk/kernel';
import { chance, watchMatch } from '@lurk/testkit';
import { party } from '@lurk/the-thing/proof';
import { DEFAULT_OPTIONS, type Seen } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';
import { asDraft } from '../../../../play/asking/desk';
import { PASS } from '../../../../play/asking/things';
import { answerOf, type Desk, deskRules, draftOf, emptyDesk, givesItself, pickedIn, touchThing } from '../desk';
import { type Meant, meanings, wayTo } from '../meant';

await loadBots('the-thing');
const beginner = bySide('the-thing', Object.fromEntries(sidesOf('the-thing').names.map((side) => [side, 'beginner' as const])));

/** Of several dice the order says nothing. */
const ordered = (choice: Choice | undefined): unknown => (Array.isArray(choice) ? choice.toSorted() : choice);

/** The fewest presses that give this answer: every order of touching what belongs to it is tried. */
function pressesFor(view: Seen, choice: Choice, offering: boolean): number {
  const decision = offering ? view.offer : view.decision;
  if (!decision) throw new Error('nothing is asked');
  const { kind, shape } = decision;
  const isIt = (desk: Desk): boolean => {
    const given = answerOf(view, desk);
    return given?.decision.id === decision.id && isDeepStrictEqual(ordered(given.choice), ordered(choice));
  };
  const wanted = pickedIn(view, decision, asDraft(choice));
  let desks: Desk[] = [emptyDesk];
  for (let presses = 0; presses < 7; presses++) {
    if (presses > 0 && desks.some((desk) => givesItself(view, desk) && isIt(desk))) return presses;
    // What gives another answer has been given.
    desks = presses > 0 ? desks.filter((desk) => !givesItself(view, desk)) : desks;
    if (desks.some(isIt)) return presses + 1;
    desks = desks.flatMap((desk) => {
      const lying = pickedIn(view, decision, draftOf(view, desk));
      const keys = new Set([...wanted, ...(shape.t === 'someOf' ? lying : []), ...(choice === null ? [PASS] : [])]);
      const put = shape.t === 'number' ? [deskRules.put(view, desk, [], asDraft(choice))] : [];
      const open = offering && !desk.offering ? [{ ...desk, offering: true }] : [];
      return [...[...keys].map((key) => touchThing(view, desk, key)), ...put, ...open];
    });
  }
  throw new Error(`${kind}: no way to ${JSON.stringify(choice)}`);
}
/** All are placed in the end, so nobody need place another than the next. */
function inTurn({ shape }: Decision, choice: Choice): Choice {
  const next = { ...(choice as Picked), pick: shape.t === 'oneOf' ? idOf(shape.options[0]) : '' };
  return fits(shape, next) ? next : choice;
}

/** The presses of the first seat, night by night, by what was asked. */
function nights(seats: number, seed: string): Map<string, number>[] {
  const counted: Map<string, number>[] = [];
  let meant: Meant | null = null;
  const person: Bot['decide'] = (seen, memory, decision, dice) => {
    const view = seen as Seen;
    const presses = (kind: string, count: number): void => {
      const night = counted.at(-1);
      night?.set(kind, (night.get(kind) ?? 0) + count);
    };
    const offering = view.offer?.id === decision.id;
    if (!offering && meant) {
      const choice = wayTo(view, meant);
      if (choice !== undefined) return choice;
      meant = null;
    }
    const [means] = offering ? [] : meanings(view);
    if (means) {
      meant = means;
      presses(decision.kind, 1);
      return wayTo(view, means) ?? null;
    }
    const usual = beginner.decide(seen, memory, decision, dice);
    const wants = decision.kind === 'placeParty' ? inTurn(decision, usual) : usual;
    const isAsked = decision.mayPass || onlyChoice(decision.shape) === undefined;
    if (isAsked && (wants !== null || !offering)) presses(decision.kind, pressesFor(view, wants, offering));
    return wants;
  };
  fight(party, {
    seats,
    options: DEFAULT_OPTIONS,
    seed,
    botOf: ({ seat }) => (seat === 0 ? { ...beginner, decide: person } : beginner),
    watch: (_, told) => {
      if (told.some(({ event }) => event.t === 'roundBegan')) counted.push(new Map());
    },
  });
  return counted;
}
const sum = (night: Map<string, number>): number => [...night.values()].reduce((all, n) => all + n, 0);

test('a night of the co-operative game takes its person at most 30 presses', () => {
  const all = [1, 2, 3].flatMap((seats) => Array.from({ length: 60 }, (_, i) => nights(seats, `pressed ${i}`)).flat());
  const most = all.toSorted((a, b) => sum(b) - sum(a))[0];
  expect(all.length).toBeGreaterThan(1000);
  expect(sum(most), [...most].map(([kind, count]) => `${kind} ${count}`).join(', ')).toBeLessThanOrEqual(30);
});

test('what spends a card, a charge or the whole work of the night is not given by a touch', () => {
  const met = new Set<string>();
  for (let i = 0; i < 4; i++)
    watchMatch(party, party.modes[i % party.modes.length], `weighed ${i}`, ({ seen }) => {
      if (!seen.own || seen.sealed) return;
      for (const offering of [false, true]) {
        const decision = offering ? seen.offer : seen.decision;
        if (!decision || !answerable(decision.shape)) continue;
        met.add(decision.kind);
        const draft = anyChoice(decision.shape, chance(`${i} ${decision.id}`));
        const heavy =
          (offering && decision.kind !== 'endExchange') ||
          ['startRescue', 'weaponVsAlien', 'avoidEncounter'].includes(decision.kind) ||
          (decision.kind === 'partyAct' && draft !== 'use' && draft !== 'repair');
        if (heavy) expect(givesItself(seen, { offering, draft: asDraft(draft) }), decision.kind).toBe(false);
      }
    });
  expect([...met]).toEqual(expect.arrayContaining(['partyAct', 'rollOrStop']));
});
