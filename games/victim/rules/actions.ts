/** 3.9 to 3.12, VI-203 The Main Actions that roll and do something with the result. */
import { type Answer, ask, end, goAfter, must, next } from '@lurk/kernel';
import { healWound, relieve } from '../acts/bodies.ts';
import { addToPool, atTheDoor } from '../acts/bunker.ts';
import { drawItems } from '../acts/items.ts';
import type { HealChoice, SearchChoice } from '../answers.ts';
import { healChoice, searchTake } from '../asks/actions.ts';
import type { CharacterId } from '../data/characters.ts';
import type { HealWhy } from '../events.ts';
import { healsOf, searchAllows } from '../facts/actions.ts';
import { tileUnder } from '../facts/map.ts';
import { victimOf } from '../facts/people.ts';
import { worker } from '../facts/skills.ts';
import { type C, procedure } from '../types.ts';
import { rolling } from './roll.ts';

const resultOf = ({ s }: C): number => must(s.open.rolls[0].result);
const succeeds = ({ s }: C): boolean => s.open.rolls[0].outcome === 'passed';

export const decode = procedure('decode', {
  /** VI-119 */
  roll: ({ at }) => rolling(at.victim, 'int', 'decode'),
  decoded: (c) => {
    const { s, at, tell } = c;
    const laid = tileUnder(s.open, victimOf(s.open, at.victim).at);
    const success = succeeds(c);
    tell.all({ t: 'decoded', victim: at.victim, cell: laid.cell, success });
    // VI-123
    if (!success) return next;
    // VI-125, VI-197
    if (laid.broken) {
      laid.broken = false;
      tell.all({ t: 'repaired', victim: at.victim, cell: laid.cell });
      return next;
    }
    // VI-196 One token more.
    const symbols = worker(s.open, 'perfectCode')?.character === at.victim ? 1 : 0;
    if (laid.decoded) findSymbols(c, at.victim, symbols + 1);
    else {
      // VI-120
      find(c, at.victim, 'numbers');
      laid.decoded = true;
      tell.all({ t: 'decoderPut', cell: laid.cell });
      findSymbols(c, at.victim, symbols);
    }
    return next;
  },
});
/** VI-121, VI-124, VI-124a What is there. */
function findSymbols(c: C, victim: CharacterId, count: number): void {
  for (let n = 0; n < count; n++) find(c, victim, 'symbols');
}
function find(c: C, victim: CharacterId, kind: 'numbers' | 'symbols'): void {
  const token = c.s.vault[kind].pop();
  if (token === undefined) return;
  addToPool(c, token);
  c.tell.all({ t: 'tokenFound', victim, token });
}

/** VI-128, VI-203 A Wound or a weakening effect comes off; a Victim who stands up at the open bunker is asked to enter (VI-161). */
function heals(c: C, target: CharacterId, by: CharacterId, choice: HealChoice, why: HealWhy) {
  if (choice !== 'wound') relieve(c, target, choice);
  else if (healWound(c, target, by, why)) return atTheDoor(c, target);
  return null;
}

export const heal = procedure('heal', {
  /** VI-128 */
  roll: ({ at }) => rolling(at.victim, 'int', 'heal'),
  tried: (c) => {
    const { s, at, tell } = c;
    const success = succeeds(c);
    tell.all({ t: 'healTried', victim: at.victim, target: at.target, success });
    // VI-132
    if (!success) return end();
    const choices = healsOf(victimOf(s.open, at.target));
    return choices.length > 1 ? ask(healChoice, 'chosen') : goAfter(heals(c, at.target, at.victim, choices[0], 'heal'), 'over');
  },
  chosen: (c, [{ choice }]: Answer<HealChoice>[]) => goAfter(heals(c, c.at.target, c.at.victim, choice, 'heal'), 'over'),
  over: () => next,
});

export const selfHeal = procedure('selfHeal', {
  /** VI-203 */
  roll: ({ at }) => rolling(at.victim, 'int', 'selfHeal'),
  tried: (c) => {
    const { s, at, tell } = c;
    const success = succeeds(c);
    tell.all({ t: 'healTried', victim: at.victim, target: at.victim, success });
    if (!success) return end();
    const choices = healsOf(victimOf(s.open, at.victim));
    if (choices.length > 1) return ask(healChoice, 'chosen');
    return goAfter(heals(c, at.victim, at.victim, choices[0], 'selfHeal'), 'over');
  },
  chosen: (c, [{ choice }]: Answer<HealChoice>[]) => goAfter(heals(c, c.at.victim, c.at.victim, choice, 'selfHeal'), 'over'),
  over: () => next,
});

export const search = procedure('search', {
  /** VI-134 */
  roll: ({ at }) => rolling(at.victim, 'luk', 'search'),
  /** VI-135, VI-135a, VI-136 */
  found: (c) => {
    const { at, pub, tell } = c;
    const allowed = searchAllows(pub, at.victim, resultOf(c));
    tell.all({ t: 'searched', victim: at.victim, allowed });
    return allowed > 0 ? ask(searchTake, 'taken') : end();
  },
  taken: (c, [{ choice }]: Answer<SearchChoice>[]) => {
    drawItems(c, c.at.victim, choice, 'search');
    return next;
  },
});

export const hide = procedure('hide', {
  /** VI-137, VI-145 */
  roll: ({ at }) => rolling(at.victim, 'luk', 'hide'),
  hid: (c) => {
    const { s, at, tell } = c;
    const success = succeeds(c);
    if (success) victimOf(s.open, at.victim).hide = 'hidden';
    tell.all({ t: 'hid', victim: at.victim, success });
    return next;
  },
});
