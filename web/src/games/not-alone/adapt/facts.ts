/** What everybody at the table sees: tracks, people, the board, and whom we wait for. */
import type { Seat } from '@lurk/kernel';
import {
  type AskKind,
  HUNT_TOKENS,
  type HuntId,
  nameOfHunt,
  type Open,
  PLACE,
  PLACE_NOS,
  PLACES,
  type PlaceNo,
  personOf,
  silencedBy,
  type Token,
} from '@lurk/not-alone/public';
import { waitingFor } from '../../../play/asking/asked';
import type { Lines, PromptView } from '../../../play/frame/model';
import type { SeatLook } from '../../../ui/types';
import type { CreatureView, HuntedView, PlaceView, SeatState, TableFacts, TracksView } from '../model';
import { discardSeen, look, type Perspective, say } from './perspective';

export function facts(perspective: Perspective, lines: Lines, places: readonly PlaceView[], prompt: PromptView): TableFacts {
  const { open } = perspective.view;
  return {
    code: perspective.code,
    turn: open.turn,
    phase: open.phase === 0 ? 1 : open.phase,
    tracks: tracks(perspective),
    places,
    creature: creatureOf(perspective),
    hunted: open.hunted.map((seat) => huntedOf(perspective, seat)),
    prompt,
    ...lines,
  };
}

/** `side` is the one being considered before it is chosen. */
export function tracks({ view: { open, seats }, latest }: Perspective, side?: 1 | 2): TracksView {
  const steps = (t: 'rescueMoved' | 'assimMoved'): number => latest.filter((event) => event.t === t).length;
  return {
    rescue: open.rescue,
    assimilation: open.assim,
    boardSide: open.side ?? side ?? 2,
    players: seats,
    // shown: where the counters stood before what was just told, a space for each time.
    rescueWas: open.rescue + steps('rescueMoved'),
    // shown: the same.
    assimilationWas: open.assim + steps('assimMoved'),
  };
}

function creatureOf(perspective: Perspective): CreatureView {
  const { open, sizes } = perspective.view;
  return {
    seat: look(perspective, open.creature),
    huntCount: sizes.hunt,
    deckCount: sizes.huntDeck,
    spent: open.huntDiscard,
    inPlay: open.huntPlayed.map(({ as }) => as),
    state: stateOf(perspective, open.creature),
  };
}

export function huntedOf(perspective: Perspective, seat: Seat): HuntedView {
  const { open, sizes } = perspective.view;
  const person = personOf(open, seat);
  return {
    seat: look(perspective, seat),
    will: person.will,
    handCount: sizes.hand[seat],
    survivalCount: sizes.survival[seat],
    discard: discardSeen(perspective, seat),
    state: stateOf(perspective, seat),
    ...(person.double ? { pendingDouble: person.double } : {}),
    ...(lost(perspective, seat) ? { hurt: true } : {}),
  };
}

const lost = ({ latest }: Perspective, seat: Seat): boolean =>
  latest.some((event) => event.t === 'willChanged' && event.who === seat && event.by < 0);

/** Windows that nobody is named in: the whole side that might act looks the same, whatever it holds. */
const WINDOWS: ReadonlyMap<string, 'creature' | 'hunted'> = new Map<AskKind, 'creature' | 'hunted'>([
  ['w2r', 'hunted'],
  ['w3aHunted', 'hunted'],
  ['w3c', 'hunted'],
  ['w4Hunted', 'hunted'],
  ['w3aCreature', 'creature'],
  ['w3i', 'creature'],
  ['w4Creature', 'creature'],
]);

function stateOf({ view: { ask, open }, seats }: Perspective, seat: Seat): SeatState {
  if (seats[seat]?.away) return 'away';
  if (!ask) return 'waiting';
  if (Array.isArray(ask.waiting)) {
    if (ask.waiting.includes(seat)) return 'choosing';
    if (ask.kind === 'explore') return seat === open.creature ? 'listening' : 'sealed';
    return 'waiting';
  }
  const side = seat === open.creature ? 'creature' : 'hunted';
  return WINDOWS.get(ask.kind) === side ? 'thinking' : 'waiting';
}

/** Which card, if any, takes this place or its power away this turn. */
export const spoiledBy = (open: Open, place: PlaceNo): HuntId | null =>
  open.banned.includes(place) ? 'forceField' : silencedBy(open, place);

const tokensOn = (open: Open, place: PlaceNo): Token[] => HUNT_TOKENS.filter((token) => open.tokens[token].includes(place));
const visitorsAt = (perspective: Perspective, place: PlaceNo): SeatLook[] => {
  const seats = perspective.view.open.visits.filter(({ at }) => at === place).map(({ hunted }) => hunted);
  return [...new Set(seats)].map((seat) => look(perspective, seat));
};

/** The board as everybody sees it; each side adds what it knows. */
export function openPlaces(perspective: Perspective): PlaceView[] {
  const { open } = perspective.view;
  return PLACE_NOS.map((id) => {
    const card = spoiledBy(open, id);
    return {
      id,
      held: 'none',
      tokens: tokensOn(open, id).map((token) => ({ token })),
      visitors: visitorsAt(perspective, id),
      ...(PLACES[id].start === 'reserve' ? { reserve: open.reserve[id] ?? 0 } : {}),
      ...(id === PLACE.beach ? { beaconLit: open.marker } : {}),
      ...(card ? { spoiled: nameOfHunt(perspective.lang, card) } : {}),
    };
  });
}

const NOW = ['setup', 'explore', 'hunt', 'reckon', 'end'] as const;
/** The prompt of a player who has nothing to answer now. */
export function waitingPrompt(perspective: Perspective): PromptView {
  const { open } = perspective.view;
  const words = say(perspective).now;
  return waitingFor(perspective, open.winner ? words.over : words[open.side === null ? 'setup' : NOW[open.phase]], look);
}
