/** What can be answered, by question (section 5). */
import type { Picked } from '@lurk/kernel';
import type { HuntId } from './data/hunt-cards.ts';
import type { PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Spot, Token } from './types.ts';

/** A card played, with whatever that card asks for. */
export type HuntPlay = Picked<HuntId, unknown>;
export type SurvivalPlay = Picked<SurvivalId, unknown>;

/** NA-057 In a window: a card is played, */
export type Play<W> = Picked<'play', W>;
/** or not now, or not for the rest of the phase (NA-058). */
export type Pass = 'passPhase' | null;

/** Place cards put down, face down (NA-063). */
export type PlacesPut = Picked<'play', PlaceNo[]>;
/** Will paid, and the cards taken back for it (NA-070). */
export type Resist = Picked<1 | 2, PlaceNo[]>;
/** What a Hunted does at once, or the Creature unasked (NA-081a). */
export type ExploreAct = Picked<'resist', Resist> | 'giveUp' | Picked<'survival', SurvivalPlay> | HuntPlay;

/** Where each token is laid. */
export type Laid = Partial<Record<Token, Spot>>;

/** NA-095 What a Hunted does with a visit. */
export type Resolution = Picked<'power', unknown> | Picked<'takeBack', PlaceNo> | Picked<'card', SurvivalPlay>;
/** NA-170 */
export type Scream = 'loseWill' | Picked<'discard', PlaceNo[]>;
