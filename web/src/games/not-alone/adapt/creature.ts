/** The Creature's table: the board in the dark, who could be where, her tokens and cards. */
import { must } from '@lurk/kernel';
import {
  atPlace,
  beaconLit,
  blindOdds,
  HUNT_TOKENS,
  hasArtemiaSymbol,
  heldOpenly,
  isPlaceNo,
  nameOfHunt,
  nameOfPlace,
  nameOfToken,
  PLACE_NOS,
  spotPlaces,
  type Token,
  tokenWaits,
  type Whereabouts,
  whoCouldBeWhere,
  whyNotHunt,
} from '@lurk/not-alone/public';
import { questionAt } from '../../../play/asking/desk';
import type { Lines } from '../../../play/frame/model';
import type { LogLine } from '../../../ui/LogList.svelte';
import type { CreatureTable, HuntCardView, HuntedView, PlaceView, TokenSlotView } from '../model';
import { askedOf, promptOf } from './ask';
import { activeToken, canTouch, type Desk, type Parts, partsOf, planned, tokensOf } from './desk';
import { facts, openPlaces, tracks } from './facts';
import { keyOf } from './keys';
import { look, type Perspective, say } from './perspective';
import { pickedKeys, why } from './picked';

export function creatureTable(perspective: Perspective, desk: Desk, lines: Lines, watched?: string): CreatureTable {
  const { view, memory } = perspective;
  const picked = pickedKeys(perspective, desk);
  const laid = partsOf(view, desk);
  const where = whoCouldBeWhere(view, memory);
  const prompt = promptOf(perspective, desk);
  const table = facts(perspective, lines, boardOf(perspective, desk, laid, where, picked), prompt);
  const side = picked.has(keyOf('side', 1)) ? 1 : picked.has(keyOf('side', 2)) ? 2 : undefined;
  const tokens = socketsOf(perspective, desk, laid);
  const plans = laid.path === null && !questionAt(view, desk) && tokens.some((slot) => !slot.why);
  return {
    ...table,
    tracks: tracks(perspective, side),
    side: 'creature',
    prompt: plans ? { ...prompt, help: say(perspective).draftMeanwhile } : prompt,
    hunted: table.hunted.map((one) => withLeft(perspective, one, where)),
    hand: handOf(perspective, desk, picked),
    tokens,
    known: knownOf(perspective),
    ...reasoning(perspective, tokens, where),
    ...askedOf(perspective, desk, picked, desk.draft === undefined ? missing(perspective, desk, laid) : null),
    ...(watched ? { watched } : {}),
    ...(where.outOfDate ? { stale: say(perspective).stale } : {}),
  };
}

function missing(perspective: Perspective, desk: Desk, laid: Parts): string | null {
  const open = tokensOf(laid).filter((token) => planned(desk, laid, token) === undefined);
  return laid.path !== null && open.length > 0
    ? say(perspective).lay(open.map((token) => nameOfToken(perspective.lang, token)).join(', '))
    : null;
}

/** What is left to a Hunted: before the reveal where they could be, after it what they still hold. */
function withLeft({ view: { open } }: Perspective, one: HuntedView, { on }: Whereabouts): HuntedView {
  const seat = Number(one.seat.id);
  const held = heldOpenly(open, seat);
  return { ...one, left: PLACE_NOS.filter((place) => (open.visits.length > 0 ? held.includes(place) : on[place].includes(seat))) };
}

function boardOf(perspective: Perspective, desk: Desk, laid: Parts, { on }: Whereabouts, picked: ReadonlySet<string>): PlaceView[] {
  const { view } = perspective;
  const drafts = tokensOf(laid).map((token) => ({ token, spot: planned(desk, laid, token) }));
  const asks = PLACE_NOS.some((place) => canTouch(view, desk, keyOf('place', place)));
  const shown = view.open.visits.length > 0;
  const pair = [...picked].filter((key) => key.startsWith('pair:')).flatMap((key) => spotPlaces(key.slice('pair:'.length)));
  return openPlaces(perspective).map((place) => {
    const { id } = place;
    const drafted = drafts.filter(({ spot }) => spot !== undefined && spotPlaces(spot).includes(id));
    const key = keyOf('place', id);
    const may = canTouch(view, desk, key);
    const half = desk.half;
    const reason = half ? say(perspective).notNext(nameOfPlace(perspective.lang, half)) : say(perspective).notHere;
    return {
      ...place,
      visitors: [],
      tokens: [...place.tokens, ...drafted.map(({ token }) => ({ token, draft: true }))],
      could: on[id].map((seat) => look(perspective, seat)),
      ...(shown ? { sure: true } : {}),
      ...(asks ? { choice: { picked: picked.has(key) || pair.includes(id) || half === id, ...(may ? {} : { why: reason }) } } : {}),
    };
  });
}

