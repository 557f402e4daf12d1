/** What is said at the table. Ready-made sentences travel as small tokens, so that each reader hears them in their own language. */
import { has } from '@lurk/kernel';
import { isPlaceNo, type Lang, type PlaceNo, type TableWords, tableOf } from '@lurk/not-alone/public';
import type { Rich } from '../../../ui/types';

export type PhraseId = keyof TableWords['phrases'];
const HUNTED_PHRASES: readonly PhraseId[] = [
  'beach',
  'wreck',
  'spread',
  'same',
  'hurry',
  'trust',
  'lie',
  'low',
  'card',
  'rescue',
  'sorry',
  'well',
];
const CREATURE_PHRASES: readonly PhraseId[] = ['smell', 'where', 'fools', 'lie', 'hurry', 'well'];
export const phrasesFor = (creature: boolean): readonly PhraseId[] => (creature ? CREATURE_PHRASES : HUNTED_PHRASES);

export const claimText = (what: 'go' | 'not', place: PlaceNo): string => `claim:${what}:${place}`;
export const phraseText = (id: PhraseId): string => `say:${id}`;

const CLAIM = /^claim:(go|not):(\d{1,2})$/;
const PHRASE = /^say:(\w+)$/;

export const isClaim = (text: string): boolean => CLAIM.test(text);

/** Any text somebody sent, as this reader reads it. A token we do not know is read as it is. */
export function heard(text: string, lang: Lang): Rich {
  const words = tableOf(lang);
  const claim = CLAIM.exec(text);
  const place = Number(claim?.[2]); // shown: what the pattern found.
  if (claim && isPlaceNo(place))
    return claim[1] === 'go' ? words.claim.goTo(words.places[place].to) : words.claim.notTo(words.places[place].at);
  const id = PHRASE.exec(text)?.[1];
  return [id && has(words.phrases, id) ? words.phrases[id] : text];
}
