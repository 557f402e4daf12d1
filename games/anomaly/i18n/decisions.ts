/** A question as its reader sees it: what is wanted, why now, and whom the table waits for. */
import { type Described, type Lang, listed, type Params, sentence } from '@lurk/i18n';
import type { Decision, Seat } from '@lurk/kernel';
import { PRETEND } from '../data/picks.ts';
import { pawnsOf, studentSeats } from '../facts/pawns.ts';
import { isAdvanced } from '../facts/turns.ts';
import type { Seen } from '../types.ts';
import { kindOf, zoneAsked } from './asks.ts';
import { atZone, audienceOf, nameOfSeat } from './names.ts';
import { type TableWords, tableOf } from './parts.ts';

/** The texts of a decision put to the viewer, or of one offered. */
export function describeDecision(lang: Lang, decision: Decision, view: Seen, offered = false): Described {
  const words = tableOf(lang).decisions;
  const { sealed, pass } = words.asks[kindOf(decision)];
  const { title, help } = offered ? words.offer : textsOf(words, decision, view);
  const params = paramsOf(lang, view);
  return {
    title: sentence(lang, title, params),
    help: sentence(lang, help, params),
    sealed: offered ? null : sealed,
    pass: decision.mayPass ? (isEmpty(decision) ? words.options.stay : pass) : null,
  };
}

const isEmpty = ({ kind, shape }: Decision): boolean => kind === 'reactive' && shape.t === 'oneOf' && shape.options.length === 0;

/** Some questions read differently with two Students, for a Student alone, or with nothing to decide but to go on. */
function textsOf({ asks, variants }: TableWords['decisions'], decision: Decision, { open, seat }: Seen): { title: string; help: string } {
  const { kind, shape } = decision;
  const two = isAdvanced(open) && seat !== null && pawnsOf(open, seat).length > 1;
  if (kind === 'startingZone' && two) return variants.startingZones;
  // Neither the Anomaly nor a Student alone has friends to hide from.
  if (kind === 'startingZone' && (seat === open.anomaly || studentSeats(open).length === 1)) return variants.startingLair;
  if (kind === 'firstCard' && two) return variants.firstCards;
  if (kind === 'studentTurn' && studentSeats(open).length === 1) return variants.aloneTurn;
  if (kind === 'baited' && shape.t === 'oneOf' && shape.options[0] === PRETEND) return variants.pretend;
  if (isEmpty(decision)) return variants.unmoved;
  return asks[kindOf(decision)];
}

/** Where the bait lies. */
function paramsOf(lang: Lang, view: Seen): Params {
  const zone = zoneAsked(view);
  return { at: zone ? atZone(lang, zone) : '' };
}

/** Whom the table waits for besides the reader; null when for nobody else. Where names would tell too much, none are given. */
export function describeWaiting(lang: Lang, view: Seen, names: readonly string[]): string | null {
  if (!view.ask) return null;
  const { waiting } = view.ask;
  const line = tableOf(lang).decisions.asks[kindOf(view.ask)].waiting;
  const seats: Seat[] = Array.isArray(waiting) ? waiting.filter((seat) => seat !== view.seat).sort((a, b) => a - b) : [];
  if (Array.isArray(waiting) && seats.length === 0) return null;
  const table = audienceOf(view, names);
  return sentence(lang, line, {
    who: listed(
      lang,
      seats.map((seat) => nameOfSeat(lang, seat, table)),
    ),
  });
}