function socketsOf(perspective: Perspective, desk: Desk, laid: Parts): TokenSlotView[] {
  const { open } = perspective.view;
  const active = activeToken(desk, laid);
  return HUNT_TOKENS.map((token) => {
    if (open.tokens[token].length > 0) return { token, on: open.tokens[token], why: say(perspective).token.laid };
    const part = laid.parts[token];
    if (!part) return { token, on: [], why: whyShut(perspective, token) };
    const spot = planned(desk, laid, token);
    const pair = part.t === 'oneOf' && !part.options.some(isPlaceNo);
    return { token, on: spot === undefined ? [] : spotPlaces(spot), active: token === active, ...(pair ? { pair } : {}) };
  });
}

function whyShut(perspective: Perspective, token: Token): string {
  return say(perspective).token[tokenWaits(perspective.view.open, token)];
}

function handOf(perspective: Perspective, desk: Desk, picked: ReadonlySet<string>): HuntCardView[] {
  const { view } = perspective;
  const inPlay = view.open.huntPlayed.map(({ card }): HuntCardView => ({ id: card, inPlay: true, why: say(perspective).hand.inPlay }));
  const held = must(view.own, 'a seat').hunt.map((id): HuntCardView => {
    const key = keyOf('hunt', id);
    const may = canTouch(view, desk, key);
    return { id, picked: picked.has(key), ...(may ? {} : { why: why(perspective, whyNotHunt(view, id)) }) };
  });
  return [...inPlay, ...held];
}

/** What a hunt so laid would find: who could be there, and how likely it is that anybody is. */
function reasoning(
  perspective: Perspective,
  tokens: readonly TokenSlotView[],
  { on }: Whereabouts,
): Pick<CreatureTable, 'reason' | 'odds'> {
  const { view, memory, lang } = perspective;
  if (view.open.visits.length > 0 || view.open.turn === 0 || view.open.winner) return {};
  const laid = tokens.flatMap(({ token, on: places }) => (places.length > 0 ? [{ token, places }] : []));
  const odds = laid.flatMap(({ token, places }) =>
    places.slice(0, 1).map((place) => ({ token, place, percent: blindOdds(view, memory, places) })),
  );
  const aim = laid.find(({ token }) => token === 'creature')?.places[0];
  if (aim === undefined) return odds.length > 0 ? { odds } : {};
  const t = say(perspective).creatureScreen;
  const lit = beaconLit(view.open, aim) ? ` ${t.beaconLit}` : '';
  return { reason: `${t.reason(on[aim].length, atPlace(lang, aim))}${lit}`, ...(odds.length > 0 ? { odds } : {}) };
}

/** What the Hunted know of her. */
function knownOf(perspective: Perspective): LogLine[] {
  const { open, sizes } = perspective.view;
  const t = say(perspective).knows;
  const names = (cards: readonly Parameters<typeof nameOfHunt>[1][]): string =>
    cards.map((card) => nameOfHunt(perspective.lang, card)).join(', ');
  const lines: LogLine[] = [{ id: 'hand', icon: 'cards', text: [t.hand(sizes.hunt)] }];
  if (open.huntPlayed.length > 0) lines.push({ id: 'open', icon: 'eye', text: [t.open(names(open.huntPlayed.map(({ as }) => as)))] });
  if (open.side && hasArtemiaSymbol(open.side, open.rescue)) lines.push({ id: 'leaf', icon: 'artemia', text: [t.leaf] });
  lines.push({ id: 'spent', icon: 'back', text: [open.huntDiscard.length > 0 ? t.spent(names(open.huntDiscard)) : t.fresh] });
  return lines;
}
