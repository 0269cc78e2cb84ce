import { createMethods, type Checked } from '../internal/methods.ts';
import type { OperatorLine } from '../internal/routes.ts';
import { createSend, withBearer, type Send } from '../internal/transport.ts';
import { readOperatorKey } from '../keys.ts';
import { readConnection, type ConnectionOptions, type KeySettings } from '../options.ts';
import type { AgentLocations } from '../resources/agent-locations.ts';
import type { Agents } from '../resources/agents.ts';
import type { Attempts } from '../resources/attempts.ts';
import type { OperatorKeys } from '../resources/operator-keys.ts';
import type { OperatorAuditLog } from '../resources/audit-log.ts';
import type { OperatorDeliveries } from '../resources/deliveries.ts';
import type { OperatorDisputes } from '../resources/disputes.ts';
import type { OperatorHealth } from '../resources/health.ts';
import type { LedgerChecks } from '../resources/ledger-checks.ts';
import type { Merchants } from '../resources/merchants.ts';
import type { OperatorMethods, Rails } from '../resources/methods.ts';
import type { OperatorPayments } from '../resources/payments.ts';
import type { OperatorRefunds } from '../resources/refunds.ts';
import type { OperatorPayoutAccounts } from '../resources/payout-accounts.ts';
import type { PayoutExports } from '../resources/payout-exports.ts';
import type { OperatorFiles } from '../resources/files.ts';
import type { OperatorReports } from '../resources/reports.ts';
import type { Search } from '../resources/search.ts';
import type { OperatorSettlements } from '../resources/settlements.ts';

/** Options of an operator client. */
export interface OperatorClientOptions extends ConnectionOptions {
  /** Operator key, `svc_operator_…`. Checked at the first call. Rejected in browsers. */
  readonly operatorKey: string | undefined;
}

/** The API for the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
export interface OperatorClient {
  /** Merchants: verification, suspension, fees, terms. */
  readonly merchants: Merchants;
  /** Payment methods of a merchant, with order and limits, and which are suspended for all merchants. */
  readonly methods: OperatorMethods;
  /** Rails and their health. */
  readonly rails: Rails;
  /** Agents and their floats. */
  readonly agents: Agents;
  /** Where customers find agents. */
  readonly agentLocations: AgentLocations;
  /** Payments of all merchants. */
  readonly payments: OperatorPayments;
  /** Refunds of all merchants, and those to resolve. */
  readonly refunds: OperatorRefunds;
  /** Disputes: open, resolve. */
  readonly disputes: OperatorDisputes;
  /** Settlements: create, mark as paid or failed. */
  readonly settlements: OperatorSettlements;
  /** Where merchants are paid. */
  readonly payoutAccounts: OperatorPayoutAccounts;
  /** Bank files of due payouts. */
  readonly payoutExports: PayoutExports;
  /** Files that merchants uploaded. */
  readonly files: OperatorFiles;
  /** Attempts, and those that need a review. */
  readonly attempts: Attempts;
  /** Figures by day. */
  readonly reports: OperatorReports;
  /** Finds anything by what is printed somewhere. */
  readonly search: Search;
  /** Webhooks of all merchants. */
  readonly deliveries: OperatorDeliveries;
  /** Keys of the operator. */
  readonly operatorKeys: OperatorKeys;
  /** The audit log. */
  readonly auditLog: OperatorAuditLog;
  /** Queues, workers and the store. */
  readonly health: OperatorHealth;
  /** Checks of the ledger. */
  readonly ledgerChecks: LedgerChecks;
}

/**
 * Creates the operator client. It holds no connection and no state. It retries calls as `createClient` does.
 *
 * @example
 * ```ts
 * const operator = createOperatorClient({ operatorKey: env.MITAKO_OPERATOR_KEY, baseUrl:
 * 'https://pay.example.cm/api/v1' }); for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * The key and the base URL are checked at the first call, which throws a `TypeError` that explains what to change.
 * @throws TypeError when another option is invalid
 */
