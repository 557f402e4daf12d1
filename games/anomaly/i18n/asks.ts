/** The questions of the game by name. */
import { framesOf, oneAmong } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import type { AN, Halves, Seen } from '../types.ts';

const ASK_KINDS = [
  'startingZone',
  'firstCard',
  'studentTurn',
  'secondHit',
  'showCard',
  'trapWindow',
  'anomalyTurn',
  'secondHalf',
  'baited',
  'reactive',
  'whatToEat',
  'whomToPossess',
  'forcedAction',
  'secondForcedHit',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];
/** The kernel carries names; these are the game's. */
export const kindOf = ({ kind }: { kind: string }): AskKind => oneAmong(ASK_KINDS, kind);

/** Of what the procedure that asks has written down: the zone it is about, if any. */
export function zoneAsked(view: Seen): Zone | null {
  const at = framesOf<AN>(view).at(-1)?.at;
  return at && 'zone' in at ? at.zone : null;
}
/** AN-101 The kind of the half that is done, in the other half of an action. */
export function halfDone(view: Seen): Halves['first'] {
  const asking = framesOf<AN>(view).at(-1);
  return asking?.proc === 'anomalyTurn' ? asking.at.first : null;
}
