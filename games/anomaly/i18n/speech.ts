/** The game's words as a table speaks them. */
import type { GameSpeech } from '@lurk/i18n';
import type { AN } from '../types.ts';
import { describeDecision, describeWaiting } from './decisions.ts';
import { audienceOf } from './names.ts';
import { describeConfirm, describeOption, describeRule, describeStep } from './options.ts';
import { tellEvent } from './tell.ts';

export const speech: GameSpeech<AN> = {
  describeDecision,
  describeWaiting,
  describeStep,
  describeOption,
  describeRule,
  describeConfirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
};
