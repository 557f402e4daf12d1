/** What a finger touches on this table: the things of the game, and answers that are words. */
import { type KeyOf, keyed } from '@lurk/kernel';
import type { ActiveSkill, CharacterId, Item, MainAction, Special, Things } from '@lurk/victim/public';

type Word =
  | Exclude<MainAction, 'skill' | 'password'>
  | ActiveSkill
  | Item
  | Special
  | ('place' | 'takeBack' | 'hunt' | 'attack' | 'attackAll' | 'passive' | 'death' | 'thunderStrike');
/** Two of one's Victims may hold alike cards. */
type Slot = Things['slot'] | `${CharacterId}.${Things['slot']}`;
export const { key: keyOf } = keyed<Omit<Things, 'slot'> & { word: Word; slot: Slot }>();
/** What is lit while something of it is shown. */
export type Lit = KeyOf<Things> | 'bunker' | 'demon';
