/** Every write, in SQL. The caller begins and ends the transaction. */
import { CHAT_RANGE, CHATS_KEPT } from '../chat-ranges.ts';
import type { Writes } from '../storage.ts';
import { type Query, sql } from './query.ts';

const dropPlay = (id: string): Query[] => [sql`DELETE FROM input WHERE match = ${id}`, sql`DELETE FROM snapshot WHERE match = ${id}`];

/** What each write says to the database. */
export const WRITES: { [N in keyof Writes]: (...args: Parameters<Writes[N]>) => Query[] } = {
  saveSession: ({ hash, player, name }, at) => [
    sql`INSERT INTO session VALUES (${hash}, ${player}, ${name}, ${at}) ON CONFLICT (hash) DO UPDATE SET name = excluded.name, at = excluded.at`,
  ],
  dropSession: (hash) => [sql`DELETE FROM session WHERE hash = ${hash}`],
  seen: (hashes, at, stale) => [sql`UPDATE session SET at = ${at} WHERE hash = ANY (${hashes}) AND at < ${stale}`],

  saveTable: ({ code, state, text, at }, players) => [
    sql`WITH saved AS (INSERT INTO lobby VALUES (${code}, ${state}, ${text}, ${at})
          ON CONFLICT (code) DO UPDATE SET state = excluded.state, text = excluded.text, at = excluded.at),
        left_it AS (DELETE FROM member WHERE code = ${code} AND player <> ALL (${players}::text[]))
        INSERT INTO member SELECT ${code}::text, player, ${at}::bigint FROM (SELECT DISTINCT unnest(${players}::text[]) AS player) AS those
        ON CONFLICT (code, player) DO UPDATE SET at = excluded.at`,
  ],
  dropTable: (code) => [
    sql`DELETE FROM lobby WHERE code = ${code}`,
    sql`DELETE FROM member WHERE code = ${code}`,
    sql`DELETE FROM chat WHERE code = ${code}`,
  ],
  addChat: (table, chat) => [
    sql`INSERT INTO chat VALUES (${table}, ${chat.id}, ${chat.from}, ${JSON.stringify(chat)})`,
    sql`DELETE FROM chat WHERE code = ${table} AND id > ${chat.id - (chat.id % CHAT_RANGE)} AND id <= ${chat.id - CHATS_KEPT}`,
  ],

  addMatch: ({ id, table, game, rulesVersion, options, seats, dealt, state, asleep, result }) => [
    sql`INSERT INTO match (id, lobby, game, rules, options, seats, dealt, state, asleep, result)
        VALUES (${id}, ${table}, ${game}, ${rulesVersion}, ${options}, ${seats}, ${JSON.stringify(dealt)}, ${state}, ${asleep}, ${result})`,
  ],
  seated: (id, players) => [
    sql`INSERT INTO played SELECT ${id}::text, seat - 1, player FROM unnest(${players}::text[]) WITH ORDINALITY AS those (player, seat)
        WHERE player IS NOT NULL`,
  ],
  handed: (id, { seat, player, name, from }) => [
    sql`INSERT INTO played VALUES (${id}, ${seat}, ${player})`,
    sql`UPDATE match SET seats = jsonb_set(jsonb_set(seats::jsonb, ${[seat, 'name'].map(String)}::text[], to_jsonb(${name}::text)),
        ${[seat, 'joined'].map(String)}::text[], to_jsonb(${from}::integer))::text WHERE id = ${id}`,
  ],
  sleep: (id, at) => [sql`UPDATE match SET asleep = ${at} WHERE id = ${id}`],
  endMatch: (id, at, result) => [sql`UPDATE match SET state = 'over', asleep = NULL, ended = ${at}, result = ${result} WHERE id = ${id}`],
  archive: (match, record) => [
    sql`INSERT INTO record VALUES (${match}, ${record}) ON CONFLICT (match) DO UPDATE SET text = excluded.text`,
    sql`UPDATE match SET archived = true WHERE id = ${match}`,
    ...dropPlay(match),
  ],
  leaveAsItIs: (match) => [sql`UPDATE match SET archived = true WHERE id = ${match}`],
  dropMatch: (id) => [
    ...dropPlay(id),
    sql`DELETE FROM record WHERE match = ${id}`,
    sql`DELETE FROM played WHERE match = ${id}`,
    sql`DELETE FROM match WHERE id = ${id}`,
  ],

  addInput: (match, { no, seat, key, text, at, told }) => [
    sql`INSERT INTO input VALUES (${match}, ${no}, ${seat}, ${key}, ${text}, ${at}, ${told})`,
  ],
  saveSnapshot: (match, { no, text }) => [
    sql`INSERT INTO snapshot VALUES (${match}, ${no}, ${text}) ON CONFLICT (match) DO UPDATE SET no = excluded.no, text = excluded.text`,
  ],

  alive: (at) => [sql`INSERT INTO alive VALUES (1, ${at}) ON CONFLICT (one) DO UPDATE SET at = excluded.at`],
};
