/** Who may learn which answer, and when: section 5 as data, written from the specification and not from the rules. */
import type { Choice, Json, Viewer } from '@lurk/kernel';
import type { Learns, Secret } from '@lurk/testkit';
import type { AskKind } from '../i18n/asks.ts';
import type { NA, Whole } from '../types.ts';

type Given = Parameters<Secret<NA>['sees']>[1];
type Picked = { pick: string; with: Json };
const isPicked = (choice: Json): choice is Picked => choice !== null && typeof choice === 'object' && 'pick' in choice;

/** Where a Place card that lies face down, stays in a hand or lies under Smokescreen comes out at last. */
const PLACES_OUT = [
  ...(['placesShown', 'discarded', 'discardedCards', 'tookBack', 'tookBackCards'] as const),
  ...(['swapped', 'swappedCards', 'smokeCleared', 'phobiaCards'] as const),
] satisfies NA['Event']['t'][];

/** Section 6, point 6: under Smokescreen which cards it was is for the Hunted alone. */
const isBlind = ({ viewer, s: { open } }: { viewer: Viewer; s: Whole }): boolean =>
  open.smokescreen && (viewer === 'public' || viewer === open.creature);
/** The same answer with lists of cards by their number alone. */
const counted = (choice: Json): Json => {
  if (Array.isArray(choice)) return choice.length;
  return isPicked(choice) ? { pick: choice.pick, with: counted(choice.with) } : choice;
};
/** Public, but for the cards under Smokescreen. */
const smoky = (hidden: (choice: Choice) => Json): Secret<NA> => ({
  sees: (choice, given) => (isBlind(given) ? hidden(choice) : choice),
  until: PLACES_OUT,
});
/** One card is one card. */
const aCard = (): Json => 'a card';

/** A window: a card played is public; whether one passes once or for the rest of the phase is never shown. */
const plays = (choice: Choice): Json => (isPicked(choice) ? choice : null);
const window: Secret<NA> = { sees: plays, until: [] };
/** The card alone of what is played. */
const played = (choice: Choice): Json => (isPicked(choice) && isPicked(choice.with) ? [choice.pick, choice.with.pick] : null);

/** Place cards put down are hidden until the reveal; the rest of Phase 1 is public, but for cards under Smokescreen. */
function explored(choice: Choice, given: Given): Json {
  if (!isPicked(choice)) return choice;
  if (choice.pick === 'play') return 'put down';
  if (!isBlind(given)) return choice;
  return choice.pick === 'survival' ? played(choice) : counted(choice);
}

export const learns: Record<AskKind, Learns<NA>> = {
  chooseSide: 'everybody',
  w1a: 'everybody',
  explore: { sees: explored, until: PLACES_OUT },
  w1c: 'everybody',
  w2m: 'everybody',
  // Vortex swaps cards.
  w2r: { sees: (choice, given) => (isBlind(given) ? played(choice) : plays(choice)), until: PLACES_OUT },
  w2rCreature: window,
  placeTokens: 'everybody',
  ascendancyKeep: smoky(counted),
  // The Creature is shown the others.
  phobiaKeep: { sees: (choice, { viewer, s: { open } }) => (viewer === open.creature ? choice : null), until: [] },
  forbiddenZoneDiscard: smoky(aCard),
  // The reveal follows at once.
  riverKeep: 'everybody',
  w3aCreature: window,
  w3aHunted: window,
  w3c: window,
  visitOrder: 'everybody',
  w3i: window,
  resolveVisit: smoky((choice) => (isPicked(choice) && choice.pick === 'takeBack' ? choice.pick : counted(choice))),
  // The card kept is a secret, but the other one is public, and with it what was chosen.
  shelterKeep: 'everybody',
  screamChoice: smoky(counted),
  toxinDiscard: 'everybody',
  artemiaDiscard: smoky(counted),
  w4Creature: window,
  w4Hunted: window,
};
