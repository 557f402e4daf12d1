/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { type AskedIn, capital, type DescribeOutcome, type GameSpeech, type Lang, lineOf, type Path, plainSpeech } from '@lurk/i18n';
import { has, isOneOf, kindAt, type Shape, shapeAt, theOne, type Value } from '@lurk/kernel';
import { CHARACTERS } from '../data/characters.ts';
import type { Things } from '../things.ts';
import type { Event, Open, VI } from '../types.ts';
import type { Namer, Question } from './lines.ts';
import { namesIn } from './names.ts';
import { endOf, tableOf } from './parts.ts';
import { things } from './things.ts';

export function tellEvent(lang: Lang, event: Event, n: Namer): string {
  return capital(lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, n));
}
const question = (lang: Lang, kind: string): Question => theOne(tableOf(lang).asks, kind);
/** What is asked next: by the word that led there, else by the things to choose from. */
function stepOf(lang: Lang, level: Shape, asked: AskedIn<VI>, path: Path): string | undefined {
  const { steps } = tableOf(lang);
  const led = path.at(-1);
  const before = shapeAt(asked.shape, path.slice(0, -1));
  if (led === undefined || !before) return undefined;
  // A part of a compound that is somebody: what they are asked.
  if (before.t === 'compound' && isOneOf(CHARACTERS, led)) return namesIn(lang, asked).who(led);
  const after = kindAt(before, led);
  const said = after === null ? stepBy(steps.by, led) : stepBy(steps.after, after);
  return said ?? (level.t === 'someOf' ? steps.several : stepBy(steps.of, 'of' in level ? level.of : undefined));
}
const stepBy = (said: Readonly<Record<string, string>>, what: Value | undefined): string | undefined =>
  what === undefined ? undefined : said[what];

/** An option that is a word: a card or a skill that is used by its name, or what can be done besides. */
function wordOf(lang: Lang, word: Value): string {
  const { options, items, skills } = tableOf(lang);
  if (has(options, word)) return options[word];
  return has(items, word) ? items[word].name : has(skills, word) ? skills[word].name : String(word);
}

export const speech: GameSpeech<VI> = {
  ...plainSpeech<VI, Things>({
    asks: (lang) => tableOf(lang).asks,
    things,
    word: wordOf,
    tellEvent: (lang, event, view, names) => tellEvent(lang, event, namesIn(lang, { view, names })),
  }),
  describeStep: (lang, shape, asked, path = []) => stepOf(lang, shape, asked, path) ?? question(lang, asked.kind).title,
  describeConfirm: (lang) => tableOf(lang).confirm,
};

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<VI> = (lang, open: Open, reader) => {
  if (!open.end) return null;
  const { title, how, verdict } = endOf(lang);
  const { winner, why, winners } = open.end;
  const won = reader === null ? null : winners.includes(reader);
  return { title: title[winner], how: how[why], verdict: won === null ? '' : won ? verdict.won : verdict.lost, won };
};
