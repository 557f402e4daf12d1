/** VI-369, VI-373, VI-374 Spider Web. */
import type { WebChoice } from '../answers.ts';
import { tileUnder } from '../facts/map.ts';
import type { C } from '../types.ts';

export function putWebs({ s, tell }: C, { put, remove }: WebChoice): void {
  for (const cell of remove) {
    tileUnder(s.open, cell).web = false;
    tell.all({ t: 'webRemoved', cell });
  }
  for (const cell of put) {
    tileUnder(s.open, cell).web = true;
    tell.all({ t: 'webPut', cell });
  }
}
