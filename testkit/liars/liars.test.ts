/** A game whose one secret is an answer: sound it passes, and each of eight ways to let the answer out is noticed at normal effort. */
import { BEAT, said } from '@lurk/contract';
import { type Answer, type Ctx, must, type Step } from '@lurk/kernel';
import { expect, test } from 'vitest';
import type { Proof } from '../proof.ts';
import { proveAnswers, provePlay, proveSecrecy, proveTold } from '../prove.ts';
import { checkAnswers } from '../secrecy/answers.ts';
import { liars } from './proof.ts';
import { type Card, type Face, faceOf, type Laid, type LI } from './types.ts';

provePlay(liars, { matchesPerMode: 20, every: 8 });
proveSecrecy(liars, { matchesPerMode: 2, secrets: ['a hand', 'which card lies face down', 'the order of the deck', 'sealed answers'] });
proveAnswers([liars]);
proveTold([liars]);

const { match } = liars.procedures;
/** The game with something else in the place of one of its steps. */
const withStep = (name: string, step: (inner: Step<LI>) => Step<LI>): Proof<LI> => ({
  ...liars,
  procedures: { match: { ...match, steps: { ...match.steps, [name]: step(match.steps[name]) } } },
});
/** The game with something done as soon as a card is laid. */
const onceLaid = (slip: (c: Ctx<LI>, card: Card, claim: Face) => void): Proof<LI> =>
  withStep('laid', (inner) => (c, answers) => {
    const said = inner(c, answers);
    const [{ choice }] = answers as Answer<Laid>[];
    slip(c, choice.card, choice.claim);
    return said;
  });
const lastLaid = ({ s: { own, open } }: Ctx<LI>): Card | undefined => own[open.turn].laid.at(-1);

const LEAKS: Record<string, Proof<LI>> = {
  'a private face told to everybody': onceLaid(({ tell }, card) => tell.all({ t: 'laidIs', card })),
  'a public event that carries the face just laid': withStep('laid', (inner) => (c, answers) => {
    const [{ choice }] = answers as Answer<Laid>[];
    const all: typeof c.tell.all = (event) => c.tell.all(event.t === 'claimed' ? { ...event, claim: faceOf(choice.card) } : event);
    return inner({ ...c, tell: { ...c.tell, all } }, answers);
  }),
  'a round number that depends on it': onceLaid(({ s }, card) => {
    s.open.round += card % 2;
  }),
  'the next seat to act': withStep('pass', (inner) => (c, answers) => {
    const isLie = (lastLaid(c) ?? 0) % 2 === 1;
    const said = inner(c, answers);
    if (isLie && c.s.open.turn !== 0) c.s.open.turn = c.seats - 1;
    return said;
  }),
  'a count': {
    ...liars,
    sizes: (s) => ({ ...liars.sizes(s), laid: s.own.map(({ laid }) => laid.filter((card) => card % 2 === 0).length) }),
  },
  'who is asked to doubt': {
    ...onceLaid(({ s }, card, claim) => {
      if (faceOf(card) !== claim) s.open.claim = null;
    }),
    asks: {
      ...liars.asks,
      doubt: { ...liars.asks.doubt, who: (pub, at) => liars.asks.doubt.who(pub, at).slice(pub.open.claim ? 0 : 1) },
    },
  },
  'how long the clock of whoever lied runs': {
    ...liars,
    asks: {
      ...liars.asks,
      lay: {
        ...liars.asks.lay,
        decide: (mine, at) => ({ ...liars.asks.lay.decide(mine, at), deadline: (mine.own.laid.at(-1) ?? 0) % 2 === 0 ? 'long' : 'short' }),
      },
    },
  },
  'how long a claim is shown': {
    ...onceLaid(({ tell, s }, card) => card % 2 === 0 && tell.all({ t: 'believed', seat: s.open.turn })),
    events: { ...liars.events, believed: { beat: BEAT } },
  },
};

test.each(Object.keys(LEAKS))('notices %s', (name) => {
  const { failures } = checkAnswers([must(LEAKS[name])]);
  // The failure names the viewer who learns it, how, the question, both answers and the seed.
  expect(failures.join('\n')).toMatch(
    /viewer \S+ learns an answer by .* "lay" by seat \d, \{.*\} against \{.*\}.* seed answers Liars \d liars \d/,
  );
});

const DOUBTS_TOLD: Record<string, Step<LI>> = {
  'how many doubted': (c, answers) => {
    const said = match.steps.doubted(c, answers);
    c.s.open.round += answers.filter(({ choice }) => choice !== null).length > 1 ? 10 : 0;
    return said;
  },
  'that somebody doubted behind the one who is heard': (c, answers) => {
    const seats = answers.flatMap(({ seat, choice }) => (choice === null ? [] : [seat]));
    const said = match.steps.doubted(c, answers);
    const last = seats.toSorted((a, b) => a - b).at(-1);
    if (seats.length > 1 && last !== undefined) c.tell.seat(last, { t: 'laidIs', card: 0 });
    return said;
  },
};
test.each(Object.keys(DOUBTS_TOLD))('notices %s, where only the first in seat order is heard', (name) => {
  const { failures } = checkAnswers([withStep('doubted', () => must(DOUBTS_TOLD[name]))]);
  expect(failures.join('\n')).toMatch(/"doubt"|may not be told/);
});

test('after the answer has lawfully come out, all that follows may differ', () => {
  const openly = onceLaid(({ tell, s }, card) => tell.all({ t: 'shown', seat: s.open.turn, card }));
  const pass: Step<LI> = (c, answers) => {
    const isOdd = (lastLaid(c) ?? 0) % 2 === 1;
    const said = match.steps.pass(c, answers);
    if (isOdd && c.s.open.turn !== 0) c.s.open.turn = c.seats - 1;
    return said;
  };
  const { steps } = openly.procedures.match;
  const faceUp: Proof<LI> = {
    ...openly,
    events: { ...openly.events, shown: { ...openly.events.shown, out: said('card') } },
    procedures: { match: { ...match, steps: { ...steps, pass } } },
  };
  expect(checkAnswers([faceUp]).failures).toEqual([]);
});
