import { createCall, createCallCsv } from './internal/call.ts';
import { createSend, withBearer } from './internal/transport.ts';
import { readOptions, type ClientOptions, type KeySettings } from './options.ts';
import { createBalances, type Balances } from './resources/balance.ts';
import { createDeliveries, type Deliveries } from './resources/deliveries.ts';
import { createDisputes, type Disputes } from './resources/disputes.ts';
import { createEvents, type Events } from './resources/events.ts';
import { createPayments, type Payments } from './resources/payments.ts';
import { createRefunds, type Refunds } from './resources/refunds.ts';
import { createSandbox, type Sandbox } from './resources/sandbox.ts';
import { createSettlements, type Settlements } from './resources/settlements.ts';
import { createWebhookEndpoints, type WebhookEndpoints } from './resources/webhook-endpoints.ts';

/**
 * The API of one merchant in one mode. Parameters and resources carry the names of the wire. Any call may throw a
 * `MitakoError`; one with arguments that cannot be sent throws a `TypeError`.
 */
export interface Client {
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly settlements: Settlements;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly events: Events;
  readonly deliveries: Deliveries;
  readonly balance: Balances;
  readonly sandbox: Sandbox;
}

/**
 * Makes a client. It holds no connection and no state: one per key is enough, and it need not be closed.
 *
 * A call without a usable answer (connection, timeout, 408, 429, 500, 502, 503, 504, or the same call still running) is
 * sent again up to `maxRetries` times, after a growing, jittered wait or the server's `Retry-After`, at most a minute.
 * All attempts of one call carry one idempotency key.
 *
 * @example
 * ```ts
 * const mitako = createClient({ apiKey: env.MITAKO_API_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * const payment = await mitako.payments.create({ amount: 5000, currency: 'XAF', customer_reference: order.id });
 * // redirect to payment.checkout_url
 * ```
 * @throws TypeError when an option is wrong, or a live key is used in a browser
 */
export function createClient(options: ClientOptions): Client {
  return clientOf(readOptions(options));
}

/** The client of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
export function clientOf(settings: KeySettings): Client {
  const send = withBearer(createSend(settings), settings.key);
  const call = createCall(send);
  const callCsv = createCallCsv(send);
  return {
    payments: createPayments(call, callCsv),
    refunds: createRefunds(call),
    disputes: createDisputes(call),
    settlements: createSettlements(call, callCsv),
    webhookEndpoints: createWebhookEndpoints(call),
    events: createEvents(call),
    deliveries: createDeliveries(call),
    balance: createBalances(call),
    sandbox: createSandbox(call),
  };
}
