/** The game's words as a table speaks them. */
import type { GameSpeech } from '@lurk/i18n';
import type { NA } from '../types.ts';
import { describeDecision, describeWaiting } from './decisions.ts';
import { tableOf } from './parts.ts';
import { describeStep } from './steps.ts';
import { PRIVATE_EVENTS, tellEvent } from './tell.ts';
import { audienceOf, options } from './things.ts';

export const speech: GameSpeech<NA> = {
  describeDecision,
  describeWaiting,
  describeStep,
  ...options,
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
  isPrivate: ({ t }) => PRIVATE_EVENTS.some((one) => one === t),
};
