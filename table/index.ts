/** The table around a match: what server, page and offline play share. */
export { commitmentOf, Deal, type Dealt, nonceHash, PATIENCE, seedOf } from './deal.ts';
export { type Change, Driver, type Move, type Sender, type Thought, type World } from './driver.ts';
export { type BotTask, Host, type HostStart, type Outcome, type Saved, type Setting } from './host.ts';
export { MOST_KEYS } from './keys.ts';
export { apart, isReadable, skeleton, tidy } from './names.ts';
export { answersAfter, type Chance, clockFor, closesAfter } from './pace.ts';
export { applyPatch, catchUp, type Patch } from './patch.ts';
export * from './protocol.ts';
export {
  type Ending,
  type Finding,
  type MatchRecord,
  type Played,
  RecordText,
  recordOf,
  recordWith,
  type Verdict,
  verify,
} from './record.ts';
export { receiptOf, sealsOf } from './seals.ts';
export type { Extras, Words } from './streams.ts';
export { type Frame, frameFor, heardBy, numberFor, readTelling, type Telling, writeTelling } from './telling.ts';
export { type Crumb, fromWire, toWire, type WireDecision, type WireView } from './wire.ts';
