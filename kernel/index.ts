/** The kernel: everything a game, a server, a bot or a test may use. */
export { accepts, actsAtOnce, anySeal, canOnlyPass } from './ask.ts';
export * from './copy.ts';
export { type Dice, type DiceState, diceOver, fastDice, hmacHex, keyedDice, seedFromText, sha256Hex } from './dice.ts';
export { answerAll, apply, begin, judge, type Match, resume, type Start, takeBack, waitingFor } from './engine.ts';
export * from './json.ts';
export * from './keys.ts';
export * from './kinds.ts';
export * from './levels.ts';
export * from './lists.ts';
export { forgetful, Memories, type Remembered } from './memory.ts';
export type * from './module.ts';
export { ask, byName, call, end, go, goAfter, interruptOf, next, over, procedureOf } from './procedure.ts';
export * from './seats.ts';
export * from './shapes.ts';
export type * from './types.ts';
export {
  framesOf,
  hidesSeals,
  imagined,
  isEmpty,
  isPass,
  isRace,
  isSealing,
  isWindow,
  type Message,
  messagesFor,
  type PrivateView,
  pace,
  privateView,
  seatsOut,
  view,
} from './view.ts';
