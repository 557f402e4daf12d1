/** The Character Encounter (TT-107 to TT-120) and the dog Infection Test (TT-121 to TT-124). */
import { type Answer, ask, end, go, next } from '@lurk/kernel';
import { dealtRole } from '../acts/end.ts';
import { infect, moveDisc } from '../acts/roles.ts';
import type { LookChoice, Tokens } from '../answers.ts';
import { drawDogToken, lookAt, lookNext, placeTokens, resort, resortAlone, TOKENS } from '../asks/encounters.ts';
import { INFECTION_BAG, type Token } from '../data/cards.ts';
import { freeTokens, IN_SEQUENCE, lookers, otherSide, tokenOwners } from '../facts/meetings.ts';
import { seatOf, turnOrder } from '../facts/people.ts';
import type { Look, Meeting } from '../frames.ts';
import { type C, type Pawn, procedure } from '../types.ts';

export const meeting = procedure('meeting', {
  /** TT-107, D-16; RU-36 with nobody but proven Humans nothing happens. */
  place: ({ s, at }) => (tokenOwners(s.open, at.pawns).length > 0 ? ask(placeTokens, 'placed') : end()),
  placed: ({ s, at, dice, tell }, answers: Answer<Tokens>[]) => {
    // RU-33 The engine shuffles them: left or right is chance.
    for (const { seat, choice } of answers) s.own[seat].tokens = dice.shuffle('tokens', TOKENS[choice].slice());
    tell.all({ t: 'tokensPut', pawns: tokenOwners(s.open, at.pawns) });
    return next;
  },
  /** TT-111, TT-115, RU-32 */
  look: ({ s, at }) => {
    if (at.pawns.length < IN_SEQUENCE) return ask(lookAt, 'looked');
    at.queue = turnOrder(s.open, lookers(s.open, at.pawns));
    return go('lookNext');
  },
  looked: (c, answers: Answer<LookChoice>[]) => {
    c.at.looks = withoutCollisions(c, answers);
    return go('show');
  },
  lookNext: ({ s, at }) => {
    // TT-114 Who finds no token left looks at none.
    at.queue = at.queue.filter((pawn) => freeTokens(s.open, at.pawns, pawn, at.looks).size > 0);
    return at.queue.length > 0 ? ask(lookNext, 'lookedNext') : go('show');
  },
  lookedNext: ({ at }, [{ choice }]: Answer<LookChoice>[]) => {
    const [by, ...rest] = at.queue;
    at.looks = [...at.looks, { by, of: choice.pick, side: choice.with }];
    at.queue = rest;
    return go('lookNext');
  },

  /** TT-116 Faces are seen and roles change in one moment; L-31 if that is the end, it is all that anybody hears. */
  show: (c) => {
    const { s, at, tell } = c;
    for (const look of at.looks) tell.all({ t: 'looked', ...look });
    const seen = at.looks.map((look) => ({ ...look, token: tokenAt(c, look) }));
    infect(
      c,
      seen.filter(({ token }) => token === 'alien').map(({ by, of }) => ({ pawn: by, by: of })),
    );
    if (s.open.end) return end();
    for (const { by, of, side, token } of seen) {
      tell.seat(seatOf(s.open, by), { t: 'sawToken', of, side, token });
      // L-34 The owner is told, whatever the token.
      tell.seat(seatOf(s.open, of), { t: 'tokenSeen', by, side, token });
    }
    return next;
  },
  /** TT-117, D-18 */
  resort: () => ask(resort, 'resorted'),
  resorted: (c) => {
    const pawns = c.at.looks.map(({ by }) => by);
    resorted(c, pawns);
    // TT-118
    for (const pawn of turnOrder(c.s.open, pawns)) moveDisc(c, pawn, 1, 'encounter');
    return next;
  },
  /** TT-120 */
  putBack: ({ s, at }) => {
    for (const pawn of at.pawns) s.own[seatOf(s.open, pawn)].tokens = [];
    return end();
  },
});

const tokenAt = ({ s }: C, { of, side }: Look): Token => s.own[seatOf(s.open, of)].tokens[side === 'left' ? 0 : 1];

/** Everybody who looked has set the role card again, and knows what it is. */
function resorted({ s, tell }: C, pawns: readonly Pawn[]): void {
  for (const pawn of pawns) tell.seat(seatOf(s.open, pawn), { t: 'roleIs', role: dealtRole(s, pawn) });
  tell.all({ t: 'resorted', pawns: turnOrder(s.open, pawns) });
}

/** RU-32 Of two who want the same token the later one in turn order gets the other. */
function withoutCollisions({ s, at }: C<Meeting>, answers: Answer<LookChoice>[]): Look[] {
  const chosen = new Map(answers.map(({ seat, choice }) => [seat, choice]));
  const looks: Look[] = [];
  for (const by of turnOrder(s.open, at.pawns)) {
    const choice = chosen.get(seatOf(s.open, by));
    if (!choice) continue;
    const taken = looks.some(({ of, side }) => of === choice.pick && side === choice.with);
    looks.push({ by, of: choice.pick, side: taken ? otherSide(choice.with) : choice.with });
  }
  return looks;
}

export const dogTest = procedure('dogTest', {
  /** D-19 */
  draw: () => ask(drawDogToken, 'drawn'),
  /** TT-121, TT-122 The token goes back into the bag, which never changes. */
  drawn: (c) => {
    const { s, at, dice, tell } = c;
    const alien = dice.below('infection bag', INFECTION_BAG.healthy + INFECTION_BAG.alien) < INFECTION_BAG.alien;
    tell.all({ t: 'drewDogToken', pawn: at.pawn });
    if (alien) infect(c, [{ pawn: at.pawn, by: 'dog' }]);
    if (s.open.end) return end();
    tell.seat(seatOf(s.open, at.pawn), { t: 'dogTokenIs', alien });
    return next;
  },
  /** TT-123, D-18 */
  resort: () => ask(resortAlone, 'resorted'),
  /** TT-124 */
  resorted: (c) => {
    resorted(c, [c.at.pawn]);
    moveDisc(c, c.at.pawn, 1, 'dog');
    return next;
  },
});
