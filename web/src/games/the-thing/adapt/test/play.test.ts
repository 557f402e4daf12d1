import { LANGS } from '@lurk/i18n';
import { must } from '@lurk/kernel';
import { chance, watchMatch } from '@lurk/testkit';
import { party, theThing } from '@lurk/the-thing/proof';
import { isRevealed, loadWords, type Role, type Seen } from '@lurk/the-thing/public';
import { describe, expect, test } from 'vitest';
import { expectTouchable } from '../../../../play/asking/test/tables';
import type { Found } from '../../../../play/asking/test/touching';
import { PASS } from '../../../../play/asking/things';
import { NO_LINES } from '../../../../play/frame/model';
import { characterLesson } from '../../lesson';
import type { PlayerTable } from '../../model';
import { answerOf, type Desk, deskRules, emptyDesk } from '../desk';
import { keyOf } from '../keys';
import { wayToPlan } from '../plan';
import { viewOf } from '../table';
import { perspectiveOf, type Scene } from './scene';

await loadWords();

function tableOf(scene: Scene, desk: Desk): PlayerTable {
  const table = viewOf(perspectiveOf(scene), desk, NO_LINES);
  if (!('seal' in table)) throw new Error('somebody who is asked has no table to answer at');
  return table;
}

const found = ({ rooms, people, hand, items, acts, unmask, panels, seal }: PlayerTable): Found => ({
  drawn: [
    ...rooms.map(({ id, choice }) => choice && { ...choice, key: keyOf('place', id) }),
    ...people.map(({ pawn, choice }) => choice && { ...choice, key: keyOf('pawn', pawn) }),
    ...hand.filter(({ open }) => open).map((card) => ({ ...card, key: keyOf('card', card.id) })),
    ...items.filter(({ open }) => open),
    ...acts.map(({ key }) => ({ key })),
    ...(unmask ? [{ key: unmask.key }] : []),
  ],
  panels,
  seal,
});

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
const proofOf = (mode: (typeof modes)[number]) => (theThing.modes.includes(mode) ? theThing : party);

describe('a table of The Thing', () => {
  test('every question can be answered by touching what is drawn', () => {
    const matches = Array.from({ length: MATCHES * 2 }, (_, i) => modes[i % modes.length]);
    const met = expectTouchable(
      matches.map((mode) => [proofOf(mode), mode]),
      3,
      (scene) => ({ rules: deskRules, seen: scene.seen, find: (desk) => found(tableOf(scene, desk)) }),
    );
    expect(met.length).toBeGreaterThan(35);
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
