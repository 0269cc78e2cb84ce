import type { OperatorClient } from '../../src/operator.ts';
import { payment } from '../support/api.ts';
import {
  agent,
  attempt,
  auditEntry,
  balances,
  delivery,
  dispute as ownDispute,
  endpointWithRecent,
  health,
  held,
  ledgerCheck,
  line,
  merchant,
  page,
  pagination,
  refund as ownRefund,
  settlement as ownSettlement,
  timeline,
  transaction,
} from '../support/samples.ts';
import type { Case } from './case.ts';

const paymentRecord = { ...payment, merchant_id: 'mer_1' };
const deliveryRecord = { ...delivery, merchant_id: 'mer_1' };
const refund = { ...ownRefund, merchant_id: 'mer_1' };
const dispute = { ...ownDispute, merchant_id: 'mer_1' };
const settlement = { ...ownSettlement, merchant_id: 'mer_1' };
const whose = { merchant_id: 'mer_1', mode: 'test', limit: 5, cursor: 'c' } as const;

export const operatorCases: readonly Case<OperatorClient>[] = [
  {
    route: 'createMerchant',
    call: ({ merchants }) =>
      merchants.create({ email: 'b@example.cm', password: 'a good password', name: 'B', phone: '+237653456789' }),
    data: { merchant },
  },
  {
    route: 'listMerchants',
    call: ({ merchants }) => merchants.list({ kyc_status: 'pending', limit: 5, cursor: 'c' }).page(),
    data: { merchants: [merchant], pagination },
    gives: page([merchant]),
  },
  {
    route: 'listWholeAuditLog',
    call: ({ auditLog }) => auditLog.list({ merchant_id: 'mer_1', actor_id: 'opr_1', cursor: 'c' }).page(),
    data: { audit_entries: [auditEntry], pagination },
    gives: page([auditEntry]),
  },
  { route: 'getMerchant', call: ({ merchants }) => merchants.retrieve('mer_1'), data: { merchant } },
  {
    route: 'updateMerchant',
    call: ({ merchants }) =>
      merchants.update('mer_1', {
        fees: { basis_points: 250, fixed: 10, minimum: 0, maximum: null, refund_policy: 'keep' },
        settlement: { delay_seconds: 86_400, schedule: 'weekly', minimum: 1_000 },
      }),
    data: { merchant },
  },
  {
    route: 'decideKyc',
    call: ({ merchants }) => merchants.decideKyc('mer_1', { decision: 'needs_info', note: 'The address?' }),
    data: { merchant },
  },
  { route: 'suspendMerchant', call: ({ merchants }) => merchants.suspend('mer_1'), data: { merchant } },
  {
    route: 'suspendMerchant',
    call: ({ merchants }) => merchants.suspend('mer_1', { reason: 'Many complaints.' }),
    data: { merchant },
  },
  { route: 'reinstateMerchant', call: ({ merchants }) => merchants.reinstate('mer_1'), data: { merchant } },
  {
    route: 'getMerchantBalance',
    call: ({ merchants }) => merchants.balance('mer_1', { mode: 'live' }),
    data: { balances },
  },
  {
    route: 'listMerchantEndpoints',
    call: ({ merchants }) => merchants.webhookEndpoints('mer_1', { mode: 'test' }),
    data: { endpoints: [endpointWithRecent] },
  },
  { route: 'getHealth', call: (operator) => operator.health.retrieve(), data: { health } },
  {
    route: 'createLedgerCheck',
    call: ({ ledgerChecks }) => ledgerChecks.create(),
    data: { ledger_check: ledgerCheck },
  },
  {
    route: 'listLedgerChecks',
    call: ({ ledgerChecks }) => ledgerChecks.list({ limit: 5, cursor: 'c' }).page(),
    data: { ledger_checks: [ledgerCheck], pagination },
    gives: page([ledgerCheck]),
  },
  {
    route: 'getLedgerCheck',
    call: ({ ledgerChecks }) => ledgerChecks.retrieve('chk_1'),
    data: { ledger_check: ledgerCheck },
  },
  {
    route: 'createAgent',
    call: ({ agents }) =>
      agents.create({ email: 'a@example.cm', password: 'a good password', name: 'A', limits: { cash_in_max: 5 } }),
    data: { agent },
  },
  {
    route: 'listAgents',
    call: ({ agents }) => agents.list({ limit: 5 }).page(),
    data: { agents: [agent], pagination },
    gives: page([agent]),
  },
  {
    route: 'getAgent',
    call: ({ agents }) => agents.retrieve('agt_1'),
    data: { agent, floats: held },
    gives: { agent, floats: held },
  },
  { route: 'updateAgent', call: ({ agents }) => agents.update('agt_1', { suspended: true }), data: { agent } },
  {
    route: 'moveFloat',
    call: ({ agents }) => agents.fundFloat('agt_1', { amount: 5, currency: 'XAF', livemode: true }),
    data: { transaction },
  },
  {
    route: 'moveFloat',
    call: ({ agents }) => agents.withdrawFloat('agt_1', { amount: 5, currency: 'XAF', livemode: true }),
    data: { transaction },
  },
  { route: 'getAnyPayment', call: ({ payments }) => payments.retrieve(payment.id), data: { payment: paymentRecord } },
  { route: 'getAnyTimeline', call: ({ payments }) => payments.timeline(payment.id), data: { timeline } },
  { route: 'createOperatorRefund', call: ({ payments }) => payments.refund(payment.id), data: { refund } },
  {
    route: 'createOperatorRefund',
    call: ({ payments }) => payments.refund(payment.id, { amount: 5, reason: 'Asked for.' }),
    data: { refund },
  },
  { route: 'openDispute', call: ({ payments }) => payments.dispute(payment.id), data: { dispute } },
  {
    route: 'openDispute',
    call: ({ payments }) => payments.dispute(payment.id, { amount: 5, reason: 'Never arrived.' }),
    data: { dispute },
  },
  {
    route: 'listAllRefunds',
    call: ({ refunds }) => refunds.list({ ...whose, status: 'pending', payment_id: payment.id }).page(),
    data: { refunds: [refund], pagination },
    gives: page([refund]),
  },
  { route: 'getAnyRefund', call: ({ refunds }) => refunds.retrieve('rfd_1'), data: { refund } },
  {
    route: 'resolveRefund',
    call: ({ refunds }) => refunds.resolve('rfd_1', { outcome: 'failed', failure_code: 'invalid_payer' }),
    data: { refund },
  },
  {
    route: 'listAllDisputes',
    call: ({ disputes }) => disputes.list({ ...whose, status: 'under_review', payment_id: payment.id }).page(),
    data: { disputes: [dispute], pagination },
    gives: page([dispute]),
  },
  { route: 'getAnyDispute', call: ({ disputes }) => disputes.retrieve('dsp_1'), data: { dispute } },
  {
    route: 'resolveDispute',
    call: ({ disputes }) => disputes.resolve('dsp_1', { outcome: 'won', note: 'Signed for.' }),
    data: { dispute },
  },
  {
    route: 'createSettlement',
    call: ({ settlements }) => settlements.create('mer_1', { livemode: true, currency: 'XAF' }),
    data: { settlement },
  },
  {
    route: 'listAllSettlements',
    call: ({ settlements }) => settlements.list({ ...whose, status: 'pending' }).page(),
    data: { settlements: [settlement], pagination },
    gives: page([settlement]),
  },
  { route: 'getAnySettlement', call: ({ settlements }) => settlements.retrieve('stl_1'), data: { settlement } },
  {
    route: 'listAnySettlementLines',
    call: ({ settlements }) => settlements.lines('stl_1', { limit: 5, cursor: '7' }).page(),
    data: { lines: [line], pagination },
    gives: page([line]),
  },
  {
    route: 'listAnySettlementLines',
    call: ({ settlements }) => settlements.linesCsv('stl_1'),
    data: { lines: [line], pagination },
    csv: 'amount\r\n5000\r\n',
    gives: 'amount\r\n5000\r\n',
  },
  {
    route: 'resolveSettlement',
    call: ({ settlements }) => settlements.resolve('stl_1', { outcome: 'paid', reference: 'BANK-7' }),
    data: { settlement },
  },
  {
    route: 'resolveSettlement',
    call: ({ settlements }) =>
      settlements.resolve('stl_1', {
        outcome: 'failed',
        failure_reason: 'The account is closed.',
        reference: 'BANK-8',
      }),
    data: { settlement },
  },
  {
    route: 'listAttempts',
    call: ({ attempts }) => attempts.list({ ...whose, status: 'needs_review', payment_id: payment.id }).page(),
    data: { attempts: [attempt], pagination },
    gives: page([attempt]),
  },
  { route: 'getAttempt', call: ({ attempts }) => attempts.retrieve('att_1'), data: { attempt } },
  {
    route: 'resolveAttempt',
    call: ({ attempts }) => attempts.resolve('att_1', { outcome: 'failed', failure_code: 'invalid_payer' }),
    data: { attempt },
  },
  {
    route: 'resolveAttempt',
    call: ({ attempts }) => attempts.resolve('att_1', { outcome: 'returned' }),
    data: { attempt: { ...attempt, unapplied_funds: 'returned' } },
  },
  {
    route: 'listAllDeliveries',
    call: ({ deliveries }) =>
      deliveries
        .list({ ...whose, status: 'failed', endpoint_id: 'whe_1', event_id: 'evt_1', payment_id: payment.id })
        .page(),
    data: { deliveries: [deliveryRecord], pagination },
    gives: page([deliveryRecord]),
  },
  {
    route: 'getAnyDelivery',
    call: ({ deliveries }) => deliveries.retrieve('dlv_1'),
    data: { delivery: { ...deliveryRecord, request_body: '{}', attempts: [] } },
  },
  {
    route: 'replayAnyDelivery',
    call: ({ deliveries }) => deliveries.replay('dlv_1'),
    data: { delivery: deliveryRecord },
  },
  {
    route: 'replayAllFailedDeliveries',
    call: ({ deliveries }) =>
      deliveries.replayFailed({
        since: '2026-01-31T12:00:00Z',
        merchant_id: 'mer_1',
        endpoint_id: 'whe_1',
        mode: 'live',
        cursor: 'c',
      }),
    data: { replayed: 500, has_more: true, next_cursor: 'dlv_1' },
    gives: { replayed: 500, has_more: true, next_cursor: 'dlv_1' },
  },
];
