/** Every word a player of NOT ALONE can read, in English and French. Pure: what is shown comes in, sentences go out. */
import { inBoth, type Lang } from '@lurk/i18n';
import { componentsOf } from './components.ts';
import { endEn } from './end.en.ts';
import { endFr } from './end.fr.ts';
import { eventsEn } from './events.en.ts';
import { eventsFr } from './events.fr.ts';
import { glossaryOf } from './glossary.ts';
import { lobbyOf } from './lobby.ts';
import { DECISIONS } from './options.ts';
import { whyNotEn } from './why-not.en.ts';
import { whyNotFr } from './why-not.fr.ts';

export const words = (lang: Lang) => ({
  components: componentsOf(lang),
  glossary: glossaryOf(lang),
  lobby: lobbyOf(lang),
  events: inBoth(eventsEn, eventsFr)(lang),
  decisions: DECISIONS[lang],
  whyNot: inBoth(whyNotEn, whyNotFr)(lang),
  end: inBoth(endEn, endFr)(lang),
});

export { type Described, type Ending, LANGS, type Lang, optionsWithin, type Path, tellRefusal } from '@lurk/i18n';
export { type AskKind, meaningOf, type OfferKind } from './asks.ts';
export { componentsOf } from './components.ts';
export { describeDecision, describeWaiting } from './decisions.ts';
export { describeOutcome, tellTurningPoint, tellTurningPoints } from './end.ts';
export { glossaryOf } from './glossary.ts';
export { lobbyOf } from './lobby.ts';
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
export { type Asked, audienceOf, describeConfirm, describeOption, describeStep } from './options.ts';
export { speech } from './speech.ts';
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
