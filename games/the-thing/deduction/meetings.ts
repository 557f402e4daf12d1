/** Who met whom, when and where: public, and the plain ground that everything else is concluded from. */
import type { Location, Place } from '../data/rooms.ts';
import type { Pawn } from '../types.ts';
import type { PublicRecord } from './record.ts';

export interface MeetingOfTwo {
  round: number;
  room: Place | Location;
  /** TT-116 The first looked at a token of the second, and so can have been infected; and the other way round. */
  looked: boolean;
  lookedAt: boolean;
}

/** All meetings of two Characters, the earliest first: Encounters in which both took part and tokens were put. */
export const meetingsOf = ({ facts }: PublicRecord, one: Pawn, other: Pawn): MeetingOfTwo[] =>
  facts.flatMap((fact) => {
    if (fact.t !== 'met' || fact.tokens.length === 0 || !fact.pawns.includes(one) || !fact.pawns.includes(other)) return [];
    const looks = (by: Pawn, of: Pawn): boolean => fact.looks.some((look) => look.by === by && look.of === of);
    return [{ round: fact.round, room: fact.room, looked: looks(one, other), lookedAt: looks(other, one) }];
  });

/** The matrix: of every two, every time they met. */
export const whoMetWhom = (record: PublicRecord, players: number): MeetingOfTwo[][][] =>
  Array.from({ length: players }, (_, one) =>
    Array.from({ length: players }, (__, other) => (one === other ? [] : meetingsOf(record, one, other))),
  );

/** TT-121 When a Character drew from the Infection bag, and where. */
export const dogTestsOf = ({ facts }: PublicRecord, pawn: Pawn): { round: number; room: Place | Location }[] =>
  facts.flatMap((fact) => (fact.t === 'met' && fact.drew === pawn ? [{ round: fact.round, room: fact.room }] : []));
