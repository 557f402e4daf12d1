/** Phase 4, Character actions: its steps, then 4.7 (3.A.12). */
import { type Answer, ask, call, end, go, next, oneAmong } from '@lurk/kernel';
import { addFuel, setFire as burn, layDown, losePileCard, recoverForce, repair } from '../acts/base.ts';
import { useArm, useUp } from '../acts/items.ts';
import { assignCard, layWhom, nextCard, setFire, startRescue } from '../asks/resolving.ts';
import { assignable, flippedCard, repetitions } from '../facts/actions.ts';
import { firebugs } from '../facts/arms.ts';
import { canBurn } from '../facts/base.ts';
import { leastSuspicious, placingOrder, roomOf, seatOf, standing, turnOrder } from '../facts/people.ts';
import { type Arm, type C, interrupt, type Pawn, procedure } from '../types.ts';

export const characterActions = procedure('characterActions', {
  draw: ({ s }) => call('drawing', { order: turnOrder(s.open) }),
  place: ({ s }) => call('placing', { order: placingOrder(s.open) }),
  attack: () => call('attack'),
  encounters: () => call('encounters', { left: [], others: [], byBoard: false }),
  /** 4.5 */
  recover: (c) => {
    recoverForce(c);
    return next;
  },
  /** 4.6, TT-140 */
  rescue: ({ s }) => (s.open.rescue.state === 'arrived' ? ask(startRescue, 'rescued') : go('resolve')),
  rescued: ({ s, tell }, [{ choice }]: Answer<'start' | null>[]) => {
    const pawn = leastSuspicious(s.open);
    if (choice === null) {
      // TT-141
      tell.all({ t: 'rescueDeclined', pawn });
      return next;
    }
    s.open.escape = { exit: 'rescue', aboard: [pawn], asked: [] };
    return call('escape');
  },
  resolve: () => call('resolving', { flips: 0 }),
});

export const resolving = procedure('resolving', {
  /** TT-142, RU-45 Everybody who stands in a room that can burn, all at once; again after fires. */
  fire: ({ s }) => (firebugs(s.open).length > 0 ? ask(setFire, 'fired') : go('between')),
  fired: (c, answers: Answer<Arm | null>[]) => (burnAll(c, answers) ? go('fire') : next),

  /** TT-144, TT-148, TT-151, D-25 */
  between: ({ s }) => (s.vault.pile.length > 0 && standing(s.open).length > 0 ? ask(nextCard, 'decided') : go('stop')),
  decided: (_, [{ choice }]: Answer<'flip' | 'stop'>[]) => (choice === 'flip' ? next : go('stop')),
  /** TT-143 The pile is shuffled: a card taken at random. */
  flip: ({ s, at, dice, tell }) => {
    at.flips++;
    s.open.flipped = dice.take('pile', s.vault.pile);
    tell.all({ t: 'flipped', card: s.open.flipped });
    return next;
  },
  /** TT-145, TT-146 Computed again after every Fuel or Tools card (TT-283a). */
  assign: ({ s, pub }) => (assignable(pub, flippedCard(s.open)).length > 0 ? ask(assignCard, 'assigned') : ask(layWhom, 'lost')),
  assigned: ({ s, tell }, [{ choice: pawn }]: Answer<Pawn>[]) => {
    const action = flippedCard(s.open);
    // TT-159a
    const times = repetitions(s.open, action, pawn);
    tell.all({ t: 'assigned', pawn, card: action, times });
    return call('action', { pawn, action, times }, 'laid');
  },
  lost: (c, [{ choice: pawn }]: Answer<Pawn>[]) => {
    c.tell.all({ t: 'cardLost', card: flippedCard(c.s.open), pawn });
    return done(c, pawn);
  },
  /** TT-147, TT-160 */
  laid: (c) => done(c, oneAmong([...c.s.open.people.keys()], c.got)),

  /** TT-149 */
  stop: ({ s, tell }) => {
    const left = s.vault.pile.splice(0);
    s.vault.actionDiscard.push(...left);
    tell.all({ t: 'stopped', left: left.length });
    return next;
  },
});
/** TT-150 The card goes to the discard and its Character lies down. */
function done(c: C, pawn: Pawn) {
  c.s.vault.actionDiscard.push(flippedCard(c.s.open));
  c.s.open.flipped = null;
  layDown(c, [pawn]);
  return go('between');
}

/** RU-45 In turn order; who has been laid down, or finds no Fire token, pays nothing and was never heard (H-44). The end is looked for after each. */
function burnAll(c: C, answers: Answer<Arm | null>[]): boolean {
  const { open } = c.s;
  const declared = new Map(answers.map(({ seat, choice }) => [seat, choice]));
  let burnt = false;
  for (const pawn of turnOrder(open)) {
    const arm = declared.get(seatOf(open, pawn));
    const room = open.people[pawn].at;
    // Who was laid down by a fire lies in the Rec Room, which cannot burn.
    if (!arm || open.end || !canBurn(open, room)) continue;
    useArm(c, pawn, arm);
    losePileCard(c);
    burn(c, room, pawn, arm);
    burnt = true;
  }
  return burnt;
}

/** TT-282 to TT-287 A Fuel or Tools card, played while somebody else decides. */
export const bonus = interrupt('bonus', {
  play: (c, [{ choice }]) => {
    const { pick: item, with: pawn } = choice;
    const room = roomOf(c.s.open, pawn);
    useUp(c, pawn, item);
    c.tell.all({ t: 'bonusPlayed', pawn, item, room });
    if (item === 'fuel') addFuel(c, room, 'warehouse');
    else repair(c, room, 1, pawn);
    return end();
  },
});
