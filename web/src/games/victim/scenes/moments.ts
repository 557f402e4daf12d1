/** The great moments: somebody turns, somebody is taken, the bunker opens. Everything in them has been told to all. */
import { factsOf, lasting } from '@lurk/contract';
import { type Event, escapesNeeded, events, victimOf } from '@lurk/victim/public';
import type { Moment } from '../../../play/showing/moments.svelte';
import { formula } from '../adapt/bunker';
import { names } from '../adapt/names';
import { lookVictim, type Perspective } from '../adapt/perspective';
import { curseIn } from './curse';
import type { BlowView, DoorView, GreatView } from './model';

type Blow = Extract<Event, { t: 'eliminated' | 'enslaved' }>;
type Opened = Extract<Event, { t: 'bunkerOpened' }>;

export function momentIn(perspective: Perspective, log: readonly Event[], from: number): Moment<GreatView> | null {
  const curse = curseIn(perspective, log, from);
  if (curse) return { ...curse, view: { kind: 'curse', curse: curse.view } };
  const event = log.slice(from).findLast((one) => one.t === 'eliminated' || one.t === 'enslaved' || one.t === 'bunkerOpened');
  if (!event) return null;
  return {
    ms: lasting(factsOf(events, event).beat),
    view: event.t === 'bunkerOpened' ? doorOf(perspective, event) : blowOf(perspective, event),
  };
}

function blowOf(perspective: Perspective, { t, victim, count }: Blow): BlowView {
  const { open, seat } = perspective.view;
  const lost = victimOf(open, victim);
  return {
    kind: 'blow',
    how: t,
    victim,
    seat: lookVictim(perspective, lost),
    who: names(perspective).character(victim).name,
    demon: open.demon && { id: open.demon.demon, name: names(perspective).demon(open.demon.demon), mine: open.demon.seat === seat },
    mine: lost.seat === seat,
    count,
  };
}
function doorOf(perspective: Perspective, { victim }: Opened): DoorView {
  const { open } = perspective.view;
  return {
    kind: 'door',
    seat: lookVictim(perspective, victimOf(open, victim)),
    formula: formula(open.row),
    gate: open.gate ?? 0,
    needed: escapesNeeded(open),
  };
}
