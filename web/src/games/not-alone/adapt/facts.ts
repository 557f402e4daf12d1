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
  silencedBy,
  type Token,
} from '@lurk/not-alone/public';
import { waitingFor } from '../../../play/asked';
import type { Lines, PromptView } from '../../../play/model';
import type { SeatLook } from '../../../ui/types';
import type { CreatureView, HuntedView, PlaceView, SeatState, TableFacts, TracksView } from '../model';
import { discardSeen, look, type Sight, say } from './sight';

export function facts(sight: Sight, lines: Lines, places: readonly PlaceView[], prompt: PromptView): TableFacts {
  const { open } = sight.view;
  return {
    code: sight.code,
    turn: open.turn,
    phase: open.phase === 0 ? 1 : open.phase,
    tracks: tracks(sight),
    places,
    creature: creatureOf(sight),
    hunted: open.hunted.map((seat) => huntedOf(sight, seat)),
    prompt,
    ...lines,
  };
}

/** `side` is the one being considered before it is chosen. */
export function tracks({ view: { open, seats }, latest }: Sight, side?: 1 | 2): TracksView {
  const steps = (t: 'rescueMoved' | 'assimMoved'): number => latest.filter((event) => event.t === t).length;
  return {
    rescue: open.rescue,
    assimilation: open.assim,
    boardSide: open.side ?? side ?? 2,
    players: seats,
    rescueWas: open.rescue + steps('rescueMoved'),
    assimilationWas: open.assim + steps('assimMoved'),
  };
}

function creatureOf(sight: Sight): CreatureView {
  const { open, sizes } = sight.view;
  return {
    seat: look(sight, open.creature),
    huntCount: sizes.hunt,
    deckCount: sizes.huntDeck,
    spent: open.huntDiscard,
    inPlay: open.huntPlayed.map(({ as }) => as),
    state: stateOf(sight, open.creature),
  };
}

export function huntedOf(sight: Sight, seat: Seat): HuntedView {
  const { open, sizes } = sight.view;
  const person = open.people[seat]!;
  return {
    seat: look(sight, seat),
    will: person.will,
    handCount: sizes.hand[seat],
    survivalCount: sizes.survival[seat],
    discard: discardSeen(sight, seat),
    state: stateOf(sight, seat),
    ...(person.double ? { pendingDouble: person.double } : {}),
    ...(lost(sight, seat) ? { hurt: true } : {}),
  };
}

const lost = ({ latest }: Sight, seat: Seat): boolean =>
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

function stateOf({ view: { ask, open }, seats }: Sight, seat: Seat): SeatState {
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
const visitorsAt = (sight: Sight, place: PlaceNo): SeatLook[] => {
  const seats = sight.view.open.visits.filter(({ at }) => at === place).map(({ hunted }) => hunted);
  return [...new Set(seats)].map((seat) => look(sight, seat));
};

/** The board as everybody sees it; each side adds what it knows. */
export function openPlaces(sight: Sight): PlaceView[] {
  const { open } = sight.view;
  return PLACE_NOS.map((id) => {
    const card = spoiledBy(open, id);
    return {
      id,
      held: 'none',
      tokens: tokensOn(open, id).map((token) => ({ token })),
      visitors: visitorsAt(sight, id),
      ...(PLACES[id].start === 'reserve' ? { reserve: open.reserve[id] ?? 0 } : {}),
      ...(id === PLACE.beach ? { beaconLit: open.marker } : {}),
      ...(card ? { spoiled: nameOfHunt(sight.lang, card) } : {}),
    };
  });
}

const NOW = ['setup', 'explore', 'hunt', 'reckon', 'end'] as const;
/** The prompt of somebody of whom nothing is wanted. */
export function waitingPrompt(sight: Sight): PromptView {
  const { open } = sight.view;
  const words = say(sight).now;
  return waitingFor(sight, open.winner ? words.over : words[open.side === null ? 'setup' : NOW[open.phase]], look);
}
