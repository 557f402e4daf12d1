import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { guestName, saidName } from './guests.ts';
import { apart, skeleton } from './names.ts';
import { ChatText, Nickname, readClient } from './protocol.ts';

const name = (text: string): string | null => {
  const read = v.safeParse(Nickname, text);
  return read.success ? read.output : null;
};
const chat = (text: string): string | null => {
  const read = v.safeParse(ChatText, text);
  return read.success ? read.output : null;
};

describe('a name', () => {
  test.each([
    'Ada',
    'Zoë',
    'Łukasz',
    'Søren',
    'Nguyễn Văn',
    'Владимир',
    'Ελένη',
    '小明',
    '이순신',
    'さくら',
    'محمد',
    'שרה',
    'สมชาย',
    'प्रिया',
    'می\u200Cخواهم',
    'ශ්\u200Dරී',
    '👨‍👩‍👧‍👦',
    '👩🏽‍🚀 Ada',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇫🇷',
    '1️⃣',
    '👨‍🦰',
    '❤️‍🔥',
    "O'Neil",
    'A.B-C_d',
    '♥',
    'Mme —',
  ])('%s is one', (text) => expect(name(text)).toBe(text.normalize('NFC')));

  test.each([
    ['a filler of Hangul', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['nothing of no width', '\u200B\u200B'],
    ['joiners alone', '\u200D\u200D'],
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a filler after letters', 'Ada\u3164'],
    ['tags', 'Ada\u{E0041}\u{E0042}'],
    ['tags on another emoji', '😀\u{E0067}\u{E0062}\u{E007F}'],
    ['marks on nothing', '\u0301\u0302'],
    ['a pile of marks', `A${'\u0301\u0316\u0323\u0334'.repeat(3)}`],
    ['a turned line', 'Ada\u202Enimda'],
    ['an isolate', '\u2066Ada\u2069'],
    ['a mark of direction', 'Ada\u200F'],
    ['a soft hyphen', 'A\u00ADda'],
    ['a variation of nothing', 'Ada\uFE0F'],
    ['a null note', '\u{1D159}'],
    ['half a letter', 'Ada\uD800'],
    ['a private sign', 'Ada\uE000'],
    ['markup', '<b>Ada'],
    ['the dash of those who were forgotten', '—'],
    ['dashes alone', '– - ―'],
    ['a letter that passes for a dash', 'ー'],
    ['signs alone', '???'],
    ['spaces alone', ' \u2003\u00A0 '],
    ['a bell', 'Ada\u0007'],
    ['more than 24', 'x'.repeat(25)],
  ])('%s is none', (_, text) => expect(name(text)).toBeNull());

  test('is tidied: one space, no border, one form of each letter', () => {
    expect(name(' \u00A0Ada \u2003 Love\u0301 ')).toBe('Ada Lov\u00E9');
  });

  test.each([
    ['Ada', 'Аdа'],
    ['Ada', 'ADA'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'A d-a'],
    ['Bill', 'BiIl'],
    ['Oscar', '0scar'],
    ['Marn', 'Mam'],
    ['Zoé', 'Zoe'],
  ])('%s passes for %s', (one, other) => expect(skeleton(other)).toBe(skeleton(one)));

  test('that passes for another at the table is told apart by a number, within its length', () => {
    expect(apart('Ada', ['Bob', 'Eve'], 24)).toBe('Ada');
    expect(apart('Аda', ['Ada'], 24)).toBe('Аda (2)');
    expect(apart('Ada', ['Ada', 'Ada (2)'], 24)).toBe('Ada (3)');
    expect(apart('👨‍👩‍👧‍👦👨‍👩‍👧‍👦x', ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦x'], 24)).toBe('👨‍👩‍👧‍👦 (2)');
    expect(new Set(['小明', '👩‍🚀', '—'].map(skeleton)).size).toBe(3);
  });
});

describe('a guest without a name', () => {
  test('has a number, which everybody reads in their own language and nobody can choose', () => {
    expect([guestName(0), guestName(3821), guestName(2 ** 32 - 1)]).toEqual(['<1000>', '<4821>', '<6295>']);
    expect(saidName('<4821>', 'en')).toBe('Guest 4821');
    expect(saidName('<4821> (2)', 'fr')).toBe('Anonyme 4821 (2)');
    for (const chosen of ['Ada', 'Guest 4821', 'a <4821>', '<48>']) expect(saidName(chosen, 'fr')).toBe(chosen);
    expect(name('<4821>')).toBeNull();
  });

  test('is told apart from a player who calls themselves so, in whichever language, and from another of that number', () => {
    expect(apart('Guest 4821', ['<4821>'], 24)).toBe('Guest 4821 (2)');
    expect(apart('anonymé 4821', ['<4821>'], 24)).toBe('anonymé 4821 (2)');
    expect(apart('<4821>', ['Anonyme 4821'], 24)).toBe('<4821> (2)');
    expect(apart('<4821>', ['<4821>', 'Guest 4821 (2)'], 24)).toBe('<4821> (3)');
    expect(apart('<4821>', ['<4822>', 'Guest'], 24)).toBe('<4821>');
  });
});

describe('what is said', () => {
  test('is said in the order it was written, with nothing hidden in it', () => {
    expect(chat('I am \u202Enot\u202C it\u2066!\u2069')).toBe('I am not it!');
    expect(chat('see\u{E0041}\u{E0042}\u200B this\u3164')).toBe('see this');
    expect(chat(`Z${'\u0316'.repeat(40)}algo`)).toBe(`Z${'\u0316'.repeat(4)}algo`);
    expect(chat('two\n\n  lines\u2028here')).toBe('two lines here');
  });

  test('keeps its emoji and its joiners, each in its place', () => {
    for (const text of ['👨‍👩‍👧‍👦 می\u200Cخواهم 🏳️‍🌈', 'ශ්\u200Dරී 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u0627 👩🏽‍🚀']) expect(chat(text)).toBe(text);
  });

  test('is nothing if nothing of it can be seen', () => {
    for (const text of ['\u202E\u202C', '\u200B', '\u3164\u2800', '\u{E0041}', '\uE000'])
      expect(readClient(JSON.stringify({ t: 'chat', text }))).toBeNull();
  });
});
