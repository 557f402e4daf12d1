/** Decision 5, for one roll. */
import { type Ask, oneOf, option } from '@lurk/kernel';
import type { ManualChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { playerOf } from '../facts/asked.ts';
import { handSeen } from '../facts/hands.ts';
import type { VI } from '../types.ts';
import { IN_TURN } from './forms.ts';

/** 5 (VI-226) Put after every roll of a standing Victim with a card, whatever the card; asked again after each Manual. */
export const useManual: Ask<VI, { victim: CharacterId }, ManualChoice> = {
  kind: 'useManual',
  who: playerOf,
  decide(me, { victim }) {
    const [{ dice }] = me.open.rolls;
    const manual = handSeen(me, victim).includes('manual') ? [option('manual', oneOf([...dice.keys()]))] : [];
    return { shape: oneOf(['accept', ...manual]), deadline: 'short', fallback: { choice: 'accept' } };
  },
  ...IN_TURN,
};
