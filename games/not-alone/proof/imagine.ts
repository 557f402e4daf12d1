/** A guess at all that a view hides, in keeping with all that was seen and remembered. Takes no state, so it cannot cheat. */
import type { Compartments, Dice, Seat } from '@lurk/kernel';
import { HUNT_IDS, type HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import { SURVIVAL_IDS, type SurvivalId } from '../data/survival-cards.ts';
import type { Memory } from '../memory.ts';
import { HUNTED, type NA, type Own, type Seen } from '../types.ts';
import { guessBehindSmoke } from './imagine-smoke.ts';

/** Where one Hunted's Place cards lie, as far as a guess goes. */
export interface Places {
  hand: PlaceNo[];
  down: PlaceNo[];
  discard: PlaceNo[];
}

export function imagine(view: Seen, memory: Memory, dice: Dice): Omit<Compartments<NA>, 'open'> {
  const { open, seats, seat: me } = view;
  const own: Own[] = Array.from({ length: seats }, (_, seat) => (seat === me ? view.own! : nothing(dice)));
  const discards: PlaceNo[][] = open.smokescreen ? Array.from({ length: seats }, () => []) : [];
  // NA-004 Before the side is chosen nothing is dealt.
  if (open.side === null) return { own, circle: circleOf(open.hunted, discards), vault: { survivalDeck: [], huntDeck: [] } };
  for (const h of open.hunted) {
    const seen = knownDiscard(view, h);
    if (h === me) {
      if (open.smokescreen) discards[h] = seen!;
      continue;
    }
    const places = seen ? guessPlaces(view, memory, h, seen, dice) : guessBehindSmoke(view, memory, h, dice);
    own[h].hand = places.hand;
    own[h].down = places.down;
    if (open.smokescreen) discards[h] = places.discard;
  }
  return {
    own,
    circle: circleOf(open.hunted, discards),
    vault: { survivalDeck: dealSurvival(view, own, dice), huntDeck: dealHunt(view, memory, own, dice) },
  };
}

const circleOf = (hunted: Seat[], discards: PlaceNo[][]): Compartments<NA>['circle'] => ({
  [HUNTED]: { members: hunted.slice().sort((a, b) => a - b), facts: { discards } },
});

/** Empty hands; now and then somebody has asked to be passed over for the rest of the phase (NA-058). */
const nothing = (dice: Dice): Own => ({
  hand: [],
  down: [],
  survival: [],
  drawn: [],
  hunt: [],
  passPhase: dice.below('imagine', 4) === 0,
});

/** A discard in full view, or seen as one of the Hunted; null behind the smoke. */
const knownDiscard = ({ open, circles }: Seen, h: Seat): PlaceNo[] | null =>
  open.people[h]!.discard ?? circles[HUNTED]?.discards[h] ?? null;

/** Outside Smokescreen hand and face-down cards together are known; only which is face down is not (section 6). */
function guessPlaces({ open, sizes }: Seen, memory: Memory, h: Seat, discard: PlaceNo[], dice: Dice): Places {
  const { owned, front } = open.people[h]!;
  const pool = owned.filter((place) => !discard.includes(place) && !front.includes(place));
  const down = (memory.vortexed[h] ?? []).filter((place) => sizes.down[h] > 0 && pool.includes(place));
  const could = pool.filter((place) => !down.includes(place) && !open.banned.includes(place) && !memory.shown[h]?.includes(place));
  while (down.length < sizes.down[h]) down.push(dice.take('imagine', could));
  return { hand: pool.filter((place) => !down.includes(place)), down, discard };
}

/** Survival cards not seen are anywhere: in the hands of others, at the Shelter, in the deck. Returns the deck. */
function dealSurvival({ open, sizes, stack, seat }: Seen, own: Own[], dice: Dice): SurvivalId[] {
  const mine = seat === null ? [] : [...own[seat].survival, ...own[seat].drawn];
  const unseen = SURVIVAL_IDS.filter((card) => !open.survivalDiscard.includes(card) && !mine.includes(card));
  dice.shuffle('imagine', unseen as SurvivalId[]);
  const pool = unseen as SurvivalId[];
  for (const h of open.hunted) if (h !== seat) own[h].survival = pool.splice(0, sizes.survival[h]);
  const atShelter = stack[stack.length - 1];
  if (atShelter?.proc === 'shelter') {
    const { hunted } = atShelter.at as { hunted: Seat };
    if (hunted !== seat) own[hunted].drawn = pool.splice(0, pool.length - sizes.survivalDeck);
  }
  return pool;
}

/** Hunt cards not seen are in her hand or in the deck; she knows her hand and what Strike Back put at the bottom. Returns the deck. */
function dealHunt({ open, sizes, seat }: Seen, memory: Memory, own: Own[], dice: Dice): HuntId[] {
  const played = open.huntPlayed.map(({ card }) => card);
  const bottom = memory.bottom.slice(0, sizes.huntDeck);
  const mine = seat === open.creature ? own[seat].hunt : [];
  // Played cards still lie on the table when they are already filed in the discard pile of the turn.
  const unseen = HUNT_IDS.filter((card) => ![...open.huntDiscard, ...played, ...mine, ...bottom].includes(card));
  const pool = dice.shuffle('imagine', unseen as HuntId[]);
  if (seat !== open.creature) own[open.creature].hunt = pool.splice(0, sizes.hunt);
  return [...bottom, ...pool];
}
