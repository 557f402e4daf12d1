/** The same game with items dealt and a way out almost open at the start: random players seldom live to see them. */
import { next, type Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { gain, top } from '../acts/items.ts';
import type { Item } from '../data/cards.ts';
import { FUEL_SPACES } from '../data/rooms.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { TT } from '../types.ts';
import { theThing } from './index.ts';

export function armed(): Proof<TT, null> {
  const { match } = theThing.procedures;
  const headStart: Step<TT> = (c) => {
    const { open, vault } = c.s;
    // To each in turn, as long as there are cards to leave in the decks.
    for (const pawn of open.people.keys()) {
      const items: Item[] = [
        ...(vault.weapons.length > 2 ? top(vault.weapons, 1) : []),
        ...(vault.objects.length > 2 ? top(vault.objects, 1) : []),
        ...top(vault.lab, 1),
      ];
      for (const item of items) gain(c, pawn, item);
    }
    open.rooms.helipad = { ...open.rooms.helipad, damage: 0, fuel: FUEL_SPACES.helipad! };
    open.rooms.shed = { ...open.rooms.shed, fuel: FUEL_SPACES.shed! - 1 };
    open.rooms.radio.damage = 0;
    open.rescue = { state: 'flying', at: TUNABLE.sos.last - 3, fuel: 0 };
    return next;
  };
  const started = {
    ...match,
    steps: { headStart, ...match.steps },
    below: { headStart: match.first, ...match.below },
    first: 'headStart',
  };
  return { ...theThing, name: 'the-thing, armed', procedures: { ...theThing.procedures, match: started } };
}
