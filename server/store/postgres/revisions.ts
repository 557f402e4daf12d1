/**
 * Commits a batch if each of its tables still has the version its revisions were made upon, else nothing of it. Moves, which most batches consist of, are
 * one statement: it locks the tables, compares, writes and notifies the other servers in one round trip.
 */
import { Conflict, type Revision } from '../cluster-store.ts';
import type { Batch, InputRow, SnapshotRow, ToldRow, Write } from '../storage.ts';
import type { Connections, Transaction } from './connections.ts';
import { notificationsAbout } from './notifications.ts';
import { type Query, sql } from './query.ts';
import { WRITES } from './writes.ts';

/** The revisions of one table, merged. */
interface Moved {
  code: string;
  from: number;
  to: number;
  table: boolean;
  chats: boolean;
  match: boolean;
}

function together(revisions: readonly Revision[]): Moved[] {
  const moved = new Map<string, Moved>();
  for (const { code, from, table, chats, match } of revisions) {
    const before = moved.get(code) ?? { code, from, to: from, table: false, chats: false, match: false };
    moved.set(code, {
      code,
      from: before.from,
      to: before.to + 1,
      table: before.table || table,
      chats: before.chats || chats,
      match: before.match || match,
    });
  }
  return [...moved.values()];
}

/** Inputs with what they told, and the last snapshot of each match. */
interface Played {
  inputs: (InputRow & ToldRow & { match: string })[];
  snapshots: Map<string, SnapshotRow>;
}
const nothing = (): Played => ({ inputs: [], snapshots: new Map() });

/**
 * Inputs and snapshots go into one statement: they depend on no other write of the batch. Of a table saved several times only the last save is written.
 */
function apart(batch: Batch): { played: Played; rest: Write[] } {
  const played = nothing();
  const rest: Write[] = [];
  const last = new Map(batch.flatMap((write) => (write[0] === 'saveTable' ? [[write[1].code, write]] : [])));
  for (const write of batch) {
    if (write[0] === 'addInput') played.inputs.push({ match: write[1], ...write[2] });
    else if (write[0] === 'saveSnapshot') played.snapshots.set(write[1], write[2]);
    else if (write[0] !== 'saveTable' || last.get(write[1].code) === write) rest.push(write);
  }
  return { played, rest };
}

/**
 * Moves these tables to their next version, stores what was played and notifies; returns the tables whose version was the expected one. If a needed one
 * was not, nothing is done. All are locked in one order, against deadlocks.
 */
async function goOn(
  db: Pick<Transaction, 'rows'>,
  me: string,
  moved: readonly Moved[],
  isNeeded: (one: Moved) => boolean,
  { inputs, snapshots }: Played,
): Promise<Set<string>> {
  const at = (is: (one: Moved) => boolean): number[] => moved.map((one) => (is(one) ? one.to : 0));
  const codes = moved.map(({ code }) => code);
  const kept = [...snapshots];
  const rows = await db.rows<{ code: string; stands: boolean; needed: boolean }>(sql`
    WITH found AS (SELECT code, version FROM lobby WHERE code = ANY (${codes}) ORDER BY code FOR UPDATE),
    revision AS (
      SELECT t.*, found.code IS NOT NULL AS stands
      FROM unnest(${codes}::text[], ${moved.map(({ from }) => from)}::bigint[], ${moved.map(({ to }) => to)}::bigint[],
        ${at(({ table }) => table)}::bigint[], ${at(({ chats }) => chats)}::bigint[], ${at(({ match }) => match)}::bigint[],
        ${moved.map(isNeeded)}::boolean[]) AS t (code, "from", "to", changed, said, rebased, needed)
      LEFT JOIN found ON found.code = t.code AND found.version = t.from),
    conflicts AS (SELECT FROM revision WHERE needed AND NOT stands),
    tables AS (
      UPDATE lobby SET version = revision.to, changed = greatest(lobby.changed, revision.changed),
        said = greatest(lobby.said, revision.said), rebased = greatest(lobby.rebased, revision.rebased)
      FROM revision WHERE lobby.code = revision.code AND stands AND NOT EXISTS (SELECT FROM conflicts)),
    inputs AS (
      INSERT INTO input (match, no, seat, key, text, at, told)
      SELECT * FROM unnest(${inputs.map(({ match }) => match)}::text[], ${inputs.map(({ no }) => no)}::integer[],
        ${inputs.map(({ seat }) => seat)}::integer[], ${inputs.map(({ key }) => key)}::text[], ${inputs.map(({ text }) => text)}::text[],
        ${inputs.map(({ at }) => at)}::bigint[], ${inputs.map(({ told }) => told)}::text[])
      WHERE NOT EXISTS (SELECT FROM conflicts)),
    snapshots AS (
      INSERT INTO snapshot (match, no, text)
      SELECT * FROM unnest(${kept.map(([match]) => match)}::text[], ${kept.map(([, { no }]) => no)}::integer[],
        ${kept.map(([, { text }]) => text)}::text[])
      WHERE NOT EXISTS (SELECT FROM conflicts)
      ON CONFLICT (match) DO UPDATE SET no = excluded.no, text = excluded.text),
    told AS (
      SELECT count(pg_notify('lurk', note)) FROM unnest(${notificationsAbout(me, 'look', codes)}::text[]) AS note WHERE NOT EXISTS (SELECT FROM conflicts))
    SELECT code, stands, needed FROM revision, told`);
  const conflicts = rows.filter(({ stands, needed }) => needed && !stands);
  if (conflicts.length > 0) throw new Conflict(conflicts.map(({ code }) => code));
  return new Set(rows.flatMap(({ code, stands }) => (stands ? [code] : [])));
}

const all = (): boolean => true;

/** Stores a batch as the next revisions of its tables; throws Conflict if another server has changed one of them. */
export async function commitRevisions(connections: Connections, batch: Batch, revisions: readonly Revision[], me: string): Promise<void> {
  const moved = together(revisions);
  const { played, rest } = apart(batch);
  if (rest.length === 0) await goOn(connections.writer, me, moved, all, played);
  else
    await connections.transaction(async (tx) => {
      // A new table has no row to lock before it is written.
      const there = await goOn(tx, me, moved, ({ from }) => from > 0, played);
      await write(tx, rest);
      const made = moved.filter(({ code }) => !there.has(code));
      if (made.length > 0) await goOn(tx, me, made, all, nothing());
    });
}

/** Any batch, statement by statement. */
export async function write(tx: Transaction, batch: Batch): Promise<void> {
  const queries = batch.flatMap(([name, ...args]): Query[] => Reflect.apply(WRITES[name], WRITES, args));
  for (const query of queries) await tx.run(query);
}
