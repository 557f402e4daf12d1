/** Every word a player of ANOMALY can read, in English and French. Pure: what is shown comes in, sentences go out. */

export { type Described, type Ending, LANGS, type Lang, optionsWithin, type Path } from '@lurk/i18n';
export { type AskKind, kindOf, type OfferKind } from './asks.ts';
export { describeDecision, describeWaiting } from './decisions.ts';
export { describeOutcome, tellTurningPoint } from './end.ts';
export {
  type Audience,
  atZone,
  audienceOf,
  nameOfBottom,
  nameOfCard,
  nameOfDeed,
  nameOfEvolution,
  nameOfPawn,
  nameOfRing,
  nameOfSeat,
  nameOfSide,
  nameOfSymbol,
  nameOfTop,
  nameOfUse,
  nameOfWeapon,
  nameOfZone,
  ofZone,
  pawnOrYou,
  shortZone,
  theZone,
  theZones,
  toZone,
  zoneList,
} from './names.ts';
export {
  type Asked,
  describeConfirm,
  describeOption,
  describeStep,
} from './options.ts';
export { roundsOf, type StruckOut, tellLearnt, tellStruckOut, tellWhyOut } from './overlay.ts';
export { coachOf, endOf, glossaryOf, loadWords, lobbyOf, type TableWords, tableOf, wordsOf } from './parts.ts';
export { speech } from './speech.ts';
export { PRIVATE_EVENTS, tellEvent } from './tell.ts';
export { type TurningPoint, turningPoints } from './turning-points.ts';
export type { WhyNotId } from './why-not.en.ts';
export {
  tellWhyNot,
  type WhyNot,
  whyNotDeed,
  whyNotEvolution,
  whyNotFuel,
  whyNotOverload,
  whyNotScent,
  whyNotShow,
  whyNotSkip,
  whyNotStep,
  whyNotTrack,
  whyNotTrap,
  whyNotUse,
  whyNotZone,
} from './why-not.ts';
