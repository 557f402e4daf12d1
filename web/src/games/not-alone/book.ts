/** The rules of NOT ALONE, to look things up in. */
import { coachOf, glossaryOf, tableOf } from '@lurk/not-alone/public';
import type { RuleBook } from '../kit';

export const words = [glossaryOf, tableOf, coachOf];

export const book: RuleBook = (lang) => {
  const { sides, phases, places, hunt, survival, boardSides, tokens } = tableOf(lang);
  const { terms } = glossaryOf(lang);
  const { aim, turn, phases: steps } = coachOf(lang).overview;
  return [
    { lead: true, title: aim.name, entries: [{ name: '', rule: aim.rule }] },
    { lead: true, title: turn, entries: ([1, 2, 3, 4] as const).map((phase) => ({ name: phases[phase].name, rule: steps[phase] })) },
    { title: terms.play.name, entries: [...Object.values(sides), ...Object.values(boardSides)] },
    { title: terms.turn.name, entries: Object.values(phases) },
    { title: terms.place.name, entries: Object.values(places) },
    { title: terms.hunt.name, entries: Object.values(hunt) },
    { title: terms.survival.name, entries: Object.values(survival) },
    {
      title: terms.artemia.name,
      entries: [...Object.values(tokens).map(({ token, rule }) => ({ name: token, rule })), ...Object.values(terms)],
    },
  ];
};
