import type { SeatLook } from '../ui/types';

export const vesna: SeatLook = { id: 'vesna', name: 'Vesna', colour: 'monster' };
export const mila: SeatLook = { id: 'mila', name: 'Mila', colour: 1, you: true };
export const anouk: SeatLook = { id: 'anouk', name: 'Anouk', colour: 2 };
export const theo: SeatLook = { id: 'theo', name: 'Theo', colour: 3 };
export const kestrel: SeatLook = { id: 'kestrel', name: 'Kestrel', colour: 4, bot: true };
