/**
 * A PostgreSQL for tests that are not the server's own: says where its database is, and, each time it is asked, which inputs are stored there. It
 * ends with its standard input.
 */
import pg from 'pg';
import { TestPostgres } from './real-postgres.ts';

const postgres = await TestPostgres.begin();
const database = await postgres.database();
process.stdout.write(`${database}\n`);

async function tell(): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query('SELECT key, text FROM input ORDER BY match, no');
  await client.end();
  process.stdout.write(`${JSON.stringify(rows)}\n`);
}
process.stdin.on('data', () => void tell());
process.stdin.on('end', () => void postgres.end().then(() => process.exit(0)));
