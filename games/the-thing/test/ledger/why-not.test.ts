/** What bars an action is a rule with a number: the reason that a screen gives is the condition itself. */
import { expect } from 'vitest';
import { analysisBarred, testBarred, voteBarred } from '../../asks/rest.ts';
import { dealBarred, placeBarred } from '../../coop/facts.ts';
import type { Action } from '../../data/cards.ts';
import type { Location, Place } from '../../data/rooms.ts';
import { actionBarred, assignBarred, bonusBarred, vehicleBarred } from '../../facts/actions.ts';
import { armBarred, burningBarred, type Deed, fireBarred, weaponBarred } from '../../facts/arms.ts';
import { attackBarred, burnBarred, noWayOut, roomBarred } from '../../facts/base.ts';
import { lookBarred } from '../../facts/meetings.ts';
import { cardBarred } from '../../facts/placing.ts';
import { offerBarred, partnerBarred, requestBarred } from '../../facts/trades.ts';
import type { WhyNot } from '../../facts/why-not.ts';
import type { Pawn, TT } from '../../types.ts';
import { party, put, dealt as rolled } from '../party.ts';
import { aTable, scenarios, type ThingTable } from '../table.ts';

type Case = [rule: string, found: () => WhyNot | null, why: WhyNot | null];
const reasons = (cases: readonly Case[]): void =>
  scenarios('%s: why not', cases, (_, found, why) => {
    expect(found()).toBe(why);
  });

const pub = (table: ThingTable) => ({ seats: table.match.s.seats, open: table.open, sizes: table.seen('public').sizes });
const action = (table: ThingTable, card: Action, place: Place) => actionBarred(pub(table), card, place);
const sized = (table: ThingTable, card: Action, place: Place, sizes: Partial<TT['Sizes']>) =>
  actionBarred({ ...pub(table), sizes: { ...pub(table).sizes, ...sizes } }, card, place);
const me = (table: ThingTable, seat: Pawn) => ({ open: table.open, own: table.own(seat) });
const mine = (table: ThingTable, seat: Pawn) => ({
  ...me(table, seat),
  seat,
  seats: 4,
  sizes: pub(table).sizes,
  circles: {},
  sealed: null,
});
const ruins = () => aTable().room('lab', { burnt: true }).room('boiler', { damage: 3 });

reasons([
  ['TT-313 in the Dormitory', () => action(aTable(), 'use', 'dorm'), 'noActionHere'],
  ['TT-314 in the Rec Room', () => action(aTable(), 'repair', 'rec'), 'noActionHere'],
  ['TT-273 a burnt room', () => action(ruins(), 'use', 'lab'), 'roomLost'],
  ['TT-060 the destroyed Boiler Room', () => action(ruins(), 'repair', 'boiler'), 'boilerDestroyed'],
  ['TT-156 a full tank of a damaged vehicle', () => action(aTable().room('shed', { fuel: 4 }), 'use', 'shed'), 'noFreeFuelSpace'],
  ['TT-156 an empty Depot', () => action(aTable().is({ depot: 0 }), 'use', 'shed'), 'noFuel'],
  ['TT-156 a ready vehicle', () => action(aTable().is({ depot: 0 }).room('shed', { fuel: 4, damage: 0 }), 'use', 'shed'), null],
  ['TT-299 a full Generator', () => action(aTable(), 'use', 'generator'), 'noFreeFuelSpace'],
  ['TT-298 an empty Warehouse', () => action(aTable().room('boiler', { fuel: 1 }).is({ warehouse: 0 }), 'use', 'boiler'), 'noFuel'],
  ['TT-301 a damaged radio', () => action(aTable(), 'use', 'radio'), 'radioDamaged'],
  [
    'TT-301 a second S.O.S.',
    () =>
      action(
        aTable()
          .room('radio', { damage: 0 })
          .is({ rescue: { state: 'flying', at: 0, fuel: 0 } }),
        'use',
        'radio',
      ),
    'sosSent',
  ],
  ['TT-156 the Weather Station always', () => action(aTable().is({ warehouse: 0 }), 'use', 'weather'), null],
  ['TT-305 an empty Pantry', () => action(aTable().is({ pantry: 0 }), 'use', 'kitchen'), 'noFood'],
  ['TT-307 an empty bag', () => sized(aTable(), 'use', 'lab', { lab: 0 }), 'bagEmpty'],
  ['TT-016 no Weapon left', () => sized(aTable(), 'use', 'armory', { weapons: 0 }), 'deckEmpty'],
  ['TT-016 no Object left', () => sized(aTable(), 'sabotage', 'warehouse', { objects: 0 }), 'deckEmpty'],
  ['TT-016 another deck is empty', () => sized(aTable(), 'use', 'warehouse', { weapons: 0 }), null],
  ['TT-157 nothing to repair', () => action(aTable(), 'repair', 'generator'), 'noDamage'],
  ['TT-158 every damage space is full', () => action(aTable(), 'sabotage', 'shed'), 'noFreeDamageSpace'],
  ['TT-158 no fuel to remove', () => action(aTable().is({ warehouse: 0 }), 'sabotage', 'weather'), 'noFuel'],
  ['TT-007 a card for who lies', () => assignBarred(pub(aTable().put('lab', 1).lying(1)), 'use', 1), 'lying'],
  ['TT-211 a card for who is no Character', () => assignBarred(pub(aTable().revealed(1, 3)), 'use', 3), 'notACharacter'],
]);

