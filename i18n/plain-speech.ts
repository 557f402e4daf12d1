/** How a game speaks whose questions are asked in the same words whatever lies on the table: it supplies those, its things, and a line an event. */
import { type GameTypes, type Kinds, theOne, type View } from '@lurk/kernel';
import type { Lang } from './format.ts';
import type { Described, Table } from './forms.ts';
import { naming } from './naming.ts';
import type { GameSpeech } from './speech.ts';
import { optionsNamed, type ThingsWords, type Word } from './things.ts';

/** One kind of question; left out: an answer that counts at once, and that nobody can decline to give. */
interface AskWords extends Pick<Described, 'title' | 'help'>, Partial<Pick<Described, 'sealed' | 'pass'>> {
  /** What the others read while somebody is asked. */
  waiting(who: string): string;
}
interface Plain<G extends GameTypes, T extends Kinds> {
  asks(lang: Lang): Readonly<Record<string, AskWords>>;
  things: ThingsWords<G, T>;
  /** An option that is no thing. */
  word?: Word<G>;
  tellEvent: GameSpeech<G>['tellEvent'];
}

const YES = { en: 'Yes', fr: 'Oui' } as const satisfies Record<Lang, string>;
export const tableSeen = ({ seat }: View<GameTypes>, names: readonly string[]): Table => ({ names, reader: seat });

export function plainSpeech<G extends GameTypes, T extends Kinds>({ asks, things, word, tellEvent }: Plain<G, T>): GameSpeech<G> {
  const question = (lang: Lang, kind: string): AskWords => theOne(asks(lang), kind);
  return {
    describeDecision(lang, { kind }) {
      const { title, help, sealed = null, pass = null } = question(lang, kind);
      return { title, help, sealed, pass };
    },
    describeWaiting(lang, { ask, seat: reader }, names) {
      const seats = Array.isArray(ask?.waiting) ? ask.waiting.filter((seat) => seat !== reader) : [];
      return ask && seats.length > 0 ? question(lang, ask.kind).waiting(naming(lang, { names, reader }).all(seats)) : null;
    },
    describeStep: (lang, _shape, { kind }) => question(lang, kind).title,
    ...optionsNamed(things, word ?? ((_lang, id) => String(id))),
    describeConfirm: (lang) => YES[lang],
    tellEvent,
  };
}
