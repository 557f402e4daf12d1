/** 3.29 Shadow Spikes and Dimension Shift. */
import { call, must, next } from '@lurk/kernel';
import { isBetter } from '../../facts/demon-actions.ts';
import { named, pieceAt, victimOf } from '../../facts/people.ts';
import { spiked, theDemon } from '../../facts/targets.ts';
import { type Frames, type Open, procedure } from '../../types.ts';
import { specialBlows } from './blows.ts';

/** VI-384, VI-386 A Hunt is granted if somebody was hit. */
const grantsHunt = (open: Open, slot: 'special1' | 'special2'): boolean => isBetter(open, slot) && (open.deed?.hit.length ?? 0) > 0;

const granted = (): Frames['freeHunt'] => ({ why: 'granted' });

export const shadowSpikes = procedure('shadowSpikes', {
  /** VI-383 */
  strike: (c) => specialBlows(c, 'special1', named(spiked(c.s.open))),
  hunt: ({ s }) => (grantsHunt(s.open, 'special1') ? call('freeHunt', granted()) : next),
});

export const dimensionShift = procedure('dimensionShift', {
  /** VI-385, VI-090 */
  shift: (c) => {
    const { s, at, tell } = c;
    const demon = theDemon(s.open);
    const victim = victimOf(s.open, at.victim);
    const victimTo = pieceAt(demon, at.piece);
    const pieceTo = must(victim.at);
    victim.at = victimTo;
    if (at.piece === 'body') demon.at = pieceTo;
    else demon.shadows[at.piece] = pieceTo;
    tell.all({ t: 'shifted', victim: at.victim, piece: at.piece, victimTo, pieceTo });
    return specialBlows(c, 'special2', [at.victim]);
  },
  hunt: ({ s }) => (grantsHunt(s.open, 'special2') ? call('freeHunt', granted()) : next),
});
