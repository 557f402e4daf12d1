/**
 * NA-057 The steps that all card windows share: the Creature is asked first, then all Hunted at once, and after a card the window
 * opens again. A window names its questions and its steps; what an answer does is written here once.
 */

import { type Answer, go, goAfter, next } from '@lurk/kernel';
import { notePasses } from '../acts/passes.ts';
import type { HuntPlay, Pass, Play, SurvivalPlay } from '../answers.ts';
import { played } from '../asks/window.ts';
import { playHunt } from '../cards/hunt.ts';
import { playSurvival } from '../cards/survival.ts';
import type { C } from '../types.ts';

/** The Creature has answered: a card is resolved and the window opens again at `again`; a pass goes on below. */
export const creatureAnswers =
  <K extends string>(again: K) =>
  (c: C, answers: Answer<Play<HuntPlay> | Pass>[]) => {
    const play = played(answers);
    if (play) return goAfter(playHunt(c, play), again);
    notePasses(c, answers);
    return next;
  };

/** A Hunted has played: the card is resolved and the window opens again at `again`. */
export const huntedPlays =
  <K extends string>(again: K) =>
  (c: C, [{ seat, choice }]: Answer<Play<SurvivalPlay>>[]) =>
    goAfter(playSurvival(c, seat, choice.with), again);

/** All Hunted have passed. */
export const huntedPass =
  <K extends string>(then: K) =>
  (c: C, answers: Answer<Pass>[]) => {
    notePasses(c, answers);
    return go(then);
  };
