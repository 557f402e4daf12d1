/** A PostgreSQL for the tests of one file. */
import { afterAll, beforeAll } from 'vitest';
import { TestPostgres } from './real-postgres.ts';
import { cleanUp } from './start.ts';

/** One for all tests of a file, there once the first of them begins; on a disk of its own, if one is given. */
export function postgresForAll(disk: () => string | undefined = () => undefined): () => TestPostgres {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.begin(disk());
  });
  afterAll(async () => {
    await postgres.end();
    cleanUp();
  });
  return () => postgres;
}
