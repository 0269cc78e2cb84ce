import { type EngineStore, engineStore } from '@mitako/core/engine';
import { runStoreConformance, type TestFunctions } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { postgres } from '../src/index.ts';
import { databasesOf } from './support/conformance-databases.ts';
import { storeOn } from './support/engine-on.ts';

/** `pnpm test:all` runs again what depends on how a list is committed; here are the tests of commits alone. */
const isWhole = inject('matrix') === 'whole';
const COMMITS = /^(PostgreSQL|a list of changes|concurrent commits|a group of|a store after|an invalid value)/;

// In a transaction of the embedding program.
runStoreConformance({
  name: 'PostgreSQL, in a transaction of the embedding program,',
  ...databasesOf(embedded),
  test: only((name) => COMMITS.test(name) || (isWhole && name === 'concurrent changes')),
});

/** What says nothing about commits, or follows from the other tests. */
const NOT_MERGED =
  /^(all combinations|balance|claims|cursors|endpoints|headers|lines|lists( of refunds.*)?$|look-ups|migrations|nextDue|rate-limit|recent|sweeps|the |transfers of|unposted|wake-ups)/;

// Each list by the merged forms of its statements, also one that is alone. Races merge them in the other file, too.
runStoreConformance({
  name: 'PostgreSQL, with every list merged,',
  ...databasesOf((connectionString, schema) => storeOn(connectionString, { schema, leastMerged: 1 })),
  dividesTables: true,
  test: only((name) => (isWhole ? !NOT_MERGED.test(name) : COMMITS.test(name))),
});

// As behind pgBouncer, and with a pool of the embedding program: no pipeline, nothing prepared.
runStoreConformance({
  name: 'PostgreSQL, one statement at a time,',
  ...databasesOf((connectionString, schema) =>
    storeOn(connectionString, { schema, pipeline: false, preparedStatements: false }),
  ),
  test: only((name) => COMMITS.test(name) || (isWhole && name === 'concurrent changes')),
});

/** The groups with these names, and those around them. */
function only(isRun: (name: string) => boolean): TestFunctions {
  return { afterAll, beforeAll, it, describe: (name, body) => (isRun(name) ? describe : leftOut)(name, body) };
}

function leftOut(): void {}

/** What a program must answer by another transaction, see `withClient`. */
const RETRIED = new Set(['40001', '40P01', '55P03']);

/** Each list in a transaction that the client began, and commits whatever the outcome of the list. */
function embedded(connectionString: string, schema: string): EngineStore {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const store = engineStore(postgres({ pool, schema }));
  return {
    ...store,
    async commit(changes) {
      for (;;) {
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          return await engineStore(store.withClient(client)).commit(changes);
        } catch (error) {
          if (!RETRIED.has((error as { readonly code?: string }).code ?? '')) throw error;
        } finally {
          await client.query('COMMIT');
          client.release();
        }
      }
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
