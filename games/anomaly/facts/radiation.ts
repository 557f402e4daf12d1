/** Irradiated and viable zones (AN-170, AN-171). */
import { BY_THE_REACTOR, NEIGHBOURS, ZONES, type Zone } from '../data/board.ts';
import type { Open } from '../types.ts';

export const irradiated = ({ radiation }: Open, zone: Zone): boolean => radiation.some((token) => token.zone === zone);

/** AN-171 Without a token, and next to the reactor or to a zone with one. */
export const viableZones = (open: Open): Zone[] =>
  ZONES.filter(
    (zone) => !irradiated(open, zone) && (BY_THE_REACTOR.includes(zone) || NEIGHBOURS[zone].some((near) => irradiated(open, near))),
  );
