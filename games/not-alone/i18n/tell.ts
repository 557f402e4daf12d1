/** Events become sentences. What the reader was told is all there is to say: nothing here looks at a state. */

import { type Lang, listed, type Params, type Person, piece, sentence } from '@lurk/i18n';
import { keysOf, type Seat } from '@lurk/kernel';
import { type PlaceNo, pairPlaces } from '../data/places.ts';
import type { Event } from '../types.ts';
import {
  type Audience,
  atPlace,
  cardNames,
  nameOfCard,
  nameOfHunt,
  nameOfSeat,
  nameOfSurvival,
  ofPlace,
  thePlace,
  thePlaces,
  theToken,
} from './names.ts';
import { type TableWords, tableOf } from './parts.ts';

type Lines = TableWords['events'];
type Events = { [E in Event as E['t']]: E };
type Of<T extends Event['t']> = Events[T];
type Told = [template: string, params?: Params];

/** Events told to some alone: a log may mark them, and drop the hidden line that everybody else reads instead. */
export const PRIVATE_EVENTS = [
  ...(['tookBackCards', 'discardedCards', 'swappedCards', 'struckBackCards', 'phobiaCards'] as const),
  ...(['survivalDrawnCards', 'huntDrawnCards'] as const),
] satisfies Event['t'][];

export function tellEvent(lang: Lang, event: Event, table: Audience): string {
  return sentence(lang, ...told(event.t, event, new Teller(lang, table)));
}
/** Each by its own teller. */
const told = <T extends Event['t']>(t: T, event: Of<T>, teller: Teller): Told => TELLERS[t](event, teller);

/** Language and reader together. */
class Teller {
  readonly lang: Lang;
  readonly table: Audience;
  readonly lines: Lines;

  constructor(lang: Lang, table: Audience) {
    this.lang = lang;
    this.table = table;
    this.lines = tableOf(lang).events;
  }

  isReader(seat: Seat): boolean {
    return seat === this.table.reader;
  }
  get readerHunts(): boolean {
    return this.table.creature !== undefined && this.table.creature === this.table.reader;
  }
  who(seat: Seat): string {
    return nameOfSeat(this.lang, seat, this.table);
  }
  /** To the one who acts, or of them to the others. */
  of(line: Person, seat: Seat, params: Params = {}): Told {
    return [this.isReader(seat) ? line.you : line.name, { who: this.who(seat), ...params }];
  }
  /** To the Creature, or of her. */
  ofCreature(line: Person, params: Params = {}): Told {
    return [this.readerHunts ? line.you : line.name, params];
  }
  place(place: PlaceNo): Params {
    const { lang } = this;
    return { place: thePlace(lang, place), atPlace: atPlace(lang, place), ofPlace: ofPlace(lang, place) };
  }
  places(places: readonly PlaceNo[]): Params {
    return { cards: thePlaces(this.lang, places) };
  }
  hidden(line: { readonly cards: string }, count: number): Params {
    return { cards: piece(this.lang, line.cards, { count }) };
  }
  trade({ out, in: inn }: { out: PlaceNo; in: PlaceNo }): Params {
    return { out: thePlace(this.lang, out), in: thePlace(this.lang, inn) };
  }
}

