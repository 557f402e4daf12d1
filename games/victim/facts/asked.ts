/** Who is asked: from public facts alone (section 5, timing note 6). */
import type { Seat } from '@lurk/kernel';
import { CHARACTERS, type CharacterId, type Stat } from '../data/characters.ts';
import { charactersOf } from '../data/setup.ts';
import type { Open, Pub, Victim } from '../types.ts';
import { holdsCards } from './hands.ts';
import { isPlayed, isStanding, seatOf, victimOf } from './people.ts';
import { diceFor } from './rolls.ts';

/** VI-012, VI-024, VI-025 Whose turn it is to choose: seat order from the first player, twice where each has two. */
export const chooser = ({ first, players, victims }: Open): Seat => (first + victims.length) % players;
export const allChosen = ({ players, victims }: Open): boolean => victims.length >= charactersOf(players);
export const freeCharacters = (open: Open): CharacterId[] => CHARACTERS.filter((character) => !isPlayed(open, character));

export const playerOf = ({ open }: Pub, { victim }: { victim: CharacterId }): Seat[] => [seatOf(open, victim)];
export const demonPlayer = ({ open }: Pub): Seat[] => (open.demon ? [open.demon.seat] : []);
/** Decisions 5 and 28: asked of every standing Victim with a hand card, whatever the card; VI-101 of no other. */
export const mayReact = (pub: Pub, victim: CharacterId): boolean => isStanding(victimOf(pub.open, victim)) && holdsCards(pub, victim);
/** The same in a common roll: there must be a die to roll again. */
export const mayReroll = (pub: Pub, { victim, stat }: { victim: CharacterId; stat: Stat }): boolean =>
  mayReact(pub, victim) && diceFor(victimOf(pub.open, victim), stat) > 0;
/** Each once. */
export const seatsOf = (victims: readonly Victim[]): Seat[] => [...new Set(victims.map(({ seat }) => seat))];
