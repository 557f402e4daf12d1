/** What a card is worth to a Victim, and which ones it lets go (18, 19, 20). */
import { type Choice, keysOf, must, type Shape } from '@lurk/kernel';
import { type CharacterId, handSeen, type Item, itemIn, type Open, type Seen, type Slot, slotsOf, type Victim } from '@lurk/victim/public';
import { asks, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { things } from './choosing.ts';

const WORTH: Readonly<Record<Item, number>> = {
  ...{ aidbox: 5, firework: 4, pistol: 3, manual: 3, flashlight: 2, hammer: 0 },
  ...{ vest: 4, calculator: 3, shoes: 3, amulet: 2 },
};
const worthOf = ({ gate }: Open, item: Item): number => (item === 'flashlight' && gate !== null ? 0 : WORTH[item]);
/** A card of so much is not given for a first Wound. */
const DEAR = 4;

/** The cards of a hand, from least to most missed. */
const leastMissed = (view: Seen, character: CharacterId): Slot[] =>
  slotsOf(handSeen(view, character)).toSorted((a, b) => worthOf(view.open, itemIn(a)) - worthOf(view.open, itemIn(b)));
const byName = ({ victims }: Open, name: string): Victim => must(victims.find(({ character }) => character === name));

/** One answer for each of one's Victims that is asked. */
const forEach = (view: Seen, shape: Shape, answer: (victim: Victim, part: Shape) => Choice): Choice | undefined =>
  shape.t === 'compound'
    ? Object.fromEntries(keysOf(shape.parts).map((name) => [name, answer(byName(view.open, name), shape.parts[name])]))
    : undefined;

/** 19 The card that is missed least, unless a first Wound is the lesser evil. */
const eventPay: Answers[string] = (view, { shape }) =>
  forEach(view, shape, ({ character, wounds }, part): Choice => {
    const [card] = leastMissed(view, character);
    if (card && (wounds > 0 || worthOf(view.open, itemIn(card)) < DEAR)) return card;
    const worn = wounds > 0 ? asks(part, 'worn') : undefined;
    return worn ? pick('worn', things(worn, 'worn')[0]) : 'wound';
  });
const hailDiscard: Answers[string] = (view, { shape }) =>
  forEach(view, shape, ({ character }, part) => (part.t === 'someOf' ? leastMissed(view, character).slice(0, part.min) : []));
const handLimit: Answers[string] = (view, { shape }) =>
  shape.t === 'someOf' ? leastMissed(view, must(view.open.turn).victim).slice(0, shape.min) : undefined;

/** What can be thrown away for something better. */
export const isSpare = (open: Open, item: Item): boolean => item === 'hammer' || (item === 'flashlight' && open.gate !== null);

export const cardAnswers: Answers = { eventPay, hailDiscard, handLimit };
