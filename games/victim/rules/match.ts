/** The whole match: set-up (3.2), then round after round until it is decided (3.3). */
import { type Answer, ask, call, end, go, next, seatsOf } from '@lurk/kernel';
import { takeStarter } from '../acts/items.ts';
import { chooseCharacter } from '../asks/setup.ts';
import { CHARACTER, type CharacterId } from '../data/characters.ts';
import type { Phase } from '../data/phases.ts';
import { curseRound } from '../data/setup.ts';
import { allChosen, chooser, freeCharacters } from '../facts/asked.ts';
import { forest, named } from '../facts/people.ts';
import { eventsThen } from '../facts/turns.ts';
import { newVictim } from '../setup.ts';
import { type C, procedure } from '../types.ts';

export const match = procedure('match', {
  first: ({ s, tell }) => {
    tell.all({ t: 'firstIs', seat: s.open.first });
    return call('choosing');
  },
  /** VI-020 */
  items: ({ s, dice }) => {
    dice.shuffle('items', s.vault.items);
    return next;
  },
  round: ({ s }) => {
    s.open.round++;
    return call('round');
  },
  nextRound: () => go('round'),
});

/** VI-011, VI-012 */
export const choosing = procedure('choosing', {
  /** Timing note 6: the player who gets the last of the six is not asked. */
  choose: (c) => {
    const [character, ...others] = freeCharacters(c.s.open);
    if (others.length > 0) return ask(chooseCharacter, 'chosen');
    take(c, character);
    return end();
  },
  chosen: (c, [{ choice }]: Answer<CharacterId>[]) => {
    take(c, choice);
    return allChosen(c.s.open) ? next : go('choose');
  },
});
function take(c: C, character: CharacterId): void {
  const { s, seats, tell } = c;
  const seat = chooser(s.open);
  s.open.victims.push(newVictim(character, seat, s.open.options));
  // RU-43
  s.circle[character].members = s.open.options.openHands ? seatsOf(seats) : [seat];
  tell.all({ t: 'characterChosen', seat, character });
  takeStarter(c, character, CHARACTER[character].starter);
}

function beginPhase({ s, tell }: C, phase: Phase): void {
  s.open.phase = phase;
  tell.all({ t: 'phaseBegan', phase });
}

/** VI-026 */
export const round = procedure('round', {
  /** VI-241 */
  begin: ({ s, tell }) => {
    const { open } = s;
    Object.assign(open, eventsThen(open));
    tell.all({ t: 'roundBegan', round: open.round, inForce: open.inForce.slice() });
    return next;
  },
  victims: (c) => {
    beginPhase(c, 'victims');
    return call('victimsPhase', { left: named(forest(c.s.open)) });
  },
  /** VI-028 */
  event: (c) => {
    beginPhase(c, 'event');
    return call('eventPhase');
  },
  /** VI-029, VI-030 */
  curse: (c) => {
    const { open } = c.s;
    if (open.round !== curseRound(open.players)) return next;
    beginPhase(c, 'curse');
    return call('cursePhase', { demon: null, tied: [] });
  },
  /** VI-031 */
  demon: (c) => {
    if (!c.s.open.demon) return next;
    beginPhase(c, 'demon');
    return call('demonPhase');
  },
  /** VI-241 */
  finish: ({ s }) => {
    s.open.inForce = [];
    return next;
  },
});
