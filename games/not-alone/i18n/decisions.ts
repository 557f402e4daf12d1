/** A question as its reader sees it: what is wanted, why now, and whom the table waits for. */

import { type Described, type Lang, listed } from '@lurk/i18n';
import { type Decision, has, type Seat, shapeIn } from '@lurk/kernel';
import { personOf } from '../facts/people.ts';
import type { Seen } from '../types.ts';
import { kindOf } from './asks.ts';
import { atPlace, nameOfSeat, ofPlace, thePlace } from './names.ts';
import { type TableWords, tableOf } from './parts.ts';
import { audienceOf, placeOfVisit } from './things.ts';

/** The texts of a decision put to the viewer, or of one offered. */
export function describeDecision(lang: Lang, decision: Decision, view: Seen, offered = false): Described {
  const words = tableOf(lang).decisions;
  const kind = kindOf(decision);
  const { sealed, pass } = words.asks[kind];
  const { title, help } = offered && has(words.offers, kind) ? words.offers[kind] : textsOf(words, decision, view);
  const { shape } = decision;
  return {
    title: typeof title === 'string' ? title : title(atPlace(lang, placeOfVisit(view)), shape.t === 'someOf' ? shape.min : 1),
    help,
    sealed: offered ? null : sealed,
    pass: decision.mayPass ? pass : null,
  };
}

/** Choosing a place reads differently with two cards to play, or with too few. */
function textsOf(words: TableWords['decisions'], decision: Decision, { open, seat }: Seen) {
  const { kind, shape } = decision;
  if (kind !== 'explore' || seat === null) return words.asks[kindOf(decision)];
  const cards = shapeIn(shape, 'play');
  if (cards?.t !== 'someOf') return words.stuck;
  const { double } = personOf(open, seat);
  return double && cards.min > 1 ? words.doubles[double] : words.asks.explore;
}

/** Whom the table waits for besides the reader; null when for nobody else. Where names would tell too much, none are given. */
export function describeWaiting(lang: Lang, view: Seen, names: readonly string[]): string | null {
  if (!view.ask) return null;
  const { waiting } = view.ask;
  const line = tableOf(lang).decisions.asks[kindOf(view.ask)].waiting;
  const seats: Seat[] = Array.isArray(waiting) ? waiting.filter((seat) => seat !== view.seat) : [];
  if (Array.isArray(waiting) && seats.length === 0) return null;
  if (typeof line === 'string') return line;
  const table = audienceOf(view, names);
  const who = listed(
    lang,
    seats.map((seat) => nameOfSeat(lang, seat, table)),
  );
  const place = placeOfVisit(view);
  return line(who, thePlace(lang, place), ofPlace(lang, place));
}
