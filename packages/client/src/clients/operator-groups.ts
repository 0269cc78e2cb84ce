// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { RouteMethods } from '../internal/methods.ts';
import { sending } from '../internal/sending.ts';
import type { Accounts } from '../resources/accounts.ts';
import type { AgentLocations } from '../resources/agent-locations.ts';
import type { Agents } from '../resources/agents.ts';
import type { Attempts } from '../resources/attempts.ts';
import type { OperatorAuditLog } from '../resources/audit-log.ts';
import type { OperatorDeliveries } from '../resources/deliveries.ts';
import type { OperatorDisputes } from '../resources/disputes.ts';
import type { OperatorFiles } from '../resources/files.ts';
import type { OperatorHealth } from '../resources/health.ts';
import type { LedgerChecks } from '../resources/ledger-checks.ts';
import type { Merchants } from '../resources/merchants.ts';
import type { Messages } from '../resources/messages.ts';
import type { OperatorMethods } from '../resources/methods.ts';
import type { OperatorKeys } from '../resources/operator-keys.ts';
import type { OperatorPayments } from '../resources/payments.ts';
import type { OperatorPayoutAccounts } from '../resources/payout-accounts.ts';
import type { PayoutExports } from '../resources/payout-exports.ts';
import type { OperatorPeople } from '../resources/people.ts';
import type { Rails } from '../resources/rails.ts';
import type { OperatorRefunds } from '../resources/refunds.ts';
import type { OperatorReports } from '../resources/reports.ts';
import type { Search } from '../resources/search.ts';
import type { OperatorSettlements } from '../resources/settlements.ts';
import type { Users } from '../resources/users.ts';

/** The methods of the client, by what they are about. */
export interface OperatorGroups {
  /** Merchants: verification, suspension, fees, settlement terms. */
  readonly merchants: Merchants;
  /** Payment methods of a merchant, with order and limits, and those of the gateway. */
  readonly methods: OperatorMethods;
  /** Rails with their health, figures and balances. */
  readonly rails: Rails;
  /** Agents, their limits and their floats. */
  readonly agents: Agents;
  /** Where customers find an agent, as the checkout shows it. */
  readonly agentLocations: AgentLocations;
  /** Payments of all merchants. */
  readonly payments: OperatorPayments;
  /** Refunds of all merchants. Create them with `payments.refund`. */
  readonly refunds: OperatorRefunds;
  /** Disputes of all merchants. Open them with `payments.dispute`. */
  readonly disputes: OperatorDisputes;
  /** Settlements of all merchants. */
  readonly settlements: OperatorSettlements;
  /** Where merchants are paid out. */
  readonly payoutAccounts: OperatorPayoutAccounts;
  /** Due payouts and their bank files (CSV, ISO 20022). */
  readonly payoutExports: PayoutExports;
  /** Files that merchants uploaded. */
  readonly files: OperatorFiles;
  /** Payment attempts, and those that need a review. */
  readonly attempts: Attempts;
  /** What was paid, lost and paid out by day, with the period before. */
  readonly reports: OperatorReports;
  /** Search by an id, a reference, an e-mail address, a phone number or a merchant's name. */
  readonly search: Search;
  /** Webhooks of all merchants. */
  readonly deliveries: OperatorDeliveries;
  /** The people of the operator: invitations, roles, access. */
  readonly people: OperatorPeople;
  /** Users: how well they are known, and the limits of their wallets. */
  readonly users: Users;
  /** Sessions of an account of any role. */
  readonly accounts: Accounts;
  /** Keys for the operator's API, each with one role. */
  readonly operatorKeys: OperatorKeys;
  /** Actions of merchants and operators. */
  readonly auditLog: OperatorAuditLog;
  /** Mail and text messages to people. */
  readonly messages: Messages;
  /** Queues, workers and the store. */
  readonly health: OperatorHealth;
  /** Checks of the ledger. */
  readonly ledgerChecks: LedgerChecks;
}

