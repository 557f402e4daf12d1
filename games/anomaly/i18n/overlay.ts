/** Why the public overlay rules a zone out: the event that did it, as a sentence. What it says, everybody has heard. */
import { type Lang, type Params, piece, sentence } from '@lurk/i18n';
import type { Zone } from '../data/board.ts';
import type { Learnt } from '../deduction/history.ts';
import { type Struck, type Trail, whyNot } from '../deduction/trail.ts';
import type { Event, Pawn } from '../types.ts';
import { type TableWords, tableOf } from './parts.ts';

type AnomalyFact = keyof TableWords['learnt']['facts'];
type AnomalyReason = keyof TableWords['ruledOut']['anomaly'];
type StudentReason = keyof TableWords['ruledOut']['student'];

/** What struck a zone out, for whom (null: the Anomaly), and in which round, where the caller knows. */
export interface StruckOut extends Struck {
  pawn: Pawn | null;
  zone: Zone;
  round?: number;
}

/** Null where nothing rules the zone out. `rounds` says when each event happened, if that is to be told. */
export function tellWhyOut(lang: Lang, trail: Trail, pawn: Pawn | null, zone: Zone, rounds?: ReadonlyMap<Event, number>): string | null {
  const struck = whyNot(trail, pawn, zone);
  return struck && tellStruckOut(lang, { ...struck, pawn, zone, round: rounds?.get(struck.event) });
}

function tellStruckOut(lang: Lang, { event, as, pawn, zone, round }: StruckOut): string {
  const { anomaly, student } = tableOf(lang).ruledOut;
  const template = pawn === null ? anomaly[ofAnomaly(event, as)] : student[ofStudent(event, as, pawn, zone)];
  return sentence(lang, template, { when: whenOf(lang, round), ...paramsOf(lang, event, pawn) });
}

/** Round 0 is the set-up. */
function whenOf(lang: Lang, round: number | undefined): string {
  if (round === undefined) return '';
  const { when, start } = tableOf(lang).ruledOut;
  return ` ${piece(lang, round === 0 ? start : when, { round })}`;
}

/** The round in which each event of a match happened: a log hears when a round begins. */
export function roundsOf(events: readonly Event[]): Map<Event, number> {
  const rounds = new Map<Event, number>();
  let round = 0;
  for (const event of events) {
    if (event.t === 'roundBegan') round = event.round;
    rounds.set(event, round);
  }
  return rounds;
}

function ofAnomaly(event: Event, as: Struck['as']): AnomalyReason {
  const fact = factOf(event);
  const moves = fact === 'reach' || fact === 'baitReach';
  if (as === 'sensor' && (moves || fact === 'vanished')) return 'silentSensor';
  return as === 'left' && moves ? 'left' : fact;
}

/** What an event says of the Anomaly. */
function factOf(event: Event): AnomalyFact {
  switch (event.t) {
    case 'tracked':
      return event.yes ? 'trackedYes' : 'trackedNo';
    case 'attacked':
      return event.hit === 'anomaly' ? 'hitAt' : 'missedHere';
    case 'exploded':
      return event.anomaly ? 'blastAt' : 'noBlastHere';
    case 'electricityActivated':
      return 'ateAt';
    case 'irradiated':
      return event.anomaly ? 'burnt' : 'notBurnt';
    case 'anomalyMoved':
      if (event.sensor) return 'sensorAt';
      if (event.how === 'teleport') return 'vanished';
      return event.how === 'bait' ? 'baitReach' : 'reach';
    default:
      return 'revealedAt';
  }
}

/** "Round 2, Cold: no. 8 zones left": to the Anomaly, how everybody came to know what they know of it. */
export function tellLearnt(lang: Lang, { event, round, before, left }: Learnt): string {
  const { facts, narrower, wider, when, start } = tableOf(lang).learnt;
  return sentence(lang, left < before ? narrower : wider, {
    when: piece(lang, round === 0 ? start : when, { round }),
    fact: piece(lang, facts[factOf(event)], paramsOf(lang, event, null)),
    count: left,
  });
}

function ofStudent(event: Event, as: Struck['as'], pawn: Pawn, zone: Zone): StudentReason {
  switch (event.t) {
    case 'symbolShown':
      return 'shown';
    case 'studentMoved':
      if (event.zone !== null) return 'orderedTo';
      return as === 'left' ? 'left' : 'reach';
    case 'sensorPlaced':
    case 'baitSet':
      return 'actedOn';
    case 'trapLaid':
      return 'trapHere';
    case 'trapActivated':
      return 'trapAt';
    case 'attacked':
      if (event.pawns.includes(pawn)) return 'hitAt';
      return event.pawn === pawn ? 'actedOn' : 'notHitHere';
    case 'exploded':
      if (event.pawns.includes(pawn)) return 'blastAt';
      return event.zone === zone ? 'noBlastHere' : 'actedOn';
    case 'anomalyRevealed':
      return event.pawns.includes(pawn) ? 'foundAt' : 'notFoundHere';
    case 'scented':
      return event.answers[pawn] ? 'scentYes' : 'scentNo';
    case 'electricityActivated':
      return event.hits[pawn] > 0 ? 'shocked' : 'notShocked';
    case 'irradiated':
      return event.pawns.includes(pawn) ? 'burnt' : 'notBurnt';
    default:
      return 'revealedAt';
  }
}

function paramsOf(lang: Lang, event: Event, pawn: Pawn | null): Params {
  const { zones, symbols } = tableOf(lang);
  const zone = event.t === 'anomalyMoved' ? event.sensor : 'zone' in event ? event.zone : null;
  return {
    ...(zone ? { at: zones[zone].at, to: zones[zone].to, zone: zones[zone].the } : {}),
    ...('symbol' in event ? { symbol: symbols[event.symbol] } : {}),
    ...(event.t === 'electricityActivated' && pawn !== null ? { count: event.hits[pawn] } : {}),
  };
}
