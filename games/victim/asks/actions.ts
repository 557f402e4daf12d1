/** Decisions 6, 8 and 11: what a success is used for. */
import { type Ask, must } from '@lurk/kernel';
import type { EnterChoice, HealChoice, SearchChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { healsOf, searchAllows } from '../facts/actions.ts';
import { playerOf } from '../facts/asked.ts';
import { enteringLoses } from '../facts/bunker.ts';
import { seatOf, victimOf } from '../facts/people.ts';
import { number, oneOf } from '../things.ts';
import type { VI } from '../types.ts';
import { OPENLY } from './forms.ts';

type One = { victim: CharacterId };

/** 6 (VI-128, VI-203) Of the one who is healed; of oneself where nobody else is named. */
export const healChoice: Ask<VI, One & { target?: CharacterId }, HealChoice> = {
  kind: 'healChoice',
  who: playerOf,
  decide({ open }, { victim, target = victim }) {
    const choices = healsOf(victimOf(open, target));
    return { shape: oneOf.harm(choices), fallback: { choice: choices[0] } };
  },
  ...OPENLY,
};

/** 8 (VI-134, VI-135a) */
export const searchTake: Ask<VI, One, SearchChoice> = {
  kind: 'searchTake',
  who: playerOf,
  decide(me, { victim }) {
    const allowed = searchAllows(me, victim, must(me.open.rolls[0].result));
    return { shape: number.cards(0, allowed), fallback: { choice: allowed } };
  },
  ...OPENLY,
};

/** 11 (VI-159 to VI-161a) One after the other. The clock enters, but not where that would lose the match (RU-87). */
export const enterBunker: Ask<VI, { left: CharacterId[] }, EnterChoice> = {
  kind: 'enterBunker',
  who: ({ open }, { left }) => [seatOf(open, left[0])],
  decide: ({ open }, { left }) => ({
    shape: oneOf(['enter', 'stay']),
    fallback: { choice: enteringLoses(open, victimOf(open, left[0])) ? 'stay' : 'enter' },
  }),
  ...OPENLY,
};
