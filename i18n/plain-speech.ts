/** How a game speaks whose questions are asked in the same words whatever lies on the table: it supplies those, its things, and a line an event. */
import { type GameTypes, type Kinds, type Seat, theOne, type View } from '@lurk/kernel';
import type { Lang } from './format.ts';
import type { Described, Table } from './forms.ts';
import { naming } from './naming.ts';
import type { GameSpeech } from './speech.ts';
import { optionsNamed, type ThingsWords, type Word } from './things.ts';

/** One kind of question; left out: an answer that counts at once, and that nobody can decline to give. */
interface AskWords extends Pick<Described, 'title' | 'help'>, Partial<Pick<Described, 'sealed' | 'pass'>> {
  /** What the others read while somebody is asked; a text without a gap where a name would tell too much. */
  readonly waiting: string | ((who: string) => string);
}
interface Plain<G extends GameTypes, T extends Kinds> {
  asks(lang: Lang, view: View<G>): Readonly<Record<string, AskWords>>;
  things: ThingsWords<G, T>;
  /** An option that is no thing. */
  word?: Word<G>;
  /** Those the table waits for; left out: by name. */
  all?(lang: Lang, seats: readonly Seat[], view: View<G>, names: readonly string[]): string;
  tellEvent: GameSpeech<G>['tellEvent'];
}

const YES = { en: 'Yes', fr: 'Oui' } as const satisfies Record<Lang, string>;
export const tableSeen = ({ seat }: View<GameTypes>, names: readonly string[]): Table => ({ names, reader: seat });

const byName = (lang: Lang, seats: readonly Seat[], view: View<GameTypes>, names: readonly string[]): string =>
  naming(lang, tableSeen(view, names)).all(seats);

export function plainSpeech<G extends GameTypes, T extends Kinds>(game: Plain<G, T>): GameSpeech<G> {
  const { asks, things, word = (_lang, id) => String(id), all = byName, tellEvent } = game;
  const question = (lang: Lang, kind: string, view: View<G>): AskWords => theOne(asks(lang, view), kind);
  return {
    describeDecision(lang, { kind }, view) {
      const { title, help, sealed = null, pass = null } = question(lang, kind, view);
      return { title, help, sealed, pass };
    },
    describeWaiting(lang, view, names) {
      const { ask, seat: reader } = view;
      if (!ask) return null;
      const seats = Array.isArray(ask.waiting) ? ask.waiting.filter((seat) => seat !== reader) : null;
      const { waiting } = question(lang, ask.kind, view);
      if (typeof waiting === 'string') return seats?.length === 0 ? null : waiting;
      return seats?.length ? waiting(all(lang, seats, view, names)) : null;
    },
    describeStep: (lang, _shape, { kind, view }) => question(lang, kind, view).title,
    ...optionsNamed(things, word),
    describeConfirm: (lang) => YES[lang],
    tellEvent,
  };
}