/** Creates the methods, each by its route. */
export function operatorGroups({ call, callWith, csv, download, list, text }: RouteMethods): OperatorGroups {
  return {
    merchants: {
      create: callWith('POST /admin/merchants', 'merchant'),
      list: list('GET /admin/merchants', 'merchants'),
      retrieve: call('GET /admin/merchants/{merchant_id}', 'merchant'),
      update: callWith('PATCH /admin/merchants/{merchant_id}', 'merchant'),
      decideKyc: callWith('POST /admin/merchants/{merchant_id}/kyc', 'merchant'),
      listKycSubmissions: list('GET /admin/merchants/{merchant_id}/kyc-submissions', 'kyc_submissions'),
      suspend: callWith('POST /admin/merchants/{merchant_id}/suspend', 'merchant'),
      createPasswordReset: call('POST /admin/merchants/{merchant_id}/password-reset', 'password_reset'),
      reinstate: callWith('POST /admin/merchants/{merchant_id}/reinstate', 'merchant'),
      balance: callWith('GET /admin/merchants/{merchant_id}/balance', 'balances'),
      members: list('GET /admin/merchants/{merchant_id}/members', 'members'),
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
      fundFloat: sending(callWith('POST /admin/agents/{agent_id}/float', 'transaction'), { direction: 'fund' }, [
        'amount',
        'currency',
        'livemode',
      ]),
      withdrawFloat: sending(
        callWith('POST /admin/agents/{agent_id}/float', 'transaction'),
        { direction: 'withdraw' },
        ['amount', 'currency', 'livemode'],
      ),
    },
    agentLocations: {
      create: callWith('POST /admin/agent-locations', 'agent_location'),
      list: list('GET /admin/agent-locations', 'agent_locations'),
      retrieve: call('GET /admin/agent-locations/{location_id}', 'agent_location'),
      update: callWith('PATCH /admin/agent-locations/{location_id}', 'agent_location'),
    },
    payments: {
      listAll: list('GET /admin/payments', 'payments'),
      retrieve: call('GET /admin/payments/{payment_id}', 'payment'),
      list: list('GET /admin/merchants/{merchant_id}/payments', 'payments'),
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
      linesCsv: text('GET /admin/settlements/{settlement_id}/lines.csv'),
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
      file: text('GET /admin/payout-exports/{payout_export_id}/file'),
      pay: callWith('POST /admin/payout-exports/{payout_export_id}/paid', 'payout_export'),
    },
    files: {
      content: download('GET /admin/files/{file_id}/content'),
    },
    attempts: {
      list: list('GET /admin/attempts', 'attempts'),
      listCsv: csv('GET /admin/attempts.csv'),
      totals: callWith('GET /admin/attempt-totals'),
      retrieve: call('GET /admin/attempts/{attempt_id}', 'attempt'),
      lookUp: call('GET /admin/attempts/{attempt_id}/lookup', 'lookup'),
      listUnapplied: list('GET /admin/unapplied-funds', 'unapplied_funds'),
      resolve: callWith('POST /admin/attempts/{attempt_id}/resolve', 'attempt'),
    },
    reports: {
      retrieve: callWith('GET /admin/reports/payments', 'report'),
      daysCsv: csv('GET /admin/reports/payments.csv'),
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
    people: {
      invite: callWith('POST /admin/people', 'operator'),
      list: list('GET /admin/people', 'operators'),
      retrieve: call('GET /admin/people/{membership_id}', 'operator'),
      update: callWith('PATCH /admin/people/{membership_id}', 'operator'),
      renewInvitation: call('POST /admin/people/{membership_id}/invitation', 'operator'),
    },
    users: {
      retrieve: call('GET /admin/users/{user_id}', 'user'),
      setTier: callWith('PUT /admin/users/{user_id}/tier', 'user'),
      freeze: callWith('POST /admin/users/{user_id}/freeze', 'user'),
      unfreeze: callWith('POST /admin/users/{user_id}/unfreeze', 'user'),
    },
    accounts: {
      sessions: call('GET /admin/accounts/{account_id}/sessions', 'devices'),
      endSessions: call('DELETE /admin/accounts/{account_id}/sessions'),
    },
    operatorKeys: {
      create: callWith('POST /admin/operator-keys', 'operator_key'),
      list: list('GET /admin/operator-keys', 'operator_keys'),
      retrieve: call('GET /admin/operator-keys/{key_id}', 'operator_key'),
      rename: callWith('PATCH /admin/operator-keys/{key_id}', 'operator_key'),
      setAddresses: callWith('PUT /admin/operator-keys/{key_id}/addresses', 'operator_key'),
      revoke: call('DELETE /admin/operator-keys/{key_id}'),
    },
    auditLog: {
      list: list('GET /admin/audit-log', 'audit_entries'),
    },
    messages: {
      list: list('GET /admin/messages', 'messages'),
      sendTest: call('POST /admin/messages/test', 'message'),
      reportBounce: call('POST /admin/bounced-messages/{message_id}', 'message'),
    },
    health: {
      retrieve: call('GET /admin/health', 'health'),
      metrics: text('GET /metrics'),
    },
    ledgerChecks: {
      create: call('POST /admin/ledger-checks', 'ledger_check'),
      list: list('GET /admin/ledger-checks', 'ledger_checks'),
      retrieve: call('GET /admin/ledger-checks/{ledger_check_id}', 'ledger_check'),
      retrieveCheckpoint: call('GET /admin/ledger-checkpoints/{day}', 'checkpoint'),
    },
  };
}
