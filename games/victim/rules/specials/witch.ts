/** 3.27 Morbid Explosion and Thunder Call. */
import { next } from '@lurk/kernel';
import { isBetter } from '../../facts/demon-actions.ts';
import { redLeft, yellowLeft } from '../../facts/demons.ts';
import { tileUnder } from '../../facts/map.ts';
import { procedure } from '../../types.ts';
import { specialBlows } from './blows.ts';

export const morbidExplosion = procedure('morbidExplosion', {
  /** VI-360, VI-362 */
  strike: (c) => specialBlows(c, 'special1', [c.at.victim]),
  /** VI-361, VI-323 */
  destroy: ({ s, at, tell }) => {
    const laid = tileUnder(s.open, at.cell);
    if (!isBetter(s.open, 'special1') || laid.destroyed || yellowLeft(s.open) === 0) return next;
    laid.destroyed = true;
    tell.all({ t: 'corpseDestroyed', cell: at.cell });
    return next;
  },
});

export const thunderCall = procedure('thunderCall', {
  /** VI-363, VI-365 */
  strike: (c) => specialBlows(c, 'special2', c.at.victims),
  /** VI-364, VI-323 */
  break: ({ s, at, tell }) => {
    const laid = tileUnder(s.open, at.cell);
    if (!isBetter(s.open, 'special2') || laid.broken || redLeft(s.open) === 0) return next;
    laid.broken = true;
    tell.all({ t: 'decoderBroken', cell: at.cell });
    return next;
  },
});
