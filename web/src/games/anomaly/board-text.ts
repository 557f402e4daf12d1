import { NEIGHBOURS, type TableWords, type Zone } from '@lurk/anomaly/public';
import { capital } from '@lurk/i18n';
import type { SeatLook, TextEntry } from '../../ui/types';
import { symbolsDrawn } from './geometry';
import type { DeedId, ScentSplit, ZoneView } from './model';

const names = (seats: readonly SeatLook[]): string => seats.map((seat) => seat.name).join(', ');

/** The name of a card for a narrow place, with a soft hyphen where it may be broken. */
export const breakable = (name: string, { breaks }: TableWords): string =>
  breaks
    .split(' ')
    .find((broken) => broken.replace('-', '') === name)
    ?.replace('-', '\u00ad') ?? name;

export const deedName = (deed: DeedId, w: TableWords): string =>
  (deed === 'move' || deed === 'feed' || deed === 'skip' ? w.deeds[deed] : w.bottoms[deed]).name;
export const deedRule = (deed: DeedId, w: TableWords): string =>
  (deed === 'move' || deed === 'feed' || deed === 'skip' ? w.deeds[deed] : w.bottoms[deed]).rule;

export const symbolNames = (zone: Zone, w: TableWords): string =>
  symbolsDrawn(zone)
    .map((symbol) => w.symbols[symbol])
    .join(', ');
const neighbourNames = (zone: Zone, w: TableWords): string => NEIGHBOURS[zone].map((near) => w.zones[near].short).join(', ');

/** What the board shows in one zone, as a sentence: for screen readers, the text mirror and labels. */
export function describeZone(zone: ZoneView, w: TableWords): string {
  const z = w.zone;
  const traps = zone.traps ?? [];
  const others = (zone.here ?? []).filter((seat) => !seat.you);
  const facts: (string | false | undefined)[] = [
    zone.choice?.picked && (zone.pickedFor ? z.pickedFor(names(zone.pickedFor)) : z.picked),
    zone.choice && !zone.choice.picked && !zone.choice.why && z.may,
    zone.target && z.target,
    zone.here?.some((seat) => seat.you) && z.youHere,
    others.length > 0 && z.here(names(others)),
    zone.maybe && zone.maybe.length > 0 && z.maybe(names(zone.maybe.map(({ seat }) => seat))),
    zone.anomaly === 'possible' && z.anomaly,
    zone.anomaly === 'out' && z.ruledOut,
    zone.radiation && z.radiation,
    zone.fuel && z.fuel,
    zone.sensor && z.sensor,
    !!zone.sparks && z.sparks(zone.sparks),
    traps.some((seat) => seat.you) && z.yourTrap,
    traps.some((seat) => !seat.you) && z.traps(names(traps.filter((seat) => !seat.you))),
    (zone.marks ?? []).length > 0 && z.mark,
    zone.open && z.open,
    zone.scent && z.scent,
    zone.answer === 'yes' && z.answerYes,
    zone.answer === 'no' && z.answerNo,
    ...(zone.reasons ?? []).map(({ seat, text }) => (seat ? w.share(seat.name, text) : text)),
    zone.choice?.why,
  ];
  return facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => capital(fact.replace(/\.$/, '')))
    .join('. ');
}

/** The station as a list. */
export const boardText = (zones: readonly ZoneView[], w: TableWords): TextEntry[] =>
  zones.map((zone) => {
    const rule = `${w.zone.symbols(symbolNames(zone.id, w))}; ${w.zone.neighbours(neighbourNames(zone.id, w))}`;
    return { name: w.zones[zone.id].name, rule, now: describeZone(zone, w) };
  });

/** What an answer to Scent would teach about one Student. */
export function splitWorth({ inside, outside }: ScentSplit, { body }: TableWords): string {
  if (inside === 0 || outside === 0) return body.splitNone;
  // shown: one zone left says where, whatever it is for.
  if (inside === 1) return body.splitIn;
  // shown: the same.
  return outside === 1 ? body.splitOut : body.splitHalf;
}
