/** An answer planned ahead: given when its question comes, in the time its person would take, once; or dropped, and that told to its seat alone. */
import type { GameTypes, Json, Seat } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { Host, type Saved } from './host.ts';
import { clockFor } from './pace.ts';
import { type Driven, driven, kindOf, setting, standing } from './test/driven.ts';
import { decisionOf } from './test/environment.ts';

const CREATURE: Seat = 0;
type Open = { turn: number; hunted: Seat[]; tokens: { creature: number[] } };
const openOf = (host: Host<GameTypes>): Open => host.match.s.open as unknown as Open;
const tokens = (creature: number): { kind: string; choice: Json } => ({ kind: 'w2m', choice: { pick: 'tokens', with: { creature } } });
const places = (...cards: number[]): { kind: string; choice: Json } => ({ kind: 'explore', choice: { pick: 'play', with: cards } });
const handOf = (host: Host<GameTypes>, seat: Seat): number[] => (host.match.s.own[seat] as unknown as { hand: number[] }).hand;

/** The Hunted choose, in the first turn. */
const exploring = standing((host) => kindOf(host) === 'explore', 'a7');
const others = { others: true };

/** All Hunted put down a card; what else is asked is passed, until this question is put. */
function untilAsked(one: Driven, kind: string): void {
  const { driver, environment } = one;
  for (let i = 0; kindOf(driver.host) !== kind; i++) {
    if (i > 200 || driver.host.over !== null) throw new Error(`"${kind}" is never asked`);
    for (const [seat] of driver.host.match.s.own.entries()) {
      const { decision, sealed } = driver.host.view(seat);
      if (!decision || sealed || kindOf(driver.host) === kind) continue;
      const choice = decision.kind === 'explore' ? places(handOf(driver.host, seat)[0]!).choice : decision.mayPass ? null : undefined;
      if (choice === undefined) {
        const { shape, fallback } = decision;
        throw new Error(`${decision.kind} ${JSON.stringify({ shape, fallback })}`);
      }
      environment.say(driver, `${seat}/${decision.id}`, { seat, id: decision.id, choice });
    }
    environment.pass(500);
  }
}
const plannedBy = ({ driver }: Driven, seat: Seat) => driver.host.wantsOf(seat).planned;

