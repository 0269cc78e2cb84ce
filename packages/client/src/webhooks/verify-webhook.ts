import { parseEvent, type WebhookEvent } from './event.ts';
import { readProof, type WebhookHeaders } from './headers.ts';
import { joined, matches, readSecrets, type WebhookSecret } from './signature.ts';
import { fail } from './verification-error.ts';

/** A raw body. */
export type WebhookPayload = string | Uint8Array | ArrayBuffer;

/** A received webhook and the secret to verify it with. */
export interface VerifyWebhookOptions {
  /** The raw body: its bytes or its text, never the parsed object. */
  readonly payload: WebhookPayload | undefined;
  /** The request's headers. */
  readonly headers: WebhookHeaders;
  /** Secret of the endpoint, `whsec_…`; an array during a rotation. */
  readonly secret: WebhookSecret | undefined;
  /** Maximum distance of the time of sending from now, in either direction: 1 … 86 400 seconds. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Current time in epoch milliseconds, for tests. Default: the system clock. */
  readonly now?: number | undefined;
}

/** Deliveries are retried for at most 24 hours (specification, "Limits"). */
const RETRY_PERIOD_SECONDS = 86_400;

/**
 * Verifies a webhook and returns its event.
 *
 * If the Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are present, they decide.
 * `X-Service-Signature` is then ignored: during a rotation only the new secret signs it, and a receiver with the old
 * secret must still accept the webhook.
 *
 * With `X-Service-Signature` alone, no signed header contains the time of sending. The body's `created_at`, which is
 * signed, must then lie within the 24 hours of retries. Mitako always sends all four headers, so this happens when a
 * proxy drops them, or when an attacker replays a captured request without them. Handle each `event.id` once; it is signed
 * in either case. For a body without an id it is the signature, which is the same on every retry.
 *
 * @throws WebhookVerificationError with a `reason` and a message that explain the failure
 * @throws TypeError when `toleranceSeconds` is out of range; 0 does not disable the check
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  const toleranceSeconds = readTolerance(options);
  const { now = Date.now() } = options;
  const keys = readSecrets(options.secret);
  const { kind, prefix, signatures, id, timestamp } = readProof(options.headers);
  const body = readPayload(options.payload);

  const content = joined(prefix, body);
  const checks = signatures.flatMap((signature) => keys.map((key) => matches(key[kind], signature, content)));
  if (!(await Promise.all(checks)).includes(true)) {
    fail('no_match', 'The signature does not match. Use the secret of this very endpoint and the raw body.');
  }

  const event = parseEvent(body, id);
  // NaN, for a signed body without a time, is neither too early nor too late.
  const ageSeconds = now / 1000 - (timestamp ?? Date.parse(event.created_at) / 1000);
  const ageSecondsMax = toleranceSeconds + (timestamp === undefined ? RETRY_PERIOD_SECONDS : 0);
  if (ageSeconds > ageSecondsMax || ageSeconds < -toleranceSeconds) {
    fail(
      'stale',
      `The signature is right but ${Math.round(ageSeconds)} s old. Set this clock; verify before queueing.`,
    );
  }
  return event;
}

/**
 * The tolerance, or its default.
 * @throws TypeError when it is out of range
 */
export function readTolerance({ toleranceSeconds = 300 }: Pick<VerifyWebhookOptions, 'toleranceSeconds'>): number {
  if (toleranceSeconds >= 1 && toleranceSeconds <= RETRY_PERIOD_SECONDS) return toleranceSeconds;
  throw new TypeError('toleranceSeconds must be 1 to 86400.');
}

function readPayload(payload: WebhookPayload | undefined): Uint8Array {
  const body: unknown = typeof payload === 'string' && payload !== '[object Object]' ? joined(payload) : payload;
  // Not instanceof: bytes of another realm, as in jest, are bytes too. Other values are not copied.
  const { byteLength } = Object(body) as Partial<ArrayBuffer>;
  const bytes = new Uint8Array(byteLength ? (body as ArrayBuffer) : []);
  if (bytes.length > 0) return bytes;
  return fail('parsed_body', 'This is not the raw body. See @mitako/client/express, fastify, nest, next.');
}
