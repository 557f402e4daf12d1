/** A table of Embers arranged by hand: the keeper of the fire in seat 0, everybody with three Embers unless the test says otherwise. */
import type { Seat } from '@lurk/kernel';
import { heard, Table } from '@lurk/testkit';
import { circleOf } from '../circle.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { embers } from '../proof/index.ts';
import { ALL_CARDS, type Card, type EM, HAND, isCurse } from '../types.ts';

export const KEEPER = 0;

interface Wanted {
  seats?: number;
  nights?: number;
  seed?: string;
}

/** Whoever is told what they may not be told ends the test. */
const game = heard(embers);

class EmbersTable extends Table<EM> {
  constructor({ seats = 4, nights = 1, seed }: Wanted = {}) {
    super(game, { seats, seed, options: { ...DEFAULT_OPTIONS, nights } });
    this.given(
      ({ open }) => {
        open.keeper = KEEPER;
        open.night = 0;
      },
      ['match', 'night'],
    );
  }

  /** Given: who holds what, by seat. The rest of the cards is dealt from what is left, Embers first; who is Cursed follows. */
  hands(held: Record<Seat, Card[]>): this {
    return this.given((s) => {
      const taken = Object.values(held).flat();
      const left = ALL_CARDS.filter((card) => !isCurse(card) && !taken.includes(card));
      s.own.forEach((own, seat) => {
        own.hand = held[seat]?.slice() ?? left.splice(0, HAND);
      });
      s.vault.rest = left;
      s.circle = circleOf(s.own);
    });
  }

  hand(seat: Seat): Card[] {
    return this.s.own[seat].hand;
  }

  /** When: the keeper names the seat to the left, and they give each other these cards (the first they hold unless named). */
  trade(gives?: Card, gets?: Card): this {
    const { keeper } = this.s.open;
    const other = (keeper + 1) % this.match.s.seats;
    return this.answer(keeper, other)
      .answer(keeper, gives ?? this.hand(keeper)[0])
      .answer(other, gets ?? this.hand(other)[0]);
  }

  /** When: everybody accuses this player, who accuses the next one. */
  accuse(suspect: Seat): this {
    const { seats } = this.match.s;
    for (let seat = 0; seat < seats; seat++) this.answer(seat, seat === suspect ? (suspect + 1) % seats : suspect);
    return this;
  }
}

export const aTable = (wanted?: Wanted): EmbersTable => new EmbersTable(wanted);
