/** Decision 4. */
import type { Ask } from '@lurk/kernel';
import type { Orient } from '../answers.ts';
import { playerOf } from '../facts/asked.ts';
import { mostOpen, newTileRotations } from '../facts/placing.ts';
import { oneOf } from '../things.ts';
import type { Frames, VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** 4 (VI-064, VI-064a, VI-074) */
export const orientTile: Ask<VI, Frames['turnTile'], Orient> = {
  kind: 'orientTile',
  who: playerOf,
  decide(me, at) {
    const rotations = newTileRotations(me, at);
    return { shape: oneOf.rotation(rotations), fallback: { choice: mostOpen(me.open, at, rotations) } };
  },
  ...OPENLY,
};
