/** Every word a player of NOT ALONE can read, in English and French. Pure: what is shown comes in, sentences go out. */

export { type Described, type Ending, LANGS, type Lang, optionsWithin, type Path } from '@lurk/i18n';
export { type AskKind, kindOf, type OfferKind } from './asks.ts';
export { describeDecision, describeWaiting } from './decisions.ts';
export { describeOutcome, tellTurningPoint } from './end.ts';
export {
  type Audience,
  atPlace,
  nameOfCard,
  nameOfHunt,
  nameOfPair,
  nameOfPhase,
  nameOfPlace,
  nameOfSeat,
  nameOfSide,
  nameOfSurvival,
  nameOfToken,
  ofPlace,
  ruleOfSide,
  thePlace,
  theToken,
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
