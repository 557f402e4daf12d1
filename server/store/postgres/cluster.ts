/** The cluster's side of PostgreSQL: heartbeats, leases, who is connected where, and notifications between servers. */
import { randomBytes } from 'node:crypto';
import type { Attending, ClusterStore, NotificationHandler } from '../cluster-store.ts';
import { batched } from './batching.ts';
import type { Connections, Transaction } from './connections.ts';
import { Listener } from './listener.ts';
import { fromAnother, notificationFrom, notificationsAbout } from './notifications.ts';
import { sql } from './query.ts';
import { type KnownTable, updatesSince } from './updates.ts';

/** How long a heartbeat is valid, in milliseconds. */
export const LIFE = 2_500;
/** Servers' time differs from the database's clock by more than this only if that clock was set. */
const SET = 2_000;

const codesOf = (rows: readonly { code: string }[]): string[] => rows.map(({ code }) => code);

async function notify(tx: Pick<Transaction, 'rows'>, notes: string[]): Promise<void> {
  await tx.rows(sql`SELECT pg_notify('lurk', note) FROM unnest(${notes}::text[]) AS note`);
}

/** Stores as asleep the matches whose server died long ago and whose lease nobody took over, and notifies. */
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
  await notify(tx, notificationsAbout(me, 'look', codesOf(left)));
}

/** A player's chats are erased: servers that show these tables read their chats again. */
export async function unsaid(tx: Transaction, me: string, player: string): Promise<void> {
  // Locked in the same order as everywhere else, against deadlocks.
  const said = await tx.rows<{ code: string }>(sql`WITH theirs AS (
      SELECT code FROM lobby WHERE code IN (SELECT code FROM chat WHERE said_by = ${player}) ORDER BY code FOR UPDATE)
    UPDATE lobby SET version = version + 1, said = version + 1 FROM theirs WHERE lobby.code = theirs.code RETURNING lobby.code`);
  await notify(tx, [...notificationsAbout(me, 'look', codesOf(said)), notificationFrom(me, { t: 'forgot' })]);
}

/** A table whose lease was acquired, and for how long no server held it. */
interface Acquired {
  code: string;
  gap: number;
}

/** Stores who follows these tables through this server, and notifies the others. */
async function attendAt(db: Pick<Transaction, 'rows'>, me: string, some: { code: string; who: Attending | null }[]): Promise<undefined[]> {
  // The last request for each table counts.
  const last = [...new Map(some.map(({ code, who }) => [code, who]))];
  const there = last.flatMap(([code, who]) => (who ? [{ code, text: JSON.stringify(who) }] : []));
  const nobody = last.flatMap(([code, who]) => (who ? [] : [code]));
  if (there.length > 0)
    await db.rows(sql`INSERT INTO present SELECT ${me}::text, code, text
      FROM unnest(${there.map(({ code }) => code)}::text[], ${there.map(({ text }) => text)}::text[]) AS there (code, text)
      ON CONFLICT (code, server) DO UPDATE SET text = excluded.text`);
  if (nobody.length > 0) await db.rows(sql`DELETE FROM present WHERE server = ${me} AND code = ANY (${nobody})`);
  await notify(
    db,
    notificationsAbout(
      me,
      'who',
      last.map(([code]) => code),
    ),
  );
  return some.map(() => undefined);
}

/** Acquires the leases of those of these tables that no living server holds; one list per request. */
async function acquireAt(db: Connections, me: string, some: (readonly string[])[]): Promise<Acquired[][]> {
  const codes = [...new Set(some.flat())];
  const led = await db.sign<Acquired>(sql`
    WITH free AS (
      SELECT code, coalesce(extract(epoch FROM now() - until) * 1000, 0)::bigint AS gap FROM lobby LEFT JOIN server ON id = led_by
      WHERE code = ANY (${codes}) AND (led_by = ${me} OR NOT EXISTS (SELECT FROM living WHERE living.id = led_by))
      FOR UPDATE OF lobby SKIP LOCKED)
    UPDATE lobby SET led_by = ${me} FROM free WHERE lobby.code = free.code RETURNING free.code, greatest(gap, 0) AS gap`);
  return some.map((wanted) => led.filter(({ code }) => wanted.includes(code)));
}

export const newName = (): string => randomBytes(9).toString('base64url');

/** Over these connections, for the server of this name. */
export function clusterOver(connections: Connections, url: string, me: string, life: number): ClusterStore & { close(): Promise<void> } {
  const listener = new Listener(url, life);
  const updateSince = batched((some: KnownTable[]) => updatesSince(connections, me, some));
  const attend = batched((some: { code: string; who: Attending | null }[]) => attendAt(connections, me, some));
  const acquireLeases = batched((some: (readonly string[])[]) => acquireAt(connections, me, some));
  return {
    life,
    async clock() {
      const [{ at }] = await connections.rows<{ at: number }>(sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
        + coalesce((SELECT ahead FROM living WHERE abs(ahead) > ${SET} ORDER BY id LIMIT 1), 0) AS at`);
      return at;
    },
    listen({ received, missed }: NotificationHandler) {
      listener.begin((text) => {
        const note = fromAnother(me, text);
        if (note) received(note);
      }, missed);
    },
    notify: (note) => notify(connections, [notificationFrom(me, note)]),

    updateSince: (code, known) => updateSince({ code, known }),
    async behind(known) {
      const rows = await connections.rows<{ code: string }>(sql`
        SELECT mine.code FROM unnest(${[...known.keys()]}::text[], ${[...known.values()]}::bigint[]) AS mine (code, version)
        LEFT JOIN lobby USING (code) WHERE lobby.version IS DISTINCT FROM mine.version`);
      return codesOf(rows);
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
    acquireLeases,
    async reconcileLeases(codes) {
      await connections.sign(sql`UPDATE lobby SET led_by = NULL WHERE led_by = ${me} AND code <> ALL (${codes}::text[])`);
      const rows = await connections.sign<{ code: string }>(sql`SELECT code FROM lobby WHERE led_by = ${me}`);
      return codesOf(rows);
    },
    async releaseLease(code) {
      await connections.rows(sql`UPDATE lobby SET led_by = NULL WHERE code = ${code} AND led_by = ${me}`);
      await notify(connections, notificationsAbout(me, 'look', [code]));
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
