/** Four to eight players: every question there is, answered as Human, hidden Alien or Revealed Alien. */
import { type Choice, type Decision, framesOf } from '@lurk/kernel';
import { isGreen, type Location, type Place, type TT } from '@lurk/the-thing/public';
import { anyAnswer, chance, idsOf } from '../pick.ts';
import { offersTest, picksAnalyst, reveals, tests, votes } from './accusing.ts';
import { plans, proposes, takes } from './alien.ts';
import { drawn, liking } from './choosing.ts';
import { adds, burns } from './fires.ts';
import { assigns, lays, turns } from './leading.ts';
import { letsAboard, wouldLeave } from './leaving.ts';
import { arms, avoids, looks, puts } from './meeting.ts';
import type { Mind } from './mind.ts';
import { chooses, drops, keepsCard, places } from './placing.ts';
import { likingOf, talks } from './trading.ts';

type Answer = (mind: Mind, decision: Decision) => Choice;

const ANSWERS: Readonly<Record<string, Answer>> = {
  alienPlan: plans,
  alienChoice: (mind, { shape }) => takes(mind, shape),
  garrySwap: (mind, { shape }) => (mind.own.hand.includes('sabotage') ? drops(mind, shape) : null),
  placeCharacter: (mind, { shape }) => places(mind, shape),
  sleepersCards: (mind, { shape }) => chooses(mind, shape),
  whichCard: (mind, { shape }) => keepsCard(mind, shape),
  starvingDiscard: (mind, { shape }) => drops(mind, shape),
  weaponVsAlien: (mind, { shape }) => arms(mind, shape),
  avoidEncounter: (mind, { shape }) => avoids(mind, shape),
  placeTokens: (mind, { shape }) => puts(mind, shape),
  lookAt: (mind, { shape }) => looks(mind, shape),
  lookNext: (mind, { shape }) => looks(mind, shape),
  startRescue: (mind) => (wouldLeave(mind) ? 'start' : null),
  setFire: (mind, { shape }) => burns(mind, shape),
  assignCard: (mind, { shape }) => assigns(mind, shape),
  layWhom: (mind, { shape }) => lays(mind, shape),
  nextCard: turns,
  keepItem: ({ dice }, { shape }) => liking(shape, { item: likingOf }, dice),
  keepLab: ({ own, dice }) => (own.drawn.includes('blood') || chance(dice, 0.3) ? 'keep' : 'discard'),
  extraLab: () => 'draw',
  repairBy: ({ isAlien, dice }) => (isAlien && chance(dice, 0.3) ? 1 : 2),
  stationUse: station,
  useVehicle: (mind, { shape }) => {
    const can = idsOf(shape);
    if (can.includes('fuel')) return 'fuel';
    return can.includes('escape') && wouldLeave(mind) ? 'escape' : 'pass';
  },
  callVote: () => true,
  vote: (mind, { shape }) => votes(mind, shape),
  lastReveal: (mind) => (reveals(mind) ? 'reveal' : null),
  volunteer: (mind, { shape }) => offersTest(mind, shape, analysisOf(mind)),
  pickAnalyst: (mind, { shape }) => picksAnalyst(mind, shape),
  analysisTarget: (mind, { shape }) => tests(mind, shape),
  board: () => 'board',
  acceptBoarding: letsAboard,
};

/** D-30 What the clock would keep of the die, and the fuel where it is needed most. */
function station(mind: Mind, { shape, fallback }: Decision): Choice {
  if (shape.t !== 'compound' || typeof fallback !== 'object' || !('choice' in fallback)) return anyAnswer(shape, mind.dice);
  const needed = { place: (room: Place | Location) => (isGreen(room) ? 0.1 + mind.good('use', room) ** 2 : 0) };
  const fuel = drawn(shape.parts.fuel, needed, mind.dice);
  return Object.assign({}, fallback.choice, { fuel });
}
const analysisOf = ({ view }: Mind): 'A' | 'B' => {
  const frame = framesOf<TT>(view).findLast(({ proc }) => proc === 'analysis');
  return frame?.proc === 'analysis' ? frame.at.kind : 'A';
};

export function hiddenDecides(mind: Mind, decision: Decision): Choice {
  const answer = ANSWERS[decision.kind];
  if (answer) return answer(mind, decision);
  // What the clock would answer is sensible where the specification names it (section 5).
  const { fallback, mayPass, shape } = decision;
  if (typeof fallback === 'object' && 'choice' in fallback) return fallback.choice;
  return mayPass ? null : anyAnswer(shape, mind.dice);
}

/** What nobody asks for. */
export function hiddenTakes(mind: Mind, { kind, shape }: Decision): Choice {
  if (kind === 'callVote') return talks(mind, shape);
  return kind === 'alienPlan' ? proposes(mind) : adds(mind, shape);
}
