/** The base as a list: for screen readers, the text mirror and labels. One source for both. */
import { capital } from '@lurk/i18n';
import type { TableWords } from '@lurk/the-thing/public';
import type { TextEntry } from '../../ui/types';
import type { Gauges, PersonView, RoomView, StoreView } from './model';

const names = (people: readonly PersonView[]): string => people.map(({ seat }) => seat.name).join(', ');

/** What there is in a room now, as a sentence. */
export function describeRoom(room: RoomView, { screen }: TableWords): string {
  const w = screen.room;
  const standing = room.people.filter((person) => person.standing);
  const lying = room.people.filter((person) => !person.standing);
  const facts: (string | false | undefined)[] = [
    room.choice?.picked && w.picked,
    room.choice && !room.choice.picked && !room.choice.why && w.may,
    room.burnt && w.shut,
    room.dead && (room.id === 'generator' ? w.dark : w.dead),
    room.fuel && w.fuel(room.fuel.now, room.fuel.of),
    room.damage && w.damage(room.damage.now, room.damage.of),
    room.store && w.stock(room.store.count),
    standing.length > 0 && w.here(names(standing)),
    lying.length > 0 && w.lying(names(lying)),
    // shown: one, or several.
    room.dogs > 0 && (room.dogs === 1 ? w.dog : w.dogs(room.dogs)),
    room.force > 0 && w.force(room.force),
    room.leaderToken && w.leader,
    room.choice?.why,
  ];
  return facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => capital(fact.replace(/\.$/, '')))
    .join('. ');
}

/** What stands above the base, as sentences. */
function gaugeText(
  { suspicion, threat, encountersReveal, rescue, freezing, weather }: Gauges,
  { screen, weather: skies }: TableWords,
): TextEntry[] {
  const g = screen.gauges;
  const rescueNow = {
    waiting: g.sosWaiting,
    flying: g.sosAway(rescue.away),
    arrived: g.sosHere,
    gone: g.sosGone,
  }[rescue.state];
  return [
    {
      name: g.suspicion,
      rule: threat === null ? g.suspicionHelp : g.threatHelp(encountersReveal),
      now: [...(threat === null ? [] : [g.threatAt(threat)]), ...suspicion.discs.map(({ seat, at }) => g.disc(seat.name, at))].join('. '),
    },
    { name: g.sos, rule: g.sosHelp, now: `${rescueNow}. ${g.sosFuel(rescue.fuel.now, rescue.fuel.of)}` },
    { name: g.freezing, rule: g.freezingHelp, now: freezing ? g.freezingAt(freezing.now, freezing.of) : g.freezingNone },
    {
      name: g.weather,
      rule: weather
        ? [
            g.costs.generator(weather.generator),
            g.costs.boiler(weather.boiler),
            g.costs.helicopter(weather.helicopter),
            g.costs.freezing(weather.freezing),
          ].join('. ')
        : '',
      now: weather ? skies[weather.id] : g.noWeather,
    },
  ];
}

export const boardText = (rooms: readonly RoomView[], stores: readonly StoreView[], gauges: Gauges, words: TableWords): TextEntry[] => [
  ...rooms.map((room) => ({ ...words.places[room.id], now: describeRoom(room, words) })),
  ...stores.map(({ id, count }) => ({
    name: words.screen.stores[id],
    rule: words.screen.storeRules[id],
    now: words.screen.room.stock(count),
  })),
  ...gaugeText(gauges, words),
];
