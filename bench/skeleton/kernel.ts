/** The same game on the kernel: questions, sealed answers, frames, compartments, and events told to their audiences. */
import {
  type Answer,
  type Ask,
  answerAll,
  apply,
  ask,
  begin,
  byName,
  call,
  type Decision,
  type Game,
  go,
  type Match,
  messagesFor,
  next,
  oneOf,
  over,
  procedureOf,
  type Seat,
  type Tell,
  waitingFor,
} from '@lurk/kernel';
import { PlainDice, words } from './bare.ts';
import { CREATURE, closeRound, HUNTED, hunt, PLACES, pick, SEATS, type Skeleton, setUp, type Table, takeBack, visit } from './rules.ts';

const procedure = procedureOf<Skeleton>();

const picks: Ask<Skeleton, unknown, number> = {
  kind: 'pick',
  who: () => HUNTED,
  decide: ({ own }) => ({ shape: oneOf(own.hand) }),
  show: 'names',
  pace: () => 'none',
};
const ANYWHERE = oneOf(PLACES);
const token: Ask<Skeleton, unknown, number> = {
  kind: 'token',
  who: () => [CREATURE],
  decide: () => ({ shape: ANYWHERE }),
  show: 'names',
  pace: () => 'none',
};

const wholeMatch = procedure('match', {
  round: () => call('round'),
  again: ({ s, tell }) => {
    const outcome = closeRound(s);
    const { round, rescue, assimilation } = s.open;
    tell.all({ t: 'round', round, rescue, assimilation });
    return outcome ? over(outcome) : go('round');
  },
});

const round = procedure('round', {
  pick: () => ask(picks, 'picked'),
  picked: ({ s, tell }, answers: Answer<number>[]) => {
    for (const { seat, choice } of answers) pick(s, seat, choice);
    tell.all({ t: 'picked' });
    return ask(token, 'place');
  },
  place: ({ s, tell }, [{ choice }]: Answer<number>[]) => {
    s.open.token = choice;
    tell.all({ t: 'token', place: s.open.token });
    return next;
  },
  resolve: () => call('resolve'),
  hunt: ({ s, dice, tell }) => {
    tell.all({ t: 'hunted', card: hunt(s, dice) });
    tell.seat(CREATURE, { t: 'drew', card: s.own[CREATURE].hand[2] });
    return next;
  },
});

/** Nothing is asked while the places are resolved, so one step does it. */
const resolve = procedure('resolve', {
  visit: ({ s, tell }) => {
    for (const seat of HUNTED) {
      reveal(s, seat, tell);
      back(s, seat, tell);
    }
    return next;
  },
});

/** The same where each visit might ask something: a frame for each of the hunted. */
const resolveInFrames = procedure('resolve', {
  first: () => call('visit', { seat: 1 }),
  second: () => call('visit', { seat: 2 }),
  third: () => call('visit', { seat: 3 }),
  fourth: () => call('visit', { seat: 4 }),
});
const visits = procedure('visit', {
  reveal: ({ s, at, tell }) => {
    reveal(s, at.seat, tell);
    return next;
  },
  back: ({ s, at, tell }) => {
    back(s, at.seat, tell);
    return next;
  },
});

type Say = Tell<Skeleton['Event']>;
function reveal(s: Table, seat: Seat, tell: Say): void {
  const place = s.own[seat].pick;
  tell.all({ t: 'visited', seat, place, caught: visit(s, seat) });
}
function back(s: Table, seat: Seat, tell: Say): void {
  const cards = takeBack(s, seat);
  if (cards) tell.all({ t: 'back', seat, cards });
}

export const skeleton: Game<Skeleton> = {
  name: 'Skeleton',
  rulesVersion: '1',
  minSeats: SEATS,
  maxSeats: SEATS,
  setup: (_options, _seats, dice) => setUp(dice),
  start: 'match',
  procedures: { match: wholeMatch, round, resolve, visit: visits },
  asks: byName([picks, token]),
  sizes: ({ own, vault }) => ({ hands: own.map(({ hand }) => hand.length), deck: vault.deck.length }),
  final: ['visited'],
  copy: ({ open, own, vault }) => ({
    open: {
      round: open.round,
      rescue: open.rescue,
      assimilation: open.assimilation,
      token: open.token,
      struck: open.struck,
      will: open.will.slice(),
      discards: open.discards.map((cards) => cards.slice()),
      hunts: open.hunts.slice(),
    },
    own: own.map(({ hand, pick }) => ({ hand: hand.slice(), pick })),
    circle: {},
    vault: { deck: vault.deck.slice() },
  }),
};

export const framed: Game<Skeleton> = { ...skeleton, procedures: { ...skeleton.procedures, resolve: resolveInFrames } };

export interface How {
  game?: Game<Skeleton>;
  /** Make the numbered messages of all six viewers too. */
  messages?: boolean;
  /** Stop after so many inputs. */
  inputs?: number;
}

/** Random play from the seed. */
export function play(seed: number, { game = skeleton, messages = false, inputs = 1000 }: How): Match<Skeleton> {
  const { match } = begin(game, { seats: SEATS, options: {}, dice: { kind: 'fast', s: words(seed, 1) } });
  const player = new PlainDice(words(seed, 2));
  const { control } = match.s;
  while (control.over === null)
    for (const { seat, id, shape } of waitingFor(match)) {
      if (control.inputs >= inputs) return match;
      const { options } = shape as { options: number[] };
      const applied = apply(match, { seat, id, choice: options[player.below('player', options.length)] });
      if (!applied.ok) throw new Error(applied.refusal);
      if (!messages) continue;
      for (let viewer = 0; viewer < SEATS; viewer++) heard += messagesFor(match, applied.told, viewer).length;
      heard += messagesFor(match, applied.told, 'public').length;
    }
  return match;
}

/** Random play on the path of search: nothing told, and all answers to a question given at once. */
export function simulate(seed: number): Match<Skeleton> {
  const { match } = begin(skeleton, { seats: SEATS, options: {}, dice: { kind: 'fast', s: words(seed, 1) }, quiet: true });
  const player = new PlainDice(words(seed, 2));
  const { control } = match.s;
  const choose = ({ shape }: Decision): number => {
    const { options } = shape as { options: number[] };
    return options[player.below('player', options.length)];
  };
  while (control.over === null) answerAll(match, choose);
  return match;
}

/** Keeps the messages from being optimized away. */
export let heard = 0;
