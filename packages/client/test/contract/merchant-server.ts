// The merchant's server, with a secret key.
import type { Client } from '../../src/clients/create-client.ts';
import { payment } from '../support/api.ts';
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
    gives: 'payment',
  },
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
  },
  {
    route: 'listPayments',
    call: ({ payments }) =>
      payments.list({ q: 'order-1', amount: 5000, method: 'mtn_momo', payment_link_id: 'plink_1' }).page(),
  },
  {
    route: 'exportPayments',
    call: ({ payments }) => payments.listCsv({ phone_ending: '789', transaction_id: 'tx_1' }),
    csv: 'id\r\npay_1\r\n',
  },
  {
    route: 'getPaymentTotals',
    call: ({ payments }) => payments.totals({ method: 'mtn_momo', created_from: '2026-01-01T00:00:00Z' }),
  },
  {
    route: 'createPaymentLink',
    call: ({ paymentLinks }) =>
      paymentLinks.create({
        description: 'Lunch',
        amount_min: 500,
        amount_max: 5000,
        currency: 'XAF',
        expires_at: '2027-01-01T00:00:00Z',
        max_payments: 100,
      }),
    gives: 'payment_link',
  },
  {
    route: 'createPaymentLink',
    call: ({ paymentLinks }) => paymentLinks.create({ description: 'Lunch', amount: 2500 }),
    gives: 'payment_link',
  },
  {
    route: 'listPaymentLinks',
    call: ({ paymentLinks }) => paymentLinks.list({ active: false, limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'getPaymentLink',
    call: ({ paymentLinks }) => paymentLinks.retrieve('plink_1'),
    gives: 'payment_link',
  },
  {
    route: 'updatePaymentLink',
    call: ({ paymentLinks }) =>
      paymentLinks.update('plink_1', { description: 'Dinner', active: false, expires_at: null, max_payments: null }),
    gives: 'payment_link',
  },
  { route: 'exportCustomers', call: ({ customers }) => customers.listCsv({ q: '789' }), csv: 'id,first_seen_at\r\n' },
  { route: 'listCustomers', call: ({ customers }) => customers.list({ q: '789', limit: 5, cursor: 'c' }).page() },
  { route: 'getCustomer', call: ({ customers }) => customers.retrieve('cus_1'), gives: 'customer' },
  {
    route: 'getCustomer',
    call: ({ customers }) =>
      customers.retrieve('cus_1', { created_from: '2026-01-01T00:00:00Z', created_to: '2026-02-01T00:00:00Z' }),
    gives: 'customer',
  },
  {
    route: 'listCustomerTotals',
    call: ({ customers }) => customers.totals({ customer_id: ['cus_1', 'cus_2'] }),
    gives: 'customer_totals',
  },
  {
    route: 'updateCustomer',
    call: ({ customers }) => customers.update('cus_1', { notes: 'Wholesale' }),
    gives: 'customer',
  },
  { route: 'eraseCustomer', call: ({ customers }) => customers.delete('cus_1') },
  { route: 'getPaymentCustomer', call: ({ customers }) => customers.ofPayment(payment.id), gives: 'customer' },
  {
    route: 'listPaymentCustomers',
    call: ({ customers }) => customers.ofPayments({ payment_id: [payment.id, 'pay_2'] }),
    gives: 'payment_customers',
  },
  { route: 'cancelPayment', call: ({ payments }) => payments.cancel(payment.id) },
  {
    route: 'cancelPayment',
    call: ({ payments }) => payments.cancel(payment.id, { reason: 'sold out' }),
  },
  { route: 'chargePayment', call: ({ payments }) => payments.charge(payment.id, { phone: '+237653456789' }) },
  {
    route: 'chargePayment',
    call: ({ payments }) => payments.charge(payment.id, { phone: '+237653456789', provider: 'orange_money' }),
  },
  { route: 'confirmPayment', call: ({ payments }) => payments.confirm(payment.id, { code: '123456' }) },
  { route: 'createRefund', call: ({ payments }) => payments.refund(payment.id) },
  {
    route: 'createRefund',
    call: ({ payments }) => payments.refund(payment.id, { amount: 2000, reason: 'one was bruised' }),
  },
  {
    route: 'listRefunds',
    call: ({ payments }) => payments.listRefunds(payment.id, { limit: 5 }).page(),
  },
  {
    route: 'exportDisputes',
    call: ({ disputes }) => disputes.listCsv({ status: 'lost', created_from: '2026-01-01T00:00:00Z' }),
    csv: 'id\r\ndsp_1\r\n',
  },
  {
    route: 'listDisputes',
    call: ({ disputes }) =>
      disputes.list({ status: 'needs_response', payment_id: payment.id, limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'submitDisputeEvidence',
    call: ({ disputes }) => disputes.submitEvidence('dsp_1', { evidence: 'Signed for on 3 January.' }),
  },
  {
    route: 'uploadFile',
    call: ({ files }) => files.upload(new Uint8Array([37, 80, 68, 70]), { name: 'receipt.pdf' }),
  },
  { route: 'getFile', call: ({ files }) => files.retrieve('file_1') },
  { route: 'downloadFile', call: ({ files }) => files.content('file_1'), bytes: '%PDF' },
  {
    route: 'exportSettlements',
    call: ({ settlements }) => settlements.listCsv({ status: 'paid', currency: 'XAF' }),
    csv: 'id\r\nstl_1\r\n',
  },
  {
    route: 'listSettlements',
    call: ({ settlements }) => settlements.list({ status: 'paid', currency: 'XAF', limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'listSettlementLines',
    call: ({ settlements }) => settlements.lines('stl_1', { limit: 5, cursor: '7' }).page(),
  },
  {
    route: 'exportSettlementLines',
    call: ({ settlements }) => settlements.linesCsv('stl_1'),
    csv: 'amount\r\n5000\r\n',
  },
  {
    route: 'createWebhookEndpoint',
    call: ({ webhookEndpoints }) =>
      webhookEndpoints.create({
        url: 'https://shop.example/webhooks',
        events: ['payment.*', 'refund.succeeded'],
        enabled: true,
        description: 'Shop',
        prefixed_names: true,
      }),
  },
  {
    route: 'listWebhookEndpoints',
    call: ({ webhookEndpoints }) => webhookEndpoints.list({ limit: 10 }).page(),
  },
  {
    route: 'updateWebhookEndpoint',
    call: ({ webhookEndpoints }) =>
      webhookEndpoints.update('whe_1', { enabled: false, description: null, events: ['*'] }),
  },
  {
    route: 'deleteWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.delete('whe_1'),
  },
  {
    route: 'rotateWebhookSecret',
    call: ({ webhookEndpoints }) => webhookEndpoints.rotateSecret('whe_1'),
  },
  {
    route: 'rotateWebhookSecret',
    call: ({ webhookEndpoints }) => webhookEndpoints.rotateSecret('whe_1', { grace_seconds: 0 }),
  },
  {
    route: 'pingWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.ping('whe_1'),
  },
  {
    route: 'listEvents',
    call: ({ events }) => events.list({ event: 'payment.succeeded', payment_id: 'pay_1', cursor: 'c' }).page(),
  },
  { route: 'replayEvent', call: ({ events }) => events.replay('evt_1') },
  {
    route: 'replayEvent',
    call: ({ events }) => events.replay('evt_1', { endpoint_id: 'whe_1' }),
  },
  {
    route: 'exportDeliveries',
    call: ({ deliveries }) => deliveries.listCsv({ status: 'failed', endpoint_id: 'whe_1' }),
    csv: 'id\r\ndlv_1\r\n',
  },
  {
    route: 'listDeliveries',
    call: ({ deliveries }) =>
      deliveries
        .list({ status: 'failed', endpoint_id: 'whe_1', event_id: 'evt_1', payment_id: 'pay_1', limit: 1 })
        .page(),
  },
  { route: 'replayDelivery', call: ({ deliveries }) => deliveries.replay('dlv_1') },
  {
    route: 'replayFailedDeliveries',
    call: ({ deliveries }) =>
      deliveries.replayFailed({ since: '2026-01-31T00:00:00Z', endpoint_id: 'whe_1', cursor: 'c' }),
  },
  {
    route: 'simulatePayment',
    call: ({ sandbox }) => sandbox.simulate(payment.id, { outcome: 'refund' }),
  },
  { route: 'getSandboxClock', call: ({ sandbox }) => sandbox.clock() },
  { route: 'advanceSandboxClock', call: ({ sandbox }) => sandbox.advanceClock({ seconds: 86_400 }) },
];
