/** A question as its reader sees it. */
import { type Described, type Lang, piece } from '@lurk/i18n';
import { type Decision, theOne } from '@lurk/kernel';
import { PRETEND } from '../data/picks.ts';
import { pawnsOf, studentSeats } from '../facts/pawns.ts';
import { isAdvanced } from '../facts/turns.ts';
import type { Seen } from '../types.ts';
import { zoneAsked } from './asks.ts';
import { type TableWords, tableOf } from './parts.ts';

/** The texts of a decision put to the viewer, or of one offered. */
export function describeDecision(lang: Lang, decision: Decision, view: Seen, offered = false): Described {
  const { zones, decisions } = tableOf(lang);
  const { asks, offer, variants } = decisions;
  if (offered) return { ...offer, sealed: null, pass: null };
  const variant = variantOf(decision, view);
  const { title, help, sealed, pass } = { ...theOne(asks, decision.kind), ...(variant && variants[variant]) };
  // Where the bait lies.
  const zone = zoneAsked(view);
  return { title, help: piece(lang, help, { at: zone ? zones[zone].at : '' }), sealed, pass };
}

/** Some questions read differently with two Students, for a Student alone, or with nothing to decide but to go on. */
function variantOf({ kind, shape }: Decision, { open, seat }: Seen): keyof TableWords['decisions']['variants'] | null {
  const isAlone = studentSeats(open).length === 1;
  const hasTwo = isAdvanced(open) && seat !== null && pawnsOf(open, seat).length > 1;
  if (kind === 'startingZone' && hasTwo) return 'startingZones';
  // Neither the Anomaly nor a Student alone has friends to hide from.
  if (kind === 'startingZone' && (seat === open.anomaly || isAlone)) return 'startingLair';
  if (kind === 'firstCard' && hasTwo) return 'firstCards';
  if (kind === 'studentTurn' && isAlone) return 'aloneTurn';
  if (shape.t !== 'oneOf') return null;
  if (kind === 'baited' && shape.options[0] === PRETEND) return 'pretend';
  return kind === 'reactive' && shape.options.length === 0 ? 'unmoved' : null;
}
