/** Everything that has happened in public and bears on who can be infected, as a list: a fold over public events. */
import type { Role } from '../data/cards.ts';
import type { Location, Place } from '../data/rooms.ts';
import type { Event, Pawn } from '../types.ts';

/** An Encounter, as everybody saw it. */
export type Met = {
  t: 'met';
  round: number;
  room: Place | Location;
  /** Those who took part to its end; TT-102 Characters who avoided it are not among them. */
  pawns: Pawn[];
  avoided: Pawn[];
  /** TT-107, TT-110 Who put Infection tokens: all but those on green. Empty where no Character Encounter took place. */
  tokens: Pawn[];
  /** TT-111, TT-113 Every token is looked at by one participant at most, so two of one owner's lookers never see the same. */
  looks: { by: Pawn; of: Pawn }[];
  /** TT-121 Who drew from the Infection bag. */
  drew: Pawn | null;
};
/** TT-180, TT-208, TT-226, TT-233 A role that everybody was shown. */
export type Shown = { t: 'shown'; round: number; pawn: Pawn; role: Role; how: 'analysis' | 'reveal' | 'escape' };
/** A Character no more (TT-211, TT-217). */
export type Left = { t: 'left'; round: number; pawn: Pawn; how: 'revealed' | 'assimilated' };
/** TT-219 The Revealed Aliens have no Force any more; so many Dogs were out of the game by then (TT-245). */
export type Beaten = { t: 'beaten'; round: number; dogs: number };
/** TT-247 */
export type Unveiled = { t: 'unveiled'; round: number; roles: (Role | null)[] };
export type Fact = Met | Shown | Left | Beaten | Unveiled;

export type PublicRecord = { round: number; dogs: number; facts: Fact[] };
export const blankRecord = (): PublicRecord => ({ round: 0, dogs: 0, facts: [] });

/** The record after one more event. Private events, and public ones that say nothing of anybody's role, leave it as it is. */
export function note(record: PublicRecord, event: Event): PublicRecord {
  const { round, dogs } = record;
  const and = (...facts: Fact[]): PublicRecord => ({ ...record, facts: [...record.facts, ...facts] });
  switch (event.t) {
    case 'roundBegan':
      return { ...record, round: event.round };
    case 'encounterBegan':
      if (event.pawns.length === 0) return record;
      return and({ t: 'met', round, room: event.room, pawns: event.pawns, avoided: [], tokens: [], looks: [], drew: null });
    case 'avoided':
      return inEncounter(record, (met) => ({
        pawns: met.pawns.filter((pawn) => pawn !== event.pawn),
        avoided: [...met.avoided, event.pawn],
      }));
    case 'tokensPut':
      return inEncounter(record, () => ({ tokens: event.pawns }));
    case 'looked':
      return inEncounter(record, ({ looks }) => ({ looks: [...looks, { by: event.by, of: event.of }] }));
    case 'drewDogToken':
      return inEncounter(record, () => ({ drew: event.pawn }));
    case 'analysed':
      return and({ t: 'shown', round, pawn: event.pawn, role: event.role, how: 'analysis' });
    case 'revealed': {
      const left: Left = { t: 'left', round, pawn: event.pawn, how: 'revealed' };
      return event.by === 'analysis' ? and(left) : and({ t: 'shown', round, pawn: event.pawn, role: 'alien', how: 'reveal' }, left);
    }
    case 'assimilated':
      return and({ t: 'left', round, pawn: event.pawn, how: 'assimilated' });
    case 'dogAssimilated':
      return { ...record, dogs: dogs + 1 };
    case 'aliensBeaten':
      return and({ t: 'beaten', round, dogs });
    case 'roleShown':
      return and({ t: 'shown', round, pawn: event.pawn, role: event.role, how: 'escape' });
    case 'unveiled':
      return and({ t: 'unveiled', round, roles: event.roles });
    default:
      return record;
  }
}

/** Says more of the Encounter that is going on: the last one. */
function inEncounter(record: PublicRecord, more: (met: Met) => Partial<Met>): PublicRecord {
  const at = record.facts.findLastIndex(({ t }) => t === 'met');
  const met = record.facts[at];
  return met?.t === 'met' ? { ...record, facts: record.facts.with(at, { ...met, ...more(met) }) } : record;
}
