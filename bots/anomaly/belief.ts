/** What a beginner makes of where everybody can be (section 8.1): sets alone, every zone of a set as likely as the others. */
import { type Memory, type Pawn, pawnsOf, possible, type Seen, type Zone } from '@lurk/anomaly/public';

export interface Belief {
  /** As everybody knows it: the Anomaly reads here whether it has been found. */
  anomaly: readonly Zone[];
  /** By Student; one's own are certain. */
  students: readonly (readonly Zone[])[];
}

export function beliefs({ open, own, seat }: Seen, { trail }: Memory): Belief {
  const { anomaly, students } = possible(trail);
  if (seat !== null && own && seat !== open.anomaly)
    for (const [i, pawn] of pawnsOf(open, seat).entries()) students[pawn] = [own.pawns[i].zone];
  return { anomaly, students };
}

export const chanceAt = (zones: readonly Zone[], zone: Zone): number => (zones.includes(zone) ? 1 / zones.length : 0);

/** How many Students to expect in a zone, one of them perhaps left out. */
export const crowdAt = ({ students }: Belief, zone: Zone, without: Pawn | null = null): number =>
  students.reduce((sum, zones, pawn) => sum + (pawn === without ? 0 : chanceAt(zones, zone)), 0);

/** Is some Student certainly there? */
export const certainAt = ({ students }: Belief, zone: Zone): boolean => students.some((zones) => chanceAt(zones, zone) === 1);

/** Electricity tokens in a zone. */
export const sparksAt = ({ open }: Seen, zone: Zone): number => open.electricity.filter((token) => token === zone).length;
