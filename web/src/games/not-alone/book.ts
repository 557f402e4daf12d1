/** The rules of NOT ALONE, to look things up in. */
import { componentsOf, glossaryOf } from '@lurk/not-alone/public';
import type { Named, RuleBook } from '../kit';

const cards = (list: Record<string, { name: string; text: string }>): Named[] =>
  Object.values(list).map(({ name, text }) => ({ name, rule: text }));

export const book: RuleBook = (lang) => {
  const { sides, phases, places, hunt, survival, boardSides, tokens } = componentsOf(lang);
  const { terms } = glossaryOf(lang);
  return [
    { title: terms.play.name, entries: [...Object.values(sides), ...Object.values(boardSides)] },
    { title: terms.turn.name, entries: Object.values(phases) },
    { title: terms.place.name, entries: Object.values(places).map(({ name, power, limit }) => ({ name, rule: `${power} ${limit}` })) },
    { title: terms.hunt.name, entries: cards(hunt) },
    { title: terms.survival.name, entries: cards(survival) },
    { title: terms.artemia.name, entries: [...Object.values(tokens), ...Object.values(terms)] },
  ];
};
