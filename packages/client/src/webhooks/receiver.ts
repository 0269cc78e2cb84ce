import type { WebhookEvent } from './event.ts';
import type { WebhookHeaders } from './headers.ts';
import { readSecrets, type WebhookSecret } from './signature.ts';
import { fail, WebhookVerificationError, type WebhookVerificationReason } from './verification-error.ts';
import { readTolerance, verifyWebhook, type WebhookPayload } from './verify-webhook.ts';

/** Options of a webhook endpoint. */
export interface WebhookHandlerOptions {
  /**
   * Secret of the endpoint, `whsec_…`; an array during a rotation. If it is missing or malformed, `onError` receives
   * that once when the handler is created, and every request is answered with 500.
   */
  readonly secret: WebhookSecret | undefined;
  /**
   * Handles an event. If it throws, the response is 500 and Mitako retries for 24 hours. The answer is due within 13
   * seconds, the connection included; put longer work on a queue. The same event can arrive twice and out of order:
   * `exactlyOnce` takes care of both.
   */
  readonly onEvent: (event: WebhookEvent) => unknown;
  /** Called with the reason of a response other than 200. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** 1 … 86 400 seconds. Default: 300. See `verifyWebhook`. */
  readonly toleranceSeconds?: number | undefined;
  /** Epoch milliseconds, for tests. */
  readonly now?: (() => number) | undefined;
}

/** A server's response to a webhook. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; null: no body. */
  readonly body: {
    readonly received?: true;
    readonly error?: string;
    readonly reason?: WebhookVerificationReason;
  } | null;
}

/** Verifies and handles one webhook. `readPayload` may throw, as when the body is too large. */
export type Receiver = (
  readPayload: () => Promise<WebhookPayload | undefined>,
  headers: WebhookHeaders,
) => Promise<Answer>;

/**
 * The shared part of all webhook handlers.
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function createReceiver(options: WebhookHandlerOptions): Receiver {
  readTolerance(options);
  let report = options.onError ?? logError;
  try {
    readSecrets(options.secret);
  } catch (error) {
    report(error);
    report = () => {};
  }
  return async (readPayload, headers) => {
    try {
      await options.onEvent(
        await verifyWebhook({ ...options, payload: await readPayload(), headers, now: options.now?.() }),
      );
      return { status: 200, body: { received: true } };
    } catch (error) {
      report(error);
      if (!(error instanceof WebhookVerificationError)) return { body: null, status: 500 };
      return { status: error.status, body: { error: error.message, reason: error.reason } };
    }
  };
}

/**
 * Joins the chunks of a body.
 * @throws WebhookVerificationError `malformed_body` if it is too large
 */
export async function readChunks(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) fail('malformed_body', 'The body is too large.');
    // Bytes of a request never share their memory.
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts).text();
}

/** Mitako's webhooks are below 64 KiB. Larger bodies do not come from Mitako. */
const BODY_BYTES_MAX = 256 * 1024;

/** A 500 without a log line would hide the merchant's own mistakes. Refusals are logged in one line. */
function logError(error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(error instanceof WebhookVerificationError ? error.message : error);
}
