import { createMethods, type Checked } from '../internal/methods.ts';
import type { KeyLine } from '../internal/routes.ts';
import { createSend, withBearer } from '../internal/transport.ts';
import { readApiKey } from '../keys.ts';
import { readConnection, type ClientOptions, type KeySettings } from '../options.ts';
import type { Balances } from '../resources/balance.ts';
import type { Customers } from '../resources/customers.ts';
import type { Deliveries } from '../resources/deliveries.ts';
import type { Disputes } from '../resources/disputes.ts';
import type { Events } from '../resources/events.ts';
import type { Files } from '../resources/files.ts';
import type { OfferedMethods } from '../resources/methods.ts';
import type { PaymentLinks } from '../resources/payment-links.ts';
import type { Payments } from '../resources/payments.ts';
import type { Refunds } from '../resources/refunds.ts';
import type { Sandbox } from '../resources/sandbox.ts';
import type { Settlements } from '../resources/settlements.ts';
import type { WebhookEndpoints } from '../resources/webhook-endpoints.ts';

/**
 * The API for one merchant in one mode. Parameters and resources use the names of the API. Any call may throw a
 * `MitakoError`; a call with invalid arguments throws a `TypeError`.
 */
export interface Client {
  /** Payment intents: create, read, charge, cancel, refund. */
  readonly payments: Payments;
  /** Reusable payment pages. */
  readonly paymentLinks: PaymentLinks;
  /** Payers, with notes. */
  readonly customers: Customers;
  /** Refunds by id. */
  readonly refunds: Refunds;
  /** Payments that payers contest. */
  readonly disputes: Disputes;
  /** Files for the evidence of disputes. */
  readonly files: Files;
  /** Payouts to the merchant, with their lines. */
  readonly settlements: Settlements;
  /** Where webhooks go. */
  readonly webhookEndpoints: WebhookEndpoints;
  /** Events, with the data of their webhooks. */
  readonly events: Events;
  /** Webhooks that were sent, with each attempt. */
  readonly deliveries: Deliveries;
  /** Payment methods that the checkout offers. */
  readonly methods: OfferedMethods;
  /** Balances of the merchant, by currency. */
  readonly balance: Balances;
  /** Outcomes of test payments. */
  readonly sandbox: Sandbox;
}

/**
 * Creates a client. It holds no connection and no state: create one per key; it need not be closed.
 *
 * A call without a usable response (connection error, timeout, 408, 429, 500, 502, 503, 504, or the same call still in
 * progress) is retried up to `maxRetries` times, with exponential backoff and jitter or after the server's
 * `Retry-After`, at most a minute. All attempts of one call share one idempotency key.
 *
 * @example
 * ```ts
 * const mitako = createClient({ apiKey: env.MITAKO_API_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * const payment = await mitako.payments.create({ amount: 5000, currency: 'XAF', customer_reference: order.id });
 * // redirect to payment.checkout_url
 * ```
 * The key and the base URL are checked at the first call, which throws a `TypeError` that explains what to change.
 * @throws TypeError when another option is invalid
 */
