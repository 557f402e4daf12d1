/** Phase 2, Hunting (NA-083 to NA-087). */
import { ask, type Choice, call, go, next, type Picked, pickOf, procedure, type Value } from '@lurk/kernel';
import { notePasses } from '../acts/passes.ts';
import { placeTokens, TOKENS_PICK, w2m, w2r, w2rCreature } from '../asks/hunting.ts';
import { PLAY } from '../asks/window.ts';
import { playHunt } from '../cards/hunt.ts';
import { playSurvival } from '../cards/survival.ts';
import { spotPlaces } from '../facts/tokens.ts';
import type { C, NA, Token } from '../types.ts';
import { beginPhase } from './phase.ts';

export const hunting = procedure<NA, null>('hunting', {
  begin: (c) => {
    beginPhase(c, 2);
    return next;
  },

  /** NA-083 W2m: cards within her limit and tokens, in any order; NA-085 she may see what a card does before she places. */
  hunt: () => ask(w2m),
  cardOrTokens: (c) => {
    const { pick, with: more } = c.answers[0].choice as Picked;
    if (pick !== TOKENS_PICK) return playHunt(c, more) ?? go('hunt');
    layTokens(c, more);
    return go('react');
  },
  backToTheHunt: () => go('hunt'),

  /** NA-086 W2r: the Hunted may react; after each of their cards the Creature may play one more. */
  react: () => ask(w2r, { then: 'done', acted: 'reacts' }),
  reacts: (c) => {
    const { seat, choice } = c.answers[0];
    playSurvival(c, seat, (choice as Picked).with);
    return call('huntAgain', null, 'react');
  },

  done: (c) => {
    notePasses(c, c.answers);
    return next;
  },
});

/** NA-086 The Creature's answer in W2r: Hunt cards while she may and wants, each with its token placed at once. */
export const huntAgain = procedure<NA, null>('huntAgain', {
  may: () => ask(w2rCreature),
  plays: (c) => {
    const [answer] = c.answers;
    if (!answer || pickOf(answer.choice) !== PLAY) {
      notePasses(c, c.answers);
      return go('done');
    }
    return playHunt(c, (answer.choice as Picked).with) ?? next;
  },
  /** NA-087 Tokens already placed stay, except by NA-050 and NA-236. */
  placeNow: () => ask(placeTokens),
  placed: (c) => {
    if (c.answers.length > 0) layTokens(c, c.answers[0].choice);
    return go('may');
  },
  done: () => next,
});

/** NA-084 All positions become public together. */
function layTokens({ s, tell }: C, choice: Choice): void {
  const tokens: Partial<Record<Token, ReturnType<typeof spotPlaces>>> = {};
  for (const [token, spot] of Object.entries(choice as Record<Token, Value>)) {
    s.open.tokens[token as Token] = spotPlaces(spot);
    tokens[token as Token] = spotPlaces(spot);
  }
  tell.all({ t: 'tokensPlaced', tokens });
}