const tooled = (place: Place) => aTable().put(place, 1);
reasons([
  ['TT-282 a Bonus action lying', () => bonusBarred(tooled('radio').lying(1).open, 'tools', 1), 'lying'],
  ['TT-284 Fuel in the Dormitory', () => bonusBarred(tooled('dorm').open, 'fuel', 1), 'noActionHere'],
  ['TT-211 by who is no Character', () => bonusBarred(aTable().revealed(1, 3).open, 'fuel', 3), 'lying'],
  ['TT-285a a full tank', () => bonusBarred(tooled('generator').open, 'fuel', 1), 'noFreeFuelSpace'],
  ['TT-285a an empty Warehouse', () => bonusBarred(tooled('shed').is({ warehouse: 0 }).open, 'fuel', 1), 'noFuel'],
  ['TT-285a nothing to repair', () => bonusBarred(tooled('generator').open, 'tools', 1), 'noDamage'],
  ['TT-286 the destroyed Boiler', () => bonusBarred(tooled('boiler').room('boiler', { damage: 3 }).open, 'tools', 1), 'boilerDestroyed'],
  ['TT-273 in a burnt room', () => bonusBarred(tooled('radio').room('radio', { burnt: true }).open, 'tools', 1), 'roomLost'],
  ['TT-285 Tools where there is damage', () => bonusBarred(tooled('radio').open, 'tools', 1), null],

  ['TT-223 no vehicle here', () => vehicleBarred(tooled('lab').open, 1, 'escape', true), 'noActionHere'],
  ['TT-223 by who is no Character', () => vehicleBarred(aTable().revealed(1, 3).open, 3, 'escape', true), 'noActionHere'],
  ['TT-294 damaged', () => vehicleBarred(tooled('shed').room('shed', { fuel: 4 }).open, 1, 'escape', true), 'vehicleNotReady'],
  ['TT-288 without Keys', () => vehicleBarred(tooled('shed').room('shed', { fuel: 4, damage: 0 }).open, 1, 'escape', false), 'noKeys'],
  ['TT-288 with Keys', () => vehicleBarred(tooled('shed').room('shed', { fuel: 4, damage: 0 }).open, 1, 'escape', true), null],
]);

const weapon = (
  kind: 'flamethrower' | 'dynamite' | 'firearm' | 'melee',
  deed: Deed,
  against: 'alien' | 'fled' | 'nobody',
  lying = false,
) => {
  const table = aTable().put('lab', 1);
  return weaponBarred((lying ? table.lying(1) : table).open, 1, kind, deed, against);
};
reasons([
  ['TT-257 Dynamite spares nobody', () => weapon('dynamite', 'avoid', 'alien'), 'notForThis'],
  ['TT-266 a Firearm drives nobody off', () => weapon('firearm', 'attack', 'alien'), 'notForThis'],
  ['TT-268 a Firearm among Characters', () => weapon('firearm', 'avoid', 'nobody'), 'onlyAgainstAlien'],
  ['TT-259 Dynamite among Characters', () => weapon('dynamite', 'attack', 'nobody'), 'onlyAgainstAlien'],
  ['TT-264 a Flamethrower among Characters', () => weapon('flamethrower', 'attack', 'nobody'), 'onlyAgainstAlien'],
  ['TT-269 the Alien has fled', () => weapon('dynamite', 'attack', 'fled'), 'alienFled'],
  ['TT-263 a Flamethrower lying', () => weapon('flamethrower', 'avoid', 'nobody', true), 'lying'],
  ['TT-267 a Melee weapon lying', () => weapon('melee', 'avoid', 'fled', true), null],
  ['TT-101 not held', () => armBarred(me(aTable().put('lab', 1), 1), 1, 'melee', 'avoid', 'alien'), 'notHeld'],
  ['TT-101 held', () => armBarred(me(aTable().put('lab', 1).items(1, 'melee'), 1), 1, 'melee', 'avoid', 'alien'), null],
  ['TT-142 a Firearm burns nothing', () => burningBarred(me(aTable().items(1, 'firearm'), 1), 1, 'firearm'), 'notForThis'],
  ['TT-142 Dynamite not held', () => burningBarred(me(aTable().put('lab', 1), 1), 1, 'dynamite'), 'notHeld'],
  ['TT-276 the Rec Room', () => burningBarred(me(aTable().items(1, 'dynamite'), 1), 1, 'dynamite'), 'cannotBurn'],
  ['TT-258 Dynamite held', () => burningBarred(me(aTable().put('lab', 1).items(1, 'dynamite'), 1), 1, 'dynamite'), null],
  ['TT-142 fire by who lies', () => fireBarred(aTable().put('lab', 1).lying(1).open, 1), 'lying'],
  ['TT-276 the Dormitory', () => burnBarred(aTable().open, 'dorm'), 'cannotBurn'],
  ['TT-276 nowhere', () => burnBarred(aTable().open, null), 'cannotBurn'],
  ['TT-273 burnt already', () => burnBarred(ruins().open, 'lab'), 'roomLost'],
  ['TT-276a the destroyed Boiler Room', () => burnBarred(ruins().open, 'boiler'), 'boilerDestroyed'],
  [
    'TT-277 the sixth Fire token is gone',
    () => {
      const table = aTable();
      for (const room of ['armory', 'helipad', 'warehouse', 'shed', 'kitchen', 'weather'] as const) table.room(room, { burnt: true });
      return burnBarred(table.open, 'lab');
    },
    'noFireToken',
  ],
]);

