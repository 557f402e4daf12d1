/** What each Sub-Action does. */
import { call, has, must, pickOf } from '@lurk/kernel';
import { healWound } from '../../acts/bodies.ts';
import { atTheDoor, escapes } from '../../acts/bunker.ts';
import { discardWorn, drawItems, equipItem, giveItem, useItem } from '../../acts/items.ts';
import { putBullet } from '../../acts/skills.ts';
import type { RunChoice, SubChoice, TurnChoice } from '../../answers.ts';
import type { CharacterId } from '../../data/characters.ts';
import { BLACK_BOX } from '../../data/items.ts';
import type { Stack } from '../../data/tiles.ts';
import { tileUnder } from '../../facts/map.ts';
import { victimOf } from '../../facts/people.ts';
import type { C } from '../../types.ts';
import type { SubGiven, SubId } from '../sub.ts';
import type { Acts, Called } from './acts.ts';

const SUB: Acts<SubGiven> = {
  enter: (c, victim) => {
    escapes(c, victim);
    return null;
  },
  pickUp: (c, victim) => {
    pickUp(c, victim);
    return null;
  },
  give: (c, victim, { pick: to, with: item }) => {
    giveItem(c, victim, to, item);
    return null;
  },
  aidbox: (c, victim, on) => {
    useItem(c, victim, 'aidbox', on);
    return healWound(c, on, victim, 'aidbox') ? atTheDoor(c, on) : null;
  },
  flashlight: (c, victim, stack) => {
    useItem(c, victim, 'flashlight');
    return peeking(victim, stack);
  },
  pistol: (c, victim) => {
    useItem(c, victim, 'pistol');
    putBullet(c, victim, 'pistol');
    return null;
  },
  hammer: (c, victim, side) => {
    useItem(c, victim, 'hammer');
    const cell = must(victimOf(c.s.open, victim).at);
    c.s.open.bridges.push({ cell, side, by: 'hammer' });
    c.tell.all({ t: 'hammered', victim, cell, side });
    return null;
  },
  equip: (c, victim, item) => {
    equipItem(c, victim, item);
    return null;
  },
  takeOff: (c, victim, item) => {
    discardWorn(c, victim, [item], 'takenOff');
    return null;
  },
};
const peeking = (victim: CharacterId, stack: Stack) => call('peek', { victim, by: 'flashlight' as const, stack });

/** VI-057, VI-174 The herb or the Black Box of the tile; it ends a Run. */
function pickUp(c: C, character: CharacterId): void {
  const laid = tileUnder(c.s.open, victimOf(c.s.open, character).at);
  const what = laid.herb ? 'herb' : 'box';
  laid[what] = false;
  c.tell.all({ t: 'pickedUp', victim: character, what });
  if (what === 'herb') healWound(c, character, character, 'herb');
  else drawItems(c, character, BLACK_BOX, 'blackBox');
  if (c.s.open.running) c.s.open.running.over = true;
}

export const isSub = (choice: TurnChoice | RunChoice): choice is SubChoice => {
  const id = pickOf(choice);
  return typeof id === 'string' && has(SUB, id);
};
export function takeSub(c: C, victim: CharacterId, choice: SubChoice): Called {
  return typeof choice === 'string' ? take(c, victim, choice, null) : take(c, victim, choice.pick, choice.with);
}
const take = <K extends SubId>(c: C, victim: CharacterId, id: K, given: SubGiven[K]): Called => SUB[id](c, victim, given);
