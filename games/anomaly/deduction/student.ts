/** Section 8.1, the table of a Student: what each public event says of where that Student can be. */
import { has } from '@lurk/kernel';
import { NEIGHBOURS, RANGE, type Zone, zonesAt } from '../data/board.ts';
import { BAIT_REACH, REACH, SENSOR_REACH, STIMS_REACH, type Weapon } from '../data/cards.ts';
import { hasSymbol } from '../data/symbols.ts';
import { symbolsToShow } from '../facts/moves.ts';
import type { Event, Pawn } from '../types.ts';
import { liking } from './liking.ts';
import type { Ground } from './trail.ts';
import { keep, layTrap, merged, spread, takeTrap, type World } from './worlds.ts';

const reachOf = (weapon: Weapon): number => (has(REACH, weapon) ? REACH[weapon] : 0);

export function followStudent(worlds: World[], event: Event, me: Pawn, ground: Ground): World[] {
  const near = (zone: Zone, reach: number): World[] => keep(worlds, (mine) => RANGE[mine][zone] <= reach);
  const only = (zone: Zone): World[] => keep(worlds, (mine) => mine === zone);
  const not = (zone: Zone): World[] => keep(worlds, (mine) => mine !== zone);
  switch (event.t) {
    case 'symbolShown':
      if (event.pawn !== me) return worlds;
      return showing(worlds, event.symbol, ground.shown[me]);
    case 'studentMoved': {
      if (event.pawn !== me) return worlds;
      const reach = event.how === 'stims' ? STIMS_REACH : 1;
      const { zone } = event;
      if (zone !== null) return merged(near(zone, reach).map((world) => ({ ...world, zone })));
      return spread(worlds, (from) => (reach === 1 ? NEIGHBOURS[from.zone] : zonesAt(from.zone, 1, reach)), liking(ground));
    }
    case 'studentRevealed':
      return event.pawn === me ? only(event.zone) : worlds;
    case 'sensorPlaced':
      return event.pawn === me ? near(event.zone, SENSOR_REACH) : worlds;
    case 'baitSet':
      return event.pawn === me ? near(event.zone, BAIT_REACH) : worlds;
    case 'trapLaid':
      if (event.pawn !== me) return worlds;
      return layTrap(event.zone === null ? worlds : only(event.zone));
    case 'trapActivated':
      return event.pawn === me ? takeTrap(worlds, event.zone) : worlds;
    case 'attacked':
      return attacked(worlds, event, me, ground);
    case 'exploded': {
      if (event.pawns.includes(me)) return only(event.zone);
      const out = not(event.zone);
      // AN-093 The attacker aimed within range, even though the fire did not reach.
      return event.pawn === me && event.weapon !== 'trap' ? keep(out, (mine) => RANGE[mine][event.zone] <= reachOf(event.weapon)) : out;
    }
    case 'anomalyRevealed':
      return event.pawns.includes(me) ? only(event.zone) : not(event.zone);
    case 'scented':
      return keep(worlds, (mine) => event.zones.includes(mine) === event.answers[me]);
    case 'electricityActivated':
      return keep(worlds, (mine) => liveTokens(ground, event, mine) === event.hits[me]);
    case 'irradiated':
      return keep(worlds, (mine) => ground.radiation.includes(mine) === event.pawns.includes(me));
    default:
      return worlds;
  }
}

/** AN-058 A symbol is taken to be picked evenly among those the Student could show. */
function showing(worlds: World[], symbol: (Event & { t: 'symbolShown' })['symbol'], shown: Ground['shown'][number]): World[] {
  const fitting = worlds.filter(({ zone }) => hasSymbol(zone, symbol));
  return merged(fitting.map((world) => ({ ...world, weight: world.weight / symbolsToShow(world.zone, shown).length })));
}

function attacked(
  worlds: World[],
  { pawn, weapon, zone, hit, pawns }: Event & { t: 'attacked' },
  me: Pawn,
  { evolutions }: Ground,
): World[] {
  if (pawn === me) return weapon === 'trap' ? worlds : keep(worlds, (mine) => RANGE[mine][zone] <= reachOf(weapon));
  if (pawns.includes(me)) return keep(worlds, (mine) => mine === zone);
  // AN-144 With Morph the Anomaly is only hit where there is no other Student; without, nothing is said of them.
  if (hit === 'anomaly' && !evolutions.includes('morph')) return worlds;
  return keep(worlds, (mine) => mine !== zone);
}

/** AN-118, AN-140 Tokens that hurt: all in the zone but those eaten there. */
function liveTokens({ electricity }: Ground, { eaten, zone }: Event & { t: 'electricityActivated' }, mine: Zone): number {
  const all = electricity.filter((token) => token === mine).length;
  return mine === zone ? all - eaten : all;
}
