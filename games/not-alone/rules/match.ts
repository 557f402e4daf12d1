/** The whole match: set-up, then turn after turn until a counter reaches Victory. */
import { type Answer, ask, call, go, must, next } from '@lurk/kernel';
import { refillHunt } from '../acts/decks.ts';
import { chooseSide } from '../asks/exploration.ts';
import type { BoardSide } from '../data/board.ts';
import { HUNT_HAND, SURVIVAL_DEALT } from '../data/components.ts';
import { HUNT_IDS } from '../data/hunt-cards.ts';
import { HAND_PLACES } from '../data/places.ts';
import { SURVIVAL_IDS } from '../data/survival-cards.ts';
import { procedure } from '../types.ts';

export const match = procedure('match', {
  /** NA-004 First of all, the side of the board. */
  chooseSide: () => ask(chooseSide, 'sideChosen'),

  sideChosen: ({ s, tell }, [{ choice }]: Answer<BoardSide>[]) => {
    s.open.side = choice;
    tell.all({ t: 'sideChosen', side: s.open.side });
    return next;
  },

  /** NA-007, NA-011, NA-012 Places 1 to 5 and a Survival card for each Hunted. */
  dealToTheHunted: ({ s, dice, tell }) => {
    s.vault.huntDeck = dice.shuffle('deck/hunt', [...HUNT_IDS]);
    s.vault.survivalDeck = dice.shuffle('deck/survival', [...SURVIVAL_IDS]);
    for (const h of s.open.hunted) {
      s.own[h].hand = [...HAND_PLACES];
      for (let i = 0; i < SURVIVAL_DEALT; i++) s.own[h].survival.push(must(s.vault.survivalDeck.pop()));
      tell.seat(h, { t: 'survivalDrawnCards', cards: s.own[h].survival.slice() });
    }
    return next;
  },

  /** NA-013 Three Hunt cards for the Creature. */
  dealToTheCreature: (c) => {
    refillHunt(c, HUNT_HAND);
    return next;
  },

  /** NA-023 Phase 1, 2, 3, 4, then the next turn. */
  turn: ({ s, tell }) => {
    s.open.turn++;
    tell.all({ t: 'turnBegan', turn: s.open.turn });
    return next;
  },
  exploration: () => call('exploration'),
  hunting: () => call('hunting'),
  reckoning: () => call('reckoning', { hunted: null, card: null }),
  endOfTurn: () => call('endOfTurn'),
  nextTurn: () => go('turn'),
});
