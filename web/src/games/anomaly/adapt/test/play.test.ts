import { anomaly } from '@lurk/anomaly/proof';
import { events, loadWords } from '@lurk/anomaly/public';
import { type Choice, type Decision, oneOf } from '@lurk/kernel';
import { watchMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { expectGiven } from '../../../../play/asking/test/tables';
import { type Found, giveByTouch, keyOfPick, type PickAt, picksOf } from '../../../../play/asking/test/touching';
import { NO_LINES } from '../../../../play/frame/model';
import { ENDED } from '../../../../play/showing/test/stills';
import { expectLog, expectWords, reasonsIn } from '../../../../play/showing/test/telling';
import type { AnomalyTable, StudentTable } from '../../model';
import { anomalyTable } from '../body';
import { type Desk, deskRules, draftOf, emptyDesk, handOf, touchThing } from '../desk';
import { endView } from '../end';
import { beatIn, feedView } from '../feed';
import { keyOf } from '../keys';
import { springOf, trapId } from '../spring';
import { heading } from '../story';
import { studentTable } from '../student';
import { type Key, PASS, thingOf } from '../things';
import { watchTable } from '../watch';
import { NAMES, perspectiveOf, type Scene } from './scene';

await loadWords();

type Table = StudentTable | AnomalyTable;

function tableOf(scene: Scene, desk: Desk, lang: 'en' | 'fr' = 'en'): Table {
  const perspective = perspectiveOf(scene, lang);
  return scene.seen.seat === scene.seen.open.anomaly
    ? anomalyTable(perspective, desk, NO_LINES)
    : studentTable(perspective, desk, NO_LINES);
}
const cardsOn = (table: Table) => (table.side === 'anomaly' ? table.possess : table);

function found(table: Table): Found {
  const { hand = [], uses = [], ask } = cardsOn(table) ?? {};
  return {
    drawn: [
      ...table.zones.map(({ id, choice }) => choice && { ...choice, key: keyOf('zone', id) }),
      ...hand.map((card) => ({ ...card, key: keyOf('card', card.id) })),
      // Once a card is picked it no longer asks for one.
      ...(ask ? uses.map((use) => ({ ...use, key: keyOf('use', use.id) })) : []),
      ...(ask?.kind === 'show' || ask?.kind === 'track' ? ask.symbols.map((one) => ({ ...one, key: keyOf('symbol', one.id) })) : []),
      ...(ask?.kind === 'aim' ? ask.aims.map((one) => ({ ...one, key: keyOf('aim', one.id) })) : []),
      ...(table.side === 'anomaly'
        ? [
            ...table.evolutions.map((one) => ({ ...one, key: keyOf('evolution', one.id) })),
            ...table.deeds.map((one) => ({ ...one, key: one.id === 'skip' ? PASS : keyOf('deed', one.id) })),
            ...table.gifts.map((one) => ({ ...one, key: keyOf('gift', one.id) })),
          ]
        : [
            ...(table.pawns ?? []).map(({ seat, picked }) => ({ picked, key: keyOf('pawn', seat.id) })),
            ...(table.trapWindow ? [{ key: PASS }] : []),
          ]),
    ],
    panels: table.steps ?? [],
    seal: table.seal,
  };
}

/** A card is picked, then what it is used for. */
function keysFor(seen: Scene['seen'], pick: PickAt, all: readonly PickAt[]): Key[] {
  const thing = thingOf(pick);
  if (thing === 'card') return [];
  if (thing !== 'use') return keyOfPick(pick);
  const place = handOf(seen).findIndex((kind) => all.some((other) => thingOf(other) === 'card' && other.id === kind));
  const use = pick.id === 'move' || pick.id === 'track' ? pick.id : 'special';
  return [keyOf('card', place), keyOf('use', use)];
}

function give(scene: Scene, decision: Decision, choice: Choice): void {
  const { seen } = scene;
  const { seal } = giveByTouch({ rules: deskRules, seen, find: (desk) => found(tableOf(scene, desk)) }, decision, choice, {
    draftOf: (desk) => draftOf(seen, desk),
    keysFor: (pick, all) => keysFor(seen, pick, all),
  });
  // Nothing the Anomaly does with a point names anybody: a number there is a number.
  if (/^(anomalyTurn|secondHalf)$/.test(decision.kind)) expect(NAMES.filter((name) => seal.detail?.includes(name))).toEqual([]);
}

/** Springs a trap as the button does. */
function spring(scene: Scene, decision: Decision, choice: Choice): void {
  const [, pawn, zone, aim] = picksOf(decision, choice).map(({ id }) => id);
  const table = tableOf(scene, emptyDesk);
  const id = trapId(pawn as number, zone as never);
  if (table.side !== 'student') throw new Error('the Anomaly has a trap');
  const trap = table.traps.find((one) => one.id === id);
  if (!trap || trap.why || (aim === 'fuel' && !trap.fuel)) throw new Error(`trap ${id} cannot be sprung`);
  expect(springOf(scene.seen, id, aim as never)?.choice).toEqual(choice);
}

/** Everything greyed out on a screen, with its reason. */
function reasons(table: Table): string[] {
  const { hand = [], uses = [], ask } = cardsOn(table) ?? {};
  const asked = ask?.kind === 'aim' ? ask.aims : ask?.kind === 'show' || ask?.kind === 'track' ? ask.symbols : [];
  const body = table.side === 'anomaly' ? [...table.deeds, ...table.gifts, ...table.evolutions] : table.traps;
  return reasonsIn([...table.zones.flatMap(({ choice }) => choice ?? []), ...hand, ...uses, ...asked, ...body], table.seal);
}

describe('the screens, through random matches', () => {
  test('every decision and the trap offer are answered by touching what they offer', () => {
    const met = expectGiven(anomaly, { matches: 28, always: 120, seldom: 24 }, (scene, asked, choice) =>
      (choice !== null && (asked === scene.seen.offer || asked.kind === 'trapWindow') ? spring : give)(scene, asked, choice),
    );
    // What to eat is asked so seldom that it has a test of its own.
    expect(met.filter((name) => !name.endsWith('offered') && name !== 'whatToEat').length).toBe(13);
    expect(met.some((name) => name.endsWith('offered'))).toBe(true);
  });

  test('what to eat is chosen in the panel', () => {
    let done = 0;
    watchMatch(anomaly, anomaly.modes[1], 'eating', (scene) => {
      const { decision, open, seat } = scene.seen;
      if (seat !== open.anomaly || decision?.kind !== 'anomalyTurn') return;
      const eating: Decision = { ...decision, kind: 'whatToEat', shape: oneOf(['fuel', 'electricity']), mayPass: false };
      const seen = { ...scene, seen: { ...scene.seen, decision: eating } };
      for (const food of ['fuel', 'electricity']) give(seen, eating, food);
      done += 1;
    });
    expect(done).toBeGreaterThan(0);
  });

  test('everything greyed out says why, everything is words, in both languages', () =>
    expectWords(anomaly, 6, (scene, lang, below) => {
      const { seen, log, latest } = scene;
      const perspective = perspectiveOf(scene, lang);
      const texts: string[] = [];
      const tables: Table[] = [];
      if (seen.seat === null) texts.push(...Object.values(watchTable(perspective, NO_LINES).prompt).map(String));
      else {
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
        tables.push(tableOf(scene, emptyDesk, lang), tableOf(scene, desk, lang));
      }
      for (const table of tables) {
        const { wanted, help, lead } = table.prompt;
        texts.push(...reasons(table), table.seal.label, wanted, lead, ...(help ? [help] : []));
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
      if (beat >= 0) texts.push(String(feedView(perspective, log, beat)?.line));
      if (seen.open.winner) {
        const end = endView(perspective, log, ENDED);
        texts.push(...end.points.flatMap(({ text }) => text.map(String)));
        expect(!!end.zones).toBe(seen.open.options.endReveal);
      }
      return texts;
    }));

  test('the log says nothing twice, and marks what the reader alone knows', () =>
    expectLog({ game: anomaly, mode: 1, events, heading }, (scene) => {
      const { seen, viewer } = scene;
      return { by: perspectiveOf(scene, 'en'), turns: seen.open.round, secrets: viewer !== 'public' };
    }));
});
