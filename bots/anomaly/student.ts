/** The beginner among the Students (section 8.2). */
import {
  type AN,
  irradiated,
  type Memory,
  type Pawn,
  type Seen,
  SYMBOL_ZONES,
  type SymbolId,
  turnsLeft,
  type Zone,
} from '@lurk/anomaly/public';
import { type Choice, type Decision, type Dice, framesOf, type Shape } from '@lurk/kernel';
import { any, anyAnswer, asks, chance, followUp, pick, ranked } from '../pick.ts';
import { attacks, springs, strikesAgain } from './attack.ts';
import { type Belief, beliefs, chanceAt, sparksAt } from './belief.ts';
import { discards, handsOver, partsOf, things } from './cards.ts';

/** How often a trap or a sensor is laid at fuel (tuned, section 8.5). */
const LAYS = 0.5;
/** Few turns are left in a round when each Student has no more than so many. */
const FEW_TURNS = 3;
/** Zones few enough for the Anomaly to be feared in each of them. */
const FEW_ZONES = 3;

export function studentDecides(view: Seen, memory: Memory, { kind, shape }: Decision, dice: Dice): Choice {
  switch (kind) {
    case 'studentTurn':
      return takesTurn({ view, belief: beliefs(view, memory), dice }, shape);
    case 'secondHit': {
      const asking = framesOf<AN>(view).at(-1);
      return asking?.proc === 'secondHit' ? strikesAgain(view, beliefs(view, memory), asking.at.pawn, shape) : anyAnswer(shape, dice);
    }
    case 'trapWindow':
      return springs(view, beliefs(view, memory), shape);
    default:
      // Starting zones and tracking cards: a beginner does not think of what they tell.
      return anyAnswer(shape, dice);
  }
}

/** An unasked play is always a trap. */
export const studentTakes = (view: Seen, memory: Memory, { shape }: Decision): Choice => springs(view, beliefs(view, memory), shape);

interface Turn {
  view: Seen;
  belief: Belief;
  dice: Dice;
}
/** What one Student could do; null if it does not come into question. */
type Plan = (turn: Turn, pawn: Pawn, actions: Shape) => Choice;

const PLANS: readonly Plan[] = [
  ({ view, belief, dice }, pawn, actions) => attacks(view, belief, pawn, actions, dice),
  flees,
  lays,
  tracks,
  goes,
];

/** The first plan that any Student of this player can carry out. */
function takesTurn(turn: Turn, shape: Shape): Choice {
  const pawns = turn.dice.shuffle('bot', things(shape, 'pawn'));
  for (const plan of PLANS)
    for (const pawn of pawns) {
      const action = plan(turn, pawn, followUp(shape, pawn));
      if (action !== null) return pick(pawn, action);
    }
  return anyAnswer(shape, turn.dice);
}

const here = ({ belief }: Turn, pawn: Pawn): Zone => belief.students[pawn][0];

/** How much a Student would rather be elsewhere: radiation late in the round, electricity, the Anomaly. */
function danger({ view, belief }: Turn, zone: Zone): number {
  const late = turnsLeft(view) <= FEW_TURNS * view.open.students.length;
  const burns = late && irradiated(view.open, zone) ? 1 : 0;
  const feared = belief.anomaly.length <= FEW_ZONES ? chanceAt(belief.anomaly, zone) : 0;
  return burns + sparksAt(view, zone) + feared;
}

/** Leaves a zone that is about to hurt, if there is a better one next to it. */
function flees(turn: Turn, pawn: Pawn, actions: Shape): Choice {
  const better = things(partsOf(followUp(actions, 'move')).to, 'zone').some((zone) => danger(turn, zone) < danger(turn, here(turn, pawn)));
  return better ? goes(turn, pawn, actions) : null;
}

/** A Move to any of the least dangerous zones, showing any symbol. */
function goes(turn: Turn, _pawn: Pawn, actions: Shape): Choice {
  const { dice } = turn;
  const { card, to } = partsOf(followUp(actions, 'move'));
  const [safest] = ranked(things(to, 'zone'), (zone) => -danger(turn, zone), dice);
  return pick('move', { card: discards(card, dice), to: pick(safest, anyAnswer(followUp(to, safest), dice)) });
}

/** A trap or a sensor where the Anomaly wants to go: at fuel. */
function lays(turn: Turn, pawn: Pawn, actions: Shape): Choice {
  const { view, dice } = turn;
  const trap = asks(actions, 'trap');
  if (trap && view.open.fuel.includes(here(turn, pawn)) && chance(dice, LAYS))
    return pick('trap', { card: handsOver(partsOf(trap).card, dice) });
  const sensor = asks(actions, 'sensor');
  if (!sensor || !chance(dice, LAYS)) return null;
  const { card, zone } = partsOf(sensor);
  const fuelled = things(zone, 'zone').filter((near) => view.open.fuel.includes(near));
  return fuelled.length > 0 ? pick('sensor', { card: handsOver(card, dice), zone: any(fuelled, dice) }) : null;
}

/** Asks for the symbol that comes nearest to halving what is possible. */
function tracks({ belief, dice }: Turn, _pawn: Pawn, actions: Shape): Choice {
  const { card, symbol } = partsOf(followUp(actions, 'track'));
  const all = belief.anomaly.length;
  const split = (id: SymbolId): number => {
    const yes = belief.anomaly.filter((zone) => SYMBOL_ZONES[id].includes(zone)).length;
    return Math.min(yes, all - yes);
  };
  const [best] = ranked(things(symbol, 'symbol'), split, dice);
  return split(best) > 0 ? pick('track', { card: discards(card, dice), symbol: best }) : null;
}
