import { type EngineStore, engineStore } from '@mitako/core/engine';
import { runStoreConformance } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { postgres } from '../src/index.ts';
import { databasesOf } from './support/conformance-databases.ts';
import { storeOn } from './support/engine-on.ts';

/** The tests of commits run again in a transaction of the embedding program. */
const IN_TRANSACTION: ReadonlySet<string> = new Set([
  'PostgreSQL, in a transaction of the embedding program, conforms to the store port',
  'a list of changes',
  'concurrent commits',
  'a group of random lists',
  'a store after a list that throws',
  'an invalid value',
  'concurrent changes',
]);

runStoreConformance({
  name: 'PostgreSQL, in a transaction of the embedding program,',
  ...databasesOf(embedded),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (IN_TRANSACTION.has(name) ? describe : leftOut)(name, body),
  },
});

/** What says nothing about commits, or follows from the other tests. */
const NOT_MERGED =
  /^(all combinations|balance|claims|cursors|endpoints|headers|lines|lists( of refunds.*)?$|look-ups|migrations|nextDue|rate-limit|recent|sweeps|the |transfers of|unposted|wake-ups)/;

// Each list by the merged forms of its statements, also one that is alone.
runStoreConformance({
  name: 'PostgreSQL, with every list merged,',
  ...databasesOf((connectionString, schema) => storeOn(connectionString, { schema, leastMerged: 1 })),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (NOT_MERGED.test(name) ? leftOut : describe)(name, body),
  },
});

/** As behind pgBouncer, and with a pool of the embedding program: no pipeline, nothing prepared. */
const ONE_AT_A_TIME =
  inject('matrix') === 'whole'
    ? /^(PostgreSQL|concurrent changes|concurrent commits|a group of)/
    : /^(PostgreSQL|concurrent commits|a group of)/;

runStoreConformance({
  name: 'PostgreSQL, one statement at a time,',
  ...databasesOf((connectionString, schema) =>
    storeOn(connectionString, { schema, pipeline: false, preparedStatements: false }),
  ),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (ONE_AT_A_TIME.test(name) ? describe : leftOut)(name, body),
  },
});

function leftOut(): void {}

/** Each list in a transaction that the client began, and commits whatever the outcome of the list. */
function embedded(connectionString: string, schema: string): EngineStore {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const store = engineStore(postgres({ pool, schema }));
  return {
    ...store,
    async commit(changes) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        return await engineStore(store.withClient(client)).commit(changes);
      } finally {
        await client.query('COMMIT');
        client.release();
      }
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
