/** Every word a player of ANOMALY can read, in English and French. Pure: what is shown comes in, sentences go out. */

export { LANGS, type Lang, optionsWithin } from '@lurk/i18n';
export { type AskKind, kindOf } from './asks.ts';
export { describeDecision } from './decisions.ts';
export { describeOutcome, tellTurningPoint } from './end.ts';
export {
  type Audience,
  audienceOf,
  nameOfCard,
  nameOfPawn,
  nameOfSide,
  nameOfSymbol,
  pawnOrYou,
  shortZone,
} from './names.ts';
export { roundsOf, tellLearnt, tellWhyOut } from './overlay.ts';
export { coachOf, endOf, glossaryOf, loadWords, lobbyOf, type TableWords, tableOf, wordsOf } from './parts.ts';
export { describeWaiting, speech } from './speech.ts';
export { tellEvent } from './tell.ts';
export { type TurningPoint, turningPoints } from './turning-points.ts';
export type { WhyNotId } from './why-not.en.ts';
export {
  tellWhyNot,
  type WhyNot,
  whyNotDeed,
  whyNotEvolution,
  whyNotFuel,
  whyNotShow,
  whyNotSkip,
  whyNotStep,
  whyNotTrap,
  whyNotUse,
  whyNotZone,
} from './why-not.ts';
