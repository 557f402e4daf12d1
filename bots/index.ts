/** Players made of code. Server and command line take them from here. */
export { type Arena, type Fought, fight } from './arena.ts';
export { type Bot, LEVELS, type Level } from './bot.ts';
export { random } from './random.ts';
export { ALL, botFor, bySide, loadBots, type Sides, sidesOf } from './registry.ts';
