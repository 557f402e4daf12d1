/** 3.13 Advice (AN-198 to AN-204): help texts, in both languages. */
import { LANGS, type Lang } from '@lurk/i18n';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { glossaryOf, loadWords } from '../../i18n/parts.ts';

await loadWords();

type Advice = ReturnType<typeof glossaryOf>['advice'];

/** In every language the advice is there, is a sentence of its own, and speaks of these things. */
function speaks(of: (advice: Advice) => string, about: Record<Lang, RegExp[]>): void {
  expect(LANGS.toSorted()).toEqual(['en', 'fr']);
  for (const lang of LANGS) {
    const text = of(glossaryOf(lang).advice);
    expect(text).toMatch(/^\p{Lu}.{30,}\.$/u);
    for (const word of about[lang]) expect(text).toMatch(word);
  }
  expect(of(glossaryOf('en').advice)).not.toBe(of(glossaryOf('fr').advice));
}

scenario('AN-198 Students: mind which cards you hand over; Moves and Tracks give none away', () => {
  speaks(({ students }) => students.cards, { en: [/special/i, /move/i, /track/i], fr: [/spéciale/i, /bouger|déplac/i, /pist/i] });
});
scenario('AN-199 Students: keep the Anomaly from feeding; it starves otherwise', () => {
  speaks(({ students }) => students.hunger, { en: [/hungry|starv/i, /health/i], fr: [/affamée|faim/i] });
});
scenario('AN-200 Students: if you sense it in your zone, leave, unless that is where you want it', () => {
  speaks(({ students }) => students.leave, { en: [/zone/i, /unless/i], fr: [/zone/i, /à moins|sauf/i] });
});
scenario('AN-201 Anomaly: save AP, be patient, do not run by reflex when hit', () => {
  speaks(({ anomaly }) => anomaly.patience, { en: [/point/i, /hit/i, /run/i], fr: [/point/i, /coup/i, /fuir/i] });
});
scenario('AN-202 Anomaly: use each AP for both a basic and a special action', () => {
  speaks(({ anomaly }) => anomaly.both, { en: [/point/i, /two|both/i, /special/i], fr: [/point/i, /deux/i, /spéciale/i] });
});
scenario('AN-203 Anomaly: feed every round, on Students if you can, but not at the price of your skin', () => {
  speaks(({ anomaly }) => anomaly.feed, { en: [/round/i, /student/i, /but not/i], fr: [/manche/i, /étudiant/i, /mais pas/i] });
});
scenario('AN-204 Anomaly: a Student fed upon is a swing of 2 and spares the hunger', () => {
  speaks(({ anomaly }) => anomaly.swing, { en: [/student/i, /two|2/i, /hunger|starv/i], fr: [/étudiant/i, /double|deux|2/i, /faim/i] });
});
