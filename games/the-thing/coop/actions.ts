/** Phase 5: the Rescue Helicopter, then roll after roll of the Action dice (TC-044 to TC-066). */
import { type Answer, ask, call, end, go, next, oneAmong, type Picked } from '@lurk/kernel';
import { layDown, setFire } from '../acts/base.ts';
import { useArm, useUp } from '../acts/items.ts';
import { startRescue } from '../asks/resolving.ts';
import { type Exit, GREEN_ROOMS, isGreen, isVehicle } from '../data/rooms.ts';
import { actionBarred, repetitions } from '../facts/actions.ts';
import { isDark } from '../facts/base.ts';
import { isStanding, leastSuspicious, placeOf, seatOf, standing } from '../facts/people.ts';
import type { Frames } from '../frames.ts';
import { sabotage } from '../rooms.ts';
import { type C, type Open, type Pawn, procedure } from '../types.ts';
import { revealEffect, rollDice, stepDisc } from './acts.ts';
import { assignDice, cancelDice, partyAct, rerollDice, rollOrStop, setDie } from './asks.ts';
import { actingIn, cancellable, type Deal, deals, dreamer, liveDice, liveFaces, rerollsOf, sleeper, togetherIn } from './facts.ts';
import type { DieFace } from './types.ts';

type Acting = C<Frames['partyActions']>;
/** TC-045, TC-072 */
const DICE = 3;
const STARVING_DICE = 2;

export const partyActions = procedure('partyActions', {
  /** 5.1, TC-044, C-05 */
  rescue: ({ s }) => (s.open.rescue.state === 'arrived' ? ask(startRescue, 'rescued') : go('between')),
  rescued: ({ s, tell }, [{ choice }]: Answer<'start' | null>[]) => {
    const pawn = leastSuspicious(s.open);
    if (choice !== null) return call('partyEscape', leaving(pawn, 'rescue'), 'interrupted');
    tell.all({ t: 'rescueDeclined', pawn });
    return next;
  },

  /** 5.2, TC-058, TC-059 */
  between: ({ s }) => (standing(s.open).length > 0 ? ask(rollOrStop, 'decided') : end()),
  decided: ({ s, tell }, [{ choice }]: Answer<'roll' | 'stop'>[]) => {
    if (choice === 'stop') {
      tell.all({ t: 'partyStopped' });
      return end();
    }
    // TC-061, TC-061a In Darkness the dice are given before they are rolled.
    return isDark(s.open) ? go('assign') : next;
  },
  roll: (c) => {
    const { open } = c.s;
    const faces = rollDice(c, open.starving ? STARVING_DICE : DICE);
    togetherIn(open).dice = faces.map((face) => ({ face, cancelled: false }));
    c.tell.all({ t: 'diceRolled', dice: faces });
    return togetherIn(open).acting === null ? next : go('rerolls');
  },
  /** TC-046 */
  assign: () => ask(assignDice, 'assigned'),
  assigned: ({ s, tell }, [{ choice: pawn }]: Answer<Pawn>[]) => {
    const coop = togetherIn(s.open);
    coop.acting = pawn;
    tell.all({ t: 'diceAssigned', pawn });
    return coop.dice.length === 0 ? go('roll') : next;
  },

  /** TC-062 to TC-064, TC-066 */
  rerolls: ({ s, at }) => {
    at.rerolls = rerollsOf(s.open, actingIn(s.open));
    return next;
  },
  reroll: ({ at }) => (at.rerolls.length > 0 ? ask(rerollDice, 'rerolled') : go('sleeper')),
  rerolled: (c, [{ choice }]: Answer<number[] | null>[]) => {
    const [by, ...rest] = c.at.rerolls;
    c.at.rerolls = rest;
    if (choice) {
      const dice = rollDice(c, choice.length);
      for (const [i, die] of choice.entries()) setFace(c, die, dice[i]);
      c.tell.all({ t: 'diceRerolled', pawn: actingIn(c.s.open), with: by, which: choice, dice });
    }
    return go('reroll');
  },

  /** TC-047, C-09 Before cancelling, and once more after it. */
  sleeper: ({ s }) => (sleeper(s.open) === undefined ? go('cancel') : ask(setDie, 'set')),
  set: (c, [{ choice }]: Answer<Picked<number, DieFace> | null>[]) => {
    dream(c, choice);
    return next;
  },
  /** TC-048, C-10 */
  cancel: ({ s }) => (cancellable(s.open, actingIn(s.open)) > 0 ? ask(cancelDice, 'cancelled') : go('resolve')),
  cancelled: (c, [{ choice }]: Answer<number[] | null>[]) => {
    if (choice) return cancel(c, choice) ? go('over') : next;
    return isAnothersSleeper(c.s.open) ? next : go('resolve');
  },
  sleeperAgain: ({ s }) => (sleeper(s.open) === undefined || liveDice(s.open).length === 0 ? go('resolve') : ask(setDie, 'setAgain')),
  setAgain: (c, [{ choice }]: Answer<Picked<number, DieFace> | null>[]) => {
    dream(c, choice);
    return next;
  },

  /** TC-050 to TC-052, RU-77 First all SABOTAGE, then one THREAT after the other. */
  resolve: (c) => {
    const { open } = c.s;
    const faces = liveFaces(open);
    const pawn = actingIn(open);
    const bad = faces.filter((face) => face === 'sabotage' || face === 'threat');
    if (bad.length === 0) return go('act');
    c.tell.all({ t: 'actionLost', pawn });
    const place = placeOf(open, pawn);
    for (const face of bad) if (face === 'sabotage' && isGreen(place) && !actionBarred(c.pub, 'sabotage', place)) sabotage(c, place);
    c.at.threats = bad.filter((face) => face === 'threat').length;
    return next;
  },
  threats: ({ at }) => {
    if (at.threats === 0) return go('over');
    at.threats--;
    return call('threat', { victims: [] }, 'threats');
  },

  /** TC-053 to TC-057, C-11 */
  act: (c) => (deals(c.pub, actingIn(c.s.open)).length > 0 ? ask(partyAct, 'acted') : acted(c, null)),
  acted: (c, [{ choice }]: Answer<Deal | null>[]) => acted(c, choice),

  /** TC-050, TC-053, TC-054 The Character who had the dice lies down. */
  over: (c) => {
    const { open } = c.s;
    const pawn = actingIn(open);
    if (isStanding(open, pawn)) layDown(c, [pawn]);
    Object.assign(togetherIn(open), { acting: null, dice: [] });
    return go('between');
  },

  /** TC-081, TC-083b After an escape that was stopped the phase is over. */
  interrupted: ({ s }) => {
    Object.assign(togetherIn(s.open), { acting: null, dice: [] });
    return end();
  },
});

