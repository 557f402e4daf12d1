/** Decisions 2 and 18: what a Victim does in its turn. */
import type { Ask } from '@lurk/kernel';
import { type Acting, actingOf } from '../actions/deed.ts';
import { mainOptions } from '../actions/main.ts';
import { type SubId, subBarred, subOptions } from '../actions/sub.ts';
import type { DiscardChoice, TurnChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { HAND_LIMIT } from '../data/items.ts';
import { playerOf } from '../facts/asked.ts';
import { enteringLoses } from '../facts/bunker.ts';
import { handSeen, slotsOf } from '../facts/hands.ts';
import { isCritical } from '../facts/people.ts';
import { oneOf, someOf } from '../things.ts';
import type { VI } from '../types.ts';
import { OPENLY } from './forms.ts';

export const turnOptions = (acting: Acting) => [...mainOptions(acting), ...subOptions(acting), 'end' as const];
/** The clock: heals a Critically Injured Victim, enters (as in 11), picks up, else ends the turn. */
function byClock(acting: Acting): TurnChoice {
  const { pub, victim } = acting;
  const can = (id: SubId): boolean => subBarred(acting, id) === null;
  if (isCritical(victim) && can('aidbox')) return { pick: 'aidbox', with: victim.character };
  if (can('enter') && !enteringLoses(pub.open, victim)) return 'enter';
  return can('pickUp') ? 'pickUp' : 'end';
}
/** 2 (VI-041) */
export const victimAction: Ask<VI, { victim: CharacterId }, TurnChoice> = {
  kind: 'victimAction',
  who: playerOf,
  decide(me, { victim }) {
    const acting = actingOf(me, victim);
    return { shape: oneOf(turnOptions(acting)), deadline: 'long', fallback: { choice: byClock(acting) } };
  },
  ...OPENLY,
};

/** 18 (VI-044) The clock discards at random. */
export const handLimit: Ask<VI, { victim: CharacterId }, DiscardChoice> = {
  kind: 'handLimit',
  who: playerOf,
  decide(me, { victim }) {
    const hand = handSeen(me, victim);
    return { shape: someOf.slot(slotsOf(hand), hand.length - HAND_LIMIT) };
  },
  ...OPENLY,
};
