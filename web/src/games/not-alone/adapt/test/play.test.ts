import { type Shape, shapeAt } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { events, HUNT_TOKENS, loadWords, type Memory, type NA, speech, spotPlaces } from '@lurk/not-alone/public';
import { type Scene as SceneOf, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { expectGiven } from '../../../../play/asking/test/tables';
import { type Found, giveByTouch, type PickAt } from '../../../../play/asking/test/touching';
import type { Key } from '../../../../play/asking/things';
import { NO_LINES } from '../../../../play/frame/model';
import { ENDED, NAMES, stillOf } from '../../../../play/showing/test/stills';
import { expectLog, expectWords, reasonsIn } from '../../../../play/showing/test/telling';
import type { CreatureTable, HuntedTable } from '../../model';
import { isReveal, revealView } from '../../scenes/reveal';
import { weighs } from '../acts';
import { heard } from '../chat';
import { creatureTable } from '../creature';
import { answerOf, type Desk, deskRules, emptyDesk, isSilent, keyOnTable, touchThing } from '../desk';
import { endView } from '../end';
import { huntedTable } from '../hunted';
import { keyOf } from '../keys';
import { heading } from '../story';
import { watchTable } from '../watch';

await loadWords();

type Scene = SceneOf<NA, Memory>;
type Table = HuntedTable | CreatureTable;
const perspectiveOf = (scene: Scene, lang: 'en' | 'fr' = 'en') => stillOf(scene, NAMES, lang, speech);

function tableOf(scene: Scene, desk: Desk, lang: 'en' | 'fr' = 'en'): Table {
  const { seen } = scene;
  const perspective = perspectiveOf(scene, lang);
  return seen.seat === seen.open.creature ? creatureTable(perspective, desk, NO_LINES) : huntedTable(perspective, desk, NO_LINES);
}

function found({ places, acts, step, seal, ...table }: Table): Found {
  return {
    drawn: [
      ...places.map(({ id, choice }) => choice && { ...choice, key: keyOf('place', id) }),
      ...acts,
      ...(table.side === 'hunted'
        ? table.survival.map((card) => ({ ...card, key: keyOf('survival', card.id) }))
        : [
            ...table.hand.map((card) => ({ ...card, key: keyOf('hunt', card.id) })),
            ...table.tokens.map((slot) => ({ ...slot, key: keyOf('token', slot.token) })),
          ]),
    ],
    panels: step?.level ? [{ level: step.level }] : [],
    seal,
  };
}

/** A token is touched before its place, and of a pair both places. */
function keysFor(asked: Shape, { path, id, shape }: PickAt): Key[] {
  if (isSilent(id)) return [];
  const isLaid = shapeAt(asked, path.slice(0, -1))?.t === 'compound';
  const token = isLaid && HUNT_TOKENS.find((one) => one === path.at(-1));
  const pair = shape.t === 'oneOf' ? spotPlaces(id) : [];
  const keys = pair.length > 1 ? pair.map((place) => keyOf('place', place)) : [keyOnTable(shape, id)];
  return token ? [keyOf('token', token), ...keys] : keys;
}

describe('the screens, through random matches', () => {
  test('every decision and option can be answered by touching what they offer', () => {
    const met = expectGiven(notAlone, { matches: 100, always: 300, seldom: 12 }, (scene, decision, choice) =>
      giveByTouch({ rules: deskRules, seen: scene.seen, find: (desk) => found(tableOf(scene, desk)) }, decision, choice, {
        draftOf: ({ draft }) => draft,
        keysFor: (pick) => keysFor(decision.shape, pick),
      }),
    );
    expect(met.length).toBeGreaterThanOrEqual(24);
  });

  test('NA-074 Resist is weighed once more with the last Will alone, before any card is picked, and then is to give up', () => {
    const met = { light: 0, heavy: 0 };
    for (let i = 0; i < 40; i++)
      watchMatch(notAlone, notAlone.modes[i % notAlone.modes.length]!, `last will ${i}`, (scene) => {
        const { seen } = scene;
        if (seen.decision?.kind !== 'explore' || seen.sealed) return;
        const resist = tableOf(scene, emptyDesk).acts.find(({ key }) => key === keyOf('word', 'resist'));
        if (!resist || resist.why) return;
        const isLast = seen.open.people[seen.seat!]!.will === 1;
        met[isLast ? 'heavy' : 'light']++;
        expect(!!resist.heavy).toBe(isLast);
        if (resist.heavy) expect(answerOf(seen, touchThing(seen, emptyDesk, resist.heavy.does))?.choice).toBe('giveUp');
        // Two of two is the last Will as well: it is weighed in the panel, before a card is picked.
        const { will } = seen.open.people[seen.seat!]!;
        for (const paid of [1, 2]) {
          const weighed = weighs(perspectiveOf(scene), ['resist'], { pick: paid });
          expect(weighed?.heavy.does ?? null).toBe(paid === will ? keyOf('word', 'giveUp') : null);
        }
      });
    expect(Math.min(met.light, met.heavy)).toBeGreaterThan(5);
  });

  test('everything greyed out says why, everything is words, in both languages', () =>
    expectWords(notAlone, 3, (scene, lang) => {
      const { seen, log, latest } = scene;
      const perspective = perspectiveOf(scene, lang);
      const table = seen.seat === null ? watchTable(perspective, NO_LINES) : tableOf(scene, emptyDesk, lang);
      const { wanted, help, waiting } = table.prompt;
      const texts = [wanted, ...(help ? [help] : []), ...(waiting ? [waiting] : [])];
      if (table.side !== 'watch') {
        const cards = table.side === 'hunted' ? [...table.hand, ...table.survival] : [...table.hand, ...table.tokens];
        const choices = [...table.places.flatMap(({ choice }) => choice ?? []), ...cards, ...table.acts];
        texts.push(
          ...reasonsIn(choices, table.seal),
          table.seal.label,
          ...table.acts.flatMap(({ name, help, rule }) => [name, help, rule]),
        );
      }
      if (isReveal(latest)) {
        const reveal = revealView(perspective);
        texts.push(reveal.line, ...reveal.cards.map(({ outcome }) => outcome), ...reveal.caught.map(({ outcome }) => outcome));
        expect(reveal.cards.length + reveal.caught.length).toBe(seen.open.visits.length);
      }
      if (seen.open.winner) {
        const end = endView(perspective, log, ENDED);
        texts.push(...end.points.flatMap(({ text }) => text.map(String)));
        expect(end.race.at(-1)).toMatchObject({ rescue: seen.open.rescue, assimilation: seen.open.assim });
      }
      return texts;
    }));
});

describe('what is told', () => {
  test('the log says nothing twice, and marks what the reader alone knows', () =>
    expectLog({ game: notAlone, mode: 0, events, heading }, (scene) => {
      const { seen, viewer, log } = scene;
      return { by: perspectiveOf(scene), turns: seen.open.turn, secrets: viewer !== 'public' && log.some(({ t }) => /Cards$/.test(t)) };
    }));

  test('ready-made sentences are heard in the language of the reader', () => {
    expect(heard('claim:go:4', 'fr')).toEqual(['Je vais ', { em: 'à la Plage' }, '.']);
    expect(heard('claim:not:8', 'en')).toEqual(['Anywhere but ', { em: 'at the Wreck' }, '.']);
    expect(heard('say:trust', 'fr')).toEqual(['Faites-moi confiance.']);
    expect(heard('claim:go:44', 'en')).toEqual(['claim:go:44']);
    expect(heard('say:toString', 'en')).toEqual(['say:toString']);
    expect(heard('hello', 'fr')).toEqual(['hello']);
  });
});
