import type { RowName, StoredRow } from '@mitako/core/engine';
import type { Selectable } from 'kysely';
import { agentLocations } from './agent-locations/tables.ts';
import { agents, cashOutCodes, dailyTotals } from './agents/tables.ts';
import { apiKeys, operatorKeys, signingKeys } from './api-keys/tables.ts';
import { attempts } from './attempts/tables.ts';
import { auditLog } from './audit/tables.ts';
import { cashCodes } from './cash-payments/tables.ts';
import { customers } from './customers/tables.ts';
import { disputes } from './disputes/tables.ts';
import type { AnyTable, RowsOf } from './engine/table.ts';
import { fileParts, files } from './files/tables.ts';
import { ledgerChecks, workers } from './health/tables.ts';
import { idempotency } from './kernel/tables.ts';
import { accounts, accountStates, checkpoints, entries, transfers } from './ledger/tables.ts';
import { railPaces, rateCounts } from './limits/tables.ts';
import { kycSubmissions, logos, merchants } from './merchants/tables.ts';
import { links } from './links/tables.ts';
import { messages } from './messages/tables.ts';
import { suspendedMethods } from './methods/tables.ts';
import { paymentLinks } from './payment-links/tables.ts';
import { openPayments, payments, paymentTerms, releases } from './payments/tables.ts';
import { payoutAccounts } from './payout-accounts/tables.ts';
import { payoutExports } from './payout-exports/tables.ts';
import { factors, knownDevices, memberships, principals, recoveryCodes, sessions } from './people/tables.ts';
import { refunds } from './refunds/tables.ts';
import { figures, pendingFigures } from './reports/tables.ts';
import { dataKeys } from './root-secret/tables.ts';
import { settlements } from './settlements/tables.ts';
import {
  deliveries,
  deliveryAttempts,
  endpoints,
  events,
  lanes,
  pendingDeliveries,
  subscriptions,
  subscriptionVersions,
} from './webhooks/tables.ts';
import { tasks } from './worker/tables.ts';

/** The table of each row of the port. */
export const rowTables = {
  principal: principals,
  membership: memberships,
  merchant: merchants,
  kycSubmission: kycSubmissions,
  agent: agents,
  agentLocation: agentLocations,
  session: sessions,
  factor: factors,
  recoveryCode: recoveryCodes,
  knownDevice: knownDevices,
  apiKey: apiKeys,
  operatorKey: operatorKeys,
  signingKey: signingKeys,
  dataKey: dataKeys,
  paymentLink: paymentLinks,
  payment: payments,
  attempt: attempts,
  refund: refunds,
  dispute: disputes,
  file: files,
  filePart: fileParts,
  settlement: settlements,
  payoutExport: payoutExports,
  payoutAccount: payoutAccounts,
  account: accounts,
  figure: pendingFigures,
  cashCode: cashCodes,
  event: events,
  endpoint: endpoints,
  delivery: deliveries,
  task: tasks,
  link: links,
  message: messages,
  auditEntry: auditLog,
  ledgerCheck: ledgerChecks,
  checkpoint: checkpoints,
} satisfies { readonly [Name in RowName]: AnyTable & { readonly domain?: StoredRow<Name> } };

/** The tables of the store itself. */
const ownTables = [
  logos,
  suspendedMethods,
  openPayments,
  releases,
  paymentTerms,
  customers,
  transfers,
  entries,
  accountStates,
  figures,
  dailyTotals,
  cashOutCodes,
  subscriptions,
  subscriptionVersions,
  lanes,
  pendingDeliveries,
  deliveryAttempts,
  idempotency,
  rateCounts,
  railPaces,
  workers,
] as const;

type AnyOfThem = (typeof rowTables)[keyof typeof rowTables] | (typeof ownTables)[number];

/** Every table of the schema. */
export const tables: readonly AnyOfThem[] = [...Object.values(rowTables), ...ownTables];

/** The tables for kysely, its own bookkeeping of applied migrations. */
export type Tables = { [Each in AnyOfThem as Each['name']]: RowsOf<Each> } & {
  mitako_migration: { name: string };
};

/** A row as a query returns it. */
export type RowOf<Name extends keyof Tables> = Readonly<Selectable<Tables[Name]>>;
