/** What a game's words say of its things: each kind once, for options, panels, the plain table and whatever else names one. */
import { type GameTypes, idOf, type Kinds, kindAt, type Path, shapeAt, type Value } from '@lurk/kernel';
import { capital, type Lang } from './format.ts';
import type { AskedIn, GameSpeech } from './speech.ts';

/** One kind of thing. */
export interface ThingWords<G extends GameTypes, I extends Value> {
  name(lang: Lang, id: I, asked: AskedIn<G>, path: Path): string;
  /** It bears a player's name, which stays as its owner writes it. */
  readonly isNamed?: true;
  /** The rule behind it, to be looked up. */
  rule?(lang: Lang, id: I, asked: AskedIn<G>): string | undefined;
}
/** All kinds of things of a game. */
export type ThingsWords<G extends GameTypes, T extends Kinds> = { readonly [K in keyof T]: ThingWords<G, T[K]> };

/** How an option reads that is no thing but a word. */
export type Word<G extends GameTypes> = (lang: Lang, id: Value, asked: AskedIn<G>, path: Path) => string;

/** How the options of a game read: a thing by its kind, anything else as a word. */
export function optionsNamed<G extends GameTypes, T extends Kinds>(
  things: ThingsWords<G, T>,
  word: Word<G>,
): Pick<GameSpeech<G>, 'describeOption' | 'describeRule'> {
  // Kind and id come from one shape, whose builder has checked that they match.
  const byKind: Readonly<Record<string, ThingWords<G, Value>>> = things;
  const wordsAt = (id: Value, { shape }: AskedIn<G>, path: Path): ThingWords<G, Value> | null => {
    const level = shapeAt(shape, path);
    const kind = level ? kindAt(level, id) : null;
    return kind === null ? null : byKind[kind];
  };
  return {
    describeOption(lang, option, asked, path = []) {
      const id = idOf(option);
      const thing = wordsAt(id, asked, path);
      const text = thing ? thing.name(lang, id, asked, path) : word(lang, id, asked, path);
      return thing?.isNamed ? text : capital(text);
    },
    describeRule: (lang, id, asked, path) => wordsAt(id, asked, path)?.rule?.(lang, id, asked),
  };
}