const TELLERS: { [T in Event['t']]: (event: Of<T>, t: Teller) => Told } = {
  sideChosen: ({ side }, t) => t.ofCreature(t.lines.sideChosen, { side }),
  turnBegan: ({ turn }, { lines }) => [lines.turnBegan, { turn }],
  phaseBegan: ({ phase }, { lines }) => [lines.phaseBegan[phase]],
  huntPlayed: tellHuntCard,
  survivalPlayed: ({ who, card }, t) => t.of(t.lines.survivalPlayed, who, { card: nameOfSurvival(t.lang, card) }),
  resisted: ({ who, paid }, t) => t.of(t.lines.resisted, who, { paid }),
  gaveUp: ({ who }, t) => t.of(t.lines.gaveUp, who),
  allReady: (_, { lines }) => [lines.allReady],
  willChanged: ({ who, by, will }, t) => {
    const { gained, lost, lostAll } = t.lines.willChanged;
    return t.of(by > 0 ? gained : will > 0 ? lost : lostAll, who, { count: Math.abs(by), will });
  },
  tookBack: ({ who, why, cards }, t) => t.of(t.lines.tookBack[why], who, t.places(cards)),
  tookBackHidden: ({ who, why, count }, t) => t.of(t.lines.tookBack[why], who, t.hidden(t.lines.tookBackHidden, count)),
  tookBackCards: ({ who, cards }, t) => t.of(t.lines.tookBackCards, who, t.places(cards)),
  discarded: ({ who, why, cards }, t) => t.of(t.lines.discarded[why], who, t.places(cards)),
  discardedHidden: ({ who, why, count }, t) => t.of(t.lines.discarded[why], who, t.hidden(t.lines.discardedHidden, count)),
  discardedCards: ({ who, cards }, t) => t.of(t.lines.discardedCards, who, t.places(cards)),
  smokeRose: (_, t) => t.ofCreature(t.lines.smokeRose),
  smokeCleared: (_, { lines }) => [lines.smokeCleared],
  swapped: (event, t) => t.of(t.lines.swapped, event.who, t.trade(event)),
  swappedHidden: ({ who }, t) => t.of(t.lines.swappedHidden, who),
  swappedCards: (event, t) => t.of(t.lines.swappedCards, event.who, t.trade(event)),
  struckBack: ({ count }, t) => t.ofCreature(t.lines.struckBack, { count }),
  struckBackCards: ({ cards }, { lang, lines }) => [lines.struckBackCards, { cards: cardNames(lang, cards), count: cards.length }],
  phobiaShown: ({ who, count }, t) =>
    t.readerHunts ? [t.lines.phobiaShown.toYou, { who: t.who(who), count }] : t.of(t.lines.phobiaShown, who, { count }),
  phobiaCards: ({ who, cards }, t) => [t.lines.phobiaCards, { who: t.who(who), ...t.places(cards) }],
  tokensPlaced: tellTokens,
  tokenTakenBack: ({ token }, t) => t.ofCreature(t.lines.tokenTakenBack, { token: theToken(t.lang, token) }),
  tokenMoved: ({ token, to, by }, t) => t.of(t.lines.tokenMoved, by, { token: theToken(t.lang, token), ...t.place(to) }),
  placesShown: tellPlaces,
  riverKept: ({ who }, t) => t.of(t.lines.riverKept, who),
  detoured: ({ hunted, card, to }, t) => t.of(t.lines.detoured, hunted, { card: thePlace(t.lang, card), ...t.place(to) }),
  visitOrdered: ({ who, card, at = card }, t) => t.of(t.lines.visitOrdered, who, t.place(at)),
  visitLost: ({ hunted, place }, t) => t.of(t.lines.visitLost, hunted, t.place(place)),
  visitPassed: ({ hunted, place }, t) => t.of(t.lines.visitPassed, hunted, t.place(place)),
  powerUsed: ({ who, place, through }, t) => {
    const { here, lair, card } = t.lines.powerUsed;
    if (through === null) return t.of(here, who, t.place(place));
    // Of places, the Lair alone gives the power of another.
    if (typeof through === 'number') return t.of(lair, who, t.place(place));
    return t.of(card, who, { card: nameOfCard(t.lang, through), ...t.place(place) });
  },
  markerPut: ({ on }, { lines }) => [on ? lines.markerPut.on : lines.markerPut.off],
  doubleGained: ({ who, kind }, t) => t.of(t.lines.doubleGained[kind], who),
  placeTaken: ({ who, place }, t) => t.of(t.lines.placeTaken, who, t.place(place)),
  survivalDrawn: ({ who, count }, t) => t.of(t.lines.survivalDrawn, who, { count }),
  survivalDrawnCards: ({ cards }, { lang, lines }) => [lines.survivalDrawnCards, { cards: cardNames(lang, cards) }],
  survivalDiscarded: ({ who, card, why }, t) => t.of(t.lines.survivalDiscarded[why], who, { card: nameOfSurvival(t.lang, card) }),
  survivalReshuffled: (_, { lines }) => [lines.survivalReshuffled],
  huntReshuffled: (_, { lines }) => [lines.huntReshuffled],
  huntDrawn: ({ count }, t) => t.ofCreature(t.lines.huntDrawn, { count }),
  huntDrawnCards: ({ cards }, { lang, lines }) => [lines.huntDrawnCards, { cards: cardNames(lang, cards) }],
  screamSuffered: ({ who }, t) => t.of(t.lines.screamSuffered, who),
  caught: ({ who, place }, t) =>
    t.readerHunts ? [t.lines.caught.byYou, { who: t.who(who), ...t.place(place) }] : t.of(t.lines.caught, who, t.place(place)),
  collapsed: ({ who, will }, t) => t.of(t.lines.collapsed, who, { will }),
  rescueMoved: ({ to }, { lines }) => [to > 0 ? lines.rescueMoved.on : lines.rescueMoved.home, { to }],
  rescueHeld: (_, { lines }) => [lines.rescueHeld],
  assimMoved: ({ to, why }, { lines }) => [to > 0 ? lines.assimMoved[why] : lines.assimMoved.home, { to }],
  won: ({ winner }, { lines }) => [lines.won[winner]],
};

/** Every event there is: each has its teller, or it does not compile. */
export const EVENTS: readonly Event['t'][] = keysOf(TELLERS);

function tellHuntCard({ card, as, place, pair, hunted }: Of<'huntPlayed'>, t: Teller): Told {
  const { lang, lines } = t;
  const own = nameOfHunt(lang, card);
  const name = card === as ? own : piece(lang, lines.huntPlayed.copied, { card: own, as: nameOfHunt(lang, as) });
  const line = t.readerHunts ? lines.huntPlayed.you : lines.huntPlayed.name;
  if (place !== undefined) return [line.place, { card: name, ...t.place(place) }];
  if (pair !== undefined) return [line.pair, { card: name, places: thePlaces(lang, pairPlaces(pair)) }];
  if (hunted === undefined) return [line.plain, { card: name }];
  return t.isReader(hunted) ? [lines.huntPlayed.onYou, { card: name }] : [line.hunted, { card: name, who: t.who(hunted) }];
}

function tellTokens({ tokens }: Of<'tokensPlaced'>, t: Teller): Told {
  const { lang, lines } = t;
  const laid = keysOf(tokens).map((token) => {
    const places = tokens[token] ?? [];
    const line = places.length > 1 ? lines.tokensPlaced.pair : lines.tokensPlaced.single;
    return piece(lang, line, { token: theToken(lang, token), places: thePlaces(lang, places) });
  });
  return t.ofCreature(lines.tokensPlaced, { tokens: listed(lang, laid) });
}

function tellPlaces({ shown }: Of<'placesShown'>, t: Teller): Told {
  const { lang, lines } = t;
  const each = shown.map(({ hunted, cards }) => piece(lang, ...t.of(lines.placesShown, hunted, { places: thePlaces(lang, cards) })));
  return [lines.placesShown.all, { shown: each.join(lang === 'fr' ? '\u00a0; ' : '; ') }];
}
