/** Sets the log of a match for a terminal: headings for turns and phases, long lines broken. */
import { styleText } from 'node:util';
import type { Teller } from '@lurk/contract';
import type { Lang } from '@lurk/i18n';
import { type GameTypes, type Match, messagesFor, type Seat, type Told } from '@lurk/kernel';

/** Whose log: everybody's, one seat's, or all of them together. */
export type Reading = 'public' | 'all' | Seat;

export interface Telling {
  game: string;
  teller: Teller<GameTypes>;
  lang: Lang;
  reading: Reading;
  names: readonly string[];
}

const MOST_COLUMNS = 100;
const INDENT = '    ';
const AS_TOLD = {
  en: { public: 'as everybody is told', all: 'as nobody is told, secrets included', seat: 'as told to ', quote: ['“', '”'] },
  fr: {
    public: 'comme tout le monde l’entend',
    all: 'comme personne ne l’entend, secrets compris',
    seat: 'comme l’entend ',
    quote: ['« ', ' »'],
  },
} as const;

type Event = GameTypes['Event'];

export class Narrator {
  readonly #telling: Telling;
  readonly #columns = Math.min(process.stdout.columns || MOST_COLUMNS, MOST_COLUMNS);

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  title(open: object, subtitle: string): string {
    const { game, teller, lang, reading, names } = this.#telling;
    const words = AS_TOLD[lang];
    const told = typeof reading === 'number' ? words.seat + names[reading] : words[reading];
    return [styleText('bold', game.replaceAll('-', ' ').toUpperCase()), `${subtitle}, ${told}`, ...teller.cast(lang, names, open)].join(
      '\n',
    );
  }

  lines(match: Match<GameTypes>, told: Told<Event>[]): string[] {
    const { open } = match.s;
    if (this.#telling.reading === 'all') return told.flatMap((item) => this.#set(item.event, this.#overheard(item, open)));
    const { reading } = this.#telling;
    const heard = messagesFor(match, told, reading);
    return heard.flatMap(({ event }) => this.#set(event, this.#tell(event, reading === 'public' ? null : reading, open)));
  }

  #tell(event: Event, reader: Seat | null, open: object): string {
    const { teller, lang, names } = this.#telling;
    return teller.tell(lang, event, { names, reader }, open);
  }

  /** What one player alone is told is quoted as that player reads it. */
  #overheard({ to, event }: Told<Event>, open: object): string {
    if (to === 'all' || to.length !== 1) return this.#tell(event, null, open);
    const { lang, names } = this.#telling;
    const [before, after] = AS_TOLD[lang].quote;
    return `${names[to[0]]}${lang === 'fr' ? '\u00a0: ' : ': '}${before}${this.#tell(event, to[0], open)}${after}`;
  }

  #set(event: Event, text: string): string[] {
    const heading = this.#telling.teller.heading(event);
    if (heading === 'turn') return ['', styleText('bold', text), '─'.repeat(text.length)];
    if (heading === 'phase') return ['', `  ${styleText('underline', text)}`];
    return wrapped(text, this.#columns);
  }
}

/** Breaks a line between words; what follows the first line hangs under it. */
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length > columns) {
      lines.push(line.trimEnd());
      line = `${INDENT}  `;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
