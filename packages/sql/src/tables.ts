import type { ColumnType, Selectable } from 'kysely';
import { agentLocations } from './agent-locations/tables.ts';
import { agents, cashOutCodes, dailyTotals } from './agents/tables.ts';
import { apiKeys, operatorKeys, signingKeys } from './api-keys/tables.ts';
import { auditLog } from './audit/tables.ts';
import { cashCodes } from './cash-payments/tables.ts';
import { customers } from './customers/tables.ts';
import { disputes } from './disputes/tables.ts';
import type { RowsOf } from './engine/table.ts';
import { fileParts, files } from './files/tables.ts';
import { ledgerChecks, workers } from './health/tables.ts';
import { idempotency } from './kernel/tables.ts';
import { accounts, entries, transfers } from './ledger/tables.ts';
import { railPaces, rateCounts } from './limits/tables.ts';
import { kycSubmissions } from './kyc/tables.ts';
import { logos, merchants } from './merchants/tables.ts';
import { suspendedMethods } from './methods/tables.ts';
import { paymentLinks } from './payment-links/tables.ts';
import { attempts, openPayments, payments, paymentTerms, releases } from './payments/tables.ts';
import { payoutAccounts } from './payout-accounts/tables.ts';
import { payoutExports } from './payout-exports/tables.ts';
import { principals, sessions } from './people/tables.ts';
import { refunds } from './refunds/tables.ts';
import { figures, pendingFigures } from './reports/tables.ts';
import { settlements } from './settlements/tables.ts';
import {
  deliveries,
  deliveryAttempts,
  endpoints,
  events,
  lanes,
  pendingDeliveries,
  subscriptions,
} from './webhooks/tables.ts';
import { tasks } from './worker/tables.ts';

/** Every table of the schema. */
export const tables = [
  principals,
  merchants,
  kycSubmissions,
  logos,
  suspendedMethods,
  agents,
  sessions,
  apiKeys,
  operatorKeys,
  signingKeys,
  paymentLinks,
  payments,
  openPayments,
  releases,
  paymentTerms,
  attempts,
  customers,
  refunds,
  disputes,
  files,
  fileParts,
  accounts,
  transfers,
  entries,
  settlements,
  payoutAccounts,
  payoutExports,
  figures,
  pendingFigures,
  dailyTotals,
  cashOutCodes,
  cashCodes,
  agentLocations,
  events,
  endpoints,
  subscriptions,
  lanes,
  deliveries,
  pendingDeliveries,
  deliveryAttempts,
  idempotency,
  tasks,
  rateCounts,
  railPaces,
  auditLog,
  workers,
  ledgerChecks,
] as const;

/** The tables for kysely, its own bookkeeping of applied migrations, and SQLite's full-text index with its terms. */
export type Tables = { [Each in (typeof tables)[number] as Each['name']]: RowsOf<Each> } & {
  mitako_migration: { name: string };
  mitako_payment_words: {
    rowid: number;
    terms: string;
    payment_id: string;
    /** Where a command to the index goes. */
    mitako_payment_words: ColumnType<never, 'delete' | undefined, never>;
  };
  mitako_payment_words_terms: { term: string; doc: number };
};

/** A row as a query returns it. */
export type RowOf<Name extends keyof Tables> = Readonly<Selectable<Tables[Name]>>;
