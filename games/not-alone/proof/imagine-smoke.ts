/**
 * Behind a Smokescreen the Creature sees numbers of cards only. She knows what every discard held when the smoke rose and has
 * counted every card since: a guess replays those moves with cards of its own choosing, never contradicting what was shown later.
 */
import { type Dice, remove, type Seat } from '@lurk/kernel';
import type { PlaceNo } from '../data/places.ts';
import type { Memory } from '../memory.ts';
import type { Event, Seen } from '../types.ts';
import type { Places } from './imagine.ts';

/** Some replays run into a contradiction; so many in a row do not happen. */
const TRIES = 500;

export function guessBehindSmoke(view: Seen, { smoke, shown }: Memory, h: Seat, dice: Dice): Places {
  const events = smoke!.since.filter((event) => concerns(event, h));
  for (let i = 0; i < TRIES; i++) {
    const replay = new Replay(view, smoke!.discards[h], events, shown[h] ?? [], h, dice);
    if (events.every((event) => replay.hear(event))) return replay.places;
  }
  throw new Error('no world behind the smoke fits what was seen');
}

const concerns = (event: Event, h: Seat): boolean =>
  ('who' in event && event.who === h) || event.t === 'allReady' || event.t === 'placesShown';

class Replay {
  readonly places: Places;
  readonly #dice: Dice;
  readonly #banned: PlaceNo[];
  readonly #shown: PlaceNo[];
  /** What the reveal will show, and how many cards were put down before it: both already heard, or still to come. */
  readonly #front: PlaceNo[];
  readonly #putDown: number;

  constructor({ open, sizes }: Seen, discard: PlaceNo[], events: Event[], shown: PlaceNo[], h: Seat, dice: Dice) {
    const gained = events.flatMap((event) => (event.t === 'placeTaken' ? [event.place] : []));
    const hand = open.people[h]!.owned.filter((place) => !discard.includes(place) && !gained.includes(place));
    this.places = { hand, down: [], discard: discard.slice() };
    this.#dice = dice;
    this.#banned = open.banned;
    this.#shown = shown;
    const reveal = events.find((event) => event.t === 'placesShown');
    this.#front = reveal?.t === 'placesShown' ? shownBy(reveal, h) : [];
    const returned = events.some(({ t }) => t === 'riverKept') ? 1 : 0;
    this.#putDown = reveal ? this.#front.length + returned : sizes.down[h];
  }

  /** Replays one event; false on a contradiction. */
  hear(event: Event): boolean {
    const { hand, down, discard } = this.places;
    switch (event.t) {
      case 'tookBackHidden':
        return this.#move(discard, hand, event.count, this.#front);
      case 'discardedHidden':
        return this.#move(hand, discard, event.count, [], [...this.#front, ...this.#shown]);
      case 'allReady':
        return this.#move(hand, down, this.#putDown, this.#front, [...this.#shown, ...this.#banned]);
      case 'swappedHidden':
        return this.#move(discard, down, 1, this.#front, this.#banned) && this.#move(down, discard, 1, [], this.#front);
      case 'phobiaCards':
        return event.cards.every((card) => hand.includes(card));
      case 'riverKept':
        return this.#move(down, hand, 1, [], this.#front);
      case 'placesShown':
        this.places.down = [];
        return down.length === this.#front.length && this.#front.every((card) => down.includes(card));
      case 'tookBack':
        hand.push(...event.cards);
        return true;
      case 'discarded':
        discard.push(...event.cards);
        return true;
      case 'placeTaken':
        hand.push(event.place);
        return true;
      default:
        return true;
    }
  }

  /** Moves cards of its own choosing: those that must have moved first, those that cannot have moved last or never. */
  #move(from: PlaceNo[], to: PlaceNo[], count: number, first: PlaceNo[], last: PlaceNo[] = []): boolean {
    for (let i = 0; i < count; i++) {
      const must = from.filter((place) => first.includes(place));
      const may = from.filter((place) => !last.includes(place));
      const pool = must.length > 0 ? must : may.length > 0 ? may : from;
      if (pool.length === 0) return false;
      const card = pool[this.#dice.below('imagine', pool.length)];
      remove(from, [card]);
      to.push(card);
    }
    return true;
  }
}

const shownBy = (reveal: Event & { t: 'placesShown' }, h: Seat): PlaceNo[] => reveal.shown.find(({ hunted }) => hunted === h)!.cards;
