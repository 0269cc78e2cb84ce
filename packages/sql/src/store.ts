import type { Change, ChangeType, CommitOutcome, EngineStore, StoreWakeups } from '@mitako/core/engine';
import { createAudit } from './ledger/verify/audit.ts';
import { compileChanges } from './engine/plan-commit.ts';
import { createClaims } from './worker/claims/claims.ts';
import { createCompiler } from './engine/compiler.ts';
import type { Durability, Engine } from './engine/engine.ts';
import { createLimits } from './limits/limits.ts';
import { createMigrations } from './migrations/migrate.ts';
import { createAccountReads } from './ledger/account-reads.ts';
import { createAuditLogReads } from './audit/reads.ts';
import { createAgentLocationReads } from './agent-locations/reads.ts';
import { createAgentReads } from './agents/reads.ts';
import { createCashCodeReads } from './cash-payments/reads.ts';
import { createCustomerReads } from './customers/reads.ts';
import { createDisputeReads } from './disputes/reads.ts';
import { createFileReads } from './files/reads.ts';
import { createSandboxReads } from './sandbox/reads.ts';
import { createHealthReads } from './health/reads.ts';
import { createCheckpointReads } from './ledger/checkpoint-reads.ts';
import { createLedgerLineReads } from './ledger/line-reads.ts';
import { createPaces } from './limits/paces.ts';
import { keptKeys } from './api-keys/kept-keys.ts';
import { createKeyReads } from './api-keys/reads.ts';
import { createMerchantReads } from './merchants/reads.ts';
import { createMessageReads } from './messages/reads.ts';
import { createMethodReads } from './methods/reads.ts';
import { createPersonReads } from './people/reads.ts';
import { createRowReads } from './rows.ts';
import { createPaymentLinkReads } from './payment-links/reads.ts';
import { createAttemptReads } from './attempts/reads.ts';
import { createCheckoutReads } from './checkout/reads.ts';
import { createWorkReads } from './worker/reads.ts';
import { createPaymentReads } from './payments/reads.ts';
import { createPayoutAccountReads } from './payout-accounts/reads.ts';
import { createPayoutExportReads } from './payout-exports/reads.ts';
import { createReader } from './engine/reader.ts';
import { createRefundReads } from './refunds/reads.ts';
import { createRootSecretReads } from './root-secret/reads.ts';
import { createReportReads } from './reports/reads.ts';
import { createSettlementReads } from './settlements/reads.ts';
import { createTransferReads } from './ledger/transfer-reads.ts';
import { createFanOut } from './webhooks/fan-out.ts';
import { createWebhookReads } from './webhooks/reads.ts';

/** A store over an {@link Engine}. */
export interface SqlStore extends EngineStore {
  /** As `commit`, with writes of the embedding program in the same transaction, see {@link Engine.commit}. */
  commitBeside(changes: readonly Change[], beside: () => void): Promise<CommitOutcome>;
}

/** The store over any {@link Engine}. Compiles its statements; opens nothing. */
export function createSqlStore(engine: Engine, wakeups: StoreWakeups = NO_WAKEUPS): SqlStore {
  const compiler = createCompiler(engine.dialect);
  const reader = createReader(compiler, engine);
  const plan = compileChanges(compiler);
  const fanOut = createFanOut(reader);
  const keyReads = createKeyReads(reader);
  const apiKeys = keptKeys(engine, keyReads.apiKeyByHash);

  async function commit(changes: readonly Change[], beside?: () => void): Promise<CommitOutcome> {
    apiKeys.changing(changes);
    try {
      return await commitDecided(changes, beside);
    } finally {
      apiKeys.changing(changes);
    }
  }

  async function commitDecided(changes: readonly Change[], beside?: () => void): Promise<CommitOutcome> {
    for (let tries = 1; ; tries += 1) {
      const decided = fanOut.decide(changes);
      // Without a pause where there is nothing to read: a store that is being closed ends what it has been given.
      const list = 'then' in decided ? await decided : decided;
      const outcome = await engine.commit(plan(list), durabilityOf(list), {
        isPosting: list.every(({ type }) => POSTING.has(type)),
        beside,
      });
      if (outcome.kind !== 'refused') return outcome;
      const change = list[outcome.change];
      if (change === undefined) throw new RangeError(`There is no change ${outcome.change} in the list.`);
      if (change.type === 'event.append' && tries < FAN_OUTS_MAX && (await fanOut.isStale(change))) continue;
      return { kind: 'refused', guard: change.type, index: outcome.change };
    }
  }

  return {
    name: engine.name,
    isShared: engine.isShared,
    read: {
      ...createRowReads(reader),
      ...createPersonReads(reader),
      ...createMerchantReads(reader),
      ...keyReads,
      apiKeyByHash: apiKeys.read,
      ...createCustomerReads(reader, engine.dialect),
      ...createPaymentLinkReads(reader),
      ...createPaymentReads(reader, engine.dialect),
      ...createAttemptReads(reader),
      ...createCheckoutReads(reader),
      ...createMessageReads(reader),
      ...createRootSecretReads(reader),
      ...createMethodReads(reader),
      ...createRefundReads(reader),
      ...createReportReads(reader),
      ...createDisputeReads(reader),
      ...createFileReads(reader),
      ...createSandboxReads(reader),
      ...createSettlementReads(reader),
      ...createPayoutAccountReads(reader),
      ...createPayoutExportReads(reader),
      ...createAgentReads(reader),
      ...createAgentLocationReads(reader),
      ...createCashCodeReads(reader),
      ...createAccountReads(reader),
      ...createTransferReads(reader, engine.dialect),
      ...createLedgerLineReads(reader),
      ...createCheckpointReads(reader),
      ...createWebhookReads(reader, engine.dialect),
      ...createAuditLogReads(reader),
      ...createHealthReads(reader),
      ...createWorkReads(reader),
    },
    audit: createAudit(reader),
    claim: createClaims(compiler, engine, reader),
    limits: createLimits(compiler, engine),
    paces: createPaces(compiler, engine),
    leaves: engine.leaves ?? null,
    migrations: createMigrations(engine),
    wakeups,

    commit: (changes) => commit(changes),
    commitBeside: commit,

    async ping() {
      await engine.query({ sql: 'select 1', values: [] });
    },
    assertFit: () => engine.assertFit(),
    close: () => engine.close(),
  };
}

/** How often the deliveries of a list are decided, while its merchant changes subscriptions. */
const FAN_OUTS_MAX = 5;

/** For a database without notifications: other processes find the work by polling. */
const NO_WAKEUPS: StoreWakeups = { publish: () => undefined, subscribe: () => () => Promise.resolve() };

/**
 * What a power failure may lose: a webhook whose outcome is lost is sent again with the same id, which receivers
 * expect. So a delivery costs no sync of its own.
 */
const RELAXED: ReadonlySet<ChangeType> = new Set<ChangeType>([
  'lanes.settle',
  'lane.release',
  'endpoint.note_success',
  'endpoint.note_failure',
  'api_key.touch',
  'worker.put',
  'ledger_check.renew',
]);

/** What a posting of entries consists of. */
const POSTING: ReadonlySet<ChangeType> = new Set<ChangeType>(['account.open', 'account.post', 'figure.insert']);

function durabilityOf(changes: readonly { readonly type: ChangeType }[]): Durability {
  return changes.every(({ type }) => RELAXED.has(type)) ? 'relaxed' : 'full';
}
