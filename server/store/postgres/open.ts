/** `Storage` over PostgreSQL, for any number of servers. Each writes through one connection, so that its batches are stored in order. */
import pg from 'pg';
import { codeOf } from '../../common/log.ts';
import type { ReadOnly, SharedStorage } from '../storage.ts';
import { StoreTrouble } from '../trouble.ts';
import { clusterOver, LIFE, newName, putToSleep, unsaid } from './cluster.ts';
import { Connections, type Transaction } from './connections.ts';
import { migrate, refuseOtherLayouts } from './layouts.ts';
import { type Query, sql } from './query.ts';
import { readsOver } from './reads.ts';
import { commitRevisions, write } from './revisions.ts';

/** The store at this address, made or brought forward if need be. What is wrong with it is thrown as StoreTrouble. */
export async function openPostgres(url: string, life = LIFE): Promise<SharedStorage> {
  return storageOver(await connect(url, life, migrate), url, life);
}

/** The store at this address, only to be read. */
export async function readPostgres(url: string): Promise<ReadOnly> {
  const connections = await connect(url, LIFE, refuseOtherLayouts);
  return {
    ...readsOver(connections),
    matches: async () =>
      idsOf(
        await connections.rows(
          sql`SELECT id FROM match ORDER BY coalesce(ended, (SELECT at FROM input WHERE input.match = match.id AND no = 0))`,
        ),
      ),
    close: () => connections.close(),
  };
}

async function connect(url: string, life: number, begin: (tx: Transaction, where: string) => Promise<void>): Promise<Connections> {
  const connections = new Connections(url, life);
  try {
    await connections.transaction((tx) => begin(tx, nameOf(url)), { patient: true });
    return connections;
  } catch (error) {
    await connections.close();
    throw error instanceof StoreTrouble
      ? error
      : new StoreTrouble(isAway(error) ? 'away' : 'noAccess', `Lurk cannot use the store ${nameOf(url)}: ${wordsOf(error)}`);
  }
}

/** Unreachable, starting, stopping, or out of connections: worth another try. Any other error is final. */
const isAway = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || /^(57P0[1-3]|53300)$/.test(error.code ?? '');

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message || String(codeOf(error)) : String(error));

/** Without the password. */
const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

function storageOver(connections: Connections, url: string, life: number): SharedStorage {
  const me = newName();
  const cluster = clusterOver(connections, url, me, life);
  const rows = <R>(query: Query): Promise<R[]> => connections.rows(query);

  return {
    cluster,
    commit: (batch, revisions = []) => commitRevisions(connections, batch, revisions, me),
    soon: (batch) =>
      connections.transaction(async (tx) => {
        await tx.run(sql`SET LOCAL synchronous_commit = off`);
        await write(tx, batch);
      }),

    ...readsOver(connections),
    forgetPlayer: (player, nobody) =>
      connections.transaction(async (tx) => {
        const played = await tx.rows<{ id: string; seat: number; seats: string; record: string | null }>(sql`
          SELECT id, seat, seats, record.text AS record FROM played JOIN match ON id = played.match LEFT JOIN record ON record.match = id
          WHERE player = ${player}`);
        for (const { id, seat, seats, record } of played) {
          const names: { name: string }[] = JSON.parse(seats);
          names[seat].name = nobody;
          await tx.run(sql`UPDATE match SET seats = ${JSON.stringify(names)} WHERE id = ${id}`);
          if (!record) continue;
          const kept: { seats: { name: string }[] } = JSON.parse(record);
          kept.seats[seat].name = nobody;
          await tx.run(sql`UPDATE record SET text = ${JSON.stringify(kept)} WHERE match = ${id}`);
        }
        await tx.run(sql`DELETE FROM played WHERE player = ${player}`);
        await unsaid(tx, me, player);
        await tx.run(sql`DELETE FROM chat WHERE said_by = ${player}`);
        return idsOf(played);
      }),
    wakeUp: (now) =>
      connections.transaction(async (tx) => {
        await putToSleep(tx, me);
        await write(tx, [['alive', now]]);
        return 0;
      }),

    dropSessions: ({ than, most }) =>
      connections.transaction((tx) =>
        tx.run(sql`DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE at < ${than} ORDER BY at LIMIT ${most})`),
      ),
    async idleTables(state, { than, most }, after) {
      return rows<{ at: number; code: string }>(sql`SELECT at, code FROM lobby
        WHERE state = ${state} AND at < ${than} AND (at, code) > (${after.at}, ${after.code})
          AND NOT EXISTS (SELECT FROM present WHERE present.code = lobby.code) ORDER BY at, code LIMIT ${most}`);
    },
    toArchive: async ({ than, most }) =>
      idsOf(
        await rows<{ id: string }>(
          sql`SELECT id FROM match WHERE state = 'over' AND NOT archived AND ended < ${than} ORDER BY ended LIMIT ${most}`,
        ),
      ),
    endedMatches: async ({ than, most }) =>
      idsOf(await rows<{ id: string }>(sql`SELECT id FROM match WHERE state = 'over' AND ended < ${than} ORDER BY ended LIMIT ${most}`)),
    async abandoned({ than, most }) {
      return rows<{ id: string; table: string }>(sql`SELECT id, lobby AS table FROM match
        WHERE state = 'playing' AND asleep < ${than} ORDER BY asleep LIMIT ${most}`);
    },
    // PostgreSQL takes care of its own space.
    shrink: async () => false,
    // PostgreSQL watches over its own pages, and its failing is that of whatever was asked.
    damaged: new Promise(() => {}),

    async close() {
      await cluster.close();
      await connections.close();
    },
  };
}
