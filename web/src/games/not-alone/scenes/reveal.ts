/** The beat of a turn: what the turned cards come to, as far as it is known when they turn. */
import { SCENE } from '@lurk/contract';
import { listed } from '@lurk/i18n';
import {
  boundByArtemia,
  boundByCreature,
  type Event,
  nameOfHunt,
  personOf,
  thePlace,
  type Visit,
  willLostAt,
} from '@lurk/not-alone/public';
import type { Moment } from '../../../play/showing/moments.svelte';
import { spoiledBy, tracks } from '../adapt/facts';
import { look, type Perspective, say } from '../adapt/perspective';
import type { CaughtView, RevealedCard, RevealView } from '../model';

export const isReveal = (events: readonly Event[]): boolean => events.some((event) => event.t === 'placesShown');

export function revealIn(perspective: Perspective, log: readonly Event[], from: number): Moment<RevealView> | null {
  const latest = log.slice(from);
  if (!isReveal(latest) || perspective.view.open.visits.length === 0) return null;
  const view = revealView({ ...perspective, latest });
  return { view, ms: SCENE };
}

export function revealView(perspective: Perspective): RevealView {
  const { view, latest, lang, code } = perspective;
  const { open } = view;
  // In rule order, the quiet places first and the Creature's last.
  const visits = open.visits.slice().sort((a, b) => open.hunted.indexOf(a.hunted) - open.hunted.indexOf(b.hunted) || a.card - b.card);
  const isFound = (v: Visit): boolean => boundByCreature(open, v) || isCaught(latest, v);
  const found = visits.filter(isFound);
  const t = say(perspective).revealed;
  const places = listed(
    lang,
    open.tokens.creature.map((place) => thePlace(lang, place)),
  );
  const names = [...new Set(found.map(({ hunted }) => look(perspective, hunted).name))].join(', ');
  return {
    code,
    turn: open.turn,
    tracks: tracks(perspective),
    // The claw strikes one card in the middle; any others it finds turn with the rest.
    cards: [
      ...visits.filter((v) => !isFound(v)).map((v) => cardOf(perspective, v)),
      ...found.slice(1).map((v) => foundCard(perspective, v)),
    ],
    caught: found.slice(0, 1).map((v) => foundView(perspective, v)),
    line: found.length > 0 ? t.closes(places, names) : t.misses(places),
  };
}

function foundView(perspective: Perspective, v: Visit): CaughtView {
  const will = personOf(perspective.view.open, v.hunted).will;
  const lost = lostBy(perspective.latest, v);
  const outcome =
    lost > 0 ? say(perspective).reveal.loss(lost, will) : say(perspective).revealed.foundHelp(willLostAt(perspective.view.open, [v.at]));
  return { seat: look(perspective, v.hunted), place: v.at, willLeft: will, willLost: lost, outcome };
}

function foundCard(perspective: Perspective, v: Visit): RevealedCard {
  const { seat, place, willLost, outcome } = foundView(perspective, v);
  return { seat, place, verdict: willLost > 0 ? 'caught' : 'found', outcome };
}

function cardOf(perspective: Perspective, v: Visit): RevealedCard {
  const { open } = perspective.view;
  const t = say(perspective).revealed;
  const seat = look(perspective, v.hunted);
  if (boundByArtemia(open, v)) return { seat, place: v.at, verdict: 'gripped', outcome: t.gripped };
  const card = spoiledBy(open, v.at);
  return {
    seat,
    place: v.at,
    verdict: 'free',
    outcome: card ? t.silenced(nameOfHunt(perspective.lang, card)) : say(perspective).places[v.at].short,
  };
}

const isCaught = (events: readonly Event[], v: Visit): boolean =>
  events.some((event) => event.t === 'caught' && event.who === v.hunted && event.place === v.at);
function lostBy(events: readonly Event[], v: Visit): number {
  if (!isCaught(events, v)) return 0;
  // shown: what was told, added up.
  return events.reduce((sum, event) => (event.t === 'willChanged' && event.who === v.hunted && event.by < 0 ? sum - event.by : sum), 0);
}
