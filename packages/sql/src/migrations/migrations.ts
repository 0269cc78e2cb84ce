import { peopleAndKeys } from './0001-people-and-keys.ts';
import { payments } from './0002-payments.ts';
import { refundsAndDisputes } from './0003-refunds-and-disputes.ts';
import { ledger } from './0004-ledger.ts';
import { settlements } from './0005-settlements.ts';
import { agents } from './0006-agents.ts';
import { webhooks } from './0007-webhooks.ts';
import { idempotencyAndTasks } from './0008-idempotency-and-tasks.ts';
import { rateCounts } from './0009-rate-counts.ts';
import { payerCodes } from './0010-payer-codes.ts';
import { merchantViews } from './0011-merchant-views.ts';
import { dayVolumes } from './0012-day-volumes.ts';
import { logins } from './0013-logins.ts';
import { auditLog } from './0014-audit-log.ts';
import { workersAndLedgerChecks } from './0015-workers-and-ledger-checks.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, oldest first. Append only. */
export const migrations: readonly Migration[] = [
  peopleAndKeys,
  payments,
  refundsAndDisputes,
  ledger,
  settlements,
  agents,
  webhooks,
  idempotencyAndTasks,
  rateCounts,
  payerCodes,
  merchantViews,
  dayVolumes,
  logins,
  auditLog,
  workersAndLedgerChecks,
];

/** Which steps were taken: kysely's own bookkeeping. */
export const MIGRATION_TABLE = 'mitako_migration';
export const MIGRATION_LOCK_TABLE = 'mitako_migration_lock';
