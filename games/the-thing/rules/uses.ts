/** TT-153 to TT-163, 3.A.21 What an action does in a room; what is chosen in it belongs to the player of the Character (TT-147). */
import { type Answer, ask, call, end, go, next, oneAmong, remove } from '@lurk/kernel';
import { addFuel, repair } from '../acts/base.ts';
import { gain, top, under, useUp } from '../acts/items.ts';
import type { StationChoice } from '../answers.ts';
import { extraLab, keepItem, keepLab, repairBy, stationUse, useVehicle as vehicleUse } from '../asks/resolving.ts';
import { type Item, isLab, isThing, isWeapon } from '../data/cards.ts';
import { isVehicle, VEHICLES } from '../data/rooms.ts';
import { actionBarred, fuelBarred } from '../facts/actions.ts';
import { fuelTargets } from '../facts/base.ts';
import { plays, roomOf, seatOf } from '../facts/people.ts';
import type { Acting } from '../frames.ts';
import { ROOMS, sabotage } from '../rooms.ts';
import { type C, type Pawn, procedure } from '../types.ts';
import { rollDie } from './base.ts';

export const action = procedure('action', {
  begin: (c) => {
    const { pawn, action: card } = c.at;
    const room = roomOf(c.s.open, pawn);
    if (card === 'repair') return go('repair');
    // TT-155, TT-162
    if (card === 'sabotage') {
      sabotage(c, room);
      return end(pawn);
    }
    return isVehicle(room) ? ROOMS[room].use(c) : go('use');
  },

  /** TT-154, TT-163 So often, or until nothing is damaged. TT-251 Windows may remove two at a time. */
  repair: (c) => {
    const { pawn, times } = c.at;
    const room = roomOf(c.s.open, pawn);
    const { damage } = c.s.open.rooms[room];
    if (times === 0 || actionBarred(c.pub, 'repair', room)) return go('done');
    if (plays(c.s.open, pawn, 'windows') && damage > 1) return ask(repairBy, 'repaired');
    return repairOnce(c, 1);
  },
  repaired: (c, [{ choice }]: Answer<number>[]) => repairOnce(c, choice),

  /** TT-153, TT-163 */
  use: (c) => {
    const { pawn, times } = c.at;
    const room = roomOf(c.s.open, pawn);
    if (times === 0 || actionBarred(c.pub, 'use', room)) return go('done');
    c.at.times--;
    return ROOMS[room].use(c);
  },
  done: ({ at }) => end(at.pawn),
});
function repairOnce(c: C<{ pawn: Pawn; times: number }>, count: number) {
  repair(c, roomOf(c.s.open, c.at.pawn), count, c.at.pawn);
  c.at.times--;
  return go('repair');
}

/** TT-290, TT-303 Two cards, one is kept; TT-252 MacReady looks at three Weapons. */
export const drawItem = procedure('drawItem', {
  draw: (c) => {
    const { s, at, tell } = c;
    const armory = roomOf(c.s.open, at.pawn) === 'armory';
    const own = s.own[seatOf(s.open, at.pawn)];
    const count = armory && plays(s.open, at.pawn, 'macready') ? 3 : 2;
    own.drawn = armory ? top(s.vault.weapons, count) : top(s.vault.objects, count);
    tell.all({ t: 'drewItems', pawn: at.pawn, of: armory ? 'weapon' : 'object', count: own.drawn.length });
    tell.seat(seatOf(s.open, at.pawn), { t: 'drewItemsAre', items: own.drawn.slice() });
    return next;
  },
  /** A step of its own: a Fuel or Tools card played meanwhile puts the question again, and draws nothing (TT-283). */
  choose: (c) => {
    const { drawn } = c.s.own[seatOf(c.s.open, c.at.pawn)];
    return drawn.length > 1 ? ask(keepItem, 'kept') : keep(c, drawn[0]);
  },
  kept: (c, [{ choice }]: Answer<Item>[]) => keep(c, choice),
});
/** TT-291, H-14 The rest goes under the deck, in random order. */
function keep(c: C<{ pawn: Pawn }>, kept: Item) {
  const { s, at, dice, tell } = c;
  const seat = seatOf(s.open, at.pawn);
  const back = s.own[seat].drawn.splice(0);
  remove(back, [kept]);
  tell.all({ t: 'keptItem', pawn: at.pawn, of: isWeapon(kept) ? 'weapon' : 'object' });
  tell.seat(seat, { t: 'keptItemIs', kept, back: back.slice() });
  gain(c, at.pawn, kept);
  under(s.vault.weapons, dice.shuffle('under/weapons', back.filter(isWeapon)));
  under(s.vault.objects, dice.shuffle('under/objects', back.filter(isThing)));
  return end();
}

