import { type EngineStore, engineStore } from '@mitako/core/engine';
import { ledgerAuditTests } from './audit/ledger.ts';
import { moneyAuditTests } from './audit/money.ts';
import { accountTests } from './changes/accounts.ts';
import { agentTests } from './changes/agents.ts';
import { attemptTests } from './changes/attempts.ts';
import { auditLogTests } from './changes/audit-log.ts';
import { cashTests } from './changes/cash.ts';
import { dataKeyTests } from './changes/data-keys.ts';
import { customerTests } from './changes/customers.ts';
import { deliveryTests } from './changes/deliveries.ts';
import { endpointTests } from './changes/endpoints.ts';
import { fileTests } from './changes/files.ts';
import { handlerTests } from './changes/handlers.ts';
import { eventTests } from './changes/events.ts';
import { postingTests } from './changes/postings.ts';
import { healthTests } from './changes/health.ts';
import { idempotencyTests } from './changes/idempotency.ts';
import { keyTests } from './changes/keys.ts';
import { linkTests } from './changes/links.ts';
import { logoTests } from './changes/logos.ts';
import { messageTests } from './changes/messages.ts';
import { methodTests } from './changes/methods.ts';
import { merchantTests } from './changes/merchants.ts';
import { paymentLinkTests } from './changes/payment-links.ts';
import { paymentTests } from './changes/payments.ts';
import { membershipTests } from './changes/memberships.ts';
import { principalTests } from './changes/principals.ts';
import { refundTests } from './changes/refunds.ts';
import { factorTests } from './changes/factors.ts';
import { knownDeviceTests } from './changes/known-devices.ts';
import { sessionTests } from './changes/sessions.ts';
import { payoutAccountTests } from './changes/payout-accounts.ts';
import { payoutExportTests } from './changes/payout-exports.ts';
import { settlementTests } from './changes/settlements.ts';
import { taskTests } from './changes/tasks.ts';
import { timeTests } from './changes/times.ts';
import { transferTests } from './changes/transfers.ts';
import { laneClaimTests } from './claims/lanes.ts';
import { dueClaimTests } from './claims/due.ts';
import { sandboxClockTests } from './changes/sandbox-clock.ts';
import { dueMoneyTests } from './claims/due-money.ts';
import { sweepTests } from './claims/sweeps.ts';
import { alikeTests } from './commit/alike.ts';
import { atomicityTests } from './commit/atomicity.ts';
import { faultTests } from './commit/faults.ts';
import { groupTests } from './commit/groups.ts';
import { oneAfterAnotherTests } from './commit/one-after-another.ts';
import { contestTests } from './contests/contests.ts';
import { limitTests } from './limits/counts.ts';
import { migrationTests } from './migrations/migrations.ts';
import { cashRaceTests } from './races/cash.ts';
import { credentialRaceTests } from './races/credentials.ts';
import { ledgerRaceTests } from './races/ledger.ts';
import { paymentRaceTests } from './races/payments.ts';
import { endingRaceTests } from './races/endings.ts';
import { webhookRaceTests } from './races/webhooks.ts';
import { workRaceTests } from './races/work.ts';
import { auditLogReadTests } from './reads/audit-log.ts';
import { balanceTests } from './reads/balances.ts';
import { cursorTests } from './reads/cursors.ts';
import { filterTests } from './reads/filters.ts';
import { ledgerReadTests } from './reads/ledger.ts';
import { listTests } from './reads/lists.ts';
import { lookUpTests } from './reads/look-ups.ts';
import { figureTests } from './reads/figures.ts';
import { overviewTests } from './reads/overview.ts';
import { webhookViewTests } from './reads/webhook-views.ts';
import { paymentFilterTests } from './reads/payment-filters.ts';
import { healthReadTests } from './reads/health.ts';
import { nextDueTests } from './reads/next-due.ts';
import { rowTests } from './rows/rows.ts';
import { leafTests } from './leaves/leaves.ts';
import { eventSweepTests } from './claims/event-sweeps.ts';
import type { ConformanceDatabase, StoreConformanceOptions, Stores, Suite } from './suite.ts';
import { wakeupTests } from './wakeups/wakeups.ts';
import { createUsage, noting, type Usage, usageTests } from './usage.ts';