export function createClient(options: ClientOptions): Client {
  return clientOf({ ...readConnection(options), key: () => readApiKey(options.apiKey) });
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function clientOf(settings: KeySettings): Client {
  const { call, callWith, list, csv, upload, download } = createMethods<KeyLine>(
    withBearer(createSend(settings), settings.key),
  );
  const uploadFile = upload('POST /gateway/files', 'file');
  const charge = callWith('POST /gateway/payments/{payment_id}/charge');
  const linesCsv = csv('GET /gateway/settlements/{settlement_id}/lines.csv');
  const client: Checked<Client> = {
    payments: {
      create: callWith('POST /gateway/payments', 'payment'),
      retrieve: call('GET /gateway/payments/{payment_id}', 'payment'),
      charge: (paymentId, params, options) => charge(paymentId, { method: 'mobile_money', ...params }, options),
      confirm: callWith('POST /gateway/payments/{payment_id}/confirm'),
      list: list('GET /gateway/payments', 'payments'),
      listCsv: csv('GET /gateway/payments.csv'),
      totals: callWith('GET /gateway/payment-totals', 'totals'),
      cancel: callWith('POST /gateway/payments/{payment_id}/cancel', 'payment'),
      refund: callWith('POST /gateway/payments/{payment_id}/refunds', 'refund'),
      listRefunds: list('GET /gateway/payments/{payment_id}/refunds', 'refunds'),
      timeline: call('GET /gateway/payments/{payment_id}/timeline', 'timeline'),
    },
    paymentLinks: {
      create: callWith('POST /merchant/payment-links', 'payment_link'),
      list: list('GET /merchant/payment-links', 'payment_links'),
      retrieve: call('GET /merchant/payment-links/{payment_link_id}', 'payment_link'),
      update: callWith('PATCH /merchant/payment-links/{payment_link_id}', 'payment_link'),
    },
    customers: {
      list: list('GET /gateway/customers', 'customers'),
      listCsv: csv('GET /gateway/customers.csv'),
      retrieve: callWith('GET /gateway/customers/{customer_id}', 'customer'),
      update: callWith('PATCH /gateway/customers/{customer_id}', 'customer'),
      delete: call('DELETE /gateway/customers/{customer_id}'),
      ofPayment: call('GET /gateway/payments/{payment_id}/customer', 'customer'),
    },
    refunds: {
      retrieve: call('GET /gateway/refunds/{refund_id}', 'refund'),
    },
    disputes: {
      list: list('GET /gateway/disputes', 'disputes'),
      listCsv: csv('GET /gateway/disputes.csv'),
      retrieve: call('GET /gateway/disputes/{dispute_id}', 'dispute'),
      submitEvidence: callWith('POST /gateway/disputes/{dispute_id}/evidence', 'dispute'),
    },
    files: {
      upload: (file, params, options) => uploadFile(file, { purpose: 'dispute_evidence', ...params }, options),
      retrieve: call('GET /gateway/files/{file_id}', 'file'),
      content: download('GET /gateway/files/{file_id}/content'),
    },
    settlements: {
      list: list('GET /gateway/settlements', 'settlements'),
      listCsv: csv('GET /gateway/settlements.csv'),
      retrieve: call('GET /gateway/settlements/{settlement_id}', 'settlement'),
      lines: list('GET /gateway/settlements/{settlement_id}/lines', 'lines'),
      linesCsv: (settlementId, options) => linesCsv(settlementId, {}, options),
    },
    webhookEndpoints: {
      create: callWith('POST /merchant/webhook-endpoints', 'endpoint'),
      list: list('GET /merchant/webhook-endpoints', 'endpoints'),
      retrieve: call('GET /merchant/webhook-endpoints/{endpoint_id}', 'endpoint'),
      update: callWith('PATCH /merchant/webhook-endpoints/{endpoint_id}', 'endpoint'),
      delete: call('DELETE /merchant/webhook-endpoints/{endpoint_id}'),
      rotateSecret: callWith('POST /merchant/webhook-endpoints/{endpoint_id}/rotate-secret', 'endpoint'),
      ping: call('POST /merchant/webhook-endpoints/{endpoint_id}/ping'),
    },
    events: {
      list: list('GET /merchant/events', 'events'),
      retrieve: call('GET /merchant/events/{event_id}', 'event'),
      replay: callWith('POST /merchant/events/{event_id}/replay', 'deliveries'),
    },
    deliveries: {
      list: list('GET /merchant/deliveries', 'deliveries'),
      listCsv: csv('GET /merchant/deliveries.csv'),
      retrieve: call('GET /merchant/deliveries/{delivery_id}', 'delivery'),
      replay: call('POST /merchant/deliveries/{delivery_id}/replay', 'delivery'),
      replayFailed: callWith('POST /merchant/failed-deliveries/replay'),
    },
    methods: {
      list: call('GET /merchant/methods', 'methods'),
    },
    balance: {
      retrieve: call('GET /merchant/balance', 'balances'),
    },
    sandbox: {
      simulate: callWith('POST /gateway/sandbox/payments/{payment_id}/simulate'),
      clock: call('GET /gateway/sandbox/clock', 'clock'),
      advanceClock: callWith('POST /gateway/sandbox/clock/advance', 'clock'),
    },
  };
  return client;
}
