import type { EventType, WebhookEventData } from '@mitako/contract/names';
import type { UntypedData } from './event.ts';
import { joined, readSecrets, sign, toBase64, toHex } from './signature.ts';

/** An event for a test. Omitted fields have defaults. */
export interface TestEvent<Name extends string = EventType> {
  /** Name of the event, `payment.succeeded`. */
  readonly event: Name;
  /** The event's data. Default: `{}`; `createTestWebhooks` has complete data. */
  readonly data?: (Name extends EventType ? Partial<WebhookEventData[Name]> : UntypedData) | undefined;
  /** Default: random. */
  readonly id?: string | undefined;
  /** Default: the time of sending. */
  readonly created_at?: string | undefined;
  /** Default: false. */
  readonly livemode?: boolean | undefined;
  /** Default: 1; `createTestWebhooks` counts. */
  readonly sequence?: number | undefined;
}

/** The event to sign, and the options of its signature. */
export interface SignTestWebhookOptions<Name extends string = EventType> {
  /** `whsec_` and base64 of 24 bytes or more. The first of several signs `X-Service-Signature`, as in a rotation. */
  readonly secret: string | readonly string[];
  /** The event; or pass `payload`. */
  readonly event?: TestEvent<Name> | undefined;
  /** The body as a string, instead of `event`. */
  readonly payload?: string | undefined;
  /** Time of sending in Unix seconds. Default: now. */
  readonly timestamp?: number | undefined;
  /** Id of the event. Default: random. */
  readonly id?: string | undefined;
}

/** A request as Mitako would send it. */
export interface SignedTestWebhook {
  /** The body. */
  readonly payload: string;
  /** The headers, with both signatures. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Creates a signed webhook, for tests of your own handler.
 *
 * @example
 * ```ts
 * const { payload, headers } = await signTestWebhook({
 *   secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *   event: { event: 'payment.succeeded', data: { customer_reference: 'order-1' } },
 * });
 * const response = await POST(new Request('http://shop.test/webhooks', { method: 'POST', body: payload, headers }));
 * ```
 * @throws WebhookVerificationError `bad_secret`
 */
export async function signTestWebhook<const Name extends string = EventType>(
  options: SignTestWebhookOptions<Name>,
): Promise<SignedTestWebhook> {
  const { event, timestamp = Math.floor(Date.now() / 1000) } = options;
  const id = options.id ?? event?.id ?? `evt_${crypto.randomUUID()}`;
  const created_at = new Date(timestamp * 1000).toISOString();
  const payload =
    options.payload ??
    JSON.stringify({ event: 'ping', data: {}, id, created_at, livemode: false, sequence: 1, ...event });
  const keys = readSecrets(options.secret);
  const content = joined(`${id}.${timestamp}.${payload}`);
  const signatures = await Promise.all(keys.map(async (key) => `v1,${toBase64(await sign(key.standard, content))}`));
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': signatures.join(' '),
      'x-service-signature': `sha256=${toHex(await sign(keys[0].service, joined(payload)))}`,
    },
  };
}
