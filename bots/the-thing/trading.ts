/** Trades in phase 5, and which items are worth having. */
import type { Choice, Shape } from '@lurk/kernel';
import { hasFlamethrower, holds, ITEMS, type Item, type Offered, partners, type Slot, slotName } from '@lurk/the-thing/public';
import { asks, chance, followUp, pick, ranked, weighted } from '../pick.ts';
import { things } from './choosing.ts';
import type { Mind } from './mind.ts';

const TRUSTED = 0.2;
const GIVES = 0.6;
const ASKS = 0.06;
const OBLIGES = 0.4;

/** D-26, and what is given up last. */
const LIKED: Readonly<Record<Item, number>> = {
  keys: 9,
  flamethrower: 8,
  cable: 5,
  fuel: 5,
  tools: 5,
  blood: 7,
  firearm: 4,
  dynamite: 4,
  melee: 3,
  flashlight: 2,
  failure: 0.5,
};
/** Of an item, or of the slot it is in. */
export function likingOf(held: Slot): number {
  const [name] = slotName(held).split(':');
  const item = ITEMS.find((one) => one === name);
  return item ? LIKED[item] : 1;
}

/** D-33 What it does unasked while they talk. */
export function talks(mind: Mind, shape: Shape): Choice {
  return answers(mind, shape) ?? (mind.own.offer ? null : (passesOn(mind, shape) ?? asksFor(mind, shape)));
}

/** A present is taken; something for something only from whom it trusts, and not for what it likes. */
function answers(mind: Mind, shape: Shape): Choice {
  const [offer] = mind.own.offered;
  if (!offer) return null;
  const accept = asks(asks(shape, 'accept') ?? shape, offer.from);
  if (accept?.t === 'compound' && fair(mind, offer)) {
    const gives = (part: Shape): Choice =>
      part.t === 'someOf' ? ranked(things(part, 'give'), (slot) => -likingOf(slot), mind.dice).slice(0, part.min) : [];
    const given = Object.fromEntries(Object.entries(accept.parts).map(([back, part]) => [back, gives(part)]));
    return pick('accept', pick(offer.from, given));
  }
  return pick('decline', offer.from);
}
function fair(mind: Mind, { from, want, wantUp, backs, up }: Offered): boolean {
  const [costs, gains] = [
    want.weapon + want.object + want.lab + 2 * wantUp.length,
    backs.weapon + backs.object + backs.lab + 2 * up.length,
  ];
  if (costs === 0) return true;
  return mind.says.of(from) < TRUSTED && gains >= costs - 1 && chance(mind.dice, OBLIGES);
}

/** The Cable is useful to the owner of the Flamethrower (8.2). */
function passesOn(mind: Mind, shape: Shape): Choice {
  const { open, own, me, dice } = mind;
  const offer = asks(shape, 'offer');
  if (!offer || mind.isAlien || !holds(open, own, me, 'cable') || hasFlamethrower(open, me)) return null;
  const to = partners(open, me).find((pawn) => hasFlamethrower(open, pawn) && mind.says.of(pawn) < TRUSTED);
  if (to === undefined || !chance(dice, GIVES)) return null;
  const deal = followUp(offer, to);
  const give = deal.t === 'compound' ? things(deal.parts.give, 'give').filter((slot) => slot.includes('cable')) : [];
  return give.length > 0 ? pick('offer', pick(to, { give: give.slice(0, 1), want: [] })) : null;
}

/** Now and then a bot asks a Character it trusts for an item; Humans and hidden Aliens alike. */
function asksFor(mind: Mind, shape: Shape): Choice {
  const request = asks(shape, 'request');
  if (!request || !chance(mind.dice, ASKS)) return null;
  const trusted = things(request, 'pawn').filter((pawn) => mind.says.of(pawn) < TRUSTED);
  const [of] = weighted(trusted, () => 1, 1, mind.dice);
  const more = of === undefined ? undefined : asks(request, of);
  if (!more || of === undefined) return null;
  const wanted = weighted(things(more, 'want'), () => 1, 1, mind.dice);
  return pick('request', pick(of, wanted));
}
