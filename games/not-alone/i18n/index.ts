/** Every word a player of NOT ALONE can read, in English and French. Pure: what is shown comes in, sentences go out. */
import type { Lang, Words } from '@lurk/i18n';
import { componentsEn } from './components.en.ts';
import { componentsFr } from './components.fr.ts';
import { endEn } from './end.en.ts';
import { endFr } from './end.fr.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import { DECISIONS, type DecisionWords } from './options.ts';
import { whyNotEn } from './why-not.en.ts';
import { whyNotFr } from './why-not.fr.ts';

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

export { type Described, type Ending, LANGS, type Lang, optionsWithin, type Path, tellRefusal } from '@lurk/i18n';
export { type AskKind, meaningOf, type OfferKind } from './asks.ts';
export { describeDecision, describeWaiting } from './decisions.ts';
export { describeOutcome, tellTurningPoint, tellTurningPoints } from './end.ts';
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
export { type Asked, audienceOf, describeConfirm, describeOption, describeStep } from './options.ts';
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
