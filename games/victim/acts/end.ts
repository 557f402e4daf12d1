/** How a match is decided. */
import { verdict, winnersOf } from '../facts/end.ts';
import type { C } from '../types.ts';

/** VI-401, VI-406 Looks whether the match is decided, after whatever may decide it. */
export function checkEnd({ s, tell }: C): void {
  const decided = verdict(s.open);
  if (s.open.end || !decided) return;
  const winners = winnersOf(s.open, decided.winner);
  s.open.end = { ...decided, winners };
  tell.all({ t: 'won', ...decided, winners });
}
