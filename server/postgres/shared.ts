/** What several servers share in PostgreSQL: versions of tables, who lives, who leads, who is there, and words between them. */
import { randomBytes } from 'node:crypto';
import type { Attending, Ears, Known, News, Shared, Turn, Word } from '../shared.ts';
import { Overtaken } from '../shared.ts';
import type { Connections, Transaction } from './connections.ts';
import { jointly } from './jointly.ts';
import { Listener } from './listener.ts';
import { sql } from './query.ts';

/** A server that has given no sign for so long leads nothing any more, in milliseconds. */
export const LIFE = 2_500;
/** The time of those that live differs from the clock of the database by more than this only if that was set. */
const SET = 2_000;

/** The changes of one table, put together. */
interface Moved {
  code: string;
  from: number;
  to: number;
  table: boolean;
  chats: boolean;
  match: boolean;
}

function together(turns: readonly Turn[]): Moved[] {
  const moved = new Map<string, Moved>();
  for (const { code, from, table, chats, match } of turns) {
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

/**
 * Goes on to the next version of these tables, where nobody has changed them meanwhile, and tells the other servers; says which they are. All are
 * locked in one order: nobody waits in a ring.
 */
async function goOn(tx: Transaction, moved: readonly Moved[], me: string): Promise<Set<string>> {
  const at = (is: (one: Moved) => boolean): number[] => moved.map((one) => (is(one) ? one.to : 0));
  const codes = moved.map(({ code }) => code);
  const words = codes.map((code) => wordFrom(me, { t: 'look', code }));
  const rows = await tx.rows<{ code: string }>(sql`
    WITH found AS (SELECT code, version FROM lobby WHERE code = ANY (${codes}) ORDER BY code FOR UPDATE)
    UPDATE lobby SET version = t.to, changed = greatest(lobby.changed, t.changed),
      said = greatest(lobby.said, t.said), rebased = greatest(lobby.rebased, t.rebased)
    FROM found JOIN unnest(${codes}::text[], ${moved.map(({ from }) => from)}::bigint[], ${moved.map(({ to }) => to)}::bigint[],
      ${at(({ table }) => table)}::bigint[], ${at(({ chats }) => chats)}::bigint[], ${at(({ match }) => match)}::bigint[], ${words}::text[])
      AS t (code, "from", "to", changed, said, rebased, word) ON found.code = t.code AND found.version = t.from
    WHERE lobby.code = found.code RETURNING lobby.code, pg_notify('lurk', t.word)`);
  return new Set(rows.map(({ code }) => code));
}

/** Stores `write` as the next change of these tables, if nobody has changed one of them. */
export async function inTurn(tx: Transaction, turns: readonly Turn[], me: string, write: () => Promise<void>): Promise<void> {
  const moved = together(turns);
  if (moved.length === 0) return write();
  const without = (some: readonly Moved[], gone: Set<string>): Moved[] => some.filter(({ code }) => !gone.has(code));
  const lose = (lost: readonly Moved[]): void => {
    if (lost.length > 0) throw new Overtaken(lost.map(({ code }) => code));
  };
  // One that was made just now is there only once it is written.
  const left = without(moved, await goOn(tx, moved, me));
  lose(left.filter(({ from }) => from > 0));
  await write();
  if (left.length > 0) lose(without(left, await goOn(tx, left, me)));
}

const wordFrom = (me: string, word: Word): string => JSON.stringify([me, word]);

async function say(tx: Pick<Transaction, 'rows'>, me: string, words: Word[]): Promise<void> {
  await tx.rows(sql`SELECT pg_notify('lurk', word) FROM unnest(${words.map((word) => wordFrom(me, word))}::text[]) AS word`);
}

/** Matches whose server died long ago, and which nobody has taken over, are asleep since. Says at which tables. */
export async function putToSleep(tx: Transaction, me: string): Promise<void> {
  const left = await tx.rows<{ code: string; at: number }>(sql`
    SELECT code, (extract(epoch FROM least(until, now())) * 1000)::bigint + ahead AS at FROM lobby JOIN server ON id = led_by
    WHERE now() NOT BETWEEN since - interval '1 minute' AND until + interval '1 minute' ORDER BY code FOR UPDATE OF lobby SKIP LOCKED`);
  for (const { code, at } of left) {
    await tx.run(sql`UPDATE match SET asleep = ${at} WHERE lobby = ${code} AND state = 'playing' AND asleep IS NULL`);
    await tx.run(sql`UPDATE lobby SET led_by = NULL, version = version + 1, rebased = version + 1 WHERE code = ${code}`);
  }
  await tx.run(sql`DELETE FROM present WHERE server NOT IN (SELECT id FROM server WHERE until > now() - interval '1 minute')`);
  await tx.run(sql`DELETE FROM server WHERE until < now() - interval '1 day' AND NOT EXISTS (SELECT FROM lobby WHERE led_by = id)`);
  await say(
    tx,
    me,
    left.map(({ code }) => ({ t: 'look', code })),
  );
}

/** What somebody said is gone: whoever shows these tables reads it anew. */
export async function unsaid(tx: Transaction, me: string, player: string): Promise<void> {
  // Locked in the same order as by everybody else.
  const codes = await tx.rows<{ code: string }>(sql`WITH theirs AS (
      SELECT code FROM lobby WHERE code IN (SELECT code FROM chat WHERE said_by = ${player}) ORDER BY code FOR UPDATE)
    UPDATE lobby SET version = version + 1, said = version + 1 FROM theirs WHERE lobby.code = theirs.code RETURNING lobby.code`);
  await say(tx, me, [...codes.map(({ code }): Word => ({ t: 'look', code })), { t: 'forgot' }]);
}

/** A table this server leads from now on, and for how long nobody did. */
interface Led {
  code: string;
  gap: number;
}

/** A table somebody wants to know more of. */
interface Asked {
  code: string;
  known: Known;
}

/** What has happened at each of these tables since; null for one that is not there. */
async function newsOf(db: Pick<Transaction, 'rows'>, me: string, some: Asked[]): Promise<(News | null)[]> {
  const rows = await db.rows<{
    asked: number;
    version: number;
    table: string | null;
    said: number;
    rebased: number;
    inputs: News['inputs'] | null;
    others: string[] | null;
  }>(sql`SELECT asked, lobby.version, said, rebased, CASE WHEN changed > known.version THEN text END AS table,
      (SELECT json_agg(json_build_object('no', no, 'seat', seat, 'key', key, 'text', input.text, 'at', input.at, 'told', told) ORDER BY no)
        FROM input WHERE match = known.match AND no > known.upto) AS inputs,
      (SELECT json_agg(present.text) FROM present JOIN living ON id = present.server
        WHERE present.code = lobby.code AND id <> ${me}) AS others
    FROM unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ known }) => known.version)}::bigint[],
      ${some.map(({ known }) => known.match)}::text[], ${some.map(({ known }) => known.no)}::bigint[])
      WITH ORDINALITY AS known (code, version, match, upto, asked)
    JOIN lobby ON lobby.code = known.code`);
  const found = new Map(rows.map((row) => [row.asked, row]));
  return some.map(({ known }, i) => {
    const row = found.get(i + 1);
    if (!row) return null;
    const { version, table, said, rebased, inputs, others } = row;
    return {
      version,
      table,
      chats: said > known.version,
      match: rebased > known.version,
      inputs: inputs ?? [],
      others: (others ?? []).map((text): Attending => JSON.parse(text)),
    };
  });
}

/** Says who follows these tables by way of this server, and to the others to look. */
async function attendAt(db: Pick<Transaction, 'rows'>, me: string, some: { code: string; who: Attending | null }[]): Promise<undefined[]> {
  // Of one table what was said last.
  const last = [...new Map(some.map(({ code, who }) => [code, who]))];
  const there = last.flatMap(([code, who]) => (who ? [{ code, text: JSON.stringify(who) }] : []));
  const nobody = last.flatMap(([code, who]) => (who ? [] : [code]));
  if (there.length > 0)
    await db.rows(sql`INSERT INTO present SELECT ${me}::text, code, text
      FROM unnest(${there.map(({ code }) => code)}::text[], ${there.map(({ text }) => text)}::text[]) AS there (code, text)
      ON CONFLICT (code, server) DO UPDATE SET text = excluded.text`);
  if (nobody.length > 0) await db.rows(sql`DELETE FROM present WHERE server = ${me} AND code = ANY (${nobody})`);
  await say(
    db,
    me,
    last.map(([code]) => ({ t: 'look', code })),
  );
  return some.map(() => undefined);
}

/** Takes the lead at those of these tables that no living server leads, for each who asks for some of them. */
async function leadAt(db: Connections, me: string, some: (readonly string[])[]): Promise<Led[][]> {
  const codes = [...new Set(some.flat())];
  const led = await db.sign<Led>(sql`
    WITH free AS (
      SELECT code, coalesce(extract(epoch FROM now() - until) * 1000, 0)::bigint AS gap FROM lobby LEFT JOIN server ON id = led_by
      WHERE code = ANY (${codes}) AND (led_by = ${me} OR NOT EXISTS (SELECT FROM living WHERE living.id = led_by))
      FOR UPDATE OF lobby SKIP LOCKED)
    UPDATE lobby SET led_by = ${me} FROM free WHERE lobby.code = free.code RETURNING free.code, greatest(gap, 0) AS gap`);
  return some.map((wanted) => led.filter(({ code }) => wanted.includes(code)));
}

/** Whoever may connect to the database may speak here: what is none of our words is heard by nobody. */
function wordIn(text: string): { from: string; word: Word } | null {
  try {
    const [from, word] = JSON.parse(text);
    return typeof from === 'string' && typeof word?.t === 'string' ? { from, word } : null;
  } catch {
    return null;
  }
}

export const newName = (): string => randomBytes(9).toString('base64url');

/** Over these connections, for the server of this name. */
export function sharedOver(connections: Connections, url: string, me: string, life: number): Shared & { close(): Promise<void> } {
  const listener = new Listener(url, life);
  const news = jointly((some: Asked[]) => newsOf(connections, me, some));
  const attend = jointly((some: { code: string; who: Attending | null }[]) => attendAt(connections, me, some));
  const lead = jointly((some: (readonly string[])[]) => leadAt(connections, me, some));
  return {
    life,
    async clock() {
      const [{ at }] = await connections.rows<{ at: number }>(sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
        + coalesce((SELECT ahead FROM living WHERE abs(ahead) > ${SET} ORDER BY id LIMIT 1), 0) AS at`);
      return at;
    },
    listen({ heard, deaf }: Ears) {
      listener.begin((text) => {
        const said = wordIn(text);
        if (said && said.from !== me) heard(said.word);
      }, deaf);
    },
    tell: (word) => say(connections, me, [word]),

    news: (code, known) => news({ code, known }),
    async behind(known) {
      const rows = await connections.rows<{ code: string }>(sql`
        SELECT mine.code FROM unnest(${[...known.keys()]}::text[], ${[...known.values()]}::bigint[]) AS mine (code, version)
        LEFT JOIN lobby USING (code) WHERE lobby.version IS DISTINCT FROM mine.version`);
      return rows.map(({ code }) => code);
    },

    async beat(ahead) {
      const [{ kept, living, at }] = await connections.sign<{ kept: boolean; living: string | null; at: number }>(sql`
        WITH mine AS (
          INSERT INTO server (id, until, since, ahead) VALUES (${me}, now() + ${life} * interval '1 ms', now(), ${ahead})
          ON CONFLICT (id) DO UPDATE SET until = excluded.until, since = excluded.since, ahead = excluded.ahead)
        SELECT EXISTS (SELECT FROM living WHERE id = ${me}) AS kept,
          (SELECT string_agg(id, ' ' ORDER BY id) FROM living WHERE id <> ${me}) AS living,
          (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at`);
      return { kept, living: living ?? '', at };
    },
    lead,
    async leads(codes) {
      await connections.sign(sql`UPDATE lobby SET led_by = NULL WHERE led_by = ${me} AND code <> ALL (${codes}::text[])`);
      const rows = await connections.sign<{ code: string }>(sql`SELECT code FROM lobby WHERE led_by = ${me}`);
      return rows.map(({ code }) => code);
    },
    async letGo(code) {
      await connections.rows(sql`UPDATE lobby SET led_by = NULL WHERE code = ${code} AND led_by = ${me}`);
      await say(connections, me, [{ t: 'look', code }]);
    },
    async ended(players) {
      const rows = await connections.rows<{ player: string }>(sql`SELECT player FROM unnest(${players}::text[]) AS player
        WHERE player NOT IN (SELECT player FROM session WHERE player = ANY (${players}))`);
      return rows.map(({ player }) => player);
    },
    attend: (code, who) => attend({ code, who }),
    async leave() {
      await connections.rows(sql`UPDATE lobby SET led_by = NULL WHERE led_by = ${me}`);
      await connections.rows(sql`DELETE FROM present WHERE server = ${me}`);
      await connections.rows(sql`DELETE FROM server WHERE id = ${me}`);
    },
    close: () => listener.close(),
  };
}
