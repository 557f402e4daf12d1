/** The tracks above the base, and where the round stands. */
import { framesOf } from '@lurk/kernel';
import { COOP_PHASES, climateOf, HIDDEN_PHASES, rescueAway, type TT, trackEnds } from '@lurk/the-thing/public';
import type { Gauges, PersonView, RailPart, RailView, TickId } from '../model';
import type { Perspective } from './perspective';

export function gaugesOf({ view: { open } }: Perspective, people: readonly PersonView[]): Gauges {
  const { rescue, freezing, weather, players, coop, options } = open;
  const ends = trackEnds(open);
  return {
    suspicion: {
      // Spaces past the red one are not drawn.
      last: ends.suspicion,
      red: ends.red,
      discs: people.flatMap(({ seat, suspicion }) => (suspicion === null ? [] : [{ seat, at: suspicion }])),
    },
    threat: coop?.threat ?? null,
    encountersReveal: options.coopEncounterReveal,
    rescue: {
      state: rescue.state,
      at: rescue.at,
      of: ends.rescue,
      away: rescueAway(open),
      fuel: { now: rescue.fuel, of: ends.rescueFuel },
    },
    freezing: freezing === null ? null : { now: freezing, of: ends.freezing },
    weather: weather ? { id: weather, ...climateOf(weather, players) } : null,
  };
}

/** The parts of the action phase by the procedure that runs. */
const WORK: readonly string[] = [
  'resolving',
  'bonus',
  'action',
  'drawItem',
  'drawLab',
  'rollInStation',
  'useVehicle',
  'partyActions',
  'threat',
  'escape',
  'partyEscape',
];
const GOING: readonly string[] = ['drawing', 'placing', 'place'];

function tickOf({ view }: Perspective): TickId | null {
  const { phase, round } = view.open;
  if (round === 0) return null;
  if (phase !== 'action') return phase;
  const procs = framesOf<TT>(view).map(({ proc }): string => proc);
  if (procs.some((proc) => GOING.includes(proc))) return 'place';
  return procs.some((proc) => WORK.includes(proc)) || view.open.coop ? 'work' : 'encounters';
}

const ticksOf = (coop: boolean): TickId[] =>
  (coop ? COOP_PHASES : HIDDEN_PHASES).flatMap((phase): TickId[] =>
    phase !== 'action' ? [phase] : coop ? ['work'] : ['place', 'encounters', 'work'],
  );
const PART: Record<TickId, RailPart> = {
  weather: 'go',
  maintenance: 'go',
  movement: 'go',
  alien: 'go',
  place: 'go',
  encounters: 'meet',
  work: 'meet',
  rest: 'argue',
  analyses: 'argue',
  meal: 'argue',
  dogs: 'argue',
};
const PARTS: readonly RailPart[] = ['go', 'meet', 'argue'];

export function railOf(perspective: Perspective): RailView {
  const ticks = ticksOf(perspective.view.open.coop !== null);
  return { parts: PARTS.map((id) => ({ id, ticks: ticks.filter((tick) => PART[tick] === id) })), now: tickOf(perspective) };
}
