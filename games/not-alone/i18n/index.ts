/** Every word a player of NOT ALONE can read, in English and French. Pure: what is shown comes in, sentences go out. */

export { LANGS, type Lang, optionsWithin } from '@lurk/i18n';
export { type AskKind, kindOf } from './asks.ts';
export { describeDecision } from './decisions.ts';
export { describeOutcome, tellTurningPoint } from './end.ts';
export {
  type Audience,
  atPlace,
  nameOfHunt,
  nameOfPhase,
  nameOfPlace,
  nameOfSurvival,
  nameOfToken,
  thePlace,
} from './names.ts';
export { coachOf, endOf, glossaryOf, loadWords, lobbyOf, type TableWords, tableOf, wordsOf } from './parts.ts';
export { speech, tellEvent } from './speech.ts';
export { type TurningPoint, turningPoints } from './turning-points.ts';
export type { WhyNotId } from './why-not.en.ts';
export {
  mineOf,
  tellWhyNot,
  type WhyNot,
  whyNotBorrow,
  whyNotCopy,
  whyNotGiveUp,
  whyNotHunt,
  whyNotPlace,
  whyNotPower,
  whyNotResist,
  whyNotSurvival,
  whyNotTakeBack,
  whyNotTakePlace,
} from './why-not.ts';
