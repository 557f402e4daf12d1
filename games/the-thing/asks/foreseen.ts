/** What a player can answer ahead while the others are asked: where the own Character is placed next, and with which card (TT-079, TT-080). */
import { foresightOf } from '@lurk/contract';
import { HIDDEN_PHASES, type Phase } from '../data/phases.ts';
import { pawnsOf, waitsToBePlaced } from '../facts/people.ts';
import type { Open, TT } from '../types.ts';
import { placeCharacter } from './placing.ts';

const ORDER: readonly Phase[] = HIDDEN_PHASES;
const reached = (phase: Phase): number => ORDER.indexOf(phase);
/** TT-044 The round of the next placing: once the Characters have come back, the next one. */
const placingRound = ({ round, phase }: Open): number => (reached(phase) > reached('action') ? round + 1 : round);

export const foresight = foresightOf<TT>(
  (me, { decision }) => {
    const { open, seat } = me;
    // In the co-operative game nobody waits to place alone.
    if (open.coop || open.round === 0) return null;
    const [pawn] = pawnsOf(open, seat);
    if (!waitsToBePlaced(open, pawn) || decision?.kind === placeCharacter.kind) return null;
    // Of the cards in hand: those that are drawn before can be named when it is asked.
    const { shape } = placeCharacter.decide({ ...me, sealed: null }, { pawn });
    return { kind: placeCharacter.kind, about: placingRound(open), shape };
  },
  ({ open }) => open.round,
);
