/** What the floor of a zone and the lights over it have to agree on. */
import type { SeatLook } from '../../../ui/types';
import type { ZoneView } from '../model';

export const isOption = ({ choice }: ZoneView): boolean => !!choice && !choice.why;

/** Whose colour a zone wears: what is picked for one of two Students wears that Student's. */
export const pickerOf = ({ pickedFor }: ZoneView, me: SeatLook | undefined): SeatLook | undefined => pickedFor?.at(-1) ?? me;
