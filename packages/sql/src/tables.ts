// Money and times are safe integers in bigint columns; JSON, lists and bodies are text.
import type { Selectable } from 'kysely';
import type { AgentsTable, CashOutCodesTable, DailyTotalsTable } from './tables/agents.ts';
import type { AuditLogTable } from './tables/audit-log.ts';
import type { LedgerChecksTable, MigrationTable, WorkersTable } from './tables/health.ts';
import type { ApiKeysTable, OperatorKeysTable, SigningKeysTable } from './tables/credentials.ts';
import type { DisputesTable } from './tables/disputes.ts';
import type { AccountsTable, EntriesTable, TransfersTable } from './tables/ledger.ts';
import type { RateCountsTable } from './tables/limits.ts';
import type { LogosTable, MerchantsTable } from './tables/merchants.ts';
import type { AttemptsTable, PaymentsTable } from './tables/payments.ts';
import type { PrincipalsTable, SessionsTable } from './tables/people.ts';
import type { RefundsTable } from './tables/refunds.ts';
import type { SettlementsTable } from './tables/settlements.ts';
import type {
  DeliveriesTable,
  DeliveryAttemptsTable,
  EndpointsTable,
  EventsTable,
  SubscriptionsTable,
} from './tables/webhooks.ts';
import type { VolumesTable } from './tables/volumes.ts';
import type { IdempotencyTable, TasksTable } from './tables/work.ts';

export type { Flag } from './tables/flag.ts';
export type * from './tables/people.ts';
export type * from './tables/merchants.ts';
export type * from './tables/credentials.ts';
export type * from './tables/payments.ts';
export type * from './tables/refunds.ts';
export type * from './tables/disputes.ts';
export type * from './tables/ledger.ts';
export type * from './tables/settlements.ts';
export type * from './tables/agents.ts';
export type * from './tables/webhooks.ts';
export type * from './tables/volumes.ts';
export type * from './tables/work.ts';
export type * from './tables/limits.ts';
export type * from './tables/audit-log.ts';
export type * from './tables/health.ts';

export interface Tables {
  mitako_principals: PrincipalsTable;
  mitako_merchants: MerchantsTable;
  mitako_logos: LogosTable;
  mitako_agents: AgentsTable;
  mitako_sessions: SessionsTable;
  mitako_api_keys: ApiKeysTable;
  mitako_operator_keys: OperatorKeysTable;
  mitako_signing_keys: SigningKeysTable;
  mitako_payments: PaymentsTable;
  mitako_attempts: AttemptsTable;
  mitako_refunds: RefundsTable;
  mitako_disputes: DisputesTable;
  mitako_accounts: AccountsTable;
  mitako_transfers: TransfersTable;
  mitako_entries: EntriesTable;
  mitako_settlements: SettlementsTable;
  mitako_volumes: VolumesTable;
  mitako_daily_totals: DailyTotalsTable;
  mitako_cash_out_codes: CashOutCodesTable;
  mitako_events: EventsTable;
  mitako_endpoints: EndpointsTable;
  mitako_subscriptions: SubscriptionsTable;
  mitako_deliveries: DeliveriesTable;
  mitako_delivery_attempts: DeliveryAttemptsTable;
  mitako_idempotency: IdempotencyTable;
  mitako_tasks: TasksTable;
  mitako_rate_counts: RateCountsTable;
  mitako_audit_log: AuditLogTable;
  mitako_workers: WorkersTable;
  mitako_ledger_checks: LedgerChecksTable;
  mitako_migration: MigrationTable;
}

/** A row as a query gives it. */
export type RowOf<Table extends keyof Tables> = Readonly<Selectable<Tables[Table]>>;
