// Money and times are safe integers in bigint columns; JSON, lists and bodies are text.
import type { Selectable } from 'kysely';
import type { AgentsTable, CashOutCodesTable, DailyTotalsTable } from './agents/tables.ts';
import type { AuditLogTable } from './audit/tables.ts';
import type { LedgerChecksTable, MigrationTable, WorkersTable } from './health/tables.ts';
import type { ApiKeysTable, OperatorKeysTable, SigningKeysTable } from './api-keys/tables.ts';
import type { DisputesTable } from './disputes/tables.ts';
import type { AccountsTable, EntriesTable, TransfersTable } from './ledger/tables.ts';
import type { RateCountsTable } from './limits/tables.ts';
import type { LogosTable, MerchantsTable } from './merchants/tables.ts';
import type { AttemptsTable, PaymentsTable } from './payments/tables.ts';
import type { PrincipalsTable, SessionsTable } from './people/tables.ts';
import type { RefundsTable } from './refunds/tables.ts';
import type { SettlementsTable } from './settlements/tables.ts';
import type {
  DeliveriesTable,
  DeliveryAttemptsTable,
  EndpointsTable,
  EventsTable,
  SubscriptionsTable,
} from './webhooks/tables.ts';
import type { VolumesTable } from './ledger/volume-tables.ts';
import type { IdempotencyTable, TasksTable } from './worker/tables.ts';

export type { Flag } from './engine/flag.ts';
export type * from './people/tables.ts';
export type * from './merchants/tables.ts';
export type * from './api-keys/tables.ts';
export type * from './payments/tables.ts';
export type * from './refunds/tables.ts';
export type * from './disputes/tables.ts';
export type * from './ledger/tables.ts';
export type * from './settlements/tables.ts';
export type * from './agents/tables.ts';
export type * from './webhooks/tables.ts';
export type * from './ledger/volume-tables.ts';
export type * from './worker/tables.ts';
export type * from './limits/tables.ts';
export type * from './audit/tables.ts';
export type * from './health/tables.ts';

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
