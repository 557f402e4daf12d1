/** D-01, D-02, D-03 */
import { type Ask, confirm, must, seatsOf } from '@lurk/kernel';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import type { Weather } from '../data/weather.ts';
import { seatOf } from '../facts/people.ts';
import { mildest } from '../facts/weather.ts';
import { oneOf } from '../things.ts';
import type { Pawn, TT } from '../types.ts';
import { leader, OPENLY, UNIFORMLY } from './forms.ts';

/** D-01 (C-01) Each picks a Character that is free, one after the other. */
export const pickCharacter: Ask<TT, { pawn: Pawn }, CharacterId> = {
  kind: 'pickCharacter',
  who: ({ open }, { pawn }) => [seatOf(open, pawn)],
  decide({ open }) {
    const free = CHARACTERS.filter((character) => open.people.every((person) => person.character !== character));
    return { shape: oneOf.character(free) };
  },
  ...OPENLY,
};

/** D-02 Everybody looks at their role. */
export const lookAtRole: Ask<TT, unknown, true> = {
  kind: 'lookAtRole',
  who: ({ seats }) => seatsOf(seats),
  decide: () => ({ shape: confirm, deadline: 'short', fallback: { choice: true } }),
  ...UNIFORMLY,
};

/** D-03 The new result, or the one the die showed in the Weather Station. */
export const weatherChoice: Ask<TT, { rolled: Weather | null }, Weather> = {
  kind: 'weatherChoice',
  who: leader,
  decide({ open }, { rolled }) {
    const results = [must(rolled, 'a roll'), must(open.station, 'a die in the Weather Station')];
    return { shape: oneOf.weather(results), deadline: 'short', fallback: { choice: mildest(results, open.players) } };
  },
  ...OPENLY,
};
