/** 3.18 The Event Phase and the Event cards. */
import { type Answer, ask, call, end, go, isOneOf, must, next } from '@lurk/kernel';
import { moveStat, wound } from '../acts/bodies.ts';
import { drawEvent } from '../acts/events.ts';
import { discardItems, discardWorn } from '../acts/items.ts';
import { moveRage } from '../acts/rage.ts';
import { isAnalysed, judgeTest } from '../acts/tests.ts';
import type { HailChoice, PayChoice, StressChoice } from '../answers.ts';
import { eventPay, hailDiscard, stressPick } from '../asks/events.ts';
import { type CharacterId, STATS } from '../data/characters.ts';
import { type EventCard, LASTING, type Lasting } from '../data/events.ts';
import { cursedBy, payersOf, stressOf, swarmed, touched } from '../facts/events.ts';
import { itemIn } from '../facts/hands.ts';
import { named } from '../facts/people.ts';
import { type C, procedure } from '../types.ts';
import { together } from './together.ts';

/** VI-236, VI-237 */
export const eventPhase = procedure('eventPhase', {
  draw: (c) => {
    const victim = must(c.s.open.lastTurn);
    return call('event', { victim, card: drawEvent(c, victim, 'phase') });
  },
});

/** Where each card is resolved. VI-263 The match is over before the Darkness could be. */
const RESOLVED = {
  wildAnimals: 'pay',
  thunder: 'pay',
  blackMagic: 'blackMagic',
  insects: 'swarm',
  crows: 'lasting',
  hail: 'hail',
  snow: 'lasting',
  stress: 'stress',
  darkness: 'over',
} as const satisfies Record<EventCard, string>;

export const event = procedure('event', {
  resolve: ({ at }) => go(RESOLVED[at.card]),
  /** VI-241, VI-242 */
  lasting: ({ s, at }) => {
    const { coming } = s.open;
    if (isLasting(at.card) && !coming.includes(at.card)) coming.push(at.card);
    return end();
  },
  /** VI-249, VI-250 */
  blackMagic: (c) => {
    const { open } = c.s;
    if (open.demon) moveRage(c, 1, 'blackMagic');
    else wound(c, named(cursedBy(open)), 'event');
    return end();
  },

  /** VI-245 to VI-247 */
  pay: () => ask(eventPay, 'paid'),
  paid: (c, answers: Answer<PayChoice>[]) => {
    const payers = named(payersOf(c.s.open, c.at.card));
    // VI-244 All cards first, then all Wounds; who had no card to give has not been asked.
    wound(
      c,
      payers.filter((victim) => !paysWithCard(c, victim, givenFor(answers, victim))),
      'event',
    );
    return end();
  },

  /** VI-255 */
  hail: () => ask(hailDiscard, 'hailed'),
  hailed: (c, answers: Answer<HailChoice>[]) => {
    for (const victim of named(touched(c.s.open))) discardItems(c, victim, (givenFor(answers, victim) ?? []).map(itemIn), 'event');
    return end();
  },

  /** VI-259 */
  stress: () => ask(stressPick, 'stressed'),
  /** VI-259a */
  stressed: (c, answers: Answer<StressChoice>[]) => {
    for (const victim of touched(c.s.open)) {
      const falling = [...stressOf(victim).must, ...(givenFor(answers, victim.character) ?? [])];
      for (const stat of STATS) moveStat(c, victim.character, stat, falling.includes(stat) ? -1 : 1, 'stress');
    }
    return end();
  },

  /** VI-251, VI-200 */
  swarm: (c) => {
    c.s.open.rolls = [];
    const rolls = swarmed(c.s.open).map(({ victim, stat }) => ({ victim: victim.character, stat }));
    const toRoll = rolls.filter(({ victim }) => !isAnalysed(c, victim));
    return toRoll.length > 0 ? together('swarm', toRoll) : go('stung');
  },
  /** VI-244, VI-252a */
  stung: (c) => {
    const failed = swarmed(c.s.open).filter(({ victim, stat }) => !judgeTest(c, victim.character, stat));
    wound(c, named(failed.map(({ victim }) => victim)), 'event');
    return next;
  },
  over: () => next,
});

const isLasting = (card: EventCard): card is Lasting => isOneOf(LASTING, card);

/** The answer given for this Victim by the seat that plays it. */
const givenFor = <T>(answers: readonly Answer<Record<string, T>>[], victim: CharacterId): T | undefined =>
  answers.map(({ choice }) => choice[victim]).find((given) => given !== undefined);

/** VI-247 Says whether a card was discarded. */
function paysWithCard(c: C, victim: CharacterId, given: PayChoice[string] | undefined): boolean {
  if (given === undefined || given === 'wound') return false;
  if (typeof given === 'string') discardItems(c, victim, [itemIn(given)], 'event');
  else discardWorn(c, victim, [given.with], 'event');
  return true;
}
