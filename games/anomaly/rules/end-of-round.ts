/** The end of a round, in this order (AN-163 to AN-175); the end of the game is looked at after each step. */
import { next } from '@lurk/kernel';
import { draw } from '../acts/cards.ts';
import { lose, setPoints } from '../acts/health.ts';
import { newRound } from '../acts/rounds.ts';
import { ACTION_POINTS } from '../data/components.ts';
import { lowestOn } from '../data/radiation.ts';
import { allPawns, anomalyZone, zoneOf } from '../facts/pawns.ts';
import { irradiated, viableZones } from '../facts/radiation.ts';
import { type C, procedure } from '../types.ts';

export const endOfRound = procedure('endOfRound', {
  /** AN-163 */
  starve: (c) => {
    const { s, tell } = c;
    tell.all({ t: 'roundEnded', round: s.open.round });
    if (s.open.fed) return next;
    tell.all({ t: 'starved' });
    lose(c, { anomaly: 1 }, 'environment', 'starvation');
    return next;
  },

  /** AN-164 */
  refillHands: (c) => {
    draw(c, 'refill');
    return next;
  },

  /** AN-167 */
  refillPoints: (c) => {
    setPoints(c, ACTION_POINTS, 'refill');
    return next;
  },

  /** AN-168, AN-169 Everybody in an irradiated zone, all at the same time; who is public, where is not. */
  radiationHurts: (c) => {
    const { s, tell } = c;
    if (s.open.radiation.length === 0) return next;
    const pawns = allPawns(s.open).filter((pawn) => irradiated(s.open, zoneOf(s, pawn)));
    const anomaly = irradiated(s.open, anomalyZone(s));
    tell.all({ t: 'irradiated', pawns, anomaly });
    lose(c, { students: pawns.length, anomaly: anomaly ? 1 : 0 }, 'environment', 'radiation');
    return next;
  },

  /** AN-170 to AN-174 The viable zone with the lowest number on the token drawn. */
  radiationSpreads: (c) => {
    const { s, tell } = c;
    const token = s.open.forecast ?? s.vault.radiation.pop();
    if (!token) return next;
    const zone = lowestOn(token, viableZones(s.open));
    s.open.radiation.push({ token, zone });
    tell.all({ t: 'radiationPlaced', token, zone });
    forecast(c);
    return next;
  },

  /** AN-175 */
  clear: ({ s }) => {
    Object.assign(s.open, newRound());
    return next;
  },
});

/** AN-020 With the forecast the top token lies face up. */
export function forecast({ s, tell }: C): void {
  if (s.open.options.radiationForecast === 'hidden') return;
  s.open.forecast = s.vault.radiation.pop() ?? null;
  if (s.open.forecast) tell.all({ t: 'radiationForecast', token: s.open.forecast });
}
