/** Which great scene stands on the board, and which before us: from public facts alone. */
import { isScene, kindsWhere, SCENE } from '@lurk/contract';
import { framesOf } from '@lurk/kernel';
import { type Event, events, isRevealed, type Seen, type TT } from '@lurk/the-thing/public';
import type { Moment } from '../../../play/showing/moments.svelte';
import type { Perspective } from '../adapt/perspective';

/** Questions of an Encounter, and which of its steps they are. */
export const STEPS = {
  weaponVsAlien: 'gather',
  avoidEncounter: 'gather',
  alienChoice: 'gather',
  placeTokens: 'lay',
  lookAt: 'pick',
  lookNext: 'pick',
  drawDogToken: 'pick',
  resort: 'look',
  resortAlone: 'look',
} as const;
const MEETING: readonly string[] = Object.keys(STEPS);
/** Questions after the vote: its arms stay up until the night. */
export const AFTER_VOTE: readonly string[] = ['lastReveal', 'volunteer', 'pickAnalyst', 'analysisTarget'];
/** Questions during which everybody sits at the table of the Rec Room. */
const AT_TABLE: readonly string[] = ['callVote', 'vote', ...AFTER_VOTE];
/** Questions that a scene asks itself: no panel repeats them. */
const ASKED_IN_SCENE: readonly string[] = ['placeTokens', 'lookAt', 'lookNext', 'vote', 'board', 'acceptBoarding'];

export type OnBoard = 'rec' | 'doors' | 'body';
export type InHand = 'meet' | 'force';
const isMeeting = (view: Seen): boolean =>
  MEETING.includes(view.ask?.kind ?? '') &&
  framesOf<TT>(view).some(({ proc }) => proc === 'meeting' || proc === 'encounter' || proc === 'alienEncounter' || proc === 'dogTest');

export function onBoard({ open, ask, seat }: Seen): OnBoard | null {
  if (open.coop) return null;
  if (open.escape) return 'doors';
  if (AT_TABLE.includes(ask?.kind ?? '')) return 'rec';
  return seat !== null && isRevealed(open, seat) ? 'body' : null;
}
export function inHand(view: Seen): InHand | null {
  const { open, seat } = view;
  if (open.coop) return null;
  if (isMeeting(view)) return 'meet';
  return seat !== null && isRevealed(open, seat) ? 'force' : null;
}
export const isAskedInScene = (view: Seen): boolean => !view.open.coop && ASKED_IN_SCENE.includes(view.decision?.kind ?? '');

/** Where in the log a great moment stands. */
export interface GreatTold {
  readonly log: readonly Event[];
  readonly at: number;
}
// shown: how long it is shown, which is a matter of the page.
const GREAT: readonly Event['t'][] = kindsWhere(events, ({ beat }) => isScene(beat));
export function momentIn({ view }: Perspective, log: readonly Event[], from: number): Moment<GreatTold> | null {
  if (view.open.coop) return null;
  // The first of them: a test and the Alien that it reveals are told at once, and shown one after the other.
  const at = log.findIndex(({ t }, i) => i >= from && GREAT.includes(t));
  return at < 0 ? null : { view: { log, at }, ms: SCENE };
}
