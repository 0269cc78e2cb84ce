import type { Context } from '../context.ts';
import type { DeliveryAttempt } from '../model.ts';

type Place = Pick<DeliveryAttempt, 'deliveryId' | 'number'>;

/**
 * What an endpoint answered, as stored: sealed, because it may repeat whatever was sent. Most answer nothing, which is no
 * secret; sealing it takes 15 µs.
 */
export function storedResponse({ keyring }: Context, attempt: Place, body: string): string {
  return body === '' ? '' : keyring.seal(body, sealingContext(attempt));
}

export function responseOf({ keyring }: Context, attempt: DeliveryAttempt): string | null {
  const { encryptedResponse } = attempt;
  if (encryptedResponse === null || encryptedResponse === '') return encryptedResponse;
  return keyring.open(encryptedResponse, sealingContext(attempt));
}

function sealingContext({ deliveryId, number }: Place): string {
  return `webhook-response:${deliveryId}:${number}`;
}
