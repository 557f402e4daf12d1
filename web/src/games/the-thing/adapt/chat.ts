/** What is said at the table. Ready-made claims travel as small tokens, so that each reader hears them in their own language. */
import { isOneOf, keysOf } from '@lurk/kernel';
import { ACTIONS, type Action, HIDDEN_PHASES, type Open, type Pawn, type Phase, PLACES, type Place } from '@lurk/the-thing/public';
import type { Rich } from '../../../ui/types';
import { lookPawn, type Perspective, say } from './perspective';

/** About nothing, a place, a card or somebody. */
export const CLAIMS = {
  role: null,
  alone: 'place',
  come: 'place',
  put: 'card',
  sawHuman: 'pawn',
  sawAlien: 'pawn',
  trust: 'pawn',
  suspect: 'pawn',
  test: 'pawn',
} as const;
export type ClaimId = keyof typeof CLAIMS;
export const claimText = (id: ClaimId, about?: Place | Action | Pawn): string =>
  about === undefined ? `claim:${id}` : `claim:${id}:${about}`;

const CLAIM = /^claim:(\w+)(?::(\w+))?(?:@(\d+)([ab]))?$/;
const IDS = keysOf(CLAIMS);
export const isClaim = (text: string): boolean => isOneOf(IDS, CLAIM.exec(text)?.[1] ?? '');

/** When it was said: the night, and before or after its Encounters (`a`, `b`). Held against the truth once the match is over. */
export function stamped(text: string, { round, phase }: Pick<Open, 'round' | 'phase'>): string {
  return isClaim(text) ? `${text}@${round}${AFTER_MEETING.includes(phase) ? 'b' : 'a'}` : text;
}
const AFTER_MEETING: readonly Phase[] = HIDDEN_PHASES.slice(HIDDEN_PHASES.indexOf('rest'));
export interface Stamp {
  readonly id: ClaimId;
  readonly about: string;
  readonly round: number;
  readonly afterMeeting: boolean;
}
export function stampOf(text: string): Stamp | null {
  const [, id = '', about = '', round, half] = CLAIM.exec(text) ?? [];
  return isOneOf(IDS, id) && round !== undefined ? { id, about, round: Number(round), afterMeeting: half === 'b' } : null;
}

/** Any text somebody sent, as this reader reads it. A token we do not know is read as it is. */
export function heard(text: string, perspective: Perspective): Rich {
  const [, id = '', about = ''] = CLAIM.exec(text) ?? [];
  return [isOneOf(IDS, id) ? (claimIn(perspective, id, about) ?? text) : text];
}

function claimIn(perspective: Perspective, id: ClaimId, about: string): string | null {
  const words = say(perspective);
  const { claims } = words.screen;
  const { people } = perspective.view.open;
  switch (id) {
    case 'role':
      return claims.role;
    case 'alone':
    case 'come': {
      if (!isOneOf(PLACES, about)) return null;
      const the = words.article.the(words.places[about].name);
      return id === 'come' ? claims.come(words.article.to(the)) : claims.alone(words.article.in(the));
    }
    case 'put':
      return isOneOf(ACTIONS, about) ? claims.put(words.actions[about]) : null;
    default:
      return people[Number(about)] ? claims[id](lookPawn(perspective, Number(about)).name) : null;
  }
}