export function createOperatorClient(options: OperatorClientOptions): OperatorClient {
  return operatorClientOf({ ...readConnection(options), key: () => readOperatorKey(options.operatorKey) });
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function operatorClientOf(settings: KeySettings): OperatorClient {
  return operatorClientOver(withBearer(createSend(settings), settings.key));
}

/** The operator API on any authenticated transport. */
export function operatorClientOver(send: Send): OperatorClient {
  const { call, callWith, list, csv, download } = createMethods<OperatorLine>(send);
  const moveFloat = callWith('POST /admin/agents/{agent_id}/float', 'transaction');
  const payoutFile = csv('GET /admin/payout-exports/{payout_export_id}/file');
  const linesCsv = csv('GET /admin/settlements/{settlement_id}/lines.csv');
  const client: Checked<OperatorClient> = {
    merchants: {
      create: callWith('POST /admin/merchants', 'merchant'),
      list: list('GET /admin/merchants', 'merchants'),
      retrieve: call('GET /admin/merchants/{merchant_id}', 'merchant'),
      update: callWith('PATCH /admin/merchants/{merchant_id}', 'merchant'),
      decideKyc: callWith('POST /admin/merchants/{merchant_id}/kyc', 'merchant'),
      listKycSubmissions: list('GET /admin/merchants/{merchant_id}/kyc-submissions', 'kyc_submissions'),
      createPasswordReset: call('POST /admin/merchants/{merchant_id}/password-reset', 'password_reset'),
      suspend: callWith('POST /admin/merchants/{merchant_id}/suspend', 'merchant'),
      reinstate: call('POST /admin/merchants/{merchant_id}/reinstate', 'merchant'),
      balance: callWith('GET /admin/merchants/{merchant_id}/balance', 'balances'),
      webhookEndpoints: callWith('GET /admin/merchants/{merchant_id}/webhook-endpoints', 'endpoints'),
    },
    methods: {
      list: callWith('GET /admin/merchants/{merchant_id}/methods', 'methods'),
      set: callWith('PUT /admin/merchants/{merchant_id}/methods', 'methods'),
      listAll: callWith('GET /admin/methods', 'methods'),
      suspend: callWith('POST /admin/methods/{method}/suspend', 'method'),
      reinstate: callWith('POST /admin/methods/{method}/reinstate', 'method'),
    },
    rails: {
      list: call('GET /admin/rails', 'rails'),
    },
    agents: {
      create: callWith('POST /admin/agents', 'agent'),
      list: list('GET /admin/agents', 'agents'),
      retrieve: call('GET /admin/agents/{agent_id}'),
      update: callWith('PATCH /admin/agents/{agent_id}', 'agent'),
      listTransactions: list('GET /admin/agents/{agent_id}/transactions', 'transactions'),
      fundFloat: (agentId, { amount, currency, livemode }, options) =>
        moveFloat(agentId, { amount, currency, livemode, direction: 'fund' }, options),
      withdrawFloat: (agentId, { amount, currency, livemode }, options) =>
        moveFloat(agentId, { amount, currency, livemode, direction: 'withdraw' }, options),
    },
    agentLocations: {
      create: callWith('POST /admin/agent-locations', 'agent_location'),
      list: list('GET /admin/agent-locations', 'agent_locations'),
      retrieve: call('GET /admin/agent-locations/{location_id}', 'agent_location'),
      update: callWith('PATCH /admin/agent-locations/{location_id}', 'agent_location'),
    },
    payments: {
      list: list('GET /admin/merchants/{merchant_id}/payments', 'payments'),
      retrieve: call('GET /admin/payments/{payment_id}', 'payment'),
      timeline: call('GET /admin/payments/{payment_id}/timeline', 'timeline'),
      refund: callWith('POST /admin/payments/{payment_id}/refunds', 'refund'),
      dispute: callWith('POST /admin/payments/{payment_id}/disputes', 'dispute'),
    },
    refunds: {
      list: list('GET /admin/refunds', 'refunds'),
      listCsv: csv('GET /admin/refunds.csv'),
      retrieve: call('GET /admin/refunds/{refund_id}', 'refund'),
      resolve: callWith('POST /admin/refunds/{refund_id}/resolve', 'refund'),
    },
    disputes: {
      list: list('GET /admin/disputes', 'disputes'),
      listCsv: csv('GET /admin/disputes.csv'),
      retrieve: call('GET /admin/disputes/{dispute_id}', 'dispute'),
      resolve: callWith('POST /admin/disputes/{dispute_id}/resolve', 'dispute'),
      return: callWith('POST /admin/disputes/{dispute_id}/return', 'dispute'),
    },
    settlements: {
      create: callWith('POST /admin/merchants/{merchant_id}/settlements', 'settlement'),
      list: list('GET /admin/settlements', 'settlements'),
      listCsv: csv('GET /admin/settlements.csv'),
      retrieve: call('GET /admin/settlements/{settlement_id}', 'settlement'),
      lines: list('GET /admin/settlements/{settlement_id}/lines', 'lines'),
      linesCsv: (settlementId, options) => linesCsv(settlementId, {}, options),
      resolve: callWith('POST /admin/settlements/{settlement_id}/resolve', 'settlement'),
    },
    payoutAccounts: {
      retrieve: callWith('GET /admin/merchants/{merchant_id}/payout-account', 'payout_account'),
    },
    payoutExports: {
      listDue: list('GET /admin/due-payouts', 'due_payouts'),
      dueTotals: callWith('GET /admin/due-payouts/totals', 'totals'),
      create: callWith('POST /admin/payout-exports'),
      list: list('GET /admin/payout-exports', 'payout_exports'),
      retrieve: call('GET /admin/payout-exports/{payout_export_id}', 'payout_export'),
      file: (payoutExportId, options) => payoutFile(payoutExportId, {}, options),
      pay: callWith('POST /admin/payout-exports/{payout_export_id}/paid', 'payout_export'),
    },
    files: {
      content: download('GET /admin/files/{file_id}/content'),
    },
    reports: {
      retrieve: callWith('GET /admin/reports/payments', 'report'),
      daysCsv: csv('GET /admin/reports/payments.csv'),
    },
    attempts: {
      list: list('GET /admin/attempts', 'attempts'),
      listCsv: csv('GET /admin/attempts.csv'),
      listUnapplied: list('GET /admin/unapplied-funds', 'unapplied_funds'),
      lookUp: call('GET /admin/attempts/{attempt_id}/lookup', 'lookup'),
      retrieve: call('GET /admin/attempts/{attempt_id}', 'attempt'),
      resolve: callWith('POST /admin/attempts/{attempt_id}/resolve', 'attempt'),
    },
    search: {
      find: callWith('GET /admin/search'),
    },
    deliveries: {
      list: list('GET /admin/deliveries', 'deliveries'),
      retrieve: call('GET /admin/deliveries/{delivery_id}', 'delivery'),
      replay: call('POST /admin/deliveries/{delivery_id}/replay', 'delivery'),
      replayFailed: callWith('POST /admin/failed-deliveries/replay'),
    },
    operatorKeys: {
      list: list('GET /admin/operator-keys', 'operator_keys'),
      revoke: call('DELETE /admin/operator-keys/{key_id}'),
    },
    auditLog: {
      list: list('GET /admin/audit-log', 'audit_entries'),
    },
    health: {
      retrieve: call('GET /admin/health', 'health'),
    },
    ledgerChecks: {
      create: call('POST /admin/ledger-checks', 'ledger_check'),
      list: list('GET /admin/ledger-checks', 'ledger_checks'),
      retrieve: call('GET /admin/ledger-checks/{ledger_check_id}', 'ledger_check'),
    },
  };
  return client;
}
