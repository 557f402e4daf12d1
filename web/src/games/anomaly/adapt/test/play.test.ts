import { anomaly } from '@lurk/anomaly/proof';
import { type AskKind, events, type Kind, LANGS, loadWords, type Use } from '@lurk/anomaly/public';
import { answerable, anyChoice, type Choice, type Decision, oneOf, type Picked, type Shape, type Value } from '@lurk/kernel';
import { chance, watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { levels, touch as touchIn } from '../../../../play/asking/draft';
import type { Choosable } from '../../../../play/frame/model';
import { storyOf } from '../../../../play/showing/story';
import type { AnomalyTable, StudentTable } from '../../model';
import { anomalyTable } from '../body';
import { answerOf, type Desk, deskRules, draftOf, emptyDesk, handOf, touchThing } from '../desk';
import { endView } from '../end';
import { beatIn, feedView } from '../feed';
import { keyOf } from '../keys';
import { springOf, trapId } from '../spring';
import { heading } from '../story';
import { studentTable } from '../student';
import { PASS, thingOf } from '../things';
import { watchTable } from '../watch';
import { NAMES, perspectiveOf, type Scene } from './scene';

await loadWords();

const LINES = { talk: [], log: [] };
const MATCHES = 28;
type Table = StudentTable | AnomalyTable;

function tableOf(scene: Scene, desk: Desk, lang: 'en' | 'fr' = 'en'): Table {
  const perspective = perspectiveOf(scene, lang);
  return scene.seen.seat === scene.seen.open.anomaly ? anomalyTable(perspective, desk, LINES) : studentTable(perspective, desk, LINES);
}

interface Touch {
  readonly path: Value[];
  readonly id: Value;
  readonly shape: Shape;
}
/** The touches that make up a choice, outermost first. */
function* touches(shape: Shape, choice: Choice, path: Value[] = []): Generator<Touch> {
  if (shape.t === 'oneOf') {
    const id = (choice !== null && typeof choice === 'object' ? (choice as Picked).pick : choice) as Value;
    yield { path, id, shape };
    const option = shape.options.find((one) => typeof one === 'object' && one.id === id);
    if (typeof option === 'object') yield* touches(option.with, (choice as Picked).with, [...path, id]);
  } else if (shape.t === 'someOf' || shape.t === 'assign') for (const id of choice as Value[]) yield { path, id, shape };
  else if (shape.t === 'number') yield { path, id: choice as number, shape };
  else if (shape.t === 'compound')
    for (const [name, part] of Object.entries(shape.parts))
      yield* touches(part, (choice as Record<string, Choice>)[name]!, [...path, name]);
}

const isFree = (things: readonly (Choosable & { readonly id: unknown })[] | undefined, id: unknown): boolean =>
  !!things?.some((one) => one.id === id && !one.why);

/** Is this offered on the screen, and not greyed out? */
function isOffered(table: Table, thing: string, { id, path }: Touch): boolean {
  const body = table.side === 'anomaly' ? table : null;
  const cards = table.side === 'anomaly' ? table.possess : table;
  const ask = cards?.ask;
  switch (thing) {
    case 'zone':
      return table.zones.some((zone) => zone.id === id && zone.choice && !zone.choice.why);
    case 'symbol':
      return (ask?.kind === 'show' || ask?.kind === 'track') && isFree(ask.symbols, id);
    case 'aim':
      return ask?.kind === 'aim' ? isFree(ask.aims, id) : isInSteps(table, path, id);
    case 'evolution':
      return isFree(body?.evolutions, id);
    case 'deed':
      return isFree(body?.deeds, id);
    case 'gift':
      return isFree(body?.gifts, String(id));
    case 'pawn':
      return table.side === 'student' && (!table.pawns || table.pawns.some(({ seat }) => seat.id === String(id)));
    default:
      return isInSteps(table, path, id);
  }
}
const isInSteps = (table: Table, path: readonly Value[], id: Value): boolean =>
  !!table.steps?.some(({ level: { shape, path: at } }) => {
    if (String(at) !== String(path)) return false;
    if (shape.t === 'number') return typeof id === 'number' && id >= shape.min && id <= shape.max;
    return (
      (shape.t === 'oneOf' || shape.t === 'someOf') &&
      (shape.options as unknown[]).some((one) => one === id || (one as { id?: Value }).id === id)
    );
  });

/** Answers as a player would, by touching what the screen offers; returns what stood in the way. */
function answer(scene: Scene, decision: Decision, choice: Choice): string | null {
  const { seen } = scene;
  const kind = decision.kind as AskKind;
  const fault = (what: string): string => `${kind}: ${what}`;
  let desk: Desk = emptyDesk;
  if (choice === null) {
    const table = tableOf(scene, desk);
    if (table.side === 'anomaly' && !isFree(table.deeds, 'skip')) return fault('no way to pass');
    if (draftOf(seen, desk) !== null) desk = touchThing(seen, desk, PASS);
  } else
    for (const touch of touches(decision.shape, choice)) {
      const { path, id, shape } = touch;
      const thing = thingOf({ shape });
      // A card is touched with its use.
      if (thing === 'card') continue;
      if (thing === 'use') {
        const made = takeCard(scene, desk, id as Use, choice, kind);
        if (typeof made === 'string') return fault(made);
        desk = made;
        continue;
      }
      // What was taken for granted makes room first.
      if (thing === 'gift' && shape.t === 'someOf')
        for (const other of shape.options)
          if (!chosenAt(decision.shape, choice, path).includes(other) && isPicked(decision, desk, seen, { ...touch, id: other }))
            desk = touchThing(seen, desk, keyOf('gift', other));
      if (shape.t !== 'assign' && isPicked(decision, desk, seen, touch)) continue;
      if (!isOffered(tableOf(scene, desk), thing, touch)) return fault(`${thing} ${id} cannot be touched`);
      if (thing === 'plain') {
        const { level } = tableOf(scene, desk).steps!.find((step) => String(step.level.path) === String(path))!;
        desk = deskRules.put(seen, desk, path, touchIn(level.shape, level.draft, [], id));
      } else desk = touchThing(seen, desk, `${thing}:${id}`);
    }
  const given = answerOf(seen, desk);
  if (unordered(given?.choice) !== unordered(choice)) return fault(`made ${JSON.stringify(given?.choice)} of ${JSON.stringify(choice)}`);
  if (kind === 'trapWindow') return null;
  const { state, detail = '' } = tableOf(scene, desk).seal;
  // Nothing the Anomaly does with a point names anybody: a number there is a number.
  if ((kind === 'anomalyTurn' || kind === 'secondHalf') && NAMES.some((name) => detail.includes(name))) return fault(`says "${detail}"`);
  return state === 'ready' || state === 'sealed' ? null : fault(`the seal is ${state}`);
}

/** Picks the card, then what it is used for. */
function takeCard(scene: Scene, desk: Desk, use: Use, choice: Choice, kind: AskKind): Desk | string {
  const picked = (kind === 'studentTurn' ? (choice as Picked).with : choice) as Picked;
  const card = (picked.with as { card: Kind }).card;
  const place = handOf(scene.seen).indexOf(card);
  const cards = (table: Table) => (table.side === 'anomaly' ? table.possess : table);
  if (!isFree(cards(tableOf(scene, desk))?.hand, String(place))) return `card ${card} cannot be touched`;
  const held = touchThing(scene.seen, desk, keyOf('card', place));
  if (!cards(tableOf(scene, held))?.ask) return 'a card is asked for although one is picked';
  const id = use === 'move' || use === 'track' ? use : 'special';
  if (!isFree(cards(tableOf(scene, held))?.uses, id)) return `use ${use} cannot be touched`;
  return touchThing(scene.seen, held, keyOf('use', id));
}

const chosenAt = (shape: Shape, choice: Choice, path: readonly Value[]): Value[] =>
  [...touches(shape, choice)].filter((touch) => String(touch.path) === String(path)).map(({ id }) => id);
const unordered = (choice: unknown): string => JSON.stringify(choice, (_, value) => (Array.isArray(value) ? value.slice().sort() : value));
/** Filled in by itself already. */
function isPicked({ shape }: Decision, desk: Desk, seen: Scene['seen'], { path, id }: Touch): boolean {
  const draft = draftOf(seen, desk);
  if (draft === null) return false;
  const at = levels(shape, draft).find((level) => String(level.path) === String(path))?.draft;
  if (Array.isArray(at)) return at.includes(id);
  return at === id || (typeof at === 'object' && at !== null && (at as { pick?: Value }).pick === id);
}

/** Springs a trap as the button does. */
function spring(scene: Scene, choice: Choice): string | null {
  const [, pawn, zone, aim] = chain(choice);
  const table = tableOf(scene, emptyDesk);
  const id = trapId(pawn as number, zone as never);
  if (table.side !== 'student') return 'the Anomaly has a trap';
  const trap = table.traps.find((one) => one.id === id);
  if (!trap || trap.why || (aim === 'fuel' && !trap.fuel)) return `trap ${id} cannot be sprung`;
  const given = springOf(scene.seen, id, aim as never);
  return JSON.stringify(given?.choice) === JSON.stringify(choice) ? null : `sprang ${JSON.stringify(given)}`;
}
const chain = (choice: Choice): Choice[] =>
  choice !== null && typeof choice === 'object' ? [(choice as Picked).pick, ...chain((choice as Picked).with)] : [choice];

const isWords = (text: string | undefined): boolean => !!text && !/[{}|]|undefined|null|NaN|\[object|[a-z][A-Z]/.test(text);

/** Everything greyed out on a screen, with its reason. */
function reasons(table: Table): (string | undefined)[] {
  const cards = table.side === 'anomaly' ? table.possess : table;
  const ask = cards?.ask;
  const asked = ask?.kind === 'aim' ? ask.aims : ask?.kind === 'show' || ask?.kind === 'track' ? ask.symbols : [];
  const body = table.side === 'anomaly' ? [...table.deeds, ...table.gifts, ...table.evolutions] : table.traps;
  const all: readonly { readonly why?: string }[] = [
    ...table.zones.flatMap(({ choice }) => choice ?? []),
    ...(cards ? [...cards.hand, ...(cards.uses ?? [])] : []),
    ...asked,
    ...body,
  ];
  const seal = table.seal.state === 'idle' ? [table.seal.why] : [];
  return [...all.filter((one) => 'why' in one).map((one) => one.why), ...seal];
}

describe('the screens, through random matches', () => {
  test('every decision and the trap offer are answered by touching what they offer', () => {
    const faults = new Map<string, string>();
    const met = new Map<string, number>();
    const below = chance('screens');
    for (let i = 0; i < MATCHES; i++) {
      const mode = anomaly.modes[i % anomaly.modes.length]!;
      watchMatch(anomaly, mode, `screens ${i}`, (scene) => {
        const { decision, offer } = scene.seen;
        for (const asked of [decision, offer]) {
          if (!asked || (!answerable(asked.shape) && !asked.mayPass)) continue;
          const name = asked.kind + (asked === offer ? ' offered' : '');
          const times = met.get(name) ?? 0;
          met.set(name, times + 1);
          if (times > 120 && below(24) > 0) continue;
          const choice = !answerable(asked.shape) || (asked.mayPass && below(4) === 0) ? null : anyChoice(asked.shape, below);
          const traps = choice !== null && (asked === offer || asked.kind === 'trapWindow');
          const fault = traps ? spring(scene, choice) : answer(scene, asked, choice);
          if (fault) faults.set(`${mode.name} ${fault}`.replace(/ of .*/, ''), JSON.stringify(choice));
        }
      });
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    // What to eat is asked so seldom that it has a test of its own.
    expect([...met.keys()].filter((name) => !name.endsWith('offered') && name !== 'whatToEat').length).toBe(13);
    expect([...met.keys()].some((name) => name.endsWith('offered'))).toBe(true);
  });

  test('what to eat is chosen in the panel', () => {
    let done = 0;
    watchMatch(anomaly, anomaly.modes[1]!, 'eating', (scene) => {
      const { decision, open, seat } = scene.seen;
      if (seat !== open.anomaly || decision?.kind !== 'anomalyTurn') return;
      const eating: Decision = { ...decision, kind: 'whatToEat', shape: oneOf(['fuel', 'electricity']), mayPass: false };
      const seen = { ...scene, seen: { ...scene.seen, decision: eating } };
      for (const food of ['fuel', 'electricity']) expect(answer(seen, eating, food)).toBeNull();
      done += 1;
    });
    expect(done).toBeGreaterThan(0);
  });

  test('everything greyed out says why, everything is words, in both languages', () => {
    const bad = new Set<string>();
    const below = chance('reasons');
    for (const [i, mode] of anomaly.modes.entries())
      watchMatch(anomaly, mode, `reasons ${i}`, (scene) => {
        const { seen, log, latest, match } = scene;
        if (below(6) > 0 && !match.s.open.winner) return;
        for (const lang of LANGS) {
          const perspective = perspectiveOf(scene, lang);
          const texts: string[] = [];
          const tables: Table[] = [];
          if (seen.seat === null) texts.push(...Object.values(watchTable(perspective, LINES).prompt).map(String));
          else {
            tables.push(tableOf(scene, emptyDesk, lang));
            const keys = [
              keyOf('card', 0),
              keyOf('use', 'special'),
              keyOf('use', 'move'),
              keyOf('deed', 'move'),
              keyOf('gift', 0),
              keyOf('deed', 'overload'),
              keyOf('zone', 'L-N'),
            ];
            const desk = keys.slice(0, 1 + below(keys.length)).reduce((at, key) => touchThing(seen, at, key), emptyDesk);
            tables.push(tableOf(scene, desk, lang));
          }
          for (const table of tables) {
            const { wanted, help, lead } = table.prompt;
            texts.push(...reasons(table).map(String), table.seal.label, wanted, lead, ...(help ? [help] : []));
            texts.push(
              ...(table.steps ?? []).map(({ title }) => title),
              ...table.zones.flatMap(({ reasons }) => (reasons ?? []).map(({ text }) => text)),
            );
            texts.push(
              ...(table.side === 'student'
                ? table.traps.flatMap(({ follows }) => Object.values(follows))
                : table.deeds.flatMap(({ follows }) => follows ?? [])),
            );
            if (table.side === 'anomaly') texts.push(...(table.known?.reasons.flatMap(({ text }) => text.map(String)) ?? []));
          }
          const beat = beatIn(log, log.length - latest.length);
          if (beat >= 0) texts.push(feedView(perspective, log, beat)!.line);
          if (seen.open.winner) {
            const end = endView(perspective, log, { code: 'KQFMRT', seats: NAMES.map((name) => ({ kind: 'bot', name })) } as never);
            texts.push(...end.points.flatMap(({ text }) => text.map(String)));
            expect(!!end.zones).toBe(seen.open.options.endReveal);
          }
          for (const text of texts) if (!isWords(text)) bad.add(`${lang} ${seen.ask?.kind}: ${text}`);
        }
      });
    expect([...bad].slice(0, 20)).toEqual([]);
  });

  test('the log says nothing twice, and marks what the reader alone knows', () => {
    watchMatch(anomaly, anomaly.modes[1]!, 'story', (scene) => {
      const { seen, log, viewer, match } = scene;
      if (!match.s.open.winner) return;
      const lines = storyOf(log, perspectiveOf(scene, 'en'), { events, heading });
      expect(lines.filter(({ head }) => head === 'turn').length).toBe(seen.open.round);
      expect(lines.some(({ secret }) => secret)).toBe(viewer !== 'public');
    });
  });
});
