import { createMethods } from '../internal/methods.ts';
import { createSend, type Send, withBearer, withKey } from '../internal/transport.ts';
import { readApiKey } from '../keys.ts';
import { readConnection, type ClientOptions, type KeySettings } from '../options.ts';
import { serverGroups, type ServerGroups } from './server-groups.ts';

/**
 * The API for one merchant in one mode: objects of another merchant or mode are not found. Parameters and resources use
 * the names of the API. Any call may throw a `MitakoError`, `VALIDATION_ERROR` for parameters that the API rejects; a
 * call with invalid arguments throws a `TypeError`.
 */
export interface Client extends ServerGroups {}

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
  return clientOf({ ...readConnection(options, ['apiKey']), key: () => readApiKey(options.apiKey) });
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function clientOf(settings: KeySettings): Client {
  return clientOver(withBearer(createSend(settings), settings.key));
}

/**
 * The same methods on another transport, which authenticates the calls: a gateway in the same process, for example.
 * What `send` is given has its idempotency key already, and `send` decides about timeouts and retries.
 */
export function clientOver(send: Send): Client {
  return serverGroups(createMethods((outgoing) => send(withKey(outgoing))));
}
