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
  type Followed,
  type Lost,
  type Move,
  type Said,
  type Sender,
  type Thought,
} from './driver.ts';
export { CHECKS, type Check, type Doubt, type Fault, type Finding, type Trouble } from './findings.ts';
export type { FirstDealt } from './first-deal.ts';
export { type GuestLang, guestName, saidName } from './guests.ts';
export { type BotTask, Host, type HostStart, type Outcome, type Saved, type Setting } from './host.ts';
export { type Keyed, MOST_KEYS, RecentKeys } from './keys.ts';
export { apart, isReadable, NOBODY, shortened, skeleton, tidy } from './names.ts';
export { answersAfter, CALM, type Chance, callsNeeded, clockFor, closesAfter, graceFor, hurry, QUIET, REST } from './pace.ts';
export { applyPatch, catchUp, type Patch } from './patch.ts';
export * from './protocol.ts';
export { type Ending, type Finished, type MatchRecord, RecordText, recordOf, recordWith, secretOf, seedFrom } from './record.ts';
export { type Frozen, type Kept, type Restored, restore, rulesFor, type StoredInput, type StoredMatch } from './restore.ts';
export { receiptOf, sealsOf } from './seals.ts';
export type { Extras, Words } from './streams.ts';
export { type Frame, frameFor, framesOf, heardBy, numberFor, readTelling, type Telling, writeTelling } from './telling.ts';
export { commitmentOf, differing, MOST_ROUNDS, type Seating, seatingOf, Terms } from './terms.ts';
export { type Attention, attentive, type Wants } from './timing.ts';
export { type KnownGame, settledBy, type Verdict, verify } from './verify.ts';
export { type Crumb, fromWire, toWire, type WireDecision, type WireView } from './wire.ts';
export type { KeptRound, Witness } from './witness.ts';
