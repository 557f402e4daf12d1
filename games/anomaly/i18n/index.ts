/** Every word a player of ANOMALY can read, in English and French. Pure: what is shown comes in, sentences go out. */
import type { Lang, Words } from '@lurk/i18n';
import { componentsEn } from './components.en.ts';
import { componentsFr } from './components.fr.ts';
import { endEn } from './end.en.ts';
import { endFr } from './end.fr.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import { DECISIONS, type DecisionWords } from './options.ts';
import { overlayEn } from './overlay.en.ts';
import { overlayFr } from './overlay.fr.ts';
import { whyNotEn } from './why-not.en.ts';
import { whyNotFr } from './why-not.fr.ts';

export interface AllWords {
  components: Words<typeof componentsEn>;
  events: Words<typeof eventsEn>;
  decisions: DecisionWords;
  whyNot: Words<typeof whyNotEn>;
  overlay: Words<typeof overlayEn>;
  end: Words<typeof endEn>;
}

const WORDS: Record<Lang, AllWords> = {
  en: { components: componentsEn, events: eventsEn, decisions: DECISIONS.en, whyNot: whyNotEn, overlay: overlayEn, end: endEn },
  fr: { components: componentsFr, events: eventsFr, decisions: DECISIONS.fr, whyNot: whyNotFr, overlay: overlayFr, end: endFr },
};
export const words = (lang: Lang): AllWords => WORDS[lang];

export { type Described, type Ending, LANGS, type Lang, optionsWithin, type Path, tellRefusal } from '@lurk/i18n';
export { type AskKind, meaningOf, type OfferKind } from './asks.ts';
export { describeDecision, describeWaiting } from './decisions.ts';
export { describeOutcome, tellTurningPoint, tellTurningPoints } from './end.ts';
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
  isBottom,
  isCard,
  isEvolution,
  isSymbol,
  isTop,
  isZone,
} from './options.ts';
export { roundsOf, type StruckOut, tellStruckOut, tellWhyOut } from './overlay.ts';
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
