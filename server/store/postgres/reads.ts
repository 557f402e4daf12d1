/** Batched reads: each kind of row for all requests made at the same time, so that many tables cost a few queries, not a few each. */
import type { Chat } from '@lurk/table';
import { CHAT_RANGE, CHAT_RANGES } from '../chat-ranges.ts';
import type { InputRow, MatchRow, Reads, SessionRow, SnapshotRow, TableRow, ToldRow } from '../storage.ts';
import { batched } from './batching.ts';
import type { Transaction } from './connections.ts';
import { sql } from './query.ts';

interface MatchOnDisk extends Pick<MatchRow, 'id' | 'game' | 'options' | 'seats' | 'state' | 'asleep' | 'result'> {
  lobby: string;
  rules: string;
  dealt: string;
}
/** Of a match, from or after this number, or so many. */
interface Part {
  of: string;
  number: number;
}
/** A row, and the number of the request it answers, counted from 1. */
type For<R> = R & { asked: number };

/** For each request its one row by name, or null. */
const oneEach = <R>(names: string[], rows: R[], nameOf: (row: R) => string): (R | null)[] => {
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  return names.map((name) => found.get(name) ?? null);
};

/** For each request its rows, in order. */
function listEach<R extends { asked: number }, T>(asked: number, rows: R[], get: (row: R) => T): T[][] {
  const lists = Array.from({ length: asked }, (): T[] => []);
  for (const row of rows) lists[row.asked - 1].push(get(row));
  return lists;
}

const ofEach = (parts: Part[]): [string[], number[]] => [parts.map((part) => part.of), parts.map((part) => part.number)];

function matchFrom({ id, lobby, game, rules, options, seats, dealt, state, asleep, result }: MatchOnDisk): MatchRow {
  return { id, table: lobby, game, rulesVersion: rules, options, seats, dealt: JSON.parse(dealt), state, asleep, result };
}

/**
 * Inputs are read by LATERAL subqueries, one per match, each ordered by the index: with a plain join the planner may scan the inputs of all matches.
 */
export function readsOver(db: Pick<Transaction, 'rows'>): Reads {
  const session = batched(async (hashes: string[]) =>
    oneEach(
      hashes,
      await db.rows<SessionRow>(sql`SELECT hash, player, name FROM session WHERE hash = ANY (${hashes})`),
      ({ hash }) => hash,
    ),
  );
  const chats = batched(async (parts: Part[]) => {
    const [codes, most] = ofEach(parts);
    const rows = await db.rows<For<{ text: string }>>(sql`SELECT asked, text
      FROM unnest(${codes}::text[], ${most}::bigint[]) WITH ORDINALITY AS part (code, most, asked)
      CROSS JOIN unnest(${CHAT_RANGES}::bigint[]) AS first
      CROSS JOIN LATERAL (SELECT id, text FROM chat WHERE chat.code = part.code AND id > first AND id <= first + ${CHAT_RANGE}
        ORDER BY id DESC LIMIT most) AS said
      ORDER BY asked, id`);
    return listEach(parts.length, rows, ({ text }): Chat => JSON.parse(text));
  });
  const match = batched(async (ids: string[]) =>
    oneEach(
      ids,
      // Columns by name: a prepared `SELECT *` fails once a newer Lurk has added one.
      (
        await db.rows<MatchOnDisk>(sql`SELECT id, lobby, game, rules, options, seats, dealt, state, asleep, result
          FROM match WHERE id = ANY (${ids})`)
      ).map(matchFrom),
      ({ id }) => id,
    ),
  );
  const snapshot = batched(async (ids: string[]) => {
    const rows = await db.rows<SnapshotRow & { match: string }>(sql`SELECT match, no, text FROM snapshot WHERE match = ANY (${ids})`);
    return oneEach(ids, rows, (row) => row.match).map((row) => row && { no: row.no, text: row.text });
  });
  const inputsAfter = batched(async (parts: Part[]) => {
    const [ids, after] = ofEach(parts);
    const rows = await db.rows<For<InputRow>>(sql`SELECT asked, no, seat, key, text, at
      FROM unnest(${ids}::text[], ${after}::bigint[]) WITH ORDINALITY AS part (match, after, asked)
      CROSS JOIN LATERAL (SELECT no, seat, key, text, at FROM input WHERE input.match = part.match AND no > after ORDER BY no) AS played
      ORDER BY asked, no`);
    return listEach(parts.length, rows, ({ no, seat, key, text, at }): InputRow => ({ no, seat, key, text, at }));
  });
  const lastKeys = batched(async (parts: Part[]) => {
    const [ids, most] = ofEach(parts);
    const rows = await db.rows<For<{ seat: number; key: string }>>(sql`SELECT asked, seat, key
      FROM unnest(${ids}::text[], ${most}::bigint[]) WITH ORDINALITY AS part (match, most, asked)
      CROSS JOIN LATERAL (SELECT no, seat, key FROM input WHERE input.match = part.match AND no > 0 AND key IS NOT NULL
        ORDER BY no DESC LIMIT most) AS latest
      ORDER BY asked, no DESC`);
    return listEach(parts.length, rows, ({ seat, key }) => ({ seat, key }));
  });
  const toldFrom = batched(async (parts: Part[]) => {
    const [ids, from] = ofEach(parts);
    const rows = await db.rows<For<ToldRow>>(sql`SELECT asked, no, told
      FROM unnest(${ids}::text[], ${from}::bigint[]) WITH ORDINALITY AS part (match, first, asked)
      CROSS JOIN LATERAL (SELECT no, told FROM input WHERE input.match = part.match AND no >= first ORDER BY no) AS played
      ORDER BY asked, no`);
    return listEach(parts.length, rows, ({ no, told }): ToldRow => ({ no, told }));
  });
  return {
    session,
    async table(code) {
      const [row] = await db.rows<TableRow>(sql`SELECT code, state, text, at FROM lobby WHERE code = ${code}`);
      return row ?? null;
    },
    async tablesOf(player, most) {
      return db.rows<TableRow>(sql`SELECT code, state, text, lobby.at AS at FROM member JOIN lobby USING (code)
        WHERE player = ${player} ORDER BY member.at DESC LIMIT ${most}`);
    },
    match,
    async record(id) {
      const [row] = await db.rows<{ text: string }>(sql`SELECT text FROM record WHERE match = ${id}`);
      return row?.text ?? null;
    },
    snapshot,
    chats: (table, most) => chats({ of: table, number: most }),
    inputsAfter: (id, no) => inputsAfter({ of: id, number: no }),
    lastKeys: (id, most) => lastKeys({ of: id, number: most }),
    toldFrom: (id, no) => toldFrom({ of: id, number: no }),
  };
}
