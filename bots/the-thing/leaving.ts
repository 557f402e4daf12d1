/** The ways out (8.2, Escape): when to leave, and whom to take aboard. */
import type { Choice } from '@lurk/kernel';
import { boilerDestroyed, characters, nextToBoard } from '@lurk/the-thing/public';
import { TUNABLE } from '@lurk/the-thing/reckoning';
import type { Mind } from './mind.ts';
import { isFailing } from './needs.ts';

/** So sure of who is what before anybody leaves; less so when the base will not last. */
const SURE = 0.72;
const PRESSED = 0.5;
const LAST_CHANCE = 0.2;

/** A hidden Alien who may start leaves at once, and has won. A Human waits until it is likely enough who must stay behind. */
export function wouldLeave(mind: Mind): boolean {
  if (mind.isAlien) return true;
  return mind.knows.likeliest.chance >= enough(mind);
}
function enough({ open }: Mind): number {
  const { freezing, rescue, starving } = open;
  if (freezing !== null && freezing >= TUNABLE.freezing.last - 2) return 0;
  if (rescue.state === 'arrived' && rescue.fuel === TUNABLE.sos.fuelLast) return LAST_CHANCE;
  return boilerDestroyed(open) || isFailing(open) || starving || open.pool >= characters(open).length ? PRESSED : SURE;
}

/** D-41 Aboard come all but those who are Aliens in the likeliest of worlds. */
export const letsAboard = (mind: Mind): Choice => {
  const applicant = nextToBoard(mind.open);
  return applicant !== undefined && !mind.knows.likeliest.aliens.includes(applicant) ? 'yes' : 'no';
};