const leaving = (pawn: Pawn, exit: Exit): Frames['partyEscape'] => ({ pawn, exit, order: [] });

/** RU-93 A sleeper of another seat is asked after the cancelling, even if nothing was cancelled; a player who decides both has already answered. */
function isAnothersSleeper(open: Open): boolean {
  const pawn = sleeper(open);
  return pawn !== undefined && seatOf(open, pawn) !== seatOf(open, actingIn(open));
}

function setFace({ s }: C, die: number, face: DieFace): void {
  const coop = togetherIn(s.open);
  coop.dice = coop.dice.map((old, i) => (i === die ? { ...old, face } : old));
}

/** TC-019 */
function dream(c: Acting, choice: Picked<number, DieFace> | null): void {
  if (!choice) return;
  const pawn = dreamer(c.s.open);
  setFace(c, choice.pick, choice.with);
  c.tell.all({ t: 'dieSet', pawn, die: choice.pick, face: choice.with });
  layDown(c, [pawn]);
}

/** TC-048, TC-049 One space for each die; says whether the Character was lost by it. */
function cancel(c: Acting, which: readonly number[]): boolean {
  const coop = togetherIn(c.s.open);
  const pawn = actingIn(c.s.open);
  coop.dice = coop.dice.map((die, i) => (which.includes(i) ? { ...die, cancelled: true } : die));
  c.tell.all({ t: 'diceCancelled', pawn, which: which.slice() });
  for (const _ of which) {
    if (!stepDisc(c, pawn, 'cancelling')) continue;
    revealEffect(c, pawn, 'cancelling');
    return true;
  }
  return false;
}

function acted(c: Acting, choice: Deal | null) {
  const { open } = c.s;
  const pawn = actingIn(open);
  const place = placeOf(open, pawn);
  if (choice === 'escape' && isVehicle(place)) {
    // TC-057, TC-084
    useUp(c, pawn, 'keys');
    return call('partyEscape', leaving(pawn, place), 'interrupted');
  }
  if (choice === 'use' || choice === 'repair') {
    // TC-053a, TC-056 The acting Character still counts as standing.
    const times = repetitions(open, choice, pawn);
    c.tell.all({ t: 'acted', pawn, action: choice, times });
    return call('action', { pawn, action: choice, times }, 'over');
  }
  if (choice === null || choice === 'escape') c.tell.all({ t: 'acted', pawn, action: null, times: 0 });
  else {
    // TC-055
    useArm(c, pawn, choice);
    setFire(c, oneAmong(GREEN_ROOMS, place), pawn, choice);
  }
  return go('over');
}
