/** Every word of the page, in both languages, and which of them would be English on a French page. */
import { wordsOf as anomalyWords, KINDS, type Kind, loadWords as loadAnomaly, nameOfCard as nameOfKind } from '@lurk/anomaly/public';
import {
  HUNT_IDS,
  type HuntId,
  type Lang,
  loadWords as loadNotAlone,
  nameOfHunt,
  nameOfSurvival,
  wordsOf as notAloneWords,
  SURVIVAL_IDS,
  type SurvivalId,
} from '@lurk/not-alone/public';
import { loadWords as loadTheThing, wordsOf as theThingWords } from '@lurk/the-thing/public';
import { loadWords as loadVictim, wordsOf as victimWords } from '@lurk/victim/public';
import type { Page } from 'playwright-core';
import { nameOf, worldOf, worldOrder } from '../src/games/worlds';
import { en } from '../src/i18n/en';
import { fr } from '../src/i18n/fr';
import type { GameId } from '../src/ui/types';

await Promise.all([loadAnomaly(), loadNotAlone(), loadTheThing(), loadVictim()]);

export const say = { en, fr };

const files = import.meta.glob<Record<string, unknown>>('../src/**/{en,fr}.ts', { eager: true });

/** What a catalogue holds, by the way to it: texts as they are, sentences with signs for what is filled in. */
function texts(value: unknown, path: string, out: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') out.set(path, value.replace(/\{\w+(\|[^}]*)?\}/g, '§'));
  else if (typeof value === 'function') {
    for (const [i, filling] of (['§', 2, 1] as const).entries()) {
      try {
        const text: unknown = value(filling, filling, filling);
        if (typeof text === 'string') out.set(`${path}(${i})`, text.replace(/\b[12]\b/g, '§'));
      } catch {
        // It wants more than a word or a number.
      }
    }
  } else if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) texts(inner, `${path}/${key}`, out);
  return out;
}

function catalogue(lang: Lang): Map<string, string> {
  const worlds = worldOrder.map((game) => ({ name: nameOf(game), pitch: worldOf(game)!.pitch[lang] }));
  const out = texts(
    { worlds, anomaly: anomalyWords(lang), notAlone: notAloneWords(lang), theThing: theThingWords(lang), victim: victimWords(lang) },
    'game',
    new Map(),
  );
  for (const [file, parts] of Object.entries(files))
    if (file.endsWith(`/${lang}.ts`)) for (const part of Object.values(parts)) texts(part, file.replace(`/${lang}.ts`, ''), out);
  return out;
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const letters = /\p{L}{2}/u;

/** English texts that no French text is equal to: plain ones, and patterns for those with something filled in. */
function english(): { plain: Set<string>; patterns: RegExp[] } {
  const french = new Set([...catalogue('fr').values()].map(folded));
  const only = [...new Set([...catalogue('en').values()].map(folded))].filter((text) => letters.test(text) && !french.has(text));
  const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const open = only.filter(
    (text) =>
      text.includes('§') &&
      text
        .replace(/§/g, '')
        .split(' ')
        .filter((word) => letters.test(word)).length > 1,
  );
  return {
    plain: new Set(only.filter((text) => !text.includes('§'))),
    patterns: open.map((text) => new RegExp(`^${text.split('§').map(quoted).join('.+')}$`, 'u')),
  };
}
const { plain, patterns } = english();

/** Runs in the page: everything that can be read or heard on it, piece by piece. */
function pieces(): string[] {
  const found = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      // What is written in its own language says so.
      if (text && !node.parentElement?.closest('[lang]:not(html), script, style') && node.parentElement?.checkVisibility()) found.add(text);
    } else if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const text = node.getAttribute(name);
        if (text && !node.closest('[lang]:not(html)')) found.add(text);
      }
  }
  return [...found];
}
export const readable = (page: Page): Promise<string[]> => page.evaluate(pieces);

/** What can be read at the very moment the page first says that it is French, whenever that will be: nothing may follow later. */
export const readableOnceFrench = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((done) => {
    const look = () => document.documentElement.lang === 'fr' && done((${pieces})());
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  })`);

/** The reader changes the language of the page, by its button. */
export async function readIn(page: Page, lang: Lang): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${lang}\\b`, 'i') })
    .first()
    .click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
}

const fixed = new Set([...catalogue('en').values(), ...catalogue('fr').values()].map(folded));
/** Does this stand in a catalogue, word for word? Then it says nothing of any hand, unless it is a mere name. */
export const isFixed = (text: string): boolean => text.split(' ').length > 4 && fixed.has(folded(text));

/** A page shows the same texts again and again: each is held against the thousands of patterns once. */
const judged = new Map<string, boolean>();
function isEnglish(text: string): boolean {
  const known = judged.get(text) ?? (plain.has(folded(text)) || patterns.some((pattern) => pattern.test(folded(text))));
  judged.set(text, known);
  return known;
}

/** Those of these texts that are English and not French. */
export const englishIn = (texts: readonly string[]): string[] => texts.filter(isEnglish);

/** What is left in English on a French page. */
export const englishOn = async (page: Page): Promise<string[]> => englishIn(await readable(page));

/** Whatever a player may hold and others must not see, by game. */
export const CARDS: Partial<Record<GameId, readonly string[]>> = { anomaly: KINDS, 'not-alone': [...HUNT_IDS, ...SURVIVAL_IDS] };
/** How a card is called where somebody could read it. */
export function nameOfCard(lang: Lang, card: string): string {
  if (KINDS.includes(card as Kind)) return nameOfKind(lang, card as Kind);
  return HUNT_IDS.includes(card as HuntId) ? nameOfHunt(lang, card as HuntId) : nameOfSurvival(lang, card as SurvivalId);
}
