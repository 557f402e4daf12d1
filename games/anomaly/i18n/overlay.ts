/** Why the public overlay rules a zone out: the event that did it, as a sentence. What it says, everybody has heard. */
import { type Lang, type Params, piece, sentence } from '@lurk/i18n';
import type { Zone } from '../data/board.ts';
import type { Learnt } from '../deduction/history.ts';
import { type Struck, type Trail, whyNot } from '../deduction/trail.ts';
import { type OfSome, ofSome } from '../events.ts';
import type { Event, Pawn } from '../types.ts';
import { type TableWords, tableOf } from './parts.ts';

type AnomalyFact = keyof TableWords['learnt']['facts'];
type Reasons = TableWords['ruledOut'];

const MOVED = { move: 'reach', reactive: 'reach', bait: 'baitReach', teleport: 'vanished' } as const;
/** What an event says of the Anomaly. */
const OF_ANOMALY: OfSome<AnomalyFact> = {
  tracked: ({ yes }) => (yes ? 'trackedYes' : 'trackedNo'),
  attacked: ({ hit }) => (hit === 'anomaly' ? 'hitAt' : 'missedHere'),
  exploded: ({ anomaly }) => (anomaly ? 'blastAt' : 'noBlastHere'),
  electricityActivated: () => 'ateAt',
  irradiated: ({ anomaly }) => (anomaly ? 'burnt' : 'notBurnt'),
  anomalyMoved: ({ how, sensor }) => (sensor ? 'sensorAt' : MOVED[how]),
};
const factOf = (event: Event): AnomalyFact => ofSome(OF_ANOMALY, event.t, event) ?? 'revealedAt';

/** What an event says of a Student and a zone. */
const OF_STUDENT: OfSome<keyof Reasons['student'], [{ me: Pawn; here: Zone; as: Struck['as'] }]> = {
  symbolShown: () => 'shown',
  studentMoved: ({ zone }, { as }) => (zone !== null ? 'orderedTo' : as === 'left' ? 'left' : 'reach'),
  sensorPlaced: () => 'actedOn',
  baitSet: () => 'actedOn',
  trapLaid: () => 'trapHere',
  trapActivated: () => 'trapAt',
  attacked: ({ pawn, pawns }, { me }) => (pawns.includes(me) ? 'hitAt' : pawn === me ? 'actedOn' : 'notHitHere'),
  exploded: ({ zone, pawns }, { me, here }) => (pawns.includes(me) ? 'blastAt' : zone === here ? 'noBlastHere' : 'actedOn'),
  anomalyRevealed: ({ pawns }, { me }) => (pawns.includes(me) ? 'foundAt' : 'notFoundHere'),
  scented: ({ answers }, { me }) => (answers[me] ? 'scentYes' : 'scentNo'),
  electricityActivated: ({ hits }, { me }) => (hits[me] > 0 ? 'shocked' : 'notShocked'),
  irradiated: ({ pawns }, { me }) => (pawns.includes(me) ? 'burnt' : 'notBurnt'),
};

function reasonOfAnomaly(event: Event, as: Struck['as']): keyof Reasons['anomaly'] {
  const fact = factOf(event);
  if (as === 'sensor' && fact !== 'sensorAt') return 'silentSensor';
  return as === 'left' && (fact === 'reach' || fact === 'baitReach') ? 'left' : fact;
}

/** Null where nothing rules the zone out. `rounds` says when each event happened, if that is to be told. */
export function tellWhyOut(lang: Lang, trail: Trail, pawn: Pawn | null, zone: Zone, rounds?: ReadonlyMap<Event, number>): string | null {
  const struck = whyNot(trail, pawn, zone);
  if (!struck) return null;
  const { event, as } = struck;
  const { anomaly, student, ...times } = tableOf(lang).ruledOut;
  const ofStudent = (me: Pawn) => ofSome(OF_STUDENT, event.t, event, { me, here: zone, as }) ?? 'revealedAt';
  const reason = pawn === null ? anomaly[reasonOfAnomaly(event, as)] : student[ofStudent(pawn)];
  const round = rounds?.get(event);
  return sentence(lang, reason, {
    when: round === undefined ? '' : ` ${timeOf(lang, times, round)}`,
    count: event.t === 'electricityActivated' && pawn !== null ? event.hits[pawn] : 0,
    ...placesOf(lang, event),
  });
}

/** "Round 2, Cold: no. 8 zones left": to the Anomaly, how everybody came to know what they know of it. */
export function tellLearnt(lang: Lang, { event, round, before, left }: Learnt): string {
  const { facts, narrower, wider, ...times } = tableOf(lang).learnt;
  const fact = piece(lang, facts[factOf(event)], placesOf(lang, event));
  return sentence(lang, left < before ? narrower : wider, { when: timeOf(lang, times, round), fact, count: left });
}

/** Round 0 is the set-up. */
const timeOf = (lang: Lang, { when, start }: { when: string; start: string }, round: number): string =>
  piece(lang, round === 0 ? start : when, { round });

/** The zone and the symbol of which an event tells. */
function placesOf(lang: Lang, event: Event): Params {
  const { zones, symbols } = tableOf(lang);
  const zone = event.t === 'anomalyMoved' ? event.sensor : 'zone' in event ? event.zone : null;
  return { ...(zone && zones[zone]), ...('symbol' in event && { symbol: symbols[event.symbol] }) };
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
