import { WEBHOOK_SECRET_PREFIX } from '@mitako/contract/names';
import { createHmac, type KeyObject } from 'node:crypto';
import type { Random } from '../ports/system.ts';

/** `whsec_` and standard base64 of 33 random bytes: no padding that could get lost in copying. */
export function newWebhookSecret(random: Random): string {
  return WEBHOOK_SECRET_PREFIX + Buffer.from(random.bytes(33)).toString('base64');
}

/** Encryption context of an endpoint's secret, so that it cannot be moved to another endpoint's row. */
export function endpointSecretContext(endpointId: string): string {
  return `webhook-secret:${endpointId}`;
}

/** A webhook secret, ready to sign. As plain bytes createHmac takes ten times as long (27 µs against 5). */
export interface SigningKey {
  /** Of the UTF-8 bytes of the whole secret. */
  readonly whole: KeyObject;
  /** Of its decoded part. */
  readonly decoded: KeyObject;
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
    'x-service-signature': `sha256=${createHmac('sha256', whole).update(input.body).digest('hex')}`,
    'webhook-id': input.eventId,
    'webhook-timestamp': String(input.timestampSeconds),
    'webhook-signature': input.keys
      .map(({ decoded }) => `v1,${createHmac('sha256', decoded).update(signed).digest('base64')}`)
      .join(' '),
  };
}
