/** Everybody at the table, as everybody sees them. */
import { isOnGreen, isOnRed, type Pawn, threatFrom, whyNotPawn } from '@lurk/the-thing/public';
import type { PersonView } from '../model';
import { canTouch, type Desk } from './desk';
import { keyOf } from './keys';
import { lookPawn, type Perspective, say } from './perspective';
import { choiceOf, pickedKeys } from './picked';

const NO_BACKS = { weapon: 0, object: 0, lab: 0 };

function stateOf({ view: { ask, open }, seats }: Perspective, seat: number): PersonView['state'] {
  // shown: where one person plays all of them, they are always the one who is asked.
  if (open.players === 1) return 'waiting';
  if (seats[seat]?.away) return 'away';
  return Array.isArray(ask?.waiting) && ask.waiting.includes(seat) ? 'asked' : 'waiting';
}

function personOf(perspective: Perspective, pawn: Pawn): Omit<PersonView, 'choice'> {
  const { open, sizes } = perspective.view;
  const { seat, character, status, at, standing, suspicion, shown, up } = open.people[pawn];
  const { leaderToken, coop } = open;
  return {
    pawn,
    seat: lookPawn(perspective, pawn),
    ...(character
      ? say(perspective).characters[character] && {
          character: say(perspective).characters[character].name,
          rule: say(perspective).characters[character].rule,
        }
      : {}),
    status,
    place: at,
    standing,
    // shown: where one person plays all of them, nobody needs telling who leads.
    leads: open.players > 1 && seat === open.leader && status === 'character',
    token: !!leaderToken && 'holder' in leaderToken && leaderToken.holder === pawn,
    suspicion,
    ...(coop && suspicion !== null ? { threat: threatFrom(open, pawn) } : {}),
    proven: status === 'character' && isOnGreen(open, pawn),
    red: status === 'character' && isOnRed(open, pawn),
    shown,
    up,
    backs: coop ? NO_BACKS : sizes.items[seat],
    cards: coop ? 0 : sizes.hand[seat],
    state: stateOf(perspective, seat),
  };
}

export function peopleOf(perspective: Perspective, desk: Desk): PersonView[] {
  const { view } = perspective;
  const picked = pickedKeys(perspective, desk);
  const pawns = [...view.open.people.keys()];
  const asked = pawns.some((pawn) => picked.has(keyOf('pawn', pawn)) || canTouch(view, desk, keyOf('pawn', pawn)));
  return pawns.map((pawn) => {
    const choice = asked ? choiceOf(perspective, desk, picked, keyOf('pawn', pawn), () => whyNotPawn(view, pawn)) : undefined;
    return { ...personOf(perspective, pawn), ...(choice ? { choice } : {}) };
  });
}
