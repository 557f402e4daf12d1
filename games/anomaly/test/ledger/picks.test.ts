/** What the picks of an answer stand for: the uses of a card (AN-048, AN-049), the deeds of the Anomaly (AN-099), the symbols (AN-027). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES } from '../../data/board.ts';
import type { Kind } from '../../data/cards.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import { isAim, isDeed, isSymbolId, isUse, isZone } from '../../facts/picks.ts';
import { ANOMALY } from '../table.ts';
import { plainTable } from './plain.ts';

const ONE_OF_EACH: Kind[] = [
  'strike/scent',
  'double/teleport',
  'far/scent',
  'trap/scent',
  'bludgeon/evolve',
  'baton/teleport',
  'sensor/evolve',
  'stims/scent',
  'bait/evolve',
];

scenario('AN-048 AN-049 a card is used for Move, for Track, or for one of the nine special actions; nothing else is a use', () => {
  const table = plainTable().hand(0, ...ONE_OF_EACH);
  const offered = table.choicesOf(1, 0);
  expect(offered).toEqual(['move', 'track', 'strike', 'double', 'far', 'trap', 'bludgeon', 'baton', 'sensor', 'stims', 'bait']);
  expect(offered.every((use) => isUse(String(use)))).toBe(true);
  expect(['feed', 'evolve', 'L-N', '', 0, undefined].filter(isUse)).toEqual([]);
});
scenario('AN-099 AN-102 the Anomaly has two basic and five special deeds; nothing else is a deed', () => {
  const table = plainTable().cards('sensor/evolve', 'bait/evolve', 'strike/overload', 'far/possess', 'far/scent', 'double/teleport');
  const offered = table.anomalysTurn().choicesOf(ANOMALY);
  expect(offered).toEqual(['move', 'feed', 'overload', 'evolve', 'possess', 'scent', 'teleport']);
  expect(offered.every((deed) => isDeed(String(deed)))).toBe(true);
  expect(['track', 'strike', 'L-N', '', 0, undefined].filter(isDeed)).toEqual([]);
});
scenario('AN-027 the nine symbols, and nothing else, are symbols', () => {
  expect([...SYMBOLS, 'L-N', 'move', '', 0, undefined].filter(isSymbolId)).toEqual([...SYMBOLS]);
});
scenario('AN-002 the twelve zones, and nothing else, are zones', () => {
  expect([...ZONES, 'CORE', 'move', '', 0, undefined].filter(isZone)).toEqual([...ZONES]);
});
scenario('AN-087 an attack is aimed at somebody in the zone or at the fuel there; nothing else is a target', () => {
  const offered = plainTable().at('L-S', 'L-N').hand(0, 'strike/scent').fuel('L-N').choicesOf(1, 0, 'strike', 'at', 'L-N');
  expect(offered).toEqual(['zone', 'fuel']);
  expect(offered.every((aim) => isAim(String(aim)))).toBe(true);
  expect(['L-N', 'strike', '', 0, undefined].filter(isAim)).toEqual([]);
});
