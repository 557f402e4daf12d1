/** A step of a Victim. */
import { must } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import type { Cell } from '../facts/hex.ts';
import { victimOf } from '../facts/people.ts';
import type { C, RunKind } from '../types.ts';

/** VI-047, VI-051 What the new tile does to it is the procedure `arrive`. */
export function stepTo({ s, tell }: C, character: CharacterId, to: Cell, how: RunKind | 'crawl'): void {
  const victim = victimOf(s.open, character);
  const from = must(victim.at);
  victim.at = to;
  s.open.trail.push(to);
  tell.all({ t: 'stepped', victim: character, from, to, how });
}
