/** The layouts of the store in PostgreSQL, oldest first, as in `../sqlite/layouts.ts`: brought forward one at a time, and never changed once published. */
import { refuseOther, StoreTrouble } from '../trouble.ts';
import type { Transaction } from './connections.ts';
import { sql } from './query.ts';

const LAYOUTS: readonly string[] = [
  `
  CREATE TABLE session (hash text PRIMARY KEY, player text NOT NULL, name text NOT NULL, at bigint NOT NULL);
  CREATE INDEX session_age ON session (at);

  CREATE TABLE lobby (code text PRIMARY KEY, state text NOT NULL, text text NOT NULL, at bigint NOT NULL);
  CREATE INDEX lobby_age ON lobby (state, at, code);
  CREATE TABLE member (code text NOT NULL, player text NOT NULL, at bigint NOT NULL, PRIMARY KEY (code, player));
  CREATE INDEX member_latest ON member (player, at);
  CREATE TABLE chat (code text NOT NULL, id bigint NOT NULL, said_by text NOT NULL, text text NOT NULL, PRIMARY KEY (code, id));
  CREATE INDEX chat_by ON chat (said_by);

  CREATE TABLE match (
    id text PRIMARY KEY, lobby text NOT NULL, game text NOT NULL, rules text NOT NULL, options text NOT NULL, seats text NOT NULL,
    dealt text NOT NULL, state text NOT NULL, asleep bigint, ended bigint, result text, archived boolean NOT NULL DEFAULT false);
  CREATE INDEX match_awake ON match (id) WHERE state = 'playing' AND asleep IS NULL;
  CREATE INDEX match_asleep ON match (asleep) WHERE state = 'playing';
  CREATE INDEX match_ended ON match (ended) WHERE state = 'over';
  CREATE INDEX match_to_archive ON match (ended) WHERE state = 'over' AND NOT archived;
  CREATE TABLE played (match text NOT NULL, seat integer NOT NULL, player text NOT NULL, PRIMARY KEY (match, seat));
  CREATE INDEX played_by ON played (player);
  CREATE TABLE record (match text PRIMARY KEY, text text NOT NULL);

  CREATE TABLE input (
    match text NOT NULL, no integer NOT NULL, seat integer NOT NULL, key text, text text NOT NULL, at bigint NOT NULL, told text NOT NULL,
    PRIMARY KEY (match, no));
  CREATE TABLE snapshot (match text PRIMARY KEY, no integer NOT NULL, text text NOT NULL);

  CREATE TABLE alive (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
  `,

  // 2: many servers. A table counts its changes, and at which of them its text, what was said at it, and its match were last changed; a server
  // lives until a moment it keeps putting off, leads tables, and says who follows them by way of it.
  `
  ALTER TABLE lobby ADD COLUMN version bigint NOT NULL DEFAULT 0, ADD COLUMN changed bigint NOT NULL DEFAULT 0,
    ADD COLUMN said bigint NOT NULL DEFAULT 0, ADD COLUMN rebased bigint NOT NULL DEFAULT 0, ADD COLUMN led_by text;
  CREATE INDEX lobby_led ON lobby (led_by) WHERE led_by IS NOT NULL;
  CREATE TABLE server (id text PRIMARY KEY, until timestamptz NOT NULL);
  CREATE UNLOGGED TABLE present (server text NOT NULL, code text NOT NULL, text text NOT NULL, PRIMARY KEY (code, server));
  `,

  // 3: the clock of the database may be set. A life that seems to begin later than now is none; and those that live know what time it was.
  `
  ALTER TABLE server ADD COLUMN since timestamptz NOT NULL DEFAULT now(), ADD COLUMN ahead bigint NOT NULL DEFAULT 0;
  CREATE VIEW living AS SELECT id, until, ahead FROM server WHERE now() BETWEEN since - interval '1 s' AND until;
  `,
];
const LAYOUT = LAYOUTS.length;
/** Two servers that start at the same time bring the store forward one after the other. */
const MIGRATING = 1_282_754_155;

const layoutOf = async (tx: Transaction): Promise<number> => {
  const [found] = await tx.rows<{ number: number }>(sql`SELECT number FROM layout`);
  return found?.number ?? 0;
};

/** For who only reads. */
export async function refuseOtherLayouts(tx: Transaction, where: string): Promise<void> {
  const [{ there }] = await tx.rows<{ there: boolean }>(sql`SELECT to_regclass('layout') IS NOT NULL AS there`);
  refuseOther(there ? await layoutOf(tx) : 0, LAYOUT, where);
}

/** Brings the store to the layout of this code, as part of a transaction: whatever goes wrong, it has the layout it had. */
export async function migrate(tx: Transaction, where: string): Promise<void> {
  // However long that takes, here or in another server that has begun with it.
  await tx.run(sql`SET LOCAL lock_timeout = 0`);
  await tx.run(sql`SELECT pg_advisory_xact_lock(${MIGRATING})`);
  await tx.run(sql`CREATE TABLE IF NOT EXISTS layout (one integer PRIMARY KEY CHECK (one = 1), number integer NOT NULL)`);
  const from = await layoutOf(tx);
  if (from > LAYOUT)
    throw new StoreTrouble(
      'newer',
      `The store in ${where} was written by a newer Lurk (layout ${from}; this one knows ${LAYOUT}). Nothing was changed. Start the newer Lurk, or choose another with LURK_STORE.`,
    );
  for (const text of LAYOUTS.slice(from)) await tx.run({ text, values: [] });
  await tx.run(sql`INSERT INTO layout VALUES (1, ${LAYOUT}) ON CONFLICT (one) DO UPDATE SET number = excluded.number`);
}
