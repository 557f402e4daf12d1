/** Who can be what, since when, by whom, and why that is certain: what screens say and bots reckon with. */
import type { Role } from '../data/cards.ts';
import type { Location, Place } from '../data/rooms.ts';
import type { Open, Pawn } from '../types.ts';
import type { Fact, PublicRecord, Shown } from './record.ts';
import { NOBODY, type Witness } from './witness.ts';
import { type Aliens, type History, historyOf, isIn, type Worlds } from './worlds.ts';

/** How somebody can have become an Alien: dealt so, or infected in an Encounter, by a Dog's token or by somebody's. */
export type Way = { round: 0; by: 'start'; room: null } | { round: number; by: Pawn | 'dog'; room: Place | Location };

/** Why a role is certain. */
export type Why =
  | { t: 'oneself' }
  /** Everybody was shown; if Human, nobody can have infected them since. */
  | { t: 'shown'; round: number; how: Shown['how'] }
  /** I saw their Alien token, or they saw mine. */
  | { t: 'saw' | 'seen'; round: number; room: Place | Location }
  /** Nothing else goes together with all that is known. */
  | { t: 'deduced' };

export interface Suspect {
  canBeHuman: boolean;
  canBeAlien: boolean;
  /** Section 8.1: how likely an Alien, by Encounters, tests and reveals alone; cards and votes weigh nothing here. */
  chance: number;
  /** All the ways in which they can have become an Alien by now, the earliest first; none if they are Human for certain. */
  ways: Way[];
  /** Where only one of the two is possible. */
  why: Why | null;
}

export interface Deduction {
  suspects: Suspect[];
  /** Every set that can be all the Aliens, the eliminated included, with its probability. */
  worlds: { aliens: Pawn[]; chance: number }[];
}

type Table = Pick<Open, 'players' | 'options'>;

/** What one seat can conclude. */
export function deductionOf(open: Table, { facts }: PublicRecord, witness: Witness): Deduction {
  const history = historyOf(open, facts, witness);
  const pawns = Array.from({ length: open.players }, (_, pawn) => pawn);
  const total = sum(history.now);
  const ways = waysOf(history);
  return {
    suspects: pawns.map((pawn): Suspect => {
      const alien = sum(history.now, (aliens) => isIn(aliens, pawn));
      const [canBeAlien, canBeHuman] = [alien > 0, sum(history.now, (aliens) => !isIn(aliens, pawn)) > 0];
      const why = canBeAlien && canBeHuman ? null : whyOf(pawn, canBeAlien ? 'alien' : 'human', facts, witness);
      return { canBeHuman, canBeAlien, chance: total === 0 ? 0 : alien / total, ways: ways.get(pawn) ?? [], why };
    }),
    worlds: [...history.now].map(([aliens, weight]) => ({
      aliens: pawns.filter((pawn) => isIn(aliens, pawn)),
      chance: total === 0 ? 0 : weight / total,
    })),
  };
}
/** What everybody can. */
export const publicDeduction = (open: Table, record: PublicRecord): Deduction => deductionOf(open, record, NOBODY);

const sum = (worlds: Worlds, holds: (aliens: Aliens) => boolean = () => true): number =>
  [...worlds].reduce((all, [aliens, weight]) => (holds(aliens) ? all + weight : all), 0);

/** Backwards from what is possible now: only what leads there can have happened. */
function waysOf({ start, steps, now }: History): Map<Pawn, Way[]> {
  const ways = new Map<Pawn, Way[]>();
  const add = (pawn: Pawn, way: Way): void => {
    const known = ways.get(pawn) ?? [];
    if (!known.some(({ round, by }) => round === way.round && by === way.by)) ways.set(pawn, [way, ...known]);
  };
  let leads: ReadonlySet<Aliens> = new Set(now.keys());
  for (const { met, passages } of steps.toReversed()) {
    const led = passages.filter(({ to }) => leads.has(to));
    for (const { infected } of led) for (const { pawn, by } of infected.toReversed()) add(pawn, { round: met.round, by, room: met.room });
    leads = new Set(led.map(({ from }) => from));
  }
  for (const aliens of start.keys()) if (leads.has(aliens)) add(Math.log2(aliens), { round: 0, by: 'start', room: null });
  return ways;
}

/** The plainest reason there is. */
function whyOf(pawn: Pawn, role: Role, facts: readonly Fact[], { seat, sights }: Witness): Why {
  if (pawn === seat) return { t: 'oneself' };
  const shown = facts.findLast((fact) => fact.t === 'shown' && fact.pawn === pawn && fact.role === role);
  if (shown?.t === 'shown') return { t: 'shown', round: shown.round, how: shown.how };
  const sight = sights.find((one) => one.t !== 'drew' && one.token === 'alien' && (one.t === 'saw' ? one.of : one.by) === pawn);
  const met = facts.find(
    (fact) => fact.t === 'met' && fact.round === sight?.round && fact.looks.some(({ by, of }) => by === pawn || of === pawn),
  );
  if (role === 'alien' && sight && sight.t !== 'drew' && met?.t === 'met') return { t: sight.t, round: sight.round, room: met.room };
  return { t: 'deduced' };
}
