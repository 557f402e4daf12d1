/** Players made of code. Server and command line take them from here. */
export { fight } from './arena.ts';
export { type Bot, LEVELS, type Level } from './bot.ts';
export { random } from './random.ts';
export { ALL, botFor, bySide, loadBots, sidesOf } from './registry.ts';
