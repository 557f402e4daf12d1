/** 2.2 The rooms, a record each: what a Use does there, and what Sabotage takes. Whether either is possible is in `facts/actions.ts`. */
import { call, go } from '@lurk/kernel';
import { addFuel, damage, loseFood, loseFuel } from './acts/base.ts';
import { loseCards, top } from './acts/items.ts';
import type { GreenRoom } from './data/rooms.ts';
import { plays } from './facts/people.ts';
import type { Acting } from './frames.ts';
import type { C } from './types.ts';

interface Room {
  /** TT-153 One Use by the Character who acts; where something is chosen in it, a procedure of its own. */
  use(c: C<Acting>): { readonly n: 'go' | 'call' };
  /** TT-094a With so much Force, or a card; where there is less to take, what there is. */
  wreck(c: C, force: number, why: 'sabotage' | 'alien'): void;
  /** What a Sabotage card does instead. */
  sabotage?(c: C): void;
}

const damaged =
  (room: GreenRoom): Room['wreck'] =>
  (c, force, why) =>
    damage(c, room, force, why);
/** TT-298, TT-299 */
const heated = (room: 'boiler' | 'generator') => ({
  use(c: C<Acting>) {
    addFuel(c, room, 'warehouse');
    return go('use');
  },
  wreck: damaged(room),
});
/** TT-293 All that the Cooperation bonus gives, at once. */
const vehicle = (room: 'helipad' | 'shed') => ({
  use: ({ at: { pawn, times } }: C<Acting>) => call('useVehicle', { pawn, times }, 'done'),
  wreck: damaged(room),
});

export const ROOMS = {
  armory: {
    use: ({ at: { pawn } }) => call('drawItem', { pawn }, 'use'),
    wreck: (c, force) => loseCards(c, 'weapon', force),
  },
  helipad: vehicle('helipad'),
  boiler: heated('boiler'),
  radio: {
    // TT-301
    use({ s, tell }) {
      s.open.rescue.state = 'flying';
      tell.all({ t: 'sosSent' });
      return go('use');
    },
    wreck: damaged('radio'),
  },
  warehouse: {
    use: ({ at: { pawn } }) => call('drawItem', { pawn }, 'use'),
    wreck: (c, force) => loseCards(c, 'object', force),
  },
  shed: vehicle('shed'),
  generator: heated('generator'),
  kitchen: {
    // TT-305, TT-256
    use({ s: { open }, at, tell }) {
      const count = Math.min(plays(open, at.pawn, 'nauls') ? 1 : 2, open.pantry);
      open.pantry -= count;
      open.kitchen += count;
      tell.all({ t: 'foodMoved', count });
      return go('use');
    },
    wreck: (c, force) => loseFood(c, 2 * force),
  },
  lab: {
    use: ({ at: { pawn } }) => call('drawLab', { pawn, extra: false }, 'use'),
    // TT-309 Random tokens, unseen: the bag is shuffled as it is.
    wreck({ s, tell }, force) {
      const lost = top(s.vault.lab, force);
      s.vault.labDiscard.push(...lost);
      tell.all({ t: 'labLost', count: lost.length });
    },
    // TT-308, TT-308a Any of them: to take always the first would tell how those that are left lie in the bag.
    sabotage({ s, dice, tell }) {
      const { lab } = s.vault;
      const bags = [...lab.keys()].filter((at) => lab[at] === 'blood');
      if (bags.length > 0) {
        lab.splice(bags[dice.below('blood', bags.length)], 1);
        s.open.gone.push('blood');
      }
      tell.all({ t: 'bloodSought', found: bags.length > 0 });
    },
  },
  weather: {
    use: ({ at: { pawn } }) => call('rollInStation', { pawn, results: [] }, 'use'),
    wreck: (c, force) => loseFuel(c, force),
  },
} satisfies Record<GreenRoom, Room>;

/** TT-155 A Sabotage card or die. */
export function sabotage(c: C, room: GreenRoom): void {
  const { sabotage: own, wreck }: Room = ROOMS[room];
  if (own) own(c);
  else wreck(c, 1, 'sabotage');
}

/** TT-093, TT-130 */
export function alienSabotage(c: C, room: GreenRoom, force: number): void {
  c.tell.all({ t: 'alienSabotaged', room, force });
  ROOMS[room].wreck(c, force, 'alien');
}