const room = (place: Place | Location) => roomBarred(ruins().put('radio', 0, 1, 2).open, place);
reasons([
  ['TT-010 the Rec Room', () => room('rec'), 'comeBackThere'],
  ['TT-010 the Kennel', () => room('kennel'), 'onlyDogs'],
  ['TT-010 the Dormitory', () => room('dorm'), null],
  ['TT-085 a fourth', () => room('radio'), 'roomFull'],
  ['TT-273 burnt', () => room('lab'), 'roomLost'],
  ['TT-060 destroyed', () => room('boiler'), 'boilerDestroyed'],
  ['TT-073 Force to the Rec Room', () => attackBarred(aTable().open, 'rec'), 'neverAttacked'],
  ['TT-073 Force to the Dormitory', () => attackBarred(aTable().open, 'dorm'), 'neverAttacked'],
  ['TT-073 Force to an empty Kennel', () => attackBarred(aTable().open, 'kennel'), 'kennelEmpty'],
  ['TT-201 Force to the simple Kennel', () => attackBarred(aTable({ simpleKennel: true }).is({ kennel: 2 }).open, 'kennel'), 'kennelEmpty'],
  ['TT-073 Force to the Kennel', () => attackBarred(aTable().is({ kennel: 1 }).open, 'kennel'), null],
  ['TT-073 Force to a burnt room', () => attackBarred(ruins().open, 'lab'), 'roomLost'],
]);

const LOOKS = [
  { by: 0, of: 2, side: 'left' },
  { by: 3, of: 2, side: 'right' },
] as const;
const lit = () => aTable().room('generator', { damage: 2 }).hand(1, 'use');
reasons([
  ['TT-111 one’s own token', () => lookBarred(aTable().open, [1, 2], 1, 1, []), 'oneself'],
  ['TT-111 of who is elsewhere', () => lookBarred(aTable().open, [1, 2], 1, 3, []), 'notTakingPart'],
  ['TT-110 on green', () => lookBarred(aTable().discs(1, 1, 0, 1).open, [1, 2], 1, 2, []), 'noTokens'],
  ['TT-113 both are taken', () => lookBarred(aTable().open, [0, 1, 2, 3], 1, 2, LOOKS), 'tokensTaken'],
  ['TT-113 one is left', () => lookBarred(aTable().open, [0, 1, 2, 3], 1, 2, LOOKS.slice(0, 1)), null],
  ['TT-087 no such card', () => cardBarred(me(aTable().hand(1, 'use'), 1), 1, 'repair'), 'noCardInHand'],
  ['TT-088 in Darkness', () => cardBarred(me(lit(), 1), 1, 'use'), 'tooDark'],
  ['TT-090 with a Flashlight', () => cardBarred(me(lit().items(1, 'flashlight'), 1), 1, 'use'), null],
  ['TT-166 with oneself', () => partnerBarred(aTable().open, 1, 1), 'oneself'],
  ['TT-172 with a Revealed Alien', () => partnerBarred(aTable().revealed(1, 3).open, 1, 3), 'notACharacter'],
  ['TT-166b nothing to give', () => offerBarred(mine(aTable(), 1), 1, 2), 'nothingToGive'],
  ['TT-166b something to give', () => offerBarred(mine(aTable().items(1, 'keys'), 1), 1, 2), null],
  ['TT-166b nothing to want', () => requestBarred(mine(aTable(), 1), 1, 2), 'nothingToWant'],
  ['TT-166b something to want', () => requestBarred(mine(aTable().items(2, 'keys'), 1), 1, 2), null],
  ['TT-166b of oneself', () => requestBarred(mine(aTable().items(1, 'keys'), 1), 1, 1), 'oneself'],
  ['TT-170 for oneself', () => voteBarred(aTable().open, 1, 1), 'oneself'],
  ['TT-172 for a Revealed Alien', () => voteBarred(aTable().revealed(1, 3).open, 1, 3), 'notACharacter'],
  ['TT-171 on green', () => voteBarred(aTable().discs(1, 1, 0, 1).open, 1, 2), 'onGreen'],
  ['TT-170 for another', () => voteBarred(aTable().open, 1, 2), null],
  ['TT-176 without a Blood bag', () => analysisBarred(me(aTable(), 1), 1, 'A'), 'noBlood'],
  ['TT-177 without a Cable', () => analysisBarred(me(aTable().up(1, 'flamethrower:1'), 1), 1, 'B'), 'noCable'],
  ['TT-177 without a Flamethrower', () => analysisBarred(me(aTable().items(1, 'cable'), 1), 1, 'B'), 'noFlamethrower'],
  ['TT-177 with both', () => analysisBarred(me(aTable().items(1, 'cable').up(1, 'flamethrower:1'), 1), 1, 'B'), null],
  ['TT-176 who is less suspicious', () => testBarred(aTable().discs(1, 2, 1, 1).open, 'A', 0), 'notMostSuspicious'],
  ['TT-177 who is less suspicious', () => testBarred(aTable().discs(1, 2, 1, 1).open, 'B', 0), null],
  ['TT-211 who is no Character', () => testBarred(aTable().revealed(1, 3).open, 'B', 3), 'notACharacter'],
]);

