/** AN-017 What is left of each token. */
import { SUPPLY } from '../data/components.ts';
import type { Open, Pub } from '../types.ts';

export const trapsLaid = ({ sizes }: Pub): number => sizes.traps.reduce((sum, traps) => sum + traps, 0);
export const trapsLeft = (pub: Pub): number => SUPPLY.trap - trapsLaid(pub);
export const sensorsLeft = ({ sensors }: Open): number => SUPPLY.sensor - sensors.length;
export const electricityLeft = ({ electricity }: Open): number => SUPPLY.electricity - electricity.length;
