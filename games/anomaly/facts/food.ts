/** AN-109, AN-110, AN-138, AN-139 What there is to eat in a zone where no Student is: fuel, and with Conductive electricity. */
import type { Zone } from '../data/board.ts';
import type { Open } from '../types.ts';

export const foodAt = ({ fuel, electricity, evolutions }: Open, zone: Zone): ('fuel' | 'electricity')[] => [
  ...(fuel.includes(zone) ? (['fuel'] as const) : []),
  ...(evolutions.includes('conductive') && electricity.includes(zone) ? (['electricity'] as const) : []),
];
