import { answerable, anyChoice, type Choice, type Decision, fits, type Picked, type Shape, type Value } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { events, LANGS, loadWords, type Memory, type NA, speech, spotPlaces } from '@lurk/not-alone/public';
import { chance, type Scene as SceneOf, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../../play/asking/draft';
import { PASS } from '../../../../play/asking/things';
import { storyOf } from '../../../../play/showing/story';
import { NAMES, stillOf } from '../../../../play/showing/test/stills';
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

const LINES = { talk: [], log: [] };
const MATCHES = 100;
type Table = HuntedTable | CreatureTable;
type Scene = SceneOf<NA, Memory>;

function tableOf(scene: Scene, desk: Desk, lang: 'en' | 'fr' = 'en'): Table {
  const { seen } = scene;
  const perspective = stillOf(scene, NAMES, lang, speech);
  return seen.seat === seen.open.creature ? creatureTable(perspective, desk, LINES) : huntedTable(perspective, desk, LINES);
}

/** The touches that make up a choice, in the order a player would make them. */
function* touches(shape: Shape, choice: Choice, path: Value[] = []): Generator<{ path: Value[]; id: Value; shape: Shape }> {
  if (shape.t === 'oneOf') {
    const id = (choice !== null && typeof choice === 'object' ? (choice as Picked).pick : choice) as Value;
    yield { path, id, shape };
    const option = shape.options.find((one) => typeof one === 'object' && one.id === id);
    if (typeof option === 'object') yield* touches(option.with, (choice as Picked).with, [...path, id]);
  } else if (shape.t === 'someOf') for (const id of choice as Value[]) yield { path, id, shape };
  else if (shape.t === 'compound')
    for (const [name, part] of Object.entries(shape.parts)) {
      yield { path, id: name, shape };
      yield* touches(part, (choice as Record<string, Choice>)[name]!, [...path, name]);
    }
}

/** Can it be seen and touched on this screen, and is it not greyed out? */
function offered(table: Table, key: string, path: Value[], id: Value): string | null {
  const [what, name] = key.split(':') as [string, string];
  if (what === 'place')
    return table.places.some((place) => place.id === Number(name) && place.choice && !place.choice.why)
      ? null
      : `place ${name} cannot be touched`;
  if (what === 'pair')
    return name.split('-').every((place) => table.places[Number(place) - 1]?.choice) ? null : `pair ${name} cannot be touched`;
  if (what === 'hunt')
    return table.side === 'creature' && table.hand.some((card) => card.id === name && !card.why) ? null : `${name} is not in hand`;
  if (what === 'survival')
    return table.side === 'hunted' && table.survival.some((card) => card.id === name && !card.why) ? null : `${name} is not in hand`;
  if (what === 'token' && table.side === 'creature')
    return table.tokens.some((slot) => slot.token === name && !slot.why) ? null : `${name} is shut`;
  if (path.length === 0 && what === 'word') return table.acts.some((act) => act.key === key && !act.why) ? null : `no act ${key}`;
  const { level } = table.step ?? {};
  const ids = level?.shape.t === 'oneOf' ? level.shape.options.map((one) => (typeof one === 'object' ? one.id : one)) : [];
  return ids.includes(id) && String(level?.path) === String(path) ? null : `${key} is not in the panel`;
}

/** Answers as a player would, by touching what the screen offers; returns what stood in the way. */
function answer(scene: Scene, decision: Decision, choice: Choice, isOffer: boolean): string | null {
  const { seen } = scene;
  let desk: Desk = { ...emptyDesk, offering: isOffer };
  if (choice === null) desk = touchThing(seen, desk, PASS);
  else
    for (const { path, id, shape } of touches(decision.shape, choice)) {
      const key = shape.t === 'compound' ? `token:${id}` : keyOnTable(shape, id);
      if (isSilent(id)) continue;
      if (picks(desk, path, id)) continue;
      const fault = offered(tableOf(scene, desk), key, path, id);
      if (fault) return fault;
      if (key.startsWith('pair:')) for (const place of spotPlaces(id)) desk = touchThing(seen, desk, keyOf('place', place));
      else if (tableOf(scene, desk).step?.level && !/^(place|hunt|survival|token):/.test(key) && path.length > 0)
        desk = deskRules.put(seen, desk, path, touchedIn(shape, id));
      else desk = touchThing(seen, desk, key);
    }
  const table = tableOf(scene, desk);
  const given = answerOf(seen, desk);
  if (unordered(given?.choice) !== unordered(choice)) return `made ${JSON.stringify(given?.choice)}`;
  const sealed = seen.sealed && JSON.stringify(seen.sealed.choice) === JSON.stringify(given?.choice);
  return table.seal.state === (sealed && !isOffer ? 'sealed' : 'ready') ? null : `the seal is ${table.seal.state}`;
}

/** A set that takes all fills itself, in the order it was offered. */
const unordered = (choice: unknown): string => JSON.stringify(choice, (_, value) => (Array.isArray(value) ? value.slice().sort() : value));
const touchedIn = (shape: Shape, id: Value): Draft => {
  const option = shape.t === 'oneOf' ? shape.options.find((one) => typeof one === 'object' && one.id === id) : undefined;
  return typeof option === 'object' ? { pick: id, with: option.with.t === 'confirm' ? true : undefined } : id;
};
/** Filled in by itself already: nothing else could have been picked. */
function picks(desk: Desk, path: Value[], id: Value): boolean {
  if (desk.draft === undefined || desk.draft === null) return false;
  const at = path.reduce<Draft>((draft, pick) => {
    const map = draft as { pick?: Value; with?: Draft } | undefined;
    return map && typeof map === 'object' && map.pick === pick ? map.with : undefined;
  }, desk.draft);
  if (Array.isArray(at)) return at.includes(id);
  return at === id || (typeof at === 'object' && at !== null && (at as { pick?: Value }).pick === id);
}

const isWords = (text: string | undefined): boolean => !!text && !/[{}|]|undefined|null|NaN|\[object|[a-z][A-Z]/.test(text);

/** Everything that is greyed out on a screen, with its reason. */
function reasons(table: Table): (string | undefined)[] {
  const cards = table.side === 'hunted' ? [...table.hand, ...table.survival] : [...table.hand, ...table.tokens];
  const choices = [...table.places.flatMap(({ choice }) => choice ?? []), ...cards, ...table.acts];
  const seal = table.seal.state === 'idle' ? [table.seal.why] : [];
  return [...choices.filter((one) => 'why' in one).map((one) => one.why), ...seal];
}

describe('the screens, through random matches', () => {
  test('every decision and option can be answered by touching what they offer', () => {
    const faults = new Map<string, string>();
    const met = new Map<string, number>();
    const below = chance('screens');
    for (let i = 0; i < MATCHES; i++) {
      const mode = notAlone.modes[i % notAlone.modes.length]!;
      watchMatch(notAlone, mode, `screens ${i}`, (scene) => {
        const { seen } = scene;
        for (const isOffer of [false, true]) {
          const decision = isOffer ? seen.offer : seen.decision;
          if (!decision || (!answerable(decision.shape) && !decision.mayPass)) continue;
          const name = decision.kind + (isOffer ? ' offered' : '');
          const times = met.get(name) ?? 0;
          met.set(name, times + 1);
          // The common questions need not be answered every time they are seen.
          if (times > 300 && below(12) > 0) continue;
          const choice = !answerable(decision.shape) || (decision.mayPass && below(4) === 0) ? null : anyChoice(decision.shape, below);
          if (choice !== null && !fits(decision.shape, choice)) throw new Error('not a choice');
          const fault = answer(scene, decision, choice, isOffer);
          if (fault) faults.set(`${name}: ${fault}`, JSON.stringify(choice));
        }
      });
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    expect(met.size).toBeGreaterThanOrEqual(24);
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
          const weighed = weighs(stillOf(scene, NAMES, 'en', speech), ['resist'], { pick: paid });
          expect(weighed?.heavy.does ?? null).toBe(paid === will ? keyOf('word', 'giveUp') : null);
        }
      });
    expect(Math.min(met.light, met.heavy)).toBeGreaterThan(5);
  });

  test('everything greyed out says why, everything is words, in both languages', () => {
    const bad = new Set<string>();
    const below = chance('reasons');
    for (const [i, mode] of notAlone.modes.entries())
      watchMatch(notAlone, mode, `reasons ${i}`, (scene) => {
        const { seen, log, latest, match } = scene;
        if (below(3) > 0 && !match.s.open.winner) return;
        for (const lang of LANGS) {
          const perspective = stillOf(scene, NAMES, lang, speech);
          const table = seen.seat === null ? watchTable(perspective, LINES) : tableOf(scene, emptyDesk, lang);
          const texts = [
            table.prompt.wanted,
            ...(table.prompt.help ? [table.prompt.help] : []),
            ...(table.prompt.waiting ? [table.prompt.waiting] : []),
          ];
          if (table.side !== 'watch')
            texts.push(
              ...reasons(table).map(String),
              table.seal.label,
              ...table.acts.flatMap(({ name, help, rule }) => [name, help, rule]),
            );
          if (isReveal(latest)) {
            const reveal = revealView(perspective);
            texts.push(reveal.line, ...reveal.cards.map(({ outcome }) => outcome), ...reveal.caught.map(({ outcome }) => outcome));
            expect(reveal.cards.length + reveal.caught.length).toBe(seen.open.visits.length);
          }
          if (seen.open.winner) {
            const table = { code: 'KQFMRT', seats: NAMES.map((name) => ({ kind: 'bot', name })) } as never;
            const end = endView(perspective, log, table);
            texts.push(...end.points.flatMap(({ text }) => text.map(String)));
            expect(end.race.at(-1)).toMatchObject({ rescue: seen.open.rescue, assimilation: seen.open.assim });
          }
          for (const text of texts) if (!isWords(text)) bad.add(`${lang} ${seen.ask?.kind}: ${text}`);
        }
      });
    expect([...bad].slice(0, 20)).toEqual([]);
  });
});

describe('what is told', () => {
  test('the log says nothing twice, and marks what the reader alone knows', () => {
    watchMatch(notAlone, notAlone.modes[0]!, 'story', (scene) => {
      const { seen, log, viewer, match } = scene;
      if (!match.s.open.winner) return;
      const lines = storyOf(log, stillOf(scene, NAMES, 'en', speech), { events, heading });
      expect(lines.filter(({ head }) => head === 'turn').length).toBe(seen.open.turn);
      expect(lines.some(({ secret }) => secret)).toBe(viewer !== 'public' && log.some(({ t }) => /Cards$/.test(t)));
    });
  });

  test('ready-made sentences are heard in the language of the reader', () => {
    expect(heard('claim:go:4', 'fr')).toEqual(['Je vais ', { em: 'à la Plage' }, '.']);
    expect(heard('claim:not:8', 'en')).toEqual(['Anywhere but ', { em: 'at the Wreck' }, '.']);
    expect(heard('say:trust', 'fr')).toEqual(['Faites-moi confiance.']);
    expect(heard('claim:go:44', 'en')).toEqual(['claim:go:44']);
    expect(heard('say:toString', 'en')).toEqual(['say:toString']);
    expect(heard('hello', 'fr')).toEqual(['hello']);
  });
});
