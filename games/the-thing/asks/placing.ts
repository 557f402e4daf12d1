/** 4.1 and 4.2: D-06 to D-11. */
import { type Ask, compound, must, option } from '@lurk/kernel';
import type { Mix, Placed, Puttable } from '../answers.ts';
import { ACTIONS, type Action, cardKinds } from '../data/cards.ts';
import { accessibleRooms } from '../facts/base.ts';
import { plays, seatOf } from '../facts/people.ts';
import { AT_RANDOM, cardBarred, hasFlashlight, isBlind, mixOf } from '../facts/placing.ts';
import { oneOf } from '../things.ts';
import type { Me, Open, Pawn, TT } from '../types.ts';
import { OPENLY } from './forms.ts';

type At = { pawn: Pawn };
const ofPawn = ({ open }: { open: Open }, { pawn }: At): number[] => [seatOf(open, pawn)];

/** D-06 */
export const garrySwap: Ask<TT, { order: Pawn[] }, Action | null> = {
  kind: 'garrySwap',
  who: ({ open }, { order }) => [seatOf(open, order[0])],
  decide: ({ own }) => ({ shape: oneOf.card(cardKinds(own.hand)), mayPass: true, deadline: 'short' }),
  ...OPENLY,
};

/** The cards that could be put there. */
const cardsToPut = (me: Me, pawn: Pawn): Puttable[] => [
  ...(isBlind(me.open, pawn) ? ([AT_RANDOM] as const) : []),
  ...ACTIONS.filter((card) => cardBarred(me, pawn, card) === null),
];

/** D-07, D-08 and D-10 in one answer: where, what, and by which light. A Flashlight is of use in Darkness and for the Special action. */
export const placeCharacter: Ask<TT, At, Placed> = {
  kind: 'placeCharacter',
  who: ofPawn,
  decide(me, { pawn }) {
    const { open, own } = me;
    const rooms = accessibleRooms(open);
    // TT-087
    const working = compound({ room: oneOf.place(rooms), card: oneOf.card(cardsToPut(me, pawn)) });
    const work = own.hand.length > 0 ? [option('work', working)] : [];
    const lights = !plays(open, pawn, 'norris') && hasFlashlight(me, pawn) ? (['no', 'yes'] as const) : (['no'] as const);
    const special = option('special', compound({ room: oneOf.place([...rooms, 'dorm']), flashlight: oneOf(lights) }));
    return { shape: oneOf([...work, 'sleep' as const, special]), fallback: { choice: 'sleep' } };
  },
  show: 'names',
  pace: () => 'glance',
};

/** RU-23 As many as were discarded, or all there are. Every mix that the counts allow, the default of D-09 first: USE, then REPAIR. */
function mixes(seen: Record<Action, number>, count: number): Mix[] {
  const total = ACTIONS.reduce((sum, action) => sum + seen[action], 0);
  const need = Math.min(count, total);
  const out: Mix[] = [];
  for (let use = Math.min(need, seen.use); use >= 0; use--)
    for (let repair = Math.min(need - use, seen.repair); repair >= 0; repair--) {
      const sabotage = need - use - repair;
      const fill = (action: Action, times: number): Action[] => new Array<Action>(times).fill(action);
      if (sabotage <= seen.sabotage) out.push(mixOf([...fill('use', use), ...fill('repair', repair), ...fill('sabotage', sabotage)]));
    }
  return out;
}

/** D-09 */
export const sleepersCards: Ask<TT, { pawn: Pawn; count: number }, Mix> = {
  kind: 'sleepersCards',
  who: ofPawn,
  decide({ own }, { count }) {
    const all = mixes(must(own.deckSeen, 'the deck that was looked at'), count);
    return { shape: oneOf.mix(all), fallback: { choice: all[0] } };
  },
  ...OPENLY,
};

/** D-11 Which of the two cards goes on the pile. */
export const whichCard: Ask<TT, At, Action> = {
  kind: 'whichCard',
  who: ofPawn,
  decide: ({ own }) => ({ shape: oneOf.drawn(cardKinds(own.drawnCards)), deadline: 'short', fallback: { choice: own.drawnCards[0] } }),
  ...OPENLY,
};
