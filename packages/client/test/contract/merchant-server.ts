// The merchant's server, with a secret key.
import type { Client } from '../../src/clients/create-client.ts';
import { payment } from '../support/api.ts';
import {
  balances,
  delivery,
  deliveryWithAttempts,
  dispute,
  endpoint,
  endpointWithRecent,
  endpointWithSecret,
  event,
  line,
  page,
  pagination,
  refund,
  settlement,
  timeline,
} from '../support/samples.ts';
import type { Case } from './case.ts';

export const merchantServerCases: readonly Case<Client>[] = [
  {
    route: 'createPayment',
    call: ({ payments }) =>
      payments.create({
        amount: 5000,
        currency: 'XAF',
        description: 'Three mangoes 🥭',
        customer_reference: 'order-1',
        return_url: 'https://shop.example/thanks',
        cancel_url: 'https://shop.example/cart',
        metadata: { basket: '7' },
        expires_in: 3600,
        locale: 'fr',
        max_attempts: 2,
      }),
    data: { payment, checkout_url: payment.checkout_url },
    gives: payment,
  },
  { route: 'getPayment', call: ({ payments }) => payments.retrieve(payment.id), data: { payment } },
  {
    route: 'listPayments',
    call: ({ payments }) =>
      payments
        .list({
          status: ['succeeded', 'refunded'],
          customer_reference: 'order-1',
          created_from: '2026-01-01T00:00:00Z',
          created_to: '2026-02-01T00:00:00+01:00',
          limit: 100,
          cursor: 'c',
        })
        .page(),
    data: { payments: [payment], pagination },
    gives: page([payment]),
  },
  {
    route: 'listPayments',
    call: ({ payments }) => payments.list({ search: 'order-1', amount: 5000, method: 'mtn_momo' }).page(),
    data: { payments: [payment], pagination },
    gives: page([payment]),
  },
  {
    route: 'listPayments',
    call: ({ payments }) => payments.listCsv({ phone_ending: '789', transaction_id: 'tx_1' }),
    data: { payments: [payment], pagination },
    csv: 'id\r\npay_1\r\n',
    gives: 'id\r\npay_1\r\n',
  },
  { route: 'cancelPayment', call: ({ payments }) => payments.cancel(payment.id), data: { payment } },
  {
    route: 'cancelPayment',
    call: ({ payments }) => payments.cancel(payment.id, { reason: 'sold out' }),
    data: { payment },
  },
  { route: 'createRefund', call: ({ payments }) => payments.refund(payment.id), data: { refund } },
  {
    route: 'createRefund',
    call: ({ payments }) => payments.refund(payment.id, { amount: 2000, reason: 'one was bruised' }),
    data: { refund },
  },
  {
    route: 'listRefunds',
    call: ({ payments }) => payments.listRefunds(payment.id, { limit: 5 }).page(),
    data: { refunds: [refund], pagination },
    gives: page([refund]),
  },
  { route: 'getTimeline', call: ({ payments }) => payments.timeline(payment.id), data: { timeline } },
  { route: 'getRefund', call: ({ refunds }) => refunds.retrieve('rfd_1'), data: { refund } },
  {
    route: 'listDisputes',
    call: ({ disputes }) =>
      disputes.list({ status: 'needs_response', payment_id: payment.id, limit: 5, cursor: 'c' }).page(),
    data: { disputes: [dispute], pagination },
    gives: page([dispute]),
  },
  { route: 'getDispute', call: ({ disputes }) => disputes.retrieve('dsp_1'), data: { dispute } },
  {
    route: 'submitDisputeEvidence',
    call: ({ disputes }) => disputes.submitEvidence('dsp_1', { evidence: 'Signed for on 3 January.' }),
    data: { dispute },
  },
  {
    route: 'listSettlements',
    call: ({ settlements }) => settlements.list({ status: 'paid', currency: 'XAF', limit: 5, cursor: 'c' }).page(),
    data: { settlements: [settlement], pagination },
    gives: page([settlement]),
  },
  { route: 'getSettlement', call: ({ settlements }) => settlements.retrieve('stl_1'), data: { settlement } },
  {
    route: 'listSettlementLines',
    call: ({ settlements }) => settlements.lines('stl_1', { limit: 5, cursor: '7' }).page(),
    data: { lines: [line], pagination },
    gives: page([line]),
  },
  {
    route: 'listSettlementLines',
    call: ({ settlements }) => settlements.linesCsv('stl_1'),
    data: { lines: [line], pagination },
    csv: 'amount\r\n5000\r\n',
    gives: 'amount\r\n5000\r\n',
  },
  {
    route: 'createWebhookEndpoint',
    call: ({ webhookEndpoints }) =>
      webhookEndpoints.create({
        url: endpoint.url,
        events: ['payment.*', 'refund.succeeded'],
        enabled: true,
        description: 'Shop',
        prefixed_names: true,
      }),
    data: { endpoint: endpointWithSecret },
  },
  {
    route: 'listWebhookEndpoints',
    call: ({ webhookEndpoints }) => webhookEndpoints.list({ limit: 10 }).page(),
    data: { endpoints: [endpointWithRecent], pagination },
    gives: page([endpointWithRecent]),
  },
  {
    route: 'getWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.retrieve('whe_1'),
    data: { endpoint: endpointWithRecent },
  },
  {
    route: 'updateWebhookEndpoint',
    call: ({ webhookEndpoints }) =>
      webhookEndpoints.update('whe_1', { enabled: false, description: null, events: ['*'] }),
    data: { endpoint },
  },
  {
    route: 'deleteWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.delete('whe_1'),
    data: { deleted: true, id: 'whe_1' },
    gives: { deleted: true, id: 'whe_1' },
  },
  {
    route: 'rotateWebhookSecret',
    call: ({ webhookEndpoints }) => webhookEndpoints.rotateSecret('whe_1'),
    data: { endpoint: endpointWithSecret },
  },
  {
    route: 'rotateWebhookSecret',
    call: ({ webhookEndpoints }) => webhookEndpoints.rotateSecret('whe_1', { grace_seconds: 0 }),
    data: { endpoint: endpointWithSecret },
  },
  {
    route: 'pingWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.ping('whe_1'),
    data: { event, delivery },
    gives: { event, delivery },
  },
  {
    route: 'listEvents',
    call: ({ events }) => events.list({ event: 'payment.succeeded', payment_id: 'pay_1', cursor: 'c' }).page(),
    data: { events: [event], pagination },
    gives: page([event]),
  },
  { route: 'getEvent', call: ({ events }) => events.retrieve('evt_1'), data: { event } },
  { route: 'replayEvent', call: ({ events }) => events.replay('evt_1'), data: { deliveries: [delivery] } },
  {
    route: 'replayEvent',
    call: ({ events }) => events.replay('evt_1', { endpoint_id: 'whe_1' }),
    data: { deliveries: [delivery] },
  },
  {
    route: 'listDeliveries',
    call: ({ deliveries }) =>
      deliveries
        .list({ status: 'failed', endpoint_id: 'whe_1', event_id: 'evt_1', payment_id: 'pay_1', limit: 1 })
        .page(),
    data: { deliveries: [delivery], pagination },
    gives: page([delivery]),
  },
  {
    route: 'getDelivery',
    call: ({ deliveries }) => deliveries.retrieve('dlv_1'),
    data: { delivery: deliveryWithAttempts },
  },
  { route: 'replayDelivery', call: ({ deliveries }) => deliveries.replay('dlv_1'), data: { delivery } },
  {
    route: 'replayFailedDeliveries',
    call: ({ deliveries }) =>
      deliveries.replayFailed({ since: '2026-01-31T00:00:00Z', endpoint_id: 'whe_1', cursor: 'c' }),
    data: { replayed: 3, has_more: false, next_cursor: null },
    gives: { replayed: 3, has_more: false, next_cursor: null },
  },
  { route: 'getBalance', call: ({ balance }) => balance.retrieve(), data: { balances } },
  {
    route: 'simulatePayment',
    call: ({ sandbox }) => sandbox.simulate(payment.id, { outcome: 'refund' }),
    data: { payment, refund, dispute: null },
    gives: { payment, refund, dispute: null },
  },
];
