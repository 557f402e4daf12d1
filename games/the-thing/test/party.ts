/** A table of the co-operative game, arranged by hand: player 0 leads, and the Characters are those of 2.8 in their order. */
import { type Place, Table } from '@lurk/testkit';
import type { DieFace } from '../coop/types.ts';
import { CHARACTERS } from '../data/characters.ts';
import type { Place as Room } from '../data/rooms.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { Pawn, S, TT, Up } from '../types.ts';

export type Party = Table<TT>;

export function party(players = 2, options: Partial<Options> = {}, seed = 'a party'): Party {
  return new Table(rules, { seats: players, options: { ...DEFAULT_OPTIONS, ...options }, seed }).given((s) => {
    s.open.leader = 0;
    for (const [pawn, person] of s.open.people.entries()) person.character = CHARACTERS[pawn];
  });
}

const MATCH: Place[] = [['match', 'nextRound']];
/** The rules go on in this phase of a round. */
export const at = (step: string): Place[] => [...MATCH, ['coopRound', step]];
/** They go on inside a procedure, after which the round goes on with `then`. */
export const inside = (then: string, proc: string, step: string, frame: Place[2] = null): Place[] => [...at(then), [proc, step, frame]];
export const ENCOUNTERS = inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false });
export const ACTIONS = inside('rest', 'partyActions', 'rescue', { rerolls: [], threats: 0 });
/** The dice are rolled and given. */
export const GIVEN = inside('rest', 'partyActions', 'rerolls', { rerolls: [], threats: 0 });

/** Where the Characters are, by number; the others are in the Dormitory, lying. */
export function put(s: S, where: Partial<Record<Pawn, Room>>): void {
  for (const [pawn, person] of s.open.people.entries()) {
    if (person.status !== 'character') continue;
    const place = where[pawn];
    Object.assign(person, place ? { at: place, standing: true } : { at: 'rec', standing: false });
  }
}
export const give = (s: S, pawn: Pawn, ...items: Up[]): void => {
  s.open.people[pawn].up.push(...items);
};
/** A roll lies before a Character. */
export function dealt(s: S, pawn: Pawn, ...faces: DieFace[]): void {
  s.open.coop!.acting = pawn;
  s.open.coop!.dice = faces.map((face) => ({ face, cancelled: false }));
}
/** Takes Characters out of the game, so that few are left. */
export function without(s: S, ...pawns: Pawn[]): void {
  for (const pawn of pawns) Object.assign(s.open.people[pawn], { status: 'lost', at: null, standing: false, suspicion: null });
}
export const disc = (s: S, pawn: Pawn): number | null => s.open.people[pawn].suspicion;

/** The first of many chances in which something is seen. */
export function whenSeen(play: (seed: string) => Party, seen: (table: Party) => boolean): Party {
  for (let n = 0; n < 400; n++) {
    const table = play(`chance ${n}`);
    if (seen(table)) return table;
  }
  throw new Error('it never came to that');
}
