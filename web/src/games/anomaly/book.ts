/** The rules of ANOMALY, to look things up in. */
import { componentsOf, glossaryOf } from '@lurk/anomaly/public';
import type { Named, RuleBook } from '../kit';

export const book: RuleBook = (lang) => {
  const names = componentsOf(lang);
  const { rules, tokens, endOfRound, modes, terms } = glossaryOf(lang);
  const of = (kind: keyof typeof rules): Named[] =>
    Object.entries<string>(names[kind]).map(([id, name]) => ({ name, rule: (rules[kind] as Record<string, string>)[id]! }));
  return [
    { title: terms.anomaly.name, entries: [...of('sides'), ...Object.values(modes)] },
    { title: terms.zone.name, entries: [...of('rings'), ...Object.values(tokens)] },
    { title: terms.basic.name, entries: [...of('basics'), ...of('deeds')] },
    { title: terms.special.name, entries: [...of('tops'), ...of('bottoms')] },
    { title: terms.evolution.name, entries: of('evolutions') },
    { title: terms.round.name, entries: [...Object.values(endOfRound), ...Object.values(terms)] },
  ];
};
