import { WEBHOOK_SECRET_PREFIX } from '@mitako/contract/names';
import type { Random } from '../ports/system.ts';
import type { Hmac } from '../system/hmac.ts';

/** `whsec_` and standard base64 of 33 random bytes: no padding that could get lost in copying. */
export function newWebhookSecret(random: Random): string {
  return WEBHOOK_SECRET_PREFIX + Buffer.from(random.bytes(33)).toString('base64');
}

/** Encryption context of an endpoint's secret, so that it cannot be moved to another endpoint's row. */
export function endpointSecretContext(endpointId: string): string {
  return `webhook-secret:${endpointId}`;
}

/** A webhook secret, ready to sign. */
export interface SigningKey {
  /** Keyed with the UTF-8 bytes of the whole secret. */
  readonly whole: Hmac;
  /** Keyed with its decoded part. */
  readonly decoded: Hmac;
}

/**
 * The signature headers of a webhook, computed for each attempt (decisions §7).
 * - `X-Service-Signature`: over the body alone, keyed with the UTF-8 bytes of the whole secret; exactly one value.
 * - `webhook-id`, `webhook-timestamp`, `webhook-signature`: Standard Webhooks 1.0, keyed with the decoded part; one
 *   value per valid secret, newest first.
 */
export function signatureHeaders(input: {
  readonly body: string;
  readonly eventId: string;
  readonly timestampSeconds: number;
  /** Newest first. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
}): Readonly<Record<string, string>> {
  const [{ whole }] = input.keys;
  const signed = `${input.eventId}.${input.timestampSeconds}.${input.body}`;
  return {
    'x-service-signature': `sha256=${whole(input.body, 'hex')}`,
    'webhook-id': input.eventId,
    'webhook-timestamp': String(input.timestampSeconds),
    'webhook-signature': input.keys.map(({ decoded }) => `v1,${decoded(signed, 'base64')}`).join(' '),
  };
}
