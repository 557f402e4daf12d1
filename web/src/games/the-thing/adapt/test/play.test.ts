import { LANGS } from '@lurk/i18n';
import { answerable, type Choice, must } from '@lurk/kernel';
import { chance, type Scene as SceneOf, watchMatch } from '@lurk/testkit';
import { party, theThing } from '@lurk/the-thing/proof';
import { isRevealed, loadWords, type Memory, type Role, type Seen, speech, type TT } from '@lurk/the-thing/public';
import { describe, expect, test } from 'vitest';
import { answeredByTouch, panelTouches } from '../../../../play/asking/test/touching';
import { type Key, PASS } from '../../../../play/asking/things';
import { NO_LINES } from '../../../../play/frame/model';
import { stillOf } from '../../../../play/showing/test/stills';
import { characterLesson } from '../../lesson';
import type { PlayerTable } from '../../model';
import { answerOf, type Desk, deskRules, emptyDesk } from '../desk';
import { keyOf } from '../keys';
import type { Perspective } from '../perspective';
import { wayToPlan } from '../plan';
import { viewOf } from '../table';

await loadWords();

type Scene = SceneOf<TT, Memory>;
const NAMES = ['Vesna', 'Mila', 'Anouk', 'Theo', 'Kestrel', 'Oren', 'Zélie', 'Bram'];
const perspectiveOf = (scene: Scene, lang: 'en' | 'fr' = 'en'): Perspective => ({
  ...stillOf(scene, NAMES.slice(0, scene.seen.seats), lang, speech),
  witnessed: [],
});
function tableOf(scene: Scene, desk: Desk): PlayerTable {
  const table = viewOf(perspectiveOf(scene), desk, NO_LINES);
  if (!('seal' in table)) throw new Error('somebody who is asked has no table to answer at');
  return table;
}

/** Everything a finger could touch now: what is drawn and not greyed out, the tiles of the panels, the ways to pass. */
function touchable(table: PlayerTable, desk: Desk, scene: Scene): (() => Desk)[] {
  const { seen } = scene;
  const key = (one: Key) => (): Desk => deskRules.touch(seen, desk, one);
  const free = (choice: { why?: string | undefined; picked?: boolean | undefined } | undefined): boolean =>
    !!choice && !choice.why && !choice.picked;
  return [
    ...table.rooms.filter(({ choice }) => free(choice)).map(({ id }) => key(keyOf('place', id))),
    ...table.people.filter(({ choice }) => free(choice)).map(({ pawn }) => key(keyOf('pawn', pawn))),
    ...table.hand.filter((card) => card.open && free(card)).map(({ id }) => key(keyOf('card', id))),
    ...table.items.filter((item) => item.open && free(item)).map((item) => key(item.key)),
    ...table.acts.map((act) => key(act.key)),
    ...(table.unmask ? [key(table.unmask.key)] : []),
    ...panelTouches(deskRules, seen, desk, table.panels),
  ];
}

const answered = (scene: Scene, below: (n: number) => number): Choice | undefined =>
  answeredByTouch(deskRules, scene.seen, (desk) => touchable(tableOf(scene, desk), desk, scene), below);

/** The same seat as it would be asked in the other role. */
function asRole(seen: Seen, role: Role): Seen {
  const { own, seat, decision, offer, stack } = seen;
  if (!own || seat === null) return seen;
  const me = { ...seen, own: { ...own, role }, seat };
  const at = stack.at(-1)?.at;
  const question = theThing.asks[decision?.kind ?? offer?.kind ?? ''];
  return {
    ...me,
    decision: decision && { ...decision, shape: question.decide(me, at).shape },
    offer: offer && question.offer ? { ...offer, shape: question.offer.decide(me, at).shape } : offer,
  };
}

const MATCHES = 10;
const modes = [...theThing.modes, ...party.modes];
const proofOf = (i: number) => (i % modes.length < theThing.modes.length ? theThing : party);

describe('a table of The Thing', () => {
  test('every question can be answered by touching what is drawn', () => {
    const stuck = new Set<string>();
    const met = new Set<string>();
    for (let i = 0; i < MATCHES * 2; i++) {
      const below = chance(`touched ${i}`);
      watchMatch(proofOf(i), modes[i % modes.length], `touched ${i}`, (scene) => {
        const { decision, sealed } = scene.seen;
        if (!decision || sealed || !answerable(decision.shape) || below(3) > 0) return;
        met.add(decision.kind);
        if (answered(scene, below) === undefined) stuck.add(decision.kind);
      });
    }
    expect([...stuck]).toEqual([]);
    expect(met.size).toBeGreaterThan(35);
  });

  test('L-01, L-02, L-03 outside the look nothing on a Character’s table tells the role', () => {
    const unlike = new Set<string>();
    const met = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const below = chance(`twins ${i}`);
      watchMatch(theThing, theThing.modes[i % theThing.modes.length], `twins ${i}`, (scene) => {
        const { seen, viewer } = scene;
        if (viewer === 'public' || !seen.own?.role || seen.open.people[viewer].status !== 'character') return;
        const asked = seen.decision?.kind ?? seen.offer?.kind;
        // What is asked seldom is always looked at.
        if (!asked || (met.has(asked) && below(6) > 0)) return;
        met.add(asked);
        const drawn = (role: Role): string => {
          const { secret: _, ...table } = tableOf({ ...scene, seen: asRole(seen, role) }, emptyDesk);
          return JSON.stringify(table);
        };
        if (drawn('human') !== drawn('alien')) unlike.add(asked);
      });
    }
    expect([...met]).toEqual(expect.arrayContaining(['placeTokens', 'resort', 'callVote', 'lastReveal', 'placeCharacter', 'vote']));
    expect([...unlike]).toEqual([]);
  });

  test('L-02 the coach says the same to both roles', () => {
    for (const lang of LANGS) {
      const { you, want, asks } = characterLesson(lang);
      expect(you).not.toMatch(/^(You are a Human|Vous êtes un Humain)/);
      expect(want.length).toBeGreaterThan(80);
      expect(Object.keys(asks).length).toBeGreaterThan(20);
    }
  });

  test('D-04 Force is poured point by point, and what is not poured stays in the pool', () => {
    let plans = 0;
    for (let i = 0; i < MATCHES; i++)
      watchMatch(theThing, theThing.modes[i % theThing.modes.length], `poured ${i}`, (scene) => {
        const { seen } = scene;
        if (seen.decision?.kind !== 'alienPlan' || seen.seat === null || !isRevealed(seen.open, seen.seat)) return;
        plans++;
        expect(wayToPlan(seen.decision.shape)).toEqual([]);
        const room = tableOf(scene, emptyDesk).rooms.find(({ choice }) => choice && !choice.why);
        const poured = deskRules.touch(seen, emptyDesk, keyOf('pour', must(room).id));
        expect(answerOf(seen, poured)?.choice).toEqual({ first: room?.id, rest: new Array(seen.open.pool - 1).fill('pool') });
        expect(answerOf(seen, deskRules.touch(seen, poured, keyOf('drain', must(room).id)))).toBeNull();
      });
    expect(plans).toBeGreaterThan(0);
  });

  test('passing is one touch where a window is open', () => {
    watchMatch(theThing, theThing.modes[0], 'windows', (scene) => {
      const { seen } = scene;
      if (!seen.decision?.mayPass || seen.sealed) return;
      expect(tableOf(scene, emptyDesk).acts.map(({ key }) => key)).toEqual([PASS]);
    });
  });
});
