/**
 * Why verification failed:
 *
 * - `missing_header`: a signature header did not arrive.
 * - `malformed_header`: a signature header does not have Mitako's format.
 * - `no_match`: the signature does not match the body and secret.
 * - `stale`: the signature is valid but too old, or from the future.
 * - `parsed_body`: the body was parsed or consumed before verification.
 * - `bad_secret`: the secret is not a valid webhook secret.
 * - `malformed_body`: the body is larger than 256 KiB, or correctly signed but no event.
 */
export type WebhookVerificationReason =
  | 'missing_header'
  | 'malformed_header'
  | 'no_match'
  | 'stale'
  | 'parsed_body'
  | 'bad_secret'
  | 'malformed_body';

/** Thrown when a webhook cannot be verified. The message says what to fix and never contains the secret. */
export class WebhookVerificationError extends Error {
  override readonly name: string = 'WebhookVerificationError';
  // `declare`: the constructor assigns them, so the bundle need not.
  declare readonly reason: WebhookVerificationReason;
  /** HTTP status to answer with, under the names that Express, Fastify and Nest read: 400, or 500 for `bad_secret`. */
  declare readonly status: 400 | 500;
  declare readonly statusCode: 400 | 500;

  constructor(reason: WebhookVerificationReason, message: string) {
    super(message);
    this.reason = reason;
    this.status = this.statusCode = reason === 'bad_secret' ? 500 : 400;
  }
}

/** A function, because it takes fewer bytes than `throw new` in each place. */
export function fail(reason: WebhookVerificationReason, message: string): never {
  throw new WebhookVerificationError(reason, message);
}
