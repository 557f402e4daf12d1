/** The Creature's table: the board in the dark, who could be where, her tokens and cards. */
import {
  HUNT_TOKENS,
  hasArtemiaSymbol,
  isPairId,
  nameOfHunt,
  nameOfPlace,
  nameOfToken,
  PLACE_NOS,
  type PlaceNo,
  spotPlaces,
  type Token,
  type Whereabouts,
  whoCouldBeWhere,
  whyNotHunt,
} from '@lurk/not-alone/public';
import { questionAt } from '../../../play/desk';
import type { Lines } from '../../../play/model';
import type { LogLine } from '../../../ui/LogList.svelte';
import type { CreatureTable, HuntCardView, HuntedView, PlaceView, TokenSlotView } from '../model';
import { askedOf, promptOf } from './ask';
import { activeToken, canTouch, type Desk, type Parts, partsOf, planned, tokensOf } from './desk';
import { facts, openPlaces, tracks } from './facts';
import { pickedKeys, why } from './given';
import { look, type Sight, say } from './sight';

export function creatureTable(sight: Sight, desk: Desk, lines: Lines, watched?: string): CreatureTable {
  const { view, memory } = sight;
  const picked = pickedKeys(sight, desk);
  const laid = partsOf(view, desk);
  const where = whoCouldBeWhere(view, memory);
  const prompt = promptOf(sight, desk);
  const table = facts(sight, lines, boardOf(sight, desk, laid, where, picked), prompt);
  const side = picked.has('side:1') ? 1 : picked.has('side:2') ? 2 : undefined;
  const tokens = socketsOf(sight, desk, laid);
  const plans = laid.path === null && !questionAt(view, desk) && tokens.some((slot) => !slot.why);
  return {
    ...table,
    tracks: tracks(sight, side),
    side: 'creature',
    prompt: plans ? { ...prompt, help: say(sight).draftMeanwhile } : prompt,
    hunted: table.hunted.map((one) => withLeft(sight, one, where)),
    hand: handOf(sight, desk, picked),
    tokens,
    known: knownOf(sight),
    ...askedOf(sight, desk, picked, desk.draft === undefined ? missing(sight, desk, laid) : null),
    ...(watched ? { watched } : {}),
    ...(where.outOfDate ? { stale: say(sight).stale } : {}),
  };
}

function missing(sight: Sight, desk: Desk, laid: Parts): string | null {
  const open = tokensOf(laid).filter((token) => planned(desk, laid, token) === undefined);
  return laid.path !== null && open.length > 0 ? say(sight).lay(open.map((token) => nameOfToken(sight.lang, token)).join(', ')) : null;
}

/** What is left to a Hunted: before the reveal where he could be, after it what he still holds. */
function withLeft({ view: { open } }: Sight, one: HuntedView, { on }: Whereabouts): HuntedView {
  const seat = Number(one.seat.id);
  const { owned, discard, front } = open.people[seat]!;
  const held = (place: PlaceNo): boolean => owned.includes(place) && !discard?.includes(place) && !front.includes(place);
  return { ...one, left: PLACE_NOS.filter((place) => (open.visits.length > 0 ? held(place) : on[place].includes(seat))) };
}

function boardOf(sight: Sight, desk: Desk, laid: Parts, { on }: Whereabouts, picked: ReadonlySet<string>): PlaceView[] {
  const { view } = sight;
  const drafts = tokensOf(laid).map((token) => ({ token, spot: planned(desk, laid, token) }));
  const asks = PLACE_NOS.some((place) => canTouch(view, desk, `place:${place}`));
  const shown = view.open.visits.length > 0;
  const pair = [...picked].filter((key) => key.startsWith('pair:')).flatMap((key) => spotPlaces(key.slice(5)));
  return openPlaces(sight).map((place) => {
    const { id } = place;
    const drafted = drafts.filter(({ spot }) => spot !== undefined && spotPlaces(spot).includes(id));
    const may = canTouch(view, desk, `place:${id}`);
    const half = desk.half;
    const reason = half ? say(sight).notNext(nameOfPlace(sight.lang, half)) : say(sight).notHere;
    return {
      ...place,
      visitors: [],
      tokens: [...place.tokens, ...drafted.map(({ token }) => ({ token, draft: true }))],
      could: on[id].map((seat) => look(sight, seat)),
      ...(shown ? { sure: true } : {}),
      ...(asks
        ? { choice: { picked: picked.has(`place:${id}`) || pair.includes(id) || half === id, ...(may ? {} : { why: reason }) } }
        : {}),
    };
  });
}

function socketsOf(sight: Sight, desk: Desk, laid: Parts): TokenSlotView[] {
  const { open } = sight.view;
  const active = activeToken(desk, laid);
  return HUNT_TOKENS.map((token) => {
    if (open.tokens[token].length > 0) return { token, on: open.tokens[token], why: say(sight).token.laid };
    const part = laid.parts[token];
    if (!part) return { token, on: [], why: whyShut(sight, token) };
    const spot = planned(desk, laid, token);
    const pair = part.t === 'oneOf' && part.options.every((option) => isPairId(String(option)));
    return { token, on: spot === undefined ? [] : spotPlaces(spot), active: token === active, ...(pair ? { pair } : {}) };
  });
}

function whyShut(sight: Sight, token: Token): string {
  const t = say(sight).token;
  if (token === 'creature' || sight.view.open.phase > 2) return t.later;
  return t[token];
}

function handOf(sight: Sight, desk: Desk, picked: ReadonlySet<string>): HuntCardView[] {
  const { view } = sight;
  const inPlay = view.open.huntPlayed.map(({ card }): HuntCardView => ({ id: card, inPlay: true, why: say(sight).hand.inPlay }));
  const held = view.own!.hunt.map((id): HuntCardView => {
    const may = canTouch(view, desk, `hunt:${id}`);
    return { id, picked: picked.has(`hunt:${id}`), ...(may ? {} : { why: why(sight, whyNotHunt(view, id)) }) };
  });
  return [...inPlay, ...held];
}

/** What the Hunted know of her. */
function knownOf(sight: Sight): LogLine[] {
  const { open, sizes } = sight.view;
  const t = say(sight).knows;
  const names = (cards: readonly Parameters<typeof nameOfHunt>[1][]): string =>
    cards.map((card) => nameOfHunt(sight.lang, card)).join(', ');
  const lines: LogLine[] = [{ id: 'hand', icon: 'cards', text: [t.hand(sizes.hunt)] }];
  if (open.huntPlayed.length > 0) lines.push({ id: 'open', icon: 'eye', text: [t.open(names(open.huntPlayed.map(({ as }) => as)))] });
  if (open.side && hasArtemiaSymbol(open.side, open.rescue)) lines.push({ id: 'leaf', icon: 'artemia', text: [t.leaf] });
  lines.push({ id: 'spent', icon: 'back', text: [open.huntDiscard.length > 0 ? t.spent(names(open.huntDiscard)) : t.fresh] });
  return lines;
}
