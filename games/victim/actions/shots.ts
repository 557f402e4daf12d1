/** What Shoot and the Pistol have in common. */
import { must } from '@lurk/kernel';
import { linkedRange } from '../facts/map.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import type { Acting } from './deed.ts';

/** VI-212, VI-215, VI-215a, VI-227, VI-228; VI-388 the main body counts. */
export function shotBarred({ pub, victim }: Acting): WhyNot | null {
  const { demon } = pub.open;
  if (!demon) return 'noDemon';
  if (demon.bullet) return 'bulletOnDemon';
  return unless(linkedRange(pub.open, must(victim.at)).includes(demon.at), 'demonTooFar');
}
