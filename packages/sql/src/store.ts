import type { Change, ChangeType, Store, StoreWakeups } from '@mitako/core';
import { createAudit } from './audit/audit.ts';
import { compileChanges } from './changes/plan-commit.ts';
import { createClaims } from './claims/claims.ts';
import { createCompiler } from './compiler.ts';
import type { Durability, Engine } from './engine.ts';
import { createLimits } from './limits.ts';
import { createMigrations } from './migrations/migrate.ts';
import { createAccountReads } from './reads/accounts.ts';
import { createAuditLogReads } from './reads/audit-log.ts';
import { createAgentReads } from './reads/agents.ts';
import { createCredentialReads } from './reads/credentials.ts';
import { createDisputeReads } from './reads/disputes.ts';
import { createHealthReads } from './reads/health.ts';
import { createIdempotencyReads } from './reads/idempotency.ts';
import { createLedgerLineReads } from './reads/ledger-lines.ts';
import { createNextDueRead } from './reads/next-due.ts';
import { createOverviewReads } from './reads/overview.ts';
import { createPaymentListRead } from './reads/payment-list.ts';
import { createPaymentReads } from './reads/payments.ts';
import { createPrincipalReads } from './reads/principals.ts';
import { createReader } from './reads/reader.ts';
import { createRefundReads } from './reads/refunds.ts';
import { createSettlementReads } from './reads/settlements.ts';
import { createTransferReads } from './reads/transfers.ts';
import { createWalletPaymentRead } from './reads/wallet-payment.ts';
import { createWebhookReads } from './reads/webhooks.ts';

/** The store over a database that can do what {@link Engine} asks. Compiles its statements; opens nothing. */
export function createSqlStore(engine: Engine, wakeups: StoreWakeups = NO_WAKEUPS): Store {
  const compiler = createCompiler(engine.dialect);
  const reader = createReader(compiler, engine);
  const plan = compileChanges(compiler);

  return {
    name: engine.name,
    read: {
      ...createCredentialReads(reader),
      ...createPrincipalReads(reader),
      ...createPaymentReads(reader),
      ...createPaymentListRead(reader, engine.dialect),
      ...createWalletPaymentRead(reader),
      ...createOverviewReads(reader, engine.dialect),
      ...createRefundReads(reader),
      ...createDisputeReads(reader),
      ...createSettlementReads(reader),
      ...createAgentReads(reader),
      ...createAccountReads(reader),
      ...createTransferReads(reader),
      ...createLedgerLineReads(reader),
      ...createIdempotencyReads(reader),
      ...createWebhookReads(reader),
      ...createAuditLogReads(reader),
      ...createNextDueRead(reader),
      ...createHealthReads(reader),
    },
    audit: createAudit(reader),
    claim: createClaims(compiler, engine, reader),
    limits: createLimits(compiler, engine),
    migrations: createMigrations(engine),
    wakeups,

    async commit(changes) {
      const outcome = await engine.commit(plan(changes), durabilityOf(changes));
      if (outcome.kind !== 'refused') return outcome;
      const change = changes[outcome.change];
      if (change === undefined) throw new RangeError(`There is no change ${outcome.change} in the list.`);
      return { kind: 'refused', guard: change.type, index: outcome.change };
    },

    async ping() {
      await engine.query({ sql: 'select 1', values: [] });
    },
    assertFit: () => engine.assertFit(),
    close: () => engine.close(),
  };
}

/** Of a database that tells nobody that it was written to: another process finds the work when it looks. */
const NO_WAKEUPS: StoreWakeups = { publish: () => undefined, subscribe: () => () => Promise.resolve() };

/**
 * What may be lost with the power: a webhook whose outcome is forgotten is sent again under the same id, which receivers
 * are told to expect. So a delivery costs no sync of its own.
 */
const RELAXED: ReadonlySet<ChangeType> = new Set<ChangeType>([
  'delivery.settle',
  'delivery.release',
  'endpoint.note_success',
  'endpoint.note_failure',
  'api_key.touch',
  'worker.put',
  'ledger_check.renew',
]);

function durabilityOf(changes: readonly Change[]): Durability {
  return changes.every(({ type }) => RELAXED.has(type)) ? 'relaxed' : 'full';
}
