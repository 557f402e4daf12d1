/** VI-004 A Victim leaves the forest, and takes its states with it (timing note 7). */
import type { CharacterId } from '../data/characters.ts';
import { victimOf } from '../facts/people.ts';
import type { C, Status } from '../types.ts';
import { discardAll } from './items.ts';

/** What is told of it, and the look at the end, are the caller's. */
export function leaveForest(c: C, character: CharacterId, how: Exclude<Status, 'forest'>): void {
  const { open } = c.s;
  const victim = victimOf(open, character);
  // VI-162 Only who escapes keeps its cards.
  if (how !== 'escaped') discardAll(c, character);
  victim.status = how;
  // VI-338 The Enslaved Victim's figure stays.
  if (how !== 'enslaved') victim.at = null;
  Object.assign(victim, { wounds: 0, hide: 'none', recharge: 'ready', effects: [] });
  if (open.running?.victim === character) open.running.over = true;
  // VI-195
  if (character === 'lucien') endSmartLink(c);
  endGroundAnalyze(c, character);
}

/** VI-193, VI-195 */
export function endSmartLink({ s, tell }: C): void {
  if (!s.open.smartLink) return;
  s.open.smartLink = false;
  tell.all({ t: 'smartLinkEnded' });
}
/** VI-045, VI-199 */
export function endGroundAnalyze({ s, tell }: C, victim: CharacterId): void {
  if (s.open.groundAnalyze !== victim) return;
  s.open.groundAnalyze = null;
  tell.all({ t: 'groundAnalyzeEnded', victim });
}