/**
 * Tests a store against the port: each change and each refusal of its guard, each read with its cursors and filters,
 * each claim, the atomicity of lists, alone and concurrent, and for every guard a race between two instances of the
 * store on one database. The last test fails if the other tests do not use everything in the port.
 *
 * Requires a test runner that runs tests sequentially and in order. It does not test power failures or lost
 * connections: what lies below the port (for PostgreSQL a failing BEGIN, a statement name used twice, a pool without
 * pipelining: `packages/postgres/test/pipeline.test.ts`) belongs in the tests of the engine.
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
  test.describe(`${name} conforms to the store port`, () => {
    const usage = createUsage();
    const shared = sharedDatabase(options, usage);
    const suite: Suite = {
      describe: test.describe,
      it: (title, body) => test.it(title, () => body(shared())),
      alone: (title, body) => test.it(title, () => onDatabase(options, usage, body)),
    };
    rowTests(suite);
    principalTests(suite);
    merchantTests(suite);
    linkTests(suite);
    logoTests(suite);
    messageTests(suite);
    methodTests(suite);
    agentTests(suite);
    membershipTests(suite);
    factorTests(suite);
    knownDeviceTests(suite);
    sessionTests(suite);
    keyTests(suite);
    dataKeyTests(suite);
    customerTests(suite);
    paymentLinkTests(suite);
    paymentTests(suite);
    attemptTests(suite);
    refundTests(suite);
    fileTests(suite);
    settlementTests(suite);
    payoutAccountTests(suite);
    payoutExportTests(suite);
    accountTests(suite);
    postingTests(suite);
    transferTests(suite);
    cashTests(suite);
    eventTests(suite);
    endpointTests(suite);
    handlerTests(suite);
    deliveryTests(suite);
    idempotencyTests(suite);
    taskTests(suite);
    auditLogTests(suite);
    healthTests(suite);
    timeTests(suite);
    atomicityTests(suite);
    groupTests(suite);
    oneAfterAnotherTests(suite);
    faultTests(suite);
    lookUpTests(suite);
    listTests(suite);
    cursorTests(suite);
    filterTests(suite);
    paymentFilterTests(suite);
    webhookViewTests(suite);
    overviewTests(suite);
    figureTests(suite);
    auditLogReadTests(suite);
    balanceTests(suite);
    ledgerReadTests(suite);
    ledgerAuditTests(suite);
    moneyAuditTests(suite);
    nextDueTests(suite);
    healthReadTests(suite);
    laneClaimTests(suite);
    dueClaimTests(suite);
    dueMoneyTests(suite);
    sandboxClockTests(suite);
    sweepTests(suite);
    (options.dividesTables === true ? leafTests : eventSweepTests)(suite);
    limitTests(suite);
    wakeupTests(suite, { wakesOthers: options.wakesOthers ?? false });
    contestTests(suite);
    alikeTests(suite);
    credentialRaceTests(suite);
    paymentRaceTests(suite);
    ledgerRaceTests(suite);
    cashRaceTests(suite);
    webhookRaceTests(suite);
    workRaceTests(suite);
    endingRaceTests(suite);
    migrationTests(options);
    usageTests(suite, usage);
  });
}

/** One database for all tests that use only their own rows. */
function sharedDatabase(options: StoreConformanceOptions, usage: Usage): () => Stores {
  let opened: OpenDatabase | undefined;
  options.test.beforeAll(async () => {
    opened = await openDatabase(options, usage);
  });
  options.test.afterAll(async () => {
    await opened?.close();
  });
  return () => {
    if (opened === undefined) throw new Error('The database of the suite is not open.');
    return opened;
  };
}

async function onDatabase(
  options: StoreConformanceOptions,
  usage: Usage,
  body: (stores: Stores) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase(options, usage);
  try {
    await body(opened);
  } finally {
    await opened.close();
  }
}

interface OpenDatabase extends Stores {
  close(): Promise<void>;
}

async function openDatabase(options: StoreConformanceOptions, usage: Usage): Promise<OpenDatabase> {
  const database = await (options.createMigratedDatabase ?? options.createDatabase)();
  const store = engineStore(database.open());
  try {
    await store.migrations.migrate();
    const rival = engineStore(database.open());
    return {
      store: noting(store, usage),
      rival: noting(rival, usage),
      close: () => closeAll(database, [store, rival]),
    };
  } catch (error) {
    await closeAll(database, [store]);
    throw error;
  }
}

async function closeAll(database: ConformanceDatabase, stores: readonly EngineStore[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
}
