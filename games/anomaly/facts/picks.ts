/** What the picks of an answer stand for. */
import type { Value } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { BOTTOMS, TOPS } from '../data/cards.ts';
import { SYMBOLS, type SymbolId } from '../data/symbols.ts';
import type { Aim, Deed, Use } from '../types.ts';

const USES: readonly Use[] = ['move', 'track', ...TOPS];
const AIMS: readonly Aim[] = ['zone', 'fuel'];
const DEEDS: readonly Deed[] = ['move', 'feed', ...BOTTOMS];

export const isUse = (id: Value | undefined): id is Use => USES.some((use) => use === id);
export const isAim = (id: Value | undefined): id is Aim => AIMS.some((aim) => aim === id);
export const isDeed = (id: Value | undefined): id is Deed => DEEDS.some((deed) => deed === id);
export const isSymbolId = (id: Value | undefined): id is SymbolId => SYMBOLS.some((symbol) => symbol === id);
export const isZone = (id: Value | undefined): id is Zone => ZONES.some((zone) => zone === id);
