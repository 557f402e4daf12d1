/** A table as it is stored, with its version where servers share the store; null if it is not stored. */
import type { Services } from '../services.ts';
import { UNKNOWN } from '../store/cluster-store.ts';
import type { TableState } from './lobby.ts';

export async function storedTable({ storage, cluster }: Services, code: string): Promise<{ state: TableState; version: number } | null> {
  const found = cluster ? await cluster.updateSince(code, UNKNOWN) : await storage.table(code);
  const text = found && ('text' in found ? found.text : found.table);
  return found && text ? { state: JSON.parse(text), version: 'version' in found ? found.version : 0 } : null;
}
