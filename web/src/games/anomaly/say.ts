import type { Words } from '../../i18n/en';
import type { SeatLook, TextEntry } from '../../ui/types';
import { neighboursOf, symbolsOf } from './graph';
import type { DeedId, SymbolId, ZoneId } from './ids';
import type { ScentSplit, ZoneView } from './model';

const names = (seats: readonly SeatLook[]): string => seats.map((seat) => seat.name).join(', ');

export const deedName = (deed: DeedId, { anomaly: w }: Words): string =>
  (deed === 'move' || deed === 'feed' || deed === 'skip' ? w.deeds[deed] : w.bottoms[deed]).name;
export const deedRule = (deed: DeedId, { anomaly: w }: Words): string =>
  (deed === 'move' || deed === 'feed' || deed === 'skip' ? w.deeds[deed] : w.bottoms[deed]).rule;

export const symbolNames = (zone: ZoneId, { anomaly: w }: Words): string =>
  symbolsOf[zone].map((symbol: SymbolId) => w.symbols[symbol]).join(', ');
const neighbourNames = (zone: ZoneId, { anomaly: w }: Words): string => neighboursOf[zone].map((near) => w.zones[near].short).join(', ');

/** What the board shows in one zone, as a sentence: for screen readers, the text mirror and labels. */
export function describeZone(zone: ZoneView, words: Words): string {
  const w = words.anomaly.zone;
  const traps = zone.traps ?? [];
  const others = (zone.here ?? []).filter((seat) => !seat.you);
  const facts: (string | false | undefined)[] = [
    zone.choice?.picked && w.picked,
    zone.choice && !zone.choice.picked && !zone.choice.why && w.may,
    zone.target && w.target,
    zone.here?.some((seat) => seat.you) && w.youHere,
    others.length > 0 && w.here(names(others)),
    zone.maybe && zone.maybe.length > 0 && w.maybe(names(zone.maybe.map(({ seat }) => seat))),
    zone.anomaly === 'possible' && w.anomaly,
    zone.anomaly === 'out' && w.ruledOut,
    zone.radiation && w.radiation,
    zone.fuel && w.fuel,
    zone.sensor && w.sensor,
    !!zone.sparks && w.sparks(zone.sparks),
    traps.some((seat) => seat.you) && w.yourTrap,
    traps.some((seat) => !seat.you) && w.traps(names(traps.filter((seat) => !seat.you))),
    (zone.marks ?? []).length > 0 && w.mark,
    zone.open && w.open,
    zone.scent && w.scent,
    zone.reason,
    zone.choice?.why && w.cannot(zone.choice.why),
  ];
  return facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1).replace(/\.$/, ''))
    .join('. ');
}

/** The station as a list. */
export const boardText = (zones: readonly ZoneView[], words: Words): TextEntry[] =>
  zones.map((zone) => {
    const w = words.anomaly;
    const rule = `${w.zone.symbols(symbolNames(zone.id, words))}; ${w.zone.neighbours(neighbourNames(zone.id, words))}`;
    return { name: w.zones[zone.id].name, rule, now: describeZone(zone, words) };
  });

/** What an answer to Scent would teach about one Student. */
export function splitWorth({ inside, outside }: ScentSplit, { anomaly: { body } }: Words): string {
  if (inside === 0 || outside === 0) return body.splitNone;
  if (inside === 1) return body.splitIn;
  return outside === 1 ? body.splitOut : body.splitHalf;
}
