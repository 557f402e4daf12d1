/** What one seat is told and nobody else, and from which stream of chance what happens is drawn. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Event } from '../../types.ts';
import { at, party } from '../party.ts';
import { aTable, type ThingTable } from '../table.ts';

/** What this seat hears of an act beside what all hear. */
function alone(table: ThingTable, seat: number, act: () => unknown): Event[] {
  const [mine, all] = [table.told(seat).length, table.told('public').length];
  act();
  const everybody = table
    .told('public')
    .slice(all)
    .map((event) => JSON.stringify(event));
  return table
    .told(seat)
    .slice(mine)
    .filter((event) => {
      const i = everybody.indexOf(JSON.stringify(event));
      if (i >= 0) everybody.splice(i, 1);
      return i < 0;
    });
}
const crew = (...characters: ('garry' | 'norris' | 'clark' | 'nauls' | 'windows' | 'bennings')[]) => aTable({ characters });

scenario('TT-034, TT-037, H-01, H-04 one’s first hand and one’s role', () => {
  const table = aTable();
  const told = table.told(2).filter(({ t }) => t === 'drewCards' || t === 'roleIs');
  expect(told.map(({ t }) => t)).toEqual(['drewCards', 'roleIs']);
  expect(table.toldOf(2, 'drewCards')[0].cards).toEqual(table.own(2).hand);
  expect(table.own(2).hand).toEqual(table.own(2).hand.toSorted());
  const aliens = [0, 1, 2, 3].filter((seat) => table.toldOf(seat, 'roleIs')[0].role === 'alien');
  expect(table.s.vault.infections).toEqual([{ pawn: aliens[0], round: 0, by: 'start' }]);
  expect(aliens).toHaveLength(1);
});
scenario('TT-075, TT-253 cards drawn, and Garry’s exchange', () => {
  const table = crew('garry', 'clark', 'nauls', 'norris')
    .hand(0, 'use')
    .vault({ actionDeck: [...new Array<'use'>(8).fill('use'), 'repair', 'sabotage', 'repair'] });
  expect(alone(table, 0, () => table.step('draw'))).toEqual([{ t: 'drewCards', cards: ['repair', 'sabotage'] }]);
  expect(table.own(0).hand).toEqual(['repair', 'sabotage', 'use']);
  expect(alone(table, 0, () => table.answer(0, 'sabotage'))).toEqual([{ t: 'swappedCardFor', out: 'sabotage', in: 'repair' }]);
  expect(table.toldOf('public', 'swappedCard')).toEqual([{ t: 'swappedCard', pawn: 0 }]);
  expect(table.own(0).hand).toEqual(['repair', 'repair', 'use']);
});
scenario('TT-080, TT-081, TT-281 the card one puts, what a sleeper sees, and two cards by a light', () => {
  const work = aTable().hand(1, 'use', 'repair').step('place');
  expect(alone(work, 1, () => work.works(1, 'lab', 'use'))).toEqual([{ t: 'putCardIs', card: 'use', discarded: null }]);
  const sleep = aTable()
    .hand(1, 'sabotage', 'sabotage')
    .vault({ actionDeck: ['use', 'repair', 'repair'], actionDiscard: [] })
    .step('place');
  expect(alone(sleep, 1, () => sleep.answer(1, 'sleep'))).toEqual([{ t: 'deckSeen', counts: { use: 1, repair: 2, sabotage: 0 } }]);
  expect(sleep.own(1).deckSeen).toEqual({ use: 1, repair: 2, sabotage: 0 });
  expect(alone(sleep, 1, () => sleep.answer(1, 'use,repair'))).toEqual([{ t: 'sleptCards', cards: ['repair', 'use'] }]);
  expect(sleep.own(1).deckSeen).toBeNull();
  const light = aTable()
    .up(1, 'flashlight')
    .hand(1)
    .vault({ actionDeck: ['use', 'sabotage', 'repair'] })
    .step('place');
  expect(alone(light, 1, () => light.special(1, 'lab', 'yes'))).toEqual([{ t: 'drewCards', cards: ['repair', 'sabotage'] }]);
  expect(alone(light, 1, () => light.answer(1, 'sabotage'))).toEqual([{ t: 'putCardIs', card: 'sabotage', discarded: 'repair' }]);
});
scenario('TT-088, TT-090 in the light nobody shows a Flashlight they hold; in Darkness to name a card is to use it', () => {
  const placed = (damage: number) =>
    aTable().items(1, 'flashlight').hand(1, 'use').room('generator', { damage }).step('place').works(1, 'lab', 'use');
  expect([placed(0).open.people[1].up, placed(2).open.people[1].up]).toEqual([[], ['flashlight']]);
});
scenario('TT-290, TT-303, TT-307 what is drawn and kept, and what goes back', () => {
  const weapon = crew('clark', 'nauls', 'norris', 'garry').vault({ weapons: ['melee', 'firearm', 'dynamite'] });
  expect(alone(weapon, 0, () => weapon.acts(0, 'armory'))).toEqual([{ t: 'drewItemsAre', items: ['dynamite', 'firearm'] }]);
  expect(weapon.toldOf('public', 'drewItems')).toEqual([{ t: 'drewItems', pawn: 0, of: 'weapon', count: 2 }]);
  expect(alone(weapon, 0, () => weapon.answer(0, 'firearm'))).toEqual([{ t: 'keptItemIs', kept: 'firearm', back: ['dynamite'] }]);
  expect(weapon.toldOf('public', 'keptItem')).toEqual([{ t: 'keptItem', pawn: 0, of: 'weapon' }]);
  expect(weapon.s.vault.weapons).toEqual(['dynamite', 'melee']);
  const object = aTable()
    .vault({ objects: ['keys', 'fuel'] })
    .acts(0, 'warehouse')
    .answer(0, 'keys');
  expect(object.toldOf('public', 'drewItems')).toEqual([{ t: 'drewItems', pawn: 0, of: 'object', count: 2 }]);
  expect(object.toldOf('public', 'keptItem')).toEqual([{ t: 'keptItem', pawn: 0, of: 'object' }]);
  expect(object.s.vault.objects).toEqual(['fuel']);
  const lab = aTable().vault({ lab: ['failure', 'blood'] });
  expect(alone(lab, 1, () => lab.acts(1, 'lab'))).toEqual([{ t: 'drewLabIs', token: 'blood' }]);
  expect(lab.own(1).drawn).toEqual(['blood']);
  lab.answer(1, 'keep');
  expect([lab.own(1).drawn, lab.own(1).items, lab.toldOf('public', 'settledLab')]).toEqual([
    [],
    ['blood'],
    [{ t: 'settledLab', pawn: 1, kept: true }],
  ]);
});
scenario('TT-107, TT-117, TT-121 of a meeting and of a Dog all hear the same', () => {
  const table = aTable().put('lab', 2, 3).step('encounters').everybodyPuts();
  expect(table.toldOf(0, 'tokensPut')).toEqual([{ t: 'tokensPut', pawns: [2, 3] }]);
  table.look(2, 3, 'left').look(3, 2, 'right');
  const told = alone(table, 2, () => table.everybody(true));
  expect(told).toEqual([{ t: 'roleIs', role: 'human' }]);
  expect(table.toldOf(0, 'resorted')).toEqual([{ t: 'resorted', pawns: [2, 3] }]);
  expect(table.toldOf(0, 'suspicionMoved')).toEqual([
    { t: 'suspicionMoved', pawn: 2, to: 2, why: 'encounter' },
    { t: 'suspicionMoved', pawn: 3, to: 2, why: 'encounter' },
  ]);
  const dog = aTable().put('lab', 1).room('lab', { dog: true }).step('encounters').answer(1, true).answer(1, true);
  expect(dog.toldOf(0, 'drewDogToken')).toEqual([{ t: 'drewDogToken', pawn: 1 }]);
  expect(dog.toldOf(0, 'resorted')).toEqual([{ t: 'resorted', pawns: [1] }]);
  expect(dog.toldOf(0, 'suspicionMoved')).toEqual([{ t: 'suspicionMoved', pawn: 1, to: 2, why: 'dog' }]);
});
scenario('L-03, RU-88 a Human who presses the button stays hidden, and nobody else hears of it', () => {
  const table = aTable().phase('rest');
  const others = [0, 2, 3, 'public' as const].map((viewer) => table.told(viewer).length);
  expect(alone(table, 1, () => table.answer(1, 'remain'))).toEqual([{ t: 'stayedHidden' }]);
  expect([0, 2, 3, 'public' as const].map((viewer) => table.told(viewer).length)).toEqual(others);
});
scenario('TT-098, TT-136 the Kennel is told of as a place with a Dog; a room without one is not', () => {
  const kennel = aTable().revealed(1, 3).is({ kennel: 1 }).put('radio', 0).force({ room: 'kennel', force: 1 }).step('encounters');
  expect(kennel.toldOf('public', 'encounterBegan')).toEqual([{ t: 'encounterBegan', room: 'kennel', pawns: [], dog: true, force: 1 }]);
  const pair = aTable().put('lab', 2, 3).step('encounters');
  expect(pair.toldOf('public', 'encounterBegan')).toEqual([{ t: 'encounterBegan', room: 'lab', pawns: [2, 3], dog: false, force: 0 }]);
});
scenario('D-13, TT-098 declined, it is board order for the rest of the step alone; the Kennel comes last', () => {
  const table = aTable({ players: 8 })
    .revealed(9, 7)
    .is({ kennel: 1 })
    .put('weather', 0)
    .put('armory', 1)
    .put('lab', 2, 3)
    .put('radio', 4, 5);
  table.force({ room: 'kennel', force: 1 }, { room: 'weather', force: 1 }, { room: 'armory', force: 1 }).step('encounters');
  expect(table.optionsOf(0)).toEqual(['armory', 'weather', 'kennel']);
  table.pass(0).pass(1).pass(0);
  // The others are a step of their own, and the Leader is asked again.
  table.expectAsked('encounterOrder', [0]);
  expect(table.toldOf('public', 'encounterBegan').map(({ room }) => room)).toEqual(['armory', 'weather', 'kennel']);
});
scenario('TT-173 who has no vote against them does not move; TT-185 a meal of the Kitchen, TT-187 nobody has to discard', () => {
  const meal = (state: object) =>
    aTable()
      .is({ dogsAside: 0, ...state })
      .hand(0)
      .hand(1)
      .hand(2)
      .hand(3)
      .phase('meal');
  expect(meal({ pantry: 3 }).toldOf('public', 'starvingDiscarded')).toEqual([]);
  expect(meal({ pantry: 3 }).toldOf('public', 'starving')).toHaveLength(1);
  expect(meal({ kitchen: 2 }).toldOf('public', 'ate')).toEqual([{ t: 'ate', from: 'kitchen', count: 2 }]);
  expect(meal({}).toldOf('public', 'ate')).toEqual([{ t: 'ate', from: 'pantry', count: 4 }]);
});
scenario('TT-198a a Dog that finds no room is told of as set aside', () => {
  const table = aTable({ hopelessEnd: false }).is({ dogsAside: 4 });
  for (const room of ['armory', 'helipad', 'warehouse', 'shed', 'kitchen', 'weather'] as const) table.room(room, { burnt: true });
  table.room('boiler', { damage: 3 }).is({ freezing: 0 }).phase('dogs');
  expect(table.toldOf('public', 'dogsAside')).toEqual([{ t: 'dogsAside', count: 1 }]);
  expect(table.toldOf('public', 'dogPlaced')).toHaveLength(3);
});
scenario('L-25 whatever is drawn is drawn from a stream with a name of its own, so that nothing shifts anything else', () => {
  const drawn = new Set<string>();
  const look = (table: { match: { s: { control: { dice: object } } } }) => {
    const { dice } = table.match.s.control;
    if ('drawn' in dice && dice.drawn) for (const label of Object.keys(dice.drawn)) drawn.add(label);
  };
  look(aTable().phase('dogs'));
  look(aTable().phase('weather'));
  look(aTable().put('lab', 2, 3).step('encounters').everybodyPuts());
  look(aTable().put('lab', 1).room('lab', { dog: true }).step('encounters').answer(1, true));
  look(aTable().revealed(2, 3).phase('alien').timeout(3));
  look(
    aTable()
      .revealed(2, 3)
      .phase('alien')
      .answer(3, { first: 'lab', rest: ['radio'] }),
  );
  look(aTable().put('lab', 1).resolving('sabotage').flip(1));
  look(
    aTable()
      .items(0, 'dynamite')
      .put('lab', 0)
      .vault({ pile: ['use', 'use'] })
      .step('resolve')
      .answer(0, 'dynamite'),
  );
  look(aTable().room('generator', { damage: 2 }).step('place').works(1, 'lab', 'random'));
  look(
    aTable({ characters: ['macready', 'clark', 'nauls', 'garry'] })
      .acts(0, 'armory')
      .timeout(0),
  );
  look(aTable().acts(0, 'warehouse').timeout(0));
  look(aTable().aliens(1).items(1, 'keys', 'tools', 'melee', 'firearm').phase('rest').answer(1, 'reveal'));
  look(
    aTable()
      .vault({ actionDeck: [], actionDiscard: new Array(20).fill('use') })
      .step('draw'),
  );
  const coop = party(2).given(
    (s) => {
      s.open.rooms.radio.dog = true;
      for (const [pawn, person] of s.open.people.entries())
        person.at = pawn === 0 ? 'radio' : (['armory', 'lab', 'shed', 'helipad', 'kitchen'] as const)[pawn - 1];
      s.open.pool = 2;
    },
    ...at('encounters'),
  );
  look(coop);
  look(coop.answer(0, 'roll'));
  expect([...drawn].sort()).toEqual([
    ...['action dice', 'actions', 'blind', 'blood', 'characters', 'darkness', 'infection bag', 'lab', 'leader', 'locations', 'objects'],
    ...['pile', 'plan', 'roles', 'tokens', 'under/objects', 'under/weapons', 'weapons', 'weather'],
  ]);
});
