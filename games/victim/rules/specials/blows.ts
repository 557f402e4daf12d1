/** VI-317 Attacks made by an Active Skill: its power is their score. */
import { call } from '@lurk/kernel';
import type { CharacterId } from '../../data/characters.ts';
import { powerOf } from '../../facts/demons.ts';
import { theDemon } from '../../facts/targets.ts';
import type { C, Frames, Weakening } from '../../types.ts';

export function specialBlows({ s }: C, blow: 'special1' | 'special2', queue: CharacterId[], effect: Weakening | null = null) {
  const all: Frames['blows'] = { by: 'demon', blow, queue: queue.slice(), ...powerOf(theDemon(s.open), blow), effect };
  return call('blows', all);
}
