/** 4.4: D-13 to D-19. */
import { type Ask, confirm, type Mine, must, type Option, option, type Shape } from '@lurk/kernel';
import type { Armed, LookChoice, Tokens } from '../answers.ts';
import type { Token } from '../data/cards.ts';
import { type Location, PLACES, type Place } from '../data/rooms.ts';
import { type Against, armsFor, type Deed } from '../facts/arms.ts';
import { freeTokens, lookers, tokenOwners } from '../facts/meetings.ts';
import { seatOf } from '../facts/people.ts';
import type { Arming, Facing, Look, Meeting } from '../frames.ts';
import { oneOf } from '../things.ts';
import type { Arm, Open, Pawn, TT } from '../types.ts';
import { IN_TURN, leader, OPENLY, UNIFORMLY } from './forms.ts';

const boardOrder = (a: Place | Location, b: Place | Location): number => rank(a) - rank(b);
const rank = (at: Place | Location): number => (at === 'kennel' ? PLACES.length : PLACES.indexOf(at));
export const inBoardOrder = <P extends Place | Location>(places: readonly P[]): P[] => places.toSorted(boardOrder);

/** D-13 Which Encounter is next; declined, board order for the rest of the step. */
export const encounterOrder: Ask<TT, { left: (Place | Location)[] }, Place | Location | null> = {
  kind: 'encounterOrder',
  who: leader,
  decide: (_, { left }) => ({ shape: oneOf.place(inBoardOrder(left)), mayPass: true, deadline: 'short' }),
  ...OPENLY,
};

const deeds = ({ open, own }: Mine<TT>, pawn: Pawn, against: Against): Option<Deed, Arm>[] =>
  (['avoid', 'attack'] as const).flatMap((deed) => {
    const arms = armsFor(open, own, pawn, deed, against);
    return arms.length > 0 ? [option(deed, oneOf.item(arms))] : [];
  });

/** D-14 Every participant is asked, armed or not (L-05), one after the other. */
export const weaponVsAlien: Ask<TT, Facing, Armed> = {
  kind: 'weaponVsAlien',
  who: ({ open }, { queue }) => [seatOf(open, queue[0])],
  decide: (me, { queue, fled }) => ({ shape: oneOf(deeds(me, queue[0], fled ? 'fled' : 'alien')), mayPass: true, deadline: 'short' }),
  ...IN_TURN,
  window: true,
};

/** D-15 Only standing holders of a Flamethrower: both are public. */
export const avoidEncounter: Ask<TT, Arming, Armed> = {
  kind: 'avoidEncounter',
  who: ({ open }, { queue }) => [seatOf(open, queue[0])],
  decide: (me, { queue }) => ({ shape: oneOf(deeds(me, queue[0], 'nobody')), mayPass: true, deadline: 'short' }),
  ...OPENLY,
};

export const TOKENS: Record<Tokens, readonly Token[]> = { humans: ['human', 'human'], alien: ['human', 'alien'] };
/** D-16 Everybody who is not on green: a Human has one answer and gives it (L-01). */
export const placeTokens: Ask<TT, Meeting, Tokens> = {
  kind: 'placeTokens',
  who: ({ open }, { pawns }) => tokenOwners(open, pawns).map((pawn) => seatOf(open, pawn)),
  decide: ({ own }) => ({
    shape: oneOf<Tokens>(own.role === 'alien' ? ['humans', 'alien'] : ['humans']),
    deadline: 'short',
    fallback: { choice: 'humans' },
  }),
  ...UNIFORMLY,
};

function looksShape(open: Open, pawns: readonly Pawn[], by: Pawn, taken: readonly Look[]): Shape<LookChoice> {
  const free = [...freeTokens(open, pawns, by, taken)].map(([of, sides]) => option(of, oneOf.side(sides)));
  return oneOf.pawn(free);
}
const pawnOfSeat = ({ people }: Open, seat: number, pawns: readonly Pawn[]): Pawn =>
  must(
    pawns.find((pawn) => people[pawn].seat === seat),
    `a Character of seat ${seat} in the Encounter`,
  );

/** D-17 With two or three, all at once (RU-32). */
export const lookAt: Ask<TT, Meeting, LookChoice> = {
  kind: 'lookAt',
  who: ({ open }, { pawns }) => lookers(open, pawns).map((pawn) => seatOf(open, pawn)),
  decide: ({ open, seat }, { pawns }) => ({ shape: looksShape(open, pawns, pawnOfSeat(open, seat, pawns), []), deadline: 'short' }),
  ...UNIFORMLY,
};
/** D-17 With four and more, one after the other among the tokens that are left. */
export const lookNext: Ask<TT, Meeting, LookChoice> = {
  kind: 'lookNext',
  who: ({ open }, { queue }) => [seatOf(open, queue[0])],
  decide: ({ open }, { pawns, queue, looks }) => ({ shape: looksShape(open, pawns, queue[0], looks), deadline: 'short' }),
  ...IN_TURN,
};

/** D-18 Everybody who looked sets the role card again, changed or not (L-02). */
export const resort: Ask<TT, { looks: Look[] }, true> = {
  kind: 'resort',
  who: ({ open }, { looks }) => looks.map(({ by }) => seatOf(open, by)).sort((a, b) => a - b),
  decide: () => ({ shape: confirm, deadline: 'short', fallback: { choice: true } }),
  ...UNIFORMLY,
};
/** D-18 after a Dog's token. */
export const resortAlone: Ask<TT, { pawn: Pawn }, true> = {
  kind: 'resortAlone',
  who: ({ open }, { pawn }) => [seatOf(open, pawn)],
  decide: () => ({ shape: confirm, deadline: 'short', fallback: { choice: true } }),
  ...UNIFORMLY,
};

/** D-19 */
export const drawDogToken: Ask<TT, { pawn: Pawn }, true> = {
  kind: 'drawDogToken',
  who: ({ open }, { pawn }) => [seatOf(open, pawn)],
  decide: () => ({ shape: confirm, deadline: 'short', fallback: { choice: true } }),
  ...OPENLY,
};
