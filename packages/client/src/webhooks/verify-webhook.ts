import { parseEvent, type WebhookEvent } from './event.ts';
import { readProof, type WebhookHeaders } from './headers.ts';
import { joined, matches, readSecrets } from './signature.ts';
import { fail } from './verification-error.ts';

/** What came in, and what to check it with. */
export interface VerifyWebhookOptions {
  /** The body exactly as it came: its bytes, or its text. Never the parsed object. */
  readonly payload: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** Secret of the endpoint, `whsec_…`; several while you change from one to the next. */
  readonly secret: string | readonly string[];
  /** How far the time of sending may lie from now, either way: 1 … 86 400 seconds, 300 when absent. */
  readonly toleranceSeconds?: number | undefined;
  /** Now in epoch milliseconds, for tests; the system's clock when absent. */
  readonly now?: number | undefined;
}

/** Retries of a delivery come for 24 hours at most (specification, "Limits"). */
const RETRY_PERIOD_SECONDS = 86_400;

/**
 * Verifies a webhook and gives its event.
 *
 * The Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`) decide when they are there.
 * `X-Service-Signature` is then not looked at: while a secret rotates it is by the new secret alone, and a receiver that
 * still has the old one is right to accept.
 *
 * With `X-Service-Signature` alone, nothing signed says when the request was sent. The body's `created_at`, which is
 * signed, must then lie within the 24 hours of retries. Mitako always sends all four headers, so this happens where
 * something in between drops them, or when somebody replays a captured request without them. Act only once per
 * `event.id`, which is signed in either case; for a body without an id it is the signature, the same on every retry.
 *
 * @throws WebhookVerificationError whose `reason` and message say which mistake it was
 * @throws TypeError when `toleranceSeconds` is out of bounds; 0 does not switch the check off
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  const { toleranceSeconds = 300, now = Date.now() } = options;
  if (!(toleranceSeconds >= 1 && toleranceSeconds <= RETRY_PERIOD_SECONDS)) {
    throw new TypeError('toleranceSeconds must be 1 to 86400.');
  }
  const keys = readSecrets(options.secret);
  const { kind, prefix, signatures, id, timestamp } = readProof(options.headers);
  const body = readPayload(options.payload);

  const content = joined(prefix, body);
  const checks = signatures.flatMap((signature) => keys.map((key) => matches(key[kind], signature, content)));
  if (!(await Promise.all(checks)).includes(true)) {
    fail('no_match', 'The signature does not match. Use the secret of this very endpoint and the raw body.');
  }

  const event = parseEvent(body, id);
  // NaN, where the signed body has no time, is neither too early nor too late.
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

function readPayload(payload: string | Uint8Array): Uint8Array {
  const body = typeof payload === 'string' && payload !== '[object Object]' ? joined(payload) : payload;
  // Not instanceof: bytes of another realm, as in jest, are bytes too.
  if (ArrayBuffer.isView(body) && body.length > 0) return body;
  return fail(
    'parsed_body',
    'The payload is not the raw body. Express: express.raw({ type: "*/*" }) before express.json(). ' +
      'Fastify: parseAs: "buffer". NestJS: rawBody: true. Next.js, Hono, workers: await request.text().',
  );
}
