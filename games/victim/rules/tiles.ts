/** 3.6 Turning and placing a tile. */
import { type Answer, ask, call, go, must, next } from '@lurk/kernel';
import { drawEvent } from '../acts/events.ts';
import type { Orient } from '../answers.ts';
import { orientTile } from '../asks/tiles.ts';
import { BUNKER, TILE } from '../data/tiles.ts';
import { victimOf } from '../facts/people.ts';
import { breaksThrough, lying, newCell, newTileRotations } from '../facts/placing.ts';
import { type C, type Frames, procedure } from '../types.ts';

export const turnTile = procedure('turnTile', {
  /** VI-063 It becomes visible before it is oriented (VI-068a). */
  turn: ({ s, at, tell }) => {
    const tile = must(s.vault.stacks[at.stack].pop());
    at.tile = tile;
    tell.all({ t: 'tileTurned', victim: at.victim, stack: at.stack, cell: newCell(s.open, at), tile });
    return next;
  },
  /** VI-064a */
  orient: (c) => {
    const rotations = newTileRotations(c.pub, c.at);
    if (rotations.length > 1) return ask(orientTile, 'oriented');
    lay(c, rotations[0]);
    return go('curse');
  },
  oriented: (c, [{ choice }]: Answer<Orient>[]) => {
    lay(c, choice);
    return next;
  },
  /** VI-068, VI-068a */
  curse: (c) => {
    const { victim, tile } = c.at;
    if (TILE[must(tile)].kind !== 'curse') return next;
    return call('event', { victim, card: drawEvent(c, victim, 'curseTile') });
  },
});

/** The tile lies; what belongs on it is put there (VI-069 to VI-071, VI-075). */
function lay({ s, at, tell }: C<Frames['turnTile']>, rotation: Orient): void {
  const { open, vault } = s;
  const cell = newCell(open, at);
  const from = must(victimOf(open, at.victim).at);
  const laid = lying(must(at.tile), cell, rotation);
  const broken = breaksThrough(open, from, at.side);
  open.map.push(laid);
  tell.all({ t: 'tileLaid', cell, tile: laid.tile, rotation });
  if (broken) {
    open.bridges.push({ cell: from, side: at.side, by: 'breakthrough' });
    tell.all({ t: 'brokeThrough', cell: from, side: at.side });
  }
  if (laid.herb) tell.all({ t: 'tokenPut', cell, token: 'herb' });
  if (laid.box) tell.all({ t: 'tokenPut', cell, token: 'box' });
  if (laid.tile === BUNKER) {
    open.gate = must(vault.gates.pop());
    tell.all({ t: 'gateShown', gate: open.gate });
  }
}
