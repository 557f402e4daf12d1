/** 2.7 The 25 Event cards. */
export const EVENT_KINDS = ['wildAnimals', 'thunder', 'blackMagic', 'insects', 'crows', 'hail', 'snow', 'stress'] as const;
const COPIES_OF_EVENT = 3;
/** VI-021 Darkness is always the last card. */
export type EventCard = (typeof EVENT_KINDS)[number] | 'darkness';
/** VI-241 These two are in force in the next round. */
export const LASTING = ['crows', 'snow'] as const;
export type Lasting = (typeof LASTING)[number];

/** All but Darkness. */
export const EVENT_CARDS: readonly EventCard[] = EVENT_KINDS.flatMap((card) => new Array<EventCard>(COPIES_OF_EVENT).fill(card));
