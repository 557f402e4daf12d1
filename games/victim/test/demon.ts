/** A table in the Demon's Action Phase: Lucien's player, seat 3, is the Demon, on the Start tile; the others stand one tile to the east. */
import type { DemonId } from '../data/demons.ts';
import type { Demon } from '../types.ts';
import { aTable, type TableOptions, type VictimTable } from './table.ts';

export const DEMON_SEAT = 3;

/** East of the Start tile a way of four tiles, west of it a Decoder tile; a Test tile to the north-east, a Corpse tile to the south-west. */
export const demonTable = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T11'], ['-1,0', 'T13'], ['1,-1', 'T29'], ['-1,1', 'T20', 5])
    .demonIs(demon, 'lucien', '0,0', state)
    .where(({ victims }) => {
      for (const victim of victims) if (victim.status === 'forest') victim.at = '1,0';
    });

/** Lucien (seat 3) is the Demon on the Start tile; a Corpse and a Decoder tile are east and west of it. */
export const haunted = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T19'], ['2,0', 'T03'], ['-1,0', 'T13'])
    .demonIs(demon, 'lucien', '0,0', { stamina: 5, rage: 0, ...state });
/** The same, with one tile more in the west. */
export const hauntedWest = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  haunted(demon, state, options).lay(['-2,0', 'T04']);
