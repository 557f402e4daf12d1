/** The public board as events tell it, read as a person would who knows the box and nothing of the rules. */
import type { Event, Open } from '../types.ts';
import { beside, kindOf, SIDES, waysOf } from './oracle-box.ts';

export type Told<T extends Event['t']> = Extract<Event, { t: T }>;
export type Hands = Readonly<Record<string, number>>;
/** The public board, as far as events tell it. */
const boardOf = ({ round, phase, map, bridges, numbers, symbols, row, gate, bunkerOpen, events, eliminated, demon, victims }: Open) =>
  structuredClone({
    ...{ round, phase, bridges, numbers, symbols, row, gate, bunkerOpen, events, eliminated, map },
    demon: demon && { demon: demon.demon, at: demon.at, rage: demon.rage, stamina: demon.stamina, bullet: demon.bullet, meat: demon.meat },
    shadows: demon?.shadows ?? [],
    upgrades: demon?.upgrades ?? { passive: 0, special1: 0, special2: 0 },
    victims: victims.map(({ character, seat, status, at, stats, wounds, worn, hide, effects }) => ({
      ...{ character, seat, status, at, stats, wounds, worn, hide, effects },
    })),
  });
type Public = ReturnType<typeof boardOf>;
export type Somebody = Public['victims'][number];

export class Board {
  /** What cannot have been. */
  readonly wrong: string[] = [];
  readonly board: Public;
  readonly hands: Record<string, number>;
  readonly players: number;
  readonly options: Open['options'];
  readonly done = new Set<string>();
  /** Of the Curse test: those who share the lowest result. */
  lowest: string[] = [];
  runner = '';
  over = false;

  constructor(open: Open, hands: Hands) {
    this.board = boardOf(open);
    this.hands = { ...hands };
    this.players = open.players;
    this.options = open.options;
  }

  /** Is this the board that everybody sees? */
  compare(open: Open, hands: Hands): void {
    const seen = boardOf(open);
    for (const key of Object.keys(seen) as (keyof Public)[])
      this.must(
        JSON.stringify(this.board[key]) === JSON.stringify(seen[key]),
        `${key}: ${JSON.stringify(this.board[key])} from what was told, ${JSON.stringify(seen[key])} on the board`,
      );
    for (const { character } of seen.victims)
      this.must(this.hands[character] === hands[character], `${character} holds ${hands[character]}, told ${this.hands[character]}`);
  }

  must(fine: boolean, what: string): void {
    if (!fine) this.wrong.push(what);
  }
  who(character: string): Somebody {
    const victim = this.board.victims.find((one) => one.character === character);
    if (!victim) throw new Error(`nobody is ${character}`);
    return victim;
  }
  inForest(): Somebody[] {
    return this.board.victims.filter(({ status }) => status === 'forest');
  }
  tile(cell: string): Public['map'][number] {
    const tile = this.board.map.find((one) => one.cell === cell);
    if (!tile) throw new Error(`no tile at ${cell}`);
    return tile;
  }
  kindAt(cell: string | null): string {
    return cell === null ? '' : kindOf(this.tile(cell).tile);
  }
  /** VI-002 A way on both tiles, or a border that was opened. */
  linked(from: string, to: string): boolean {
    return SIDES.some((side) => {
      if (beside(from, side) !== to) return false;
      const back = (side + 3) % 6;
      const [here, there] = [this.tile(from), this.tile(to)];
      const opened = this.board.bridges.some((one) => (one.cell === from && one.side === side) || (one.cell === to && one.side === back));
      return opened || (waysOf(here.tile, here.rotation).includes(side) && waysOf(there.tile, there.rotation).includes(back));
    });
  }

  leave(character: string, status: Somebody['status']): void {
    const victim = this.who(character);
    Object.assign(victim, { status, at: status === 'enslaved' ? victim.at : null, wounds: 0, hide: 'none', effects: [] });
    if (status !== 'escaped') this.must(this.hands[character] === 0 && victim.worn.length === 0, `${character} keeps cards`);
  }
}
