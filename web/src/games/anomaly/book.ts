/** The rules of ANOMALY, to look things up in. */
import { coachOf, glossaryOf, tableOf } from '@lurk/anomaly/public';
import type { Named, RuleBook } from '../kit';

export const words = [glossaryOf, tableOf, coachOf];

export const book: RuleBook = (lang) => {
  const { tops, bottoms, deeds, evolutions, ...named } = tableOf(lang);
  const { rules, tokens, endOfRound, modes, terms } = glossaryOf(lang);
  const of = (names: Readonly<Record<string, string>>, told: Readonly<Record<string, string>>): Named[] =>
    Object.entries(told).map(([id, rule]) => ({ name: names[id], rule }));
  const { aim, turn, steps } = coachOf(lang).overview;
  return [
    { lead: true, title: aim.name, entries: [{ name: '', rule: aim.rule }] },
    { lead: true, title: turn, entries: steps },
    { title: terms.anomaly.name, entries: [...of(named.sides, rules.sides), ...Object.values(modes)] },
    { title: terms.zone.name, entries: [...of(named.rings, rules.rings), ...Object.values(tokens)] },
    { title: terms.basic.name, entries: [...of(named.basics, rules.basics), ...Object.values(deeds)] },
    { title: terms.special.name, entries: [...Object.values(tops), ...Object.values(bottoms)] },
    { title: terms.evolution.name, entries: Object.values(evolutions) },
    { title: terms.round.name, entries: [...Object.values(endOfRound), ...Object.values(terms)] },
  ];
};
