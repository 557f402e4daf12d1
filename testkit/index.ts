/** The test kit: ways to put any game to the test. */
export { EFFORT, rounds } from './effort.ts';
export * from './golden.ts';
export * from './learns.ts';
export { plansOf } from './play/foreseen.ts';
export { garbageFor, nonsense } from './play/garbage.ts';
export { checkHostile } from './play/hostile.ts';

export { proveLit } from './play/lit.ts';
export { checkOrder } from './play/order.ts';
export * from './play/player.ts';
export { Reached } from './play/reached.ts';
export { type Scene, watchMatch } from './play/scenes.ts';
export * from './proof.ts';
export * from './prove.ts';
export { Report } from './report.ts';
export { numbersAmiss, saidNumbers, saysNumber, strayNumbers, unlikeNumbers } from './said-numbers.ts';
export { heard } from './secrecy/ears.ts';
export { viewersOf } from './secrecy/lens.ts';
export { allSwaps } from './secrecy/swaps.ts';

export { type Place, Table } from './table.ts';
export * from './tiny.ts';
export { toy } from './toy/index.ts';
export * from './words.ts';
