/** The rules of ANOMALY, to look things up in. */
import { glossaryOf, tableOf } from '@lurk/anomaly/public';
import type { Named, RuleBook } from '../kit';

export const words = [glossaryOf, tableOf];

export const book: RuleBook = (lang) => {
  const { tops, bottoms, deeds, evolutions, ...named } = tableOf(lang);
  const { rules, tokens, endOfRound, modes, terms } = glossaryOf(lang);
  const of = (kind: keyof typeof rules): Named[] =>
    Object.entries<string>(rules[kind]).map(([id, rule]) => ({ name: (named[kind] as Record<string, string>)[id]!, rule }));
  return [
    { title: terms.anomaly.name, entries: [...of('sides'), ...Object.values(modes)] },
    { title: terms.zone.name, entries: [...of('rings'), ...Object.values(tokens)] },
    { title: terms.basic.name, entries: [...of('basics'), ...Object.values(deeds)] },
    { title: terms.special.name, entries: [...Object.values(tops), ...Object.values(bottoms)] },
    { title: terms.evolution.name, entries: Object.values(evolutions) },
    { title: terms.round.name, entries: [...Object.values(endOfRound), ...Object.values(terms)] },
  ];
};
