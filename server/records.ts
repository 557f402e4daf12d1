/** Records of finished matches, for everybody: what was hidden is hidden no more. */
import type { Json } from '@lurk/kernel';
import { type MatchRecord, recordOf } from '@lurk/table';
import { gameOf } from './games.ts';
import type { Storage } from './storage.ts';

/** Null for a match that is unknown or still being played: its secret is not told before the end. */
export function recordFrom(storage: Storage, id: string): MatchRecord | null {
  const row = storage.match(id);
  const game = row && gameOf(row.game)?.module;
  if (!game || row.state !== 'over' || game.rulesVersion !== row.rulesVersion) return null;
  return recordOf({
    match: id,
    game,
    options: JSON.parse(row.options) as Json,
    seats: JSON.parse(row.seats),
    dealt: row.dealt,
    inputs: storage.inputsAfter(id, 0).map(({ text }) => JSON.parse(text)),
  });
}
