/** The same game begun in the middle: random players seldom live to see what comes late. */
import type { Seat, Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { gain, top } from '../acts/items.ts';
import { reveal } from '../acts/roles.ts';
import { togetherIn } from '../coop/facts.ts';
import { DOGS, fuelSpaces } from '../data/rooms.ts';
import { TUNABLE } from '../data/tunable.ts';
import { seatOf, turnOrder } from '../facts/people.ts';
import type { Memory } from '../memory.ts';
import type { C, TT, Why } from '../types.ts';
import { party, theThing, whyOf } from './index.ts';

/** Everybody holds something, and is told what; the Flamethrowers, which are never a secret, go to the first seats, wherever they lay in the deck. */
function handOut(c: C): void {
  const { open, vault } = c.s;
  const flamethrowers = vault.weapons.filter((weapon) => weapon === 'flamethrower');
  vault.weapons = vault.weapons.filter((weapon) => weapon !== 'flamethrower');
  for (const pawn of open.people.keys()) {
    const weapons = flamethrowers.length > 0 ? flamethrowers.splice(0, 1) : vault.weapons.length > 2 ? top(vault.weapons, 1) : [];
    const objects = vault.objects.length > 2 ? top(vault.objects, 1) : [];
    for (const item of [...weapons, ...objects, ...top(vault.lab, 2)]) gain(c, pawn, item);
    const { items } = c.s.own[seatOf(open, pawn)];
    if (items.length > 0) c.tell.seat(seatOf(open, pawn), { t: 'gotItems', from: pawn, items: items.slice() });
  }
}

/** Half of the players are Aliens, and all are armed. */
export const armed = (): Proof<TT, Memory> =>
  begun('armed', ['frozen', 'noHumanLeft', 'noWayOut'], (c) => {
    handOut(c);
    const { open, own, vault } = c.s;
    for (const pawn of turnOrder(open).slice(0, Math.floor(open.players / 2))) {
      if (own[seatOf(open, pawn)].role === 'human') vault.infections.push({ pawn, round: 0, by: 'dog' });
      own[seatOf(open, pawn)].role = 'alien';
    }
  });

/** The ways out are almost open. */
export const leaving = (): Proof<TT, Memory> =>
  begun('leaving', ['escaped', 'alienStarted', 'alienBoarded', 'leftBehind', 'frozen', 'noHumanLeft'], ({ s: { open } }) => {
    open.rooms.helipad = { ...open.rooms.helipad, damage: 0, fuel: fuelSpaces('helipad') };
    open.rooms.shed = { ...open.rooms.shed, fuel: fuelSpaces('shed') - 1 };
    open.rooms.radio.damage = 0;
    open.rescue = { state: 'flying', at: TUNABLE.sos.last - 3, fuel: 0 };
  });

/** A base in ruins, one Alien revealed and almost beaten. */
export const late = (): Proof<TT, Memory> =>
  begun('late', ['frozen', 'noHumanLeft', 'noWayOut', 'noAlienLeft', 'leftBehind'], (c) => {
    const { open, own } = c.s;
    reveal(
      c,
      own.findIndex(({ role }) => role === 'alien'),
      'choice',
    );
    open.pool = 1;
    handOut(c);
    for (const room of ['armory', 'warehouse', 'weather', 'lab', 'shed'] as const) open.rooms[room].burnt = true;
    open.rooms.boiler.damage = 2;
    open.rooms.radio.damage = 0;
    open.leaderToken = null;
    // The smallest table has one way out left.
    if (open.players === 4) open.rescue.state = 'gone';
    // With win by elimination no Dog is left to wait for.
    open.dogsAside = open.options.eliminationWin ? 0 : DOGS;
  });

/** One to three players with their hands full and a vehicle almost ready; the Threat is near. */
export const equipped = (): Proof<TT, Memory> =>
  begun(
    'together and equipped',
    ['escaped', 'leftBehind', 'alienBoarded', 'noCharacterLeft', 'frozen'],
    (c) => {
      handOut(c);
      c.s.open.rooms.shed = { ...c.s.open.rooms.shed, damage: 0, fuel: fuelSpaces('shed') };
      c.s.open.rescue = { state: 'flying', at: TUNABLE.sos.last - 3, fuel: 0 };
      togetherIn(c.s.open).threat = 3;
    },
    party,
  );

/** The same deal, but for one seat's role, which is the other one. */
export const turnedRound = (seat: Seat): Proof<TT, Memory> =>
  begun('with one role turned round', [], ({ s: { own } }) => {
    own[seat].role = own[seat].role === 'human' ? 'alien' : 'human';
  });

/** Arranged as soon as the roles are dealt. */
function begun(name: string, endings: Why[], arrange: (c: C) => void, game: Proof<TT, Memory> = theThing): Proof<TT, Memory> {
  const { match } = game.procedures;
  const roles: Step<TT> = (c, answers) => {
    const said = match.steps.roles(c, answers);
    arrange(c);
    return said;
  };
  const procedures = { ...game.procedures, match: { ...match, steps: { ...match.steps, roles } } };
  return { ...game, name: `the-thing, ${name}`, endings, endingOf: whyOf, procedures };
}