describe('an answer planned ahead', () => {
  test('is given when it is asked, after a time, once', () => {
    const one = driven(exploring, others);
    expect(one.driver.setWants(CREATURE, { planned: tokens(3) })).toMatchObject({
      planned: { kind: 'w2m', about: openOf(exploring).turn },
    });
    untilAsked(one, 'w2m');
    const asked = one.environment.time;
    expect(plannedBy(one, CREATURE)).toBeDefined();
    one.environment.pass(2000);
    expect(kindOf(one.driver.host)).toBe('w2m');
    one.environment.pass(60_000);
    const given = one.environment.inputs.findIndex(({ seat, ...input }) => seat === CREATURE && 'choice' in input && input.choice !== null);
    expect(one.environment.inputs[given]).toMatchObject({ seat: CREATURE, choice: tokens(3).choice });
    expect(one.environment.time).toBeGreaterThan(asked + 2000);
    expect(plannedBy(one, CREATURE)).toBeUndefined();
    expect(openOf(one.driver.host).tokens.creature).toEqual([3]);
  });

  test('gives way to an answer by hand, and to being taken back', () => {
    const byHand = driven(exploring, others);
    byHand.driver.setWants(CREATURE, { planned: tokens(3) });
    untilAsked(byHand, 'w2m');
    byHand.environment.say(byHand.driver, 'hand', { seat: CREATURE, id: decisionOf(byHand.driver, CREATURE), choice: tokens(5).choice });
    byHand.environment.pass(2000);
    expect([openOf(byHand.driver.host).tokens.creature, plannedBy(byHand, CREATURE)]).toEqual([[5], undefined]);
    const back = driven(exploring, others);
    back.driver.setWants(CREATURE, { planned: tokens(3) });
    untilAsked(back, 'w2m');
    back.driver.setWants(CREATURE, { planned: null });
    back.environment.pass(clockFor('normal', 'long')! - 5000);
    expect(kindOf(back.driver.host)).toBe('w2m');
  });

  test('is for the turn it was made for: a Hunted who has chosen plans the next one, and taking the card back asks by hand', () => {
    const seat = openOf(exploring).hunted[0]!;
    const one = driven(exploring, others);
    const { driver, environment } = one;
    const [now, then] = handOf(driver.host, seat);
    expect(driver.setWants(seat, { planned: places(then!) })).toBe('notAnOption');
    const id = decisionOf(driver, seat);
    environment.say(driver, 'now', { seat, id, choice: places(now!).choice });
    expect(driver.setWants(seat, { planned: places(now!) })).toBe('notAnOption');
    expect(driver.setWants(seat, { planned: places(then!) })).toMatchObject({ planned: { about: openOf(exploring).turn + 1 } });
    environment.say(driver, 'back', { seat, id, unseal: true });
    environment.pass(60_000);
    expect(driver.host.view(seat).sealed).toBe(null);
    expect(plannedBy(one, seat)).not.toHaveProperty('lapsed');
  });

  test('lapses where the question does not take it, is told so to that seat, and is over with the next answer', () => {
    const one = driven(exploring, others);
    one.driver.setWants(CREATURE, { planned: tokens(3) });
    // As if a card had brought another token into play meanwhile.
    const planned = plannedBy(one, CREATURE)!;
    planned.choice = { pick: 'tokens', with: { creature: 3, artemia: 4 } };
    untilAsked(one, 'w2m');
    expect(plannedBy(one, CREATURE)).toMatchObject({ lapsed: true });
    one.environment.pass(clockFor('normal', 'long')! - 5000);
    expect(kindOf(one.driver.host)).toBe('w2m');
    one.environment.say(one.driver, 'hand', { seat: CREATURE, id: decisionOf(one.driver, CREATURE), choice: tokens(5).choice });
    one.environment.pass(2000);
    expect(plannedBy(one, CREATURE)).toBeUndefined();
  });

  test('is kept with the match, and given after it was brought back', () => {
    const before = driven(exploring, others);
    before.driver.setWants(CREATURE, { planned: tokens(3) });
    const saved: Saved = JSON.parse(JSON.stringify(before.driver.host.copy()));
    before.driver.setWants(CREATURE, { planned: null });
    const after = driven(Host.restore(exploring.game, setting(others), saved, 0), others);
    untilAsked(after, 'w2m');
    after.environment.pass(60_000);
    expect(openOf(after.driver.host).tokens.creature).toEqual([3]);
  });

  test('is given by the clock where its person has no line, for all can see who has none', () => {
    const one = driven(exploring, others);
    one.driver.setWants(CREATURE, { planned: tokens(3) });
    untilAsked(one, 'w2m');
    one.driver.setLooking(CREATURE, false);
    const due = one.driver.host.dueOf(CREATURE)!;
    one.environment.pass(due - one.environment.time - 100);
    expect(kindOf(one.driver.host)).toBe('w2m');
    one.environment.pass(200);
    expect(openOf(one.driver.host).tokens.creature).toEqual([3]);
    expect(one.driver.host.save().habits![CREATURE]).toMatchObject({ silent: true });
  });

  test.each<[string, { kind: string; choice: Json }]>([
    ['of another kind', { kind: 'explore', choice: tokens(3).choice }],
    ['of no kind', { kind: '__proto__', choice: null }],
    ['a pass', { kind: 'w2m', choice: null }],
    ['no answer', { kind: 'w2m', choice: { pick: 'tokens', with: { creature: 99 } } }],
    ['too much', { kind: 'w2m', choice: { pick: 'tokens', with: { creature: 3, artemia: 4 } } }],
    ['a card of hers, which is no place', { kind: 'w2m', choice: { pick: 'play', with: { pick: 'despair', with: null } } }],
    ['huge', { kind: 'w2m', choice: { pick: 'tokens', with: { creature: new Array(500).fill(3) } } }],
  ])('is refused: %s; and the one before stands', (_, planned) => {
    const { driver } = driven(exploring, others);
    driver.setWants(CREATURE, { planned: tokens(3) });
    expect(driver.setWants(CREATURE, { planned, passing: true })).toBe('notAnOption');
    expect(driver.host.wantsOf(CREATURE)).toMatchObject({ passing: false, planned: { choice: tokens(3).choice } });
  });
});
