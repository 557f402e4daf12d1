/** Checks names and chats that users write: invisible characters, stacked marks, bidirectional overrides, and lookalikes. */
import { readings } from './guests.ts';

/** Who has asked to be forgotten, or has no name any more. Nobody can choose it. */
export const NOBODY = '—';

/** One emoji as people type it: flags, keycaps, and pictures joined by joiners. What holds it together is invisible, and belongs to it. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const EMOJI = [
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
].join('|');

/** Scripts that are written wrongly without joiners between their letters: a Persian name, a Sinhalese one. */
const JOINING = ['Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'];
const JOINED = `[${JOINING.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('')}]`;
/** All that is invisible and yet lawful: it belongs to an emoji, or stands where its script needs it. */
const LAWFUL = new RegExp(String.raw`${EMOJI}|(${JOINED})([\u200C\u200D])(?=${JOINED})`, 'gu');

/** The text with every lawful invisible sequence replaced by what `keep` makes of it. */
const keeping = (text: string, keep: (found: string) => string): string =>
  text.replace(LAWFUL, (found, before?: string, joiner?: string) => (before && joiner ? before + keep(joiner) : keep(found)));

/** Takes up room or none, and shows nothing: Unicode's own list, and the few letters and signs that are drawn blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\u3164\uFFA0\u{1D159}\uFFFC\u{16FE4}]/gu;
/** Stacked combining marks overflow the line. Four are more than any script needs. */
const MOST_MARKS = 4;
const PILE = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A letter, a digit or a picture that does not pass for a dash: who has been forgotten is called by one. */
const TELLING = /(?![ーｰ一⼀ㅡᅳㆍ])[\p{L}\p{N}☺]/u;

const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** One form of each letter, one space between words, none around. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();

/** Can this tidy name be read by everybody, letter by letter, in the order it was written? Signs alone are no name. */
export function isReadable(name: string): boolean {
  const bare = keeping(name, (found) => (found.length === 1 && !VISIBLE.test(found) ? '' : '☺'));
  return TELLING.test(bare) && !/^\p{M}|[\p{C}<>]/u.test(bare) && !holds(UNSEEN, bare) && !holds(PILE, bare);
}

const ASIDE = '\uE000';

/** What is said, without what would turn the line around, hide in it or climb out of it. */
export function plainWords(text: string): string {
  const kept: string[] = [];
  // Replaced by a placeholder while what surrounds it is cleaned, so that it stays whole.
  const shown = keeping(text.normalize('NFC').replaceAll(ASIDE, ''), (found) => {
    kept.push(found);
    return ASIDE;
  });
  return tidy(
    shown
      .replace(/\p{White_Space}+/gu, ' ')
      .replace(UNSEEN, '')
      .replace(PILE, '$1'),
  ).replaceAll(ASIDE, () => kept.shift() ?? '');
}

/** Letters of other alphabets, and digits, that pass for a Latin one. */
const TWINS: Record<string, string> = {
  a: 'аαɑ',
  b: 'ьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һнʜ',
  i: 'іıι1lӏ|!',
  j: 'јϳ',
  k: 'кκ',
  m: 'мм',
  n: 'пηո',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ2',
};
const TWIN_OF = new Map(Object.entries(TWINS).flatMap(([letter, twins]) => [...twins].map((twin) => [twin, letter] as const)));

/** Two names with the same skeleton pass for one another. */
export function skeleton(name: string): string {
  const folded = name
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(/\p{M}|\p{White_Space}|[\p{Pd}\p{Pc}.'’·]/gu, '')
    .toLowerCase();
  const plain = Array.from(folded, (letter) => TWIN_OF.get(letter) ?? letter).join('');
  return (plain || name).replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/** The name as this table knows it: told apart from the others by a number if it could pass for one of them. */
export function apart(name: string, others: readonly string[], longest: number): string {
  const taken = new Set(others.flatMap(readings).map(skeleton));
  const passes = (told: string): boolean => readings(told).some((read) => taken.has(skeleton(read)));
  if (!passes(name)) return name;
  for (let n = 2; ; n++) {
    const end = ` (${n})`;
    const told = `${shortened(name, longest - end.length)}${end}`;
    if (!passes(told)) return told;
  }
}

/** Cut between letters as they are read, not in the middle of one. */
export function shortened(text: string, longest: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept;
}
