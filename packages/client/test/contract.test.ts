// Every method of the client against the contract's own declarations: what is sent is what a route takes, and what the
// route answers is what the method gives.
import { routes, type RouteName } from '@mitako/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../src/create-client.ts';
import { payment, quickClient, recorded, succeeded, type Arrived } from './support/api.ts';

interface Case {
  readonly route: RouteName;
  readonly call: (client: Client) => Promise<unknown>;
  /** Of the answer; what the method gives is `gives`, or the only field there is. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly gives?: unknown;
}

const timestamps = { created_at: payment.created_at, updated_at: payment.updated_at };
const refund = {
  id: 'rfd_1',
  payment_id: payment.id,
  amount: 2000,
  currency: 'XAF',
  status: 'pending',
  reason: null,
  failure_code: null,
  livemode: false,
  transaction_id: null,
  fee_returned: 0,
  ...timestamps,
};
const dispute = {
  id: 'dsp_1',
  payment_id: payment.id,
  amount: 5000,
  currency: 'XAF',
  status: 'needs_response',
  reason: 'never arrived',
  livemode: false,
  due_at: payment.expires_at,
  evidence: null,
  evidence_submitted_at: null,
  note: null,
  resolved_at: null,
  transaction_id: 'tx_1',
  closing_transaction_id: null,
  ...timestamps,
};
const settlement = {
  id: 'stl_1',
  status: 'pending',
  amount: 5000,
  currency: 'XAF',
  livemode: false,
  lines_count: 1,
  transaction_id: 'tx_2',
  closing_transaction_id: null,
  reference: null,
  failure_reason: null,
  resolved_at: null,
  ...timestamps,
};
const line = {
  transaction_id: 'tx_1',
  type: 'payment',
  payment_id: payment.id,
  refund_id: null,
  dispute_id: null,
  settlement_id: null,
  customer_reference: 'order-1',
  amount: 5000,
  currency: 'XAF',
  created_at: payment.created_at,
};
const timeline = {
  payment_id: payment.id,
  status: 'requested',
  explain: { fr: 'Le client peut payer.', en: 'The customer can pay.', next: 'customer' },
  entries: [
    {
      type: 'payment_created',
      at: payment.created_at,
      id: payment.id,
      amount: 5000,
      currency: 'XAF',
      expires_at: payment.expires_at,
    },
  ],
  truncated: false,
};
const endpoint = {
  id: 'whe_1',
  url: 'https://shop.example/webhooks',
  description: null,
  events: ['payment.*'],
  enabled: true,
  prefixed_names: false,
  livemode: false,
  disabled_reason: null,
  ...timestamps,
};
const endpointWithSecret = { ...endpoint, secret: 'whsec_x' };
const event = {
  id: 'evt_1',
  event: 'payment.succeeded',
  data: {},
  livemode: false,
  sequence: 2,
  created_at: payment.created_at,
};
const delivery = {
  id: 'dlv_1',
  event_id: 'evt_1',
  event: 'payment.succeeded',
  endpoint_id: 'whe_1',
  status: 'pending',
  livemode: false,
  attempts_count: 0,
  next_attempt_at: null,
  last_status_code: null,
  last_error: null,
  created_at: payment.created_at,
  delivered_at: null,
};
const deliveryWithAttempts = { ...delivery, attempts: [] };
const balances = [
  { currency: 'XAF', livemode: false, available: 5000, pending: 0, disputed: 0, refunding: 0, settling: 0 },
];
const pagination = { limit: 20, has_more: false, next_cursor: null };
const page = (items: readonly unknown[]): unknown => ({ items, has_more: false, next_cursor: null });

const cases: readonly Case[] = [
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
    data: { endpoints: [endpoint], pagination },
    gives: page([endpoint]),
  },
  {
    route: 'getWebhookEndpoint',
    call: ({ webhookEndpoints }) => webhookEndpoints.retrieve('whe_1'),
    data: { endpoint },
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
    call: ({ events }) => events.list({ event: 'payment.succeeded', cursor: 'c' }).page(),
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
    call: ({ deliveries }) => deliveries.list({ status: 'failed', endpoint_id: 'whe_1', limit: 1 }).page(),
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
    call: ({ deliveries }) => deliveries.replayFailed({ since: '2026-01-31T00:00:00Z', endpoint_id: 'whe_1' }),
    data: { replayed: 3, has_more: false },
    gives: { replayed: 3, has_more: false },
  },
  { route: 'getBalance', call: ({ balance }) => balance.retrieve(), data: { balances } },
  {
    route: 'simulatePayment',
    call: ({ sandbox }) => sandbox.simulate(payment.id, { outcome: 'refund' }),
    data: { payment, refund, dispute: null },
    gives: { payment, refund, dispute: null },
  },
];

const ids = {
  payment_id: payment.id,
  refund_id: 'rfd_1',
  dispute_id: 'dsp_1',
  settlement_id: 'stl_1',
  endpoint_id: 'whe_1',
  event_id: 'evt_1',
  delivery_id: 'dlv_1',
};

describe.each(cases)('$route', ({ route: name, call, data, gives = Object.values(data)[0] }) => {
  const route = routes[name];
  const [status, answer] = Object.entries(route.success)[0] ?? [];

  it('is sent as the contract declares it, and its answer is given', async () => {
    expect(answer?.parse(data)).toBeDefined();
    const arrived: Arrived[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      arrived.push(await recorded(request));
      return succeeded(data, Number(status))();
    };
    expect(await call(quickClient({ fetch }))).toEqual(gives);

    const [sent] = arrived;
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, id: keyof typeof ids) => ids[id]);
    expect(`${sent?.method} ${sent?.path}`).toBe(`${route.method} /api/v1${path}`);
    expect(route.query.safeParse(queryOf(sent))).toMatchObject({ success: true });
    expect(sent?.headers.has('idempotency-key')).toBe(route.method !== 'GET');
    expect(bodySchemaOf(route).safeParse(sent?.body)).toMatchObject({ success: true });
  });
});

it('covers every route that a secret key may call, but the one that creates test payments by another path', () => {
  const callable = Object.entries(routes).filter(
    ([, { auth }]) => auth.kind === 'api_key' || (auth.kind === 'merchant' && 'scope' in auth),
  );
  const covered = new Set<string>(cases.map(({ route }) => route));
  expect(callable.map(([name]) => name).filter((name) => !covered.has(name))).toEqual(['createSandboxPayment']);
});

/** Of the body as text. */
function bodySchemaOf(route: object): z.ZodType {
  if (!('body' in route)) return z.literal('');
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(route.body as z.ZodType);
}

function queryOf(sent: Arrived | undefined): Record<string, string | string[]> {
  const search = new URLSearchParams(sent?.search);
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, oneOrMore(search.getAll(name))]));
}

function oneOrMore(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
}
