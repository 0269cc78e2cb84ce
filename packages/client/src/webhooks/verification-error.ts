/**
 * Which mistake it was:
 *
 * - `missing_header`: a signature header did not arrive.
 * - `malformed_header`: a signature header is not of the form Mitako sends.
 * - `no_match`: the signature is not of this body and secret.
 * - `stale`: the signature is right but too old, or from the future.
 * - `parsed_body`: the body was parsed or consumed before it came here.
 * - `bad_secret`: the secret cannot be a webhook secret.
 * - `malformed_body`: the signature is right but the body is no event.
 */
export type WebhookVerificationReason =
  | 'missing_header'
  | 'malformed_header'
  | 'no_match'
  | 'stale'
  | 'parsed_body'
  | 'bad_secret'
  | 'malformed_body';

/** Thrown when a webhook is not to be believed. The message says what to mend and never holds the secret. */
export class WebhookVerificationError extends Error {
  override readonly name: string = 'WebhookVerificationError';
  readonly reason: WebhookVerificationReason;

  constructor(reason: WebhookVerificationReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Throws, in fewer bytes than `throw new` at each place would take. */
export function fail(reason: WebhookVerificationReason, message: string): never {
  throw new WebhookVerificationError(reason, message);
}
