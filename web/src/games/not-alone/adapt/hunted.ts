/** The table of one of the Hunted. */
import { listed } from '@lurk/i18n';
import {
  cardLies,
  cardsBack,
  gatePlaces,
  lairCopies,
  type Me,
  mineOf,
  myDiscard,
  nameOfPlace,
  newPlaces,
  PLACE,
  PLACE_NOS,
  type PlaceNo,
  personOf,
  SURVIVAL_CARDS,
  type SurvivalId,
  type WhyNot,
  whoCouldBeWhere,
  whyNotBorrow,
  whyNotCopy,
  whyNotPlace,
  whyNotSurvival,
  whyNotTakePlace,
} from '@lurk/not-alone/public';
import { questionAt } from '../../../play/asking/desk';
import { focus, type Path } from '../../../play/asking/draft';
import type { Lines } from '../../../play/frame/model';
import type { LogLine } from '../../../ui/LogList.svelte';
import type { HuntedTable, PlaceCardView, PlaceView, SurvivalCardView } from '../model';
import { visitHere } from './acts';
import { askedOf, asksPlaces, promptOf } from './ask';
import { canTouch, type Desk } from './desk';
import { facts, huntedOf, openPlaces } from './facts';
import { keyOf } from './keys';
import { look, type Perspective, say } from './perspective';
import { pickedKeys, why } from './picked';

export function huntedTable(perspective: Perspective, desk: Desk, lines: Lines): HuntedTable {
  const { view } = perspective;
  const me = mineOf(view);
  if (!me) throw new Error('only a seat has a table of the Hunted');
  const picked = pickedKeys(perspective, desk);
  const places = boardOf(perspective, desk, me, picked);
  const prompt = promptOf(perspective, desk);
  return {
    ...facts(perspective, lines, places, prompt),
    side: 'hunted',
    me: huntedOf(perspective, me.seat),
    hand: cardsOf(perspective, desk, me, picked),
    survival: notesOf(perspective, desk, me, picked),
    known: knownOf(perspective, me),
    sleeve: sleeveOf(perspective, desk, me, picked),
    ...askedOf(perspective, desk, picked),
  };
}

/** What the Creature knows of a Hunted: from open facts, the same count she makes. */
function knownOf(perspective: Perspective, { seat, open }: Me): LogLine[] {
  const { lang, view, memory } = perspective;
  const t = say(perspective).knowsHunted;
  const { on, outOfDate } = whoCouldBeWhere(view, memory);
  const left = PLACE_NOS.filter((place) => on[place].includes(seat));
  const names = listed(
    lang,
    left.map((place) => nameOfPlace(lang, place)),
  );
  const lines: LogLine[] = [
    open.visits.length > 0
      ? { id: 'left', icon: 'eye', text: [t.seen] }
      : { id: 'left', icon: 'eye', text: [left.length === 1 ? t.sure(names) : t.left(left.length, names)] },
  ];
  if (outOfDate) lines.push({ id: 'smoke', icon: 'moon', text: [t.smoke] });
  const { double } = personOf(open, seat);
  if (double) lines.push({ id: 'double', icon: 'two', text: [t.double[double]] });
  lines.push({ id: 'cards', icon: 'kit', text: [t.cards(view.sizes.survival[seat])] });
  return lines;
}

/** What lies under the cover: put down, or about to be. */
function sleeveOf({ view }: Perspective, desk: Desk, { own }: Me, picked: ReadonlySet<string>): PlaceNo[] {
  if (own.down.length > 0) return own.down;
  return view.decision?.kind === 'explore' && questionAt(view, desk) ? own.hand.filter((place) => picked.has(keyOf('place', place))) : [];
}

function boardOf(perspective: Perspective, desk: Desk, me: Me, picked: ReadonlySet<string>): PlaceView[] {
  const asks = asksPlaces(perspective, desk);
  const self = look(perspective, me.seat);
  const mine = sleeveOf(perspective, desk, me, picked);
  return openPlaces(perspective).map((place) => {
    const { id } = place;
    const here = me.open.visits.length === 0 && mine.includes(id);
    const may = canTouch(perspective.view, desk, keyOf('place', id));
    return {
      ...place,
      held: cardLies(me, id),
      visitors: here ? [self, ...place.visitors] : place.visitors,
      ...(asks
        ? {
            choice: {
              picked: picked.has(keyOf('place', id)) || desk.half === id,
              ...(may ? {} : { why: whyPlace(perspective, desk, me, id) }),
            },
          }
        : {}),
    };
  });
}

