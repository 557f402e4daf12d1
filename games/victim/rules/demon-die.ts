/** VI-299, VI-340 The Demon's die. */
import { attackScore, demonDie, demonFaces, huntWorth } from '../facts/demons.ts';
import { theDemon } from '../facts/targets.ts';
import type { C, DemonRoll, Hunter } from '../types.ts';

const cast = ({ s, dice }: C): number => {
  const faces = demonFaces(s.open, theDemon(s.open));
  return faces[dice.below('demon', faces.length)];
};
/** It lies on the table, and everybody is told what it is worth. */
function show({ s }: C, by: Hunter, why: 'hunt' | 'attack', face: number): DemonRoll {
  const demon = theDemon(s.open);
  const lies = { by, die: demonDie(demon), face };
  const roll: DemonRoll =
    why === 'hunt' ? { ...lies, why, worth: huntWorth(demon, face, by) } : { ...lies, why, worth: attackScore(demon, face, by) };
  s.open.demonRoll = roll;
  return roll;
}
export function rollDemonDie(c: C, by: Hunter, why: 'hunt' | 'attack'): number {
  const face = cast(c);
  c.tell.all({ t: 'demonRolled', ...show(c, by, why, face) });
  return face;
}
/** VI-329, VI-330 Once again, and no more until its next turn. */
export function smellBlood(c: C, why: 'hunt' | 'attack'): number {
  theDemon(c.s.open).turn.rerolled = true;
  const face = cast(c);
  c.tell.all({ t: 'bloodSmelt', face, worth: show(c, 'demon', why, face).worth });
  return face;
}
