/** VI-299, VI-340 The Demon's die. */
import { demonDie, demonFaces } from '../facts/demons.ts';
import { theDemon } from '../facts/targets.ts';
import type { C, Hunter } from '../types.ts';

const cast = ({ s, dice }: C): number => {
  const faces = demonFaces(s.open, theDemon(s.open));
  return faces[dice.below('demon', faces.length)];
};
export function rollDemonDie(c: C, by: Hunter, why: 'hunt' | 'attack'): number {
  const face = cast(c);
  c.tell.all({ t: 'demonRolled', by, die: demonDie(theDemon(c.s.open)), face, why });
  return face;
}
/** VI-329, VI-330 Once again, and no more until its next turn. */
export function smellBlood(c: C): number {
  theDemon(c.s.open).turn.rerolled = true;
  const face = cast(c);
  c.tell.all({ t: 'bloodSmelt', face });
  return face;
}