/** Why this place cannot be touched at this step of the question. */
function whyPlace(perspective: Perspective, desk: Desk, me: Me, place: PlaceNo): string {
  const { view } = perspective;
  const question = questionAt(view, desk);
  if (!question) return why(perspective, null);
  const { path } = focus(question.decision.shape, desk.draft ?? undefined);
  if (question.decision.kind === 'explore' && path.every((pick) => pick === 'play')) return why(perspective, whyNotPlace(view, place));
  const reason = whyStep(perspective, me, path, place);
  if (reason) return why(perspective, reason);
  if (desk.half) return say(perspective).notNext(nameOfPlace(perspective.lang, desk.half));
  return say(perspective).notHere;
}

function whyStep(perspective: Perspective, me: Me, path: Path, place: PlaceNo): WhyNot | null {
  const visit = visitHere(perspective);
  if (!visit) return null;
  const { view } = perspective;
  const last = path.at(-1);
  if (last === 'copy') return whyNotBorrow(view, visit, place);
  if (last === 'gate') return gatePlaces(me, me.seat, visit.at).includes(place) ? null : whyNotCopy(view, visit, place);
  const rover = last === 'drone' || last === PLACE.rover || (last === 'power' && visit.at === PLACE.rover);
  return rover ? whyNotTakePlace(view, place) : null;
}

/** The cards in play first, then the hand. */
function cardsOf(perspective: Perspective, desk: Desk, me: Me, picked: ReadonlySet<string>): PlaceCardView[] {
  const { own, open } = me;
  const front = personOf(open, me.seat).front;
  const asks = asksPlaces(perspective, desk);
  const t = say(perspective).foot;
  const card = (id: PlaceNo, foot?: string): PlaceCardView => ({
    id,
    ...footOf(perspective, me, id, foot),
    picked: picked.has(keyOf('place', id)),
    down: own.down.includes(id),
    ...(front.includes(id) ? { played: true } : {}),
    open: canTouch(perspective.view, desk, keyOf('place', id)),
    ...(asks && !canTouch(perspective.view, desk, keyOf('place', id)) ? { why: whyPlace(perspective, desk, me, id) } : {}),
  });
  const sorted = own.hand.slice().sort((a, b) => a - b);
  return [...own.down.map((id) => card(id, t.down)), ...front.map((id) => card(id, t.front)), ...sorted.map((id) => card(id))];
}

/** A fact of this moment at the foot of a card. */
function footOf(perspective: Perspective, me: Me, id: PlaceNo, fixed?: string): Pick<PlaceCardView, 'foot' | 'lit'> {
  if (fixed) return { foot: fixed };
  const t = say(perspective).foot;
  const { open } = me;
  if (open.banned.includes(id)) return { foot: t.closed };
  const pile = myDiscard(me).length;
  switch (id) {
    case PLACE.lair:
      return pile > 0 || lairCopies(me, me.seat).length > 0 ? { foot: t.takes(cardsBack(open, id, pile)) } : {};
    case PLACE.jungle:
    case PLACE.swamp:
      return { foot: t.takes(cardsBack(open, id, pile)) };
    case PLACE.beach:
      return open.beachUsed
        ? { foot: t.used }
        : open.marker
          ? { foot: say(perspective).place.beacon, lit: true }
          : { foot: say(perspective).place.beaconOut };
    case PLACE.wreck:
      return open.wreckUsed ? { foot: t.used } : {};
    case PLACE.rover:
      return { foot: t.reserve(newPlaces(open, me.seat).length) };
    default:
      return {};
  }
}

function notesOf(perspective: Perspective, desk: Desk, { own }: Me, picked: ReadonlySet<string>): SurvivalCardView[] {
  // NA-136 While one of two drawn cards is kept, those two come first.
  const order = (cards: readonly SurvivalId[]): SurvivalId[] =>
    cards.slice().sort((a, b) => SURVIVAL_CARDS[a].phase - SURVIVAL_CARDS[b].phase);
  return [...own.drawn, ...order(own.survival)].map((id) => ({
    id,
    picked: picked.has(keyOf('survival', id)),
    ...(canTouch(perspective.view, desk, keyOf('survival', id)) ? {} : { why: why(perspective, whyNotSurvival(perspective.view, id)) }),
  }));
}
