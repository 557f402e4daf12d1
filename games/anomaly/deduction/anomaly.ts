/** Section 8.1, the table of the Anomaly: what each public event says of where it can be. */
import { must } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { hasSymbol } from '../data/symbols.ts';
import { anomalySteps, baitedSteps } from '../facts/moves.ts';
import type { AnomalyMove, Event } from '../types.ts';
import { liking } from './liking.ts';
import type { Ground } from './trail.ts';
import { keep, merged, spread, type World } from './worlds.ts';

/** Stands in for the zones where it was struck when the hit itself was public: then any world may react. */
export function followAnomaly(worlds: World[], event: Event, ground: Ground): World[] {
  const only = (zone: Zone): World[] => keep(worlds, (mine) => mine === zone);
  switch (event.t) {
    case 'tracked':
      return keep(worlds, (mine) => hasSymbol(mine, event.symbol) === event.yes);
    case 'attacked':
      return attacked(worlds, event, ground);
    case 'exploded':
      return event.anomaly ? only(event.zone) : keep(worlds, (mine) => mine !== event.zone);
    case 'anomalyRevealed':
      return only(event.zone);
    case 'electricityActivated':
      return event.zone === null ? worlds : only(event.zone);
    case 'irradiated':
      return keep(worlds, (mine) => ground.radiation.includes(mine) === event.anomaly);
    case 'anomalyMoved':
      return moved(event.how === 'reactive' ? reacting(worlds) : worlds, event, ground);
    case 'noReaction':
      return calm(worlds);
    default:
      return worlds;
  }
}

function attacked(worlds: World[], { zone, hit, reaction }: Event & { t: 'attacked' }, { evolutions }: Ground): World[] {
  const note = (world: World): World => (reaction && world.zone === zone ? { ...world, struck: [...world.struck, zone] } : world);
  if (hit === 'anomaly') return merged(worlds.filter((world) => world.zone === zone).map(note));
  // AN-146 Under Morph nobody is told whether it was there.
  if (hit === 'students' && evolutions.includes('morph')) return reaction ? merged(worlds.map(note)) : worlds;
  return keep(worlds, (mine) => mine !== zone);
}

/** AN-150 An Anomaly that reacts has been attacked in the zone it was in. */
const reacting = (worlds: World[]): World[] => calm(worlds.filter(({ struck }) => struck.length > 0));
const calm = (worlds: World[]): World[] => merged(worlds.map((world) => ({ ...world, struck: [] })));

function moved(worlds: World[], { how, sensor }: Event & { t: 'anomalyMoved' }, ground: Ground): World[] {
  // AN-070, AN-071 Every entry into a zone with a sensor is told; AN-076 staying for show is no entry.
  const told = (from: Zone, to: Zone): boolean => (from !== to && ground.sensors.includes(to) ? sensor === to : sensor === null);
  return spread(worlds, ({ zone }) => ways(zone, how, ground).filter((to) => told(zone, to)), liking(ground));
}

function ways(from: Zone, how: AnomalyMove, ground: Ground): readonly Zone[] {
  if (how === 'teleport') return ZONES.filter((zone) => zone !== from);
  if (how !== 'bait') return anomalySteps(ground, from);
  const steps = baitedSteps(ground, from, must(ground.bait));
  return steps.length > 0 ? steps : [from];
}
