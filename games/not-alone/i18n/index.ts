/** Every word a player of NOT ALONE can read, in English and French. Pure: what is shown comes in, sentences go out. */
import { componentsEn } from './components.en.ts';
import { componentsFr } from './components.fr.ts';
import { endEn } from './end.en.ts';
import { endFr } from './end.fr.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import type { Lang } from './format.ts';
import { DECISIONS, type DecisionWords } from './options.ts';
import { whyNotEn } from './why-not.en.ts';
import { whyNotFr } from './why-not.fr.ts';
import type { Words } from './words.ts';

export interface AllWords {
  components: Words<typeof componentsEn>;
  events: Words<typeof eventsEn>;
  decisions: DecisionWords;
  whyNot: Words<typeof whyNotEn>;
  end: Words<typeof endEn>;
}

const WORDS: Record<Lang, AllWords> = {
  en: { components: componentsEn, events: eventsEn, decisions: DECISIONS.en, whyNot: whyNotEn, end: endEn },
  fr: { components: componentsFr, events: eventsFr, decisions: DECISIONS.fr, whyNot: whyNotFr, end: endFr },
};
export const words = (lang: Lang): AllWords => WORDS[lang];

export { type AskKind, meaningOf, type OfferKind, type Path } from './asks.ts';
export { type Described, describeDecision, describeWaiting, tellRefusal } from './decisions.ts';
export { describeOutcome, type Ending, tellTurningPoint, tellTurningPoints } from './end.ts';
export { LANGS, type Lang } from './format.ts';
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
  thePlace,
  theToken,
} from './names.ts';
export { type Asked, describeConfirm, describeOption, describeStep, optionsWithin } from './options.ts';
export { PRIVATE_EVENTS, tellEvent } from './tell.ts';
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
