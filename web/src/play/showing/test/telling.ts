/** What any game tells in words, through random matches: for tests. */
import { LANGS } from '@lurk/i18n';
import type { GameTypes, Json } from '@lurk/kernel';
import { chance, type Proof, type Scene, watchMatch } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Lang } from '../../../i18n/languages';
import type { Choosable, SealView } from '../../frame/model';
import type { Perspective } from '../../frame/perspective';
import { type StoryRules, storyOf } from '../story';

const isWords = (text: string): boolean => text !== '' && !/[{}|]|undefined|null|NaN|\[object|[a-z][A-Z]/.test(text);

/** Why everything that is greyed out is so. */
export const reasonsIn = (things: readonly Choosable[], seal: SealView): string[] =>
  [...things.filter((one) => 'why' in one), ...(seal.state === 'idle' ? [seal] : [])].map(({ why }) => String(why));

export function expectWords<G extends GameTypes, Memory extends Json>(
  game: Proof<G, Memory>,
  seldom: number,
  textsIn: (scene: Scene<G, Memory>, lang: Lang, below: (n: number) => number) => readonly string[],
): void {
  const bad = new Set<string>();
  const below = chance('reasons');
  for (const [i, mode] of game.modes.entries())
    watchMatch(game, mode, `reasons ${i}`, (scene) => {
      if (below(seldom) > 0 && !scene.seen.over) return;
      for (const lang of LANGS)
        for (const text of textsIn(scene, lang, below)) if (!isWords(text)) bad.add(`${lang} ${scene.seen.ask?.kind}: ${text}`);
    });
  expect([...bad].slice(0, 20)).toEqual([]);
}

/** The end of the first match of a mode, as each viewer reads it: how many turns there were, and whether any line was told to the reader alone. */
export function expectLog<G extends GameTypes, Memory extends Json>(
  { game, mode, ...rules }: StoryRules<G> & { readonly game: Proof<G, Memory>; readonly mode: number },
  read: (scene: Scene<G, Memory>) => { readonly by: Perspective<G, Memory>; readonly turns: number; readonly secrets: boolean },
): void {
  watchMatch(game, game.modes[mode], 'story', (scene) => {
    if (!scene.seen.over) return;
    const { by, turns, secrets } = read(scene);
    const lines = storyOf(scene.log, by, rules);
    expect(lines.filter(({ head }) => head === 'turn').length).toBe(turns);
    expect(lines.some(({ secret }) => secret)).toBe(secrets);
  });
}
