/** Phase 2, Hunting (NA-083 to NA-087). */

import { type Answer, ask, call, end, go, next, type Picked } from '@lurk/kernel';
import { notePasses } from '../acts/passes.ts';
import type { HuntPlay, Laid, Pass, Play } from '../answers.ts';
import { TOKENS_PICK } from '../asks/foreseen.ts';
import { placeTokens, w2m, w2r, w2rCreature } from '../asks/hunting.ts';
import { played } from '../asks/window.ts';
import { playHunt } from '../cards/hunt.ts';
import { spotPlaces } from '../facts/tokens.ts';
import { type C, type Event, procedure, type Token } from '../types.ts';
import { beginPhase } from './phase.ts';
import { huntedPlays } from './window.ts';

export const hunting = procedure('hunting', {
  begin: (c) => {
    beginPhase(c, 2);
    return next;
  },

  /** NA-083 W2m: cards within her limit and tokens, in any order; NA-085 she may see what a card does before she places. */
  hunt: () => ask(w2m, 'cardOrTokens'),
  cardOrTokens: (c, [{ choice }]: Answer<Play<HuntPlay> | Picked<typeof TOKENS_PICK, Laid>>[]) => {
    if (choice.pick !== TOKENS_PICK) return playHunt(c, choice.with) ?? go('hunt');
    layTokens(c, choice.with);
    return go('react');
  },
  backToTheHunt: () => go('hunt'),

  /** NA-086 W2r: the Hunted may react; after each of their cards the Creature may play one more. */
  react: () => ask(w2r, 'done', 'reacts'),
  reacts: huntedPlays('answer'),

  answer: () => call('huntAgain', null, 'react'),
  /** A pass for the rest of the phase ends with it. */
  done: () => next,
});

/** NA-086 The Creature's answer in W2r: Hunt cards while she may and wants, each with its token placed at once. */
export const huntAgain = procedure('huntAgain', {
  may: () => ask(w2rCreature, 'plays'),
  plays: (c, answers: Answer<Play<HuntPlay> | Pass>[]) => {
    const play = played(answers);
    if (play) return playHunt(c, play) ?? next;
    notePasses(c, answers);
    return end();
  },
  /** NA-087 Tokens already placed stay, except by NA-050 and NA-236. */
  placeNow: () => ask(placeTokens, 'placed'),
  placed: (c, [answer]: Answer<Laid>[]) => {
    if (answer) layTokens(c, answer.choice);
    return go('may');
  },
});

const LAYING_ORDER: readonly Token[] = ['creature', 'artemia', 'target'];

/** NA-084 All positions become public together. */
function layTokens({ s, tell }: C, laid: Laid): void {
  const tokens: (Event & { t: 'tokensPlaced' })['tokens'] = {};
  for (const token of LAYING_ORDER) {
    const spot = laid[token];
    if (spot === undefined) continue;
    s.open.tokens[token] = spotPlaces(spot);
    tokens[token] = spotPlaces(spot);
  }
  tell.all({ t: 'tokensPlaced', tokens });
}
