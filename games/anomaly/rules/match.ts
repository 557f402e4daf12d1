/** The whole match: set-up (AN-018 to AN-032), then round after round until a side has no health left. */
import { type Answer, ask, call, go, next } from '@lurk/kernel';
import { draw } from '../acts/cards.ts';
import { showSymbol } from '../acts/moves.ts';
import { firstCard, startingZone } from '../asks/setup.ts';
import type { Zone } from '../data/board.ts';
import { DECK } from '../data/cards.ts';
import { ANY_LABS, OPPOSITE } from '../data/fuel.ts';
import { RADIATION_IDS } from '../data/radiation.ts';
import type { SymbolId } from '../data/symbols.ts';
import { allPawns } from '../facts/pawns.ts';
import { procedure } from '../types.ts';
import { forecast } from './end-of-round.ts';

export const match = procedure('match', {
  /** AN-023, AN-024 Two fuel tokens per ring. */
  placeFuel: ({ s, dice, tell }) => {
    const labs = s.open.options.fuelLayout === 'random-any-labs' ? ANY_LABS : OPPOSITE.labs;
    const pairs = [OPPOSITE.quarters, labs, OPPOSITE.core];
    s.open.fuel = pairs.flatMap((ring) => [...ring[dice.below('fuel', ring.length)]]);
    tell.all({ t: 'fuelPlaced', zones: s.open.fuel.slice() });
    return next;
  },

  /** AN-019, AN-020 */
  stackRadiation: (c) => {
    c.s.vault.radiation = c.dice.shuffle('radiation', [...RADIATION_IDS]);
    forecast(c);
    return next;
  },

  /** AN-021, AN-028 */
  deal: (c) => {
    c.s.vault.deck = c.dice.shuffle('deck', [...DECK]);
    draw(c, 'setup');
    return next;
  },

  /** AN-029, AN-030 Everybody chooses before any tracking card is shown. */
  chooseZones: () => ask(startingZone, 'place'),
  place: ({ s, tell }, answers: Answer<Zone[]>[]) => {
    for (const { seat, choice } of answers) {
      s.own[seat].pawns = choice.map((zone) => ({ zone, traps: [] }));
      tell.seat(seat, { t: 'startedAt', zones: choice });
    }
    s.open.placed = true;
    tell.all({ t: 'placed', students: s.open.students.map(({ seat }) => ({ seat })) });
    return next;
  },

  /** AN-031 Turned up together. */
  chooseCards: () => ask(firstCard, 'showCards'),
  showCards: (c, answers: Answer<Record<string, SymbolId>>[]) => {
    const chosen: Record<string, SymbolId> = Object.assign({}, ...answers.map(({ choice }) => choice));
    for (const pawn of allPawns(c.s.open)) showSymbol(c, pawn, chosen[pawn]);
    return next;
  },

  round: () => call('round'),
  nextRound: () => go('round'),
});
