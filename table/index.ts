/** The table around a match: what server, page and offline play share. */
export {
  beginDeal,
  commit,
  type DealState,
  type Dealt,
  dealAgain,
  dealtFrom,
  expire,
  lastRound,
  nonceHash,
  open,
  openedIn,
  PATIENCE,
  type Round,
  seedOf,
} from './deal.ts';
export {
  type Change,
  Driver,
  type Environment,
  type Move,
  type Rejection,
  type Sender,
  type Thought,
} from './driver.ts';
export type { Finding, Trouble } from './findings.ts';
export type { FirstDealt } from './first-deal.ts';
export { type GuestLang, guestName, saidName } from './guests.ts';
export { type BotTask, Host, type Saved, type Setting } from './host.ts';
export { HEADS, headName, headsFor, invitation, NO_GAME, ORIGIN } from './invitation.ts';
export { MOST_KEYS, RecentKeys } from './keys.ts';
export { apart, isReadable, NOBODY, shortened, skeleton, tidy } from './names.ts';
export { callsNeeded, clockFor, graceFor, QUIET, REST } from './pace.ts';
export { applyPatch } from './patch.ts';
export { isFor, type Planned } from './planned.ts';
export * from './protocol.ts';
export { type Ending, type MatchRecord, type RecordOfRounds, recordOf, recordWith, rerun, secretOf, seedFrom } from './record.ts';
export { type Frozen, type Kept, restore, rulesFor, type StoredInput, type StoredMatch } from './restore.ts';

export { frameFor, framesOf, heardBy, numberFor, readTelling, type StreamFrame, type Telling, writeTelling } from './telling.ts';
export { commitmentOf, differing, MOST_ROUNDS, type Seating, seatingOf, Terms } from './terms.ts';
export { type Attention, attentive, type Wanted, type Wants } from './timing.ts';
export { settledBy, type Verdict, verify } from './verify.ts';
export { fromWire, toWire, type WireView } from './wire.ts';
export type { KeptRound, Witness } from './witness.ts';