const given = (place: Place, ...faces: Parameters<typeof rolled>[2][]) => {
  const table = party().given((s) => {
    put(s, { 1: place });
    rolled(s, 1, ...faces);
  });
  return (deal: Parameters<typeof dealBarred>[2], arrange: (open: TT['Open']) => void = () => {}) => {
    arrange(table.s.open);
    return dealBarred({ seats: 2, open: table.s.open, sizes: table.match.game.sizes(table.s) }, 1, deal);
  };
};
const ready = (open: TT['Open']) => Object.assign(open.rooms.shed, { fuel: 4, damage: 0 });
reasons([
  ['TC-018 the Dormitory takes one', () => placeBarred(party().given((s) => put(s, { 1: 'dorm' })).s.open, 'dorm'), 'dormTaken'],
  ['TC-018 the Rec Room', () => placeBarred(party().s.open, 'rec'), 'comeBackThere'],
  ['TC-018 an empty Dormitory', () => placeBarred(party().given((s) => put(s, { 1: 'lab' })).s.open, 'dorm'), null],
  ['TC-053 no such die', () => given('radio', 'use')('repair'), 'noSuchDie'],
  ['TC-053 not to be done here', () => given('radio', 'use')('use'), 'radioDamaged'],
  ['TC-053 to be done', () => given('radio', 'repair')('repair'), null],
  ['TC-057 a ready vehicle takes no fuel', () => given('shed', 'use')('use', ready), 'vehicleReady'],
  ['TC-057 escape without a USE', () => given('shed', 'repair')('escape', ready), 'noSuchDie'],
  ['TC-057 escape without Keys', () => given('shed', 'use')('escape', ready), 'noKeys'],
  ['TC-055a fire without a die', () => given('radio')('dynamite'), 'noDieLeft'],
  ['TC-055a fire in the Dormitory', () => given('dorm', 'use')('dynamite'), 'cannotBurn'],
  ['TC-055a fire', () => given('radio', 'use')('dynamite'), null],
]);

scenarios(
  'TT-244 all ways out are gone, or not: %s',
  [
    ['both vehicles and the radio burnt', ['helipad', 'shed', 'radio'], 'waiting', true],
    ['one vehicle is left', ['helipad', 'radio'], 'waiting', false],
    ['the other vehicle is left', ['shed', 'radio'], 'waiting', false],
    ['the radio is left', ['helipad', 'shed'], 'waiting', false],
    ['the S.O.S. was sent before the radio burnt', ['helipad', 'shed', 'radio'], 'flying', false],
    ['the helicopter is here', ['helipad', 'shed', 'radio'], 'arrived', false],
    ['the helicopter has gone', ['helipad', 'shed'], 'gone', true],
  ] as const,
  (_, burnt, state, gone) => {
    const table = aTable().is({ rescue: { state, at: 0, fuel: 0 } });
    for (const each of burnt) table.room(each, { burnt: true });
    expect(noWayOut(table.open)).toBe(gone);
  },
);
