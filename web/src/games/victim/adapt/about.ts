/** The things on the table that an event is about: they are lit while it is told. */
import type { Event, Seen } from '@lurk/victim/public';
import type { Key } from '../../../play/asking/things';

export function about(event: Event, { open }: Seen): Key[] {
  const keys: Key[] = [];
  if ('victim' in event) keys.push(`victim:${event.victim}`);
  if ('cell' in event && event.cell) keys.push(`cell:${event.cell}`);
  if (event.t === 'rollsShown' || event.t === 'tieRolled') keys.push(...event.rolls.map(({ victim }) => `victim:${victim}`));
  if (event.t === 'rollIs') keys.push(`victim:${event.roll.victim}`);
  if (event.t === 'stepped' || event.t === 'hunted') keys.push(`cell:${event.to}`);
  if (event.t.startsWith('demon') || event.t === 'upgraded' || event.t === 'specialUsed') keys.push('demon');
  if (event.t === 'tokenFound' || event.t === 'gateShown' || event.t === 'bunkerOpened') keys.push('bunker');
  return open.demon || !keys.includes('demon') ? keys : keys.filter((key) => key !== 'demon');
}
