import type { Store } from '@mitako/core';
import { attemptTests } from './changes/attempts.ts';
import { deliveryTests } from './changes/deliveries.ts';
import { endpointTests } from './changes/endpoints.ts';
import { eventTests } from './changes/events.ts';
import { idempotencyTests } from './changes/idempotency.ts';
import { keyTests } from './changes/keys.ts';
import { ledgerTests } from './changes/ledger.ts';
import { merchantTests } from './changes/merchants.ts';
import { paymentTests } from './changes/payments.ts';
import { principalTests } from './changes/principals.ts';
import { refundTests } from './changes/refunds.ts';
import { sessionTests } from './changes/sessions.ts';
import { taskTests } from './changes/tasks.ts';
import { deliveryClaimTests } from './claims/deliveries.ts';
import { dueClaimTests } from './claims/due.ts';
import { atomicityTests } from './commit/atomicity.ts';
import { migrationTests } from './migrations/migrations.ts';
import { credentialRaceTests } from './races/credentials.ts';
import { paymentRaceTests } from './races/payments.ts';
import { webhookRaceTests } from './races/webhooks.ts';
import { workRaceTests } from './races/work.ts';
import { listTests } from './reads/lists.ts';
import { lookUpTests } from './reads/look-ups.ts';
import { nextDueTests } from './reads/next-due.ts';
import type { ConformanceDatabase, StoreConformanceOptions, Stores, Suite } from './suite.ts';

/**
 * Holds a store to every promise of the port: each change and each way its guard refuses, each read and claim, that a
 * list is all or nothing, and for every guard a race between two instances of the store on one database.
 *
 * ```ts
 * import { afterAll, beforeAll, describe, it } from 'vitest';
 *
 * runStoreConformance({
 *   name: 'my store',
 *   createDatabase: async () => ({ open: () => myStore(address), drop: async () => {} }),
 *   test: { afterAll, beforeAll, describe, it },
 * });
 * ```
 */
export function runStoreConformance(options: StoreConformanceOptions): void {
  const { name, test } = options;
  test.describe(`${name} keeps the promises of a store`, () => {
    const shared = sharedDatabase(options);
    const suite: Suite = {
      describe: test.describe,
      it: (title, body) => test.it(title, () => body(shared())),
      alone: (title, body) => test.it(title, () => onDatabase(options, body)),
    };
    principalTests(suite);
    merchantTests(suite);
    sessionTests(suite);
    keyTests(suite);
    paymentTests(suite);
    attemptTests(suite);
    refundTests(suite);
    ledgerTests(suite);
    eventTests(suite);
    endpointTests(suite);
    deliveryTests(suite);
    idempotencyTests(suite);
    taskTests(suite);
    atomicityTests(suite);
    lookUpTests(suite);
    listTests(suite);
    nextDueTests(suite);
    deliveryClaimTests(suite);
    dueClaimTests(suite);
    credentialRaceTests(suite);
    paymentRaceTests(suite);
    webhookRaceTests(suite);
    workRaceTests(suite);
    migrationTests(options);
  });
}

/** One database for all tests that keep to what they made themselves. */
function sharedDatabase(options: StoreConformanceOptions): () => Stores {
  let opened: OpenDatabase | undefined;
  options.test.beforeAll(async () => {
    opened = await openDatabase(options);
  });
  options.test.afterAll(async () => {
    await opened?.close();
  });
  return () => {
    if (opened === undefined) throw new Error('The database of the suite is not open.');
    return opened;
  };
}

async function onDatabase(options: StoreConformanceOptions, body: (stores: Stores) => Promise<void>): Promise<void> {
  const opened = await openDatabase(options);
  try {
    await body(opened);
  } finally {
    await opened.close();
  }
}

interface OpenDatabase extends Stores {
  close(): Promise<void>;
}

async function openDatabase(options: StoreConformanceOptions): Promise<OpenDatabase> {
  const database = await options.createDatabase();
  const store = database.open();
  try {
    await store.migrations.migrate();
    const rival = database.open();
    return { store, rival, close: () => closeAll(database, [store, rival]) };
  } catch (error) {
    await closeAll(database, [store]);
    throw error;
  }
}

async function closeAll(database: ConformanceDatabase, stores: readonly Store[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
}
