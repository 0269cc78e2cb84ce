import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { StoreConformanceOptions } from '../suite.ts';

/** These tests start with a database without a schema. */
export function migrationTests({ createDatabase, test: { describe, it } }: StoreConformanceOptions): void {
  describe('migrations', () => {
    it('bring an empty database up to date, once', async () => {
      const database = await createDatabase();
      const store = database.open();
      try {
        const before = await store.migrations.status();
        equal(before.state, 'behind');
        deepEqual(before.applied, []);
        equal(before.pending.length > 0, true);
        equal((await store.migrations.sql()).length > before.pending.length, true);

        deepEqual(await store.migrations.migrate(), before.pending);
        deepEqual(await store.migrations.status(), { state: 'current', applied: before.pending, pending: [] });
        deepEqual(await store.migrations.migrate(), []);
        deepEqual(await store.migrations.sql(), []);
      } finally {
        await store.close();
        await database.drop();
      }
    });

    it('can run concurrently in several processes', async () => {
      const database = await createDatabase();
      const stores = [database.open(), database.open(), database.open(), database.open()];
      try {
        const results = await Promise.all(stores.map((store) => store.migrations.migrate()));
        for (const store of stores) equal((await store.migrations.status()).state, 'current');
        // Each migration was applied by exactly one of them.
        deepEqual(results.flat().toSorted(), (await stores[0]?.migrations.status())?.applied);
      } finally {
        await Promise.all(stores.map((store) => store.close()));
        await database.drop();
      }
    });

    it('ping throws when the database does not respond', async () => {
      const database = await createDatabase();
      const store = database.open();
      await store.ping();
      await store.close();
      await database.drop();
    });
  });
}
