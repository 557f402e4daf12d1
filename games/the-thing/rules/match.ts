/** The whole match: set-up (3.A.2), then round after round until it is decided. */
import { type Answer, ask, call, go, next } from '@lurk/kernel';
import { drawActions } from '../acts/cards.ts';
import { win } from '../acts/end.ts';
import { lookAtRole, pickCharacter } from '../asks/setup.ts';
import { dealSpecialRoles } from '../coop/acts.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { GREEN_ROOMS } from '../data/rooms.ts';
import { FIRST_HAND } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import { procedure } from '../types.ts';
import { analysesAndMeal, firstPhases, phase } from './phase.ts';

export const match = procedure('match', {
  leader: ({ s, tell }) => {
    tell.all({ t: 'leaderIs', seat: s.open.leader, why: 'first' });
    return next;
  },
  /** TT-036 At random, or each picks one. */
  characters: ({ s, dice, tell }) => {
    const { options, people } = s.open;
    if (options.characterChoice === 'agreed') return call('picking', { pawn: 0 });
    const dealt = dice.shuffle('characters', CHARACTERS.slice()).slice(0, people.length);
    people.forEach((person, pawn) => {
      person.character = dealt[pawn];
    });
    tell.all({ t: 'charactersDealt', characters: dealt });
    return next;
  },
  /** TT-025 */
  leaderToken: ({ s, dice, tell }) => {
    if (s.open.coop) return next;
    const room = GREEN_ROOMS[dice.below('locations', GREEN_ROOMS.length)];
    s.open.leaderToken = { room };
    tell.all({ t: 'leaderTokenPut', room });
    return next;
  },
  /** TT-034 */
  firstHands: (c) => {
    const { s, tell } = c;
    for (const [pawn, own] of s.own.entries()) {
      if (s.open.coop) break;
      own.hand = drawActions(c, FIRST_HAND).sort();
      tell.all({ t: 'drew', pawn, count: FIRST_HAND });
      tell.seat(pawn, { t: 'drewCards', cards: own.hand.slice() });
    }
    return next;
  },
  /** TT-037 to TT-039 The Dog tokens make one Alien; D-02 everybody looks. */
  roles: (c) => {
    const { s, seats, dice, tell } = c;
    if (s.open.coop) {
      dealSpecialRoles(c);
      return go('round');
    }
    const alien = dice.below('roles', seats);
    for (const [seat, own] of s.own.entries()) {
      own.role = seat === alien ? 'alien' : 'human';
      tell.seat(seat, { t: 'roleIs', role: own.role });
    }
    s.vault.infections.push({ pawn: alien, round: 0, by: 'start' });
    tell.all({ t: 'rolesDealt' });
    return ask(lookAtRole, 'round');
  },

  /** TT-044, TT-246 */
  round: (c) => {
    const { open } = c.s;
    if (open.round >= TUNABLE.roundCap) {
      win(c, 'aliens', 'roundCap');
      return next;
    }
    open.round++;
    c.tell.all({ t: 'roundBegan', round: open.round });
    return open.coop ? call('coopRound') : call('round');
  },
  nextRound: () => go('round'),
});

/** D-01 */
export const picking = procedure('picking', {
  pick: () => ask(pickCharacter, 'picked'),
  picked: ({ s, tell, at }, [{ choice }]: Answer<CharacterId>[]) => {
    s.open.people[at.pawn].character = choice;
    tell.all({ t: 'characterPicked', pawn: at.pawn, character: choice });
    at.pawn++;
    return at.pawn < s.open.people.length ? go('pick') : next;
  },
});

/** TT-044 The phases of a round. */
export const round = procedure('round', {
  ...firstPhases,
  alien: () => call('alienActions'),
  actions: phase('action', () => call('characterActions')),
  rest: phase('rest', () => call('rest')),
  ...analysesAndMeal,
  dogs: phase('dogs', () => call('dogs')),
});
