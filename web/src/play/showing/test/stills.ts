/** A moment out of a random match, as a page would have it: for tests. */
import type { GameSpeech } from '@lurk/i18n';
import type { GameTypes, Json } from '@lurk/kernel';
import type { Scene } from '@lurk/testkit';
import { en } from '../../../i18n/en';
import { fr } from '../../../i18n/fr';
import type { Lang } from '../../../i18n/languages';
import type { Perspective } from '../../frame/perspective';

export const NAMES = ['Vesna', 'Mila', 'Anouk', 'Theo', 'Kestrel', 'Oren', 'Zélie'];
const WORDS = { en, fr };

/** Nothing is on its way, and no clock runs. */
export const stillOf = <G extends GameTypes, Memory extends Json>(
  { seen, memory, latest }: Pick<Scene<G, Memory>, 'seen' | 'memory' | 'latest'>,
  names: readonly string[],
  lang: Lang,
  speech: GameSpeech<G>,
): Perspective<G, Memory> => ({
  view: seen,
  memory,
  speech,
  names,
  seats: names.map((_, seat) => ({ bot: seat % 3 === 2, away: false })),
  lang,
  w: WORDS[lang],
  code: 'KQFMRT',
  clock: null,
  pending: null,
  quiet: null,
  alone: false,
  gaveWay: false,
  latest,
});

/** The table of a match that has ended, as far as it says who sat there. */
export const ENDED = { code: 'KQFMRT', seats: NAMES.map((name) => ({ kind: 'bot', name })) } as never;
