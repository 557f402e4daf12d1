/** What a seat remembers beyond what lies on the table: all that bears on who can be infected, as a fold over what it was told. */
import type { Apart, Seat } from '@lurk/kernel';
import { notePile, type Pile } from './deduction/piles.ts';
import { blankRecord, note, type PublicRecord } from './deduction/record.ts';
import { blankWitness, observe, type Witness } from './deduction/witness.ts';
import type { Event } from './types.ts';

/** As everybody saw it: once for the whole table. */
type Common = { record: PublicRecord; piles: Pile[] };
/** What this seat alone knows beyond it. */
type Own = { witness: Witness };
export type Memory = Common & Own;

const nothingCommon = (): Common => ({ record: blankRecord(), piles: [] });
const nothingOwn = (seat: Seat | null): Own => ({ witness: blankWitness(seat) });

function rememberCommon<M extends Common>(memory: M, event: Event): M {
  const record = note(memory.record, event);
  const piles = notePile(memory.piles, event, record.round);
  return record === memory.record && piles === memory.piles ? memory : { ...memory, record, piles };
}
function rememberOwn<M extends Own>(memory: M, event: Event): M {
  const witness = observe(memory.witness, event);
  return witness === memory.witness ? memory : { ...memory, witness };
}

export const blank = (seat: Seat | null): Memory => ({ ...nothingCommon(), ...nothingOwn(seat) });
export const remember = (memory: Memory, event: Event): Memory => rememberCommon(rememberOwn(memory, event), event);
export const apart: Apart<Event> = {
  common: { blank: nothingCommon, remember: rememberCommon },
  own: { blank: nothingOwn, remember: rememberOwn },
};
