/** What has changed at tables since known versions, for many tables in one query. */
import type { Attending, Known, TableUpdate } from '../cluster-store.ts';
import type { InputRow, ToldRow } from '../storage.ts';
import type { Transaction } from './connections.ts';
import { sql } from './query.ts';

/** A table, and what is known of it. */
export interface KnownTable {
  code: string;
  known: Known;
}

/** A table that is there, with one of the inputs that are new, or with none. */
type Row = Pick<TableUpdate, 'version' | 'table'> & { asked: number; said: number; rebased: number } & {
  [K in keyof (InputRow & ToldRow)]: (InputRow & ToldRow)[K] | null;
};

/** What has happened at each of these tables since; null for one that is not there. */
export async function updatesSince(
  db: Pick<Transaction, 'rows'>,
  me: string,
  some: readonly KnownTable[],
): Promise<(TableUpdate | null)[]> {
  // The inputs as in reads.ts.
  const rows = await db.rows<Row>(sql`
    SELECT asked, lobby.version, said, rebased, CASE WHEN changed > known.version THEN lobby.text END AS table,
      no, seat, key, played.text, played.at, told
    FROM unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ known }) => known.version)}::bigint[],
      ${some.map(({ known }) => known.match)}::text[], ${some.map(({ known }) => known.no)}::bigint[])
      WITH ORDINALITY AS known (code, version, match, upto, asked)
    JOIN lobby ON lobby.code = known.code LEFT JOIN LATERAL (
      SELECT no, seat, key, text, at, told FROM input WHERE match = known.match AND no > known.upto ORDER BY no) AS played ON true
    ORDER BY asked, no`);
  const found: (TableUpdate | null)[] = some.map(() => null);
  for (const { asked, version, table, said, rebased, no, seat, key, text, at, told } of rows) {
    const { known } = some[asked - 1];
    found[asked - 1] ??= { version, table, chats: said > known.version, match: rebased > known.version, inputs: [], others: null };
    if (no !== null && seat !== null && text !== null && at !== null && told !== null)
      found[asked - 1]?.inputs.push({ no, seat, key, text, at, told });
  }
  await addOthers(db, me, some, found);
  return found;
}

/** Who is connected through each other server, only where asked: that changes seldom, and moves are many. */
async function addOthers(
  db: Pick<Transaction, 'rows'>,
  me: string,
  some: readonly KnownTable[],
  found: (TableUpdate | null)[],
): Promise<void> {
  const codes = some.flatMap(({ code, known }) => (known.who ? [code] : []));
  if (codes.length === 0) return;
  const rows = await db.rows<{ code: string; text: string }>(sql`
    SELECT code, text FROM present JOIN living ON id = server WHERE code = ANY (${codes}) AND id <> ${me}`);
  for (const [i, { code, known }] of some.entries()) {
    const news = found[i];
    if (news && known.who) news.others = rows.flatMap((row): Attending[] => (row.code === code ? [JSON.parse(row.text)] : []));
  }
}
