/** Phase 8, Dogs and Leader change (3.A.16). */
import { end, must, oneAmong } from '@lurk/kernel';
import { lead } from '../acts/roles.ts';
import { GREEN_ROOMS, type Location } from '../data/rooms.ts';
import { dogsInRooms, isLost, locationDeck } from '../facts/base.ts';
import { seatOf } from '../facts/people.ts';
import { type C, procedure } from '../types.ts';

export const dogs = procedure('dogs', {
  move: (c) => {
    const cards = new LocationCards(c);
    moveDogs(c, cards);
    changeLeader(c);
    placeLeaderToken(c, cards);
    return end();
  },
});

/** TT-190, TT-197 to TT-199 The Location deck while cards are turned over: it is reshuffled each round, so none of it is stored. */
export class LocationCards {
  readonly #c: C;
  #deck: Location[];
  #turned: Location[] = [];
  constructor(c: C) {
    this.#c = c;
    this.#deck = c.dice.shuffle('locations', locationDeck(c.s.open));
  }
  turn(): Location {
    // TT-198
    if (this.#deck.length === 0)
      this.#deck = this.#c.dice.shuffle(
        'locations',
        this.#turned.splice(0).filter((card) => card !== 'kennel'),
      );
    const card = must(this.#deck.pop(), 'a Location card');
    this.#turned.push(card);
    return card;
  }
}

/** TT-191, TT-192, TT-200 Every Dog outside the Kennel, then those of a Kennel that opened. */
export function moveDogs(c: C, cards: LocationCards): void {
  const { open } = c.s;
  const outside = dogsInRooms(open) + open.dogsAside;
  for (const room of GREEN_ROOMS) open.rooms[room].dog = false;
  open.dogsAside = 0;
  let opens = false;
  for (let i = 0; i < outside; i++) if (placeDog(c, cards)) opens = true;
  if (opens) openKennel(c, cards);
}

/**
 * One Dog on the next card; says whether that was the Kennel. TT-198, TT-198a Each room turned over for a Dog has one, so the card of a free room is
 * still in the deck; where no room is free, every card would be passed over and the Dog waits aside.
 */
function placeDog({ s, tell }: C, cards: LocationCards): boolean {
  const { open } = s;
  const free = GREEN_ROOMS.some((room) => !isLost(open, room) && !open.rooms[room].dog);
  if (!free) {
    open.dogsAside++;
    tell.all({ t: 'dogsAside', count: open.dogsAside });
    return false;
  }
  const room = cards.turn();
  if (room === 'kennel') open.kennel++;
  else open.rooms[room].dog = true;
  tell.all({ t: 'dogPlaced', room });
  return room === 'kennel';
}

/** TT-196 */
function openKennel(c: C, cards: LocationCards): void {
  const { open } = c.s;
  c.tell.all({ t: 'kennelOpened' });
  const inside = open.kennel;
  open.kennel = 0;
  for (let i = 0; i < inside; i++) placeDog(c, cards);
}

/** TT-193 */
function changeLeader(c: C): void {
  const token = c.s.open.leaderToken;
  if (token && 'holder' in token) lead(c, seatOf(c.s.open, token.holder), 'token');
}

/** TT-194 to TT-195 */
function placeLeaderToken(c: C, cards: LocationCards): void {
  let card = cards.turn();
  if (card === 'kennel') {
    openKennel(c, cards);
    card = cards.turn();
  }
  const room = oneAmong(GREEN_ROOMS, card);
  c.s.open.leaderToken = { room };
  c.tell.all({ t: 'leaderTokenPut', room });
}