/** TT-307 One Lab token, kept or discarded face down; TT-255 Blair may draw another. */
export const drawLab = procedure('drawLab', {
  draw: ({ s, at, tell }) => {
    const seat = seatOf(s.open, at.pawn);
    const [token] = top(s.vault.lab, 1);
    s.own[seat].drawn = [token];
    tell.all({ t: 'drewLab', pawn: at.pawn });
    tell.seat(seat, { t: 'drewLabIs', token });
    return next;
  },
  choose: () => ask(keepLab, 'settled'),
  settled: (c, [{ choice }]: Answer<'keep' | 'discard'>[]) => {
    const { s, at, tell } = c;
    const [token] = s.own[seatOf(s.open, at.pawn)].drawn.splice(0);
    tell.all({ t: 'settledLab', pawn: at.pawn, kept: choice === 'keep' });
    if (choice === 'keep') gain(c, at.pawn, token);
    else if (isLab(token)) s.vault.labDiscard.push(token);
    return next;
  },
  extra: ({ s, at }) => {
    const may = plays(s.open, at.pawn, 'blair') && !at.extra && s.vault.lab.length > 0;
    return may ? ask(extraLab, 'extraDecided') : end();
  },
  extraDecided: ({ at }, [{ choice }]: Answer<'draw' | null>[]) => {
    at.extra = true;
    return choice === 'draw' ? go('draw') : end();
  },
});

/** TT-310, TT-311 The die, then fuel; TT-249 Bennings rolls twice. */
export const rollInStation = procedure('rollInStation', {
  roll: (c) => {
    const { s, at, tell } = c;
    const rolls = plays(s.open, at.pawn, 'bennings') ? [rollDie(c), rollDie(c)] : [rollDie(c)];
    tell.all({ t: 'weatherRolled', results: rolls, before: s.open.station });
    at.results = [...new Set([...rolls, ...(s.open.station ? [s.open.station] : [])])];
    return next;
  },
  /** D-30 Asked where there is anything to choose. */
  choose: (c) => {
    const [rooms, { results }] = [fuelTargets(c.s.open), c.at];
    return rooms.length > 1 || results.length > 1
      ? ask(stationUse, 'chosen')
      : station(c, { weather: results[0], fuel: rooms[0] ?? 'none' });
  },
  chosen: (c, [{ choice }]: Answer<StationChoice>[]) => station(c, choice),
});
function station(c: C<{ pawn: Pawn }>, { weather, fuel }: StationChoice) {
  c.s.open.station = weather;
  c.tell.all({ t: 'stationSet', weather, pawn: c.at.pawn });
  if (fuel !== 'none') addFuel(c, fuel, 'warehouse');
  return end();
}

/** TT-293 to TT-296, D-31 */
export const useVehicle = procedure('useVehicle', {
  // TC-057 With dice the escape is a choice of its own (C-11).
  choose: (c) => (c.s.open.coop ? driveUse(c, 'fuel') : ask(vehicleUse, 'chosen')),
  chosen: (c, [{ choice }]: Answer<'fuel' | 'escape' | 'pass'>[]) => driveUse(c, choice),
});
function driveUse(c: C<Acting>, choice: 'fuel' | 'escape' | 'pass') {
  const { s, at, tell } = c;
  const room = oneAmong(VEHICLES, s.open.people[at.pawn].at);
  if (choice === 'escape') {
    // TT-225
    useUp(c, at.pawn, 'keys');
    s.open.escape = { exit: room, aboard: [at.pawn], asked: [] };
    return call('escape');
  }
  if (choice === 'pass') tell.all({ t: 'usePassed', pawn: at.pawn });
  // RU-70 Fuel alone: a tank that fills up starts nothing.
  else for (let i = 0; i < at.times && fuelBarred(s.open, room, s.open.depot) === null; i++) addFuel(c, room, 'depot');
  return end();
}
