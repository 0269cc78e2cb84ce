import type { Context } from '../context.ts';
import type { DeliveryAttempt } from '../model.ts';

type Place = Pick<DeliveryAttempt, 'deliveryId' | 'number'>;

/** What an endpoint answered, as stored: sealed, because it may repeat whatever was sent. */
export function storedResponse({ keyring }: Context, attempt: Place, body: string): string {
  return keyring.seal(body, sealingContext(attempt));
}

export function responseOf({ keyring }: Context, attempt: DeliveryAttempt): string | null {
  return attempt.encryptedResponse === null ? null : keyring.open(attempt.encryptedResponse, sealingContext(attempt));
}

function sealingContext({ deliveryId, number }: Place): string {
  return `webhook-response:${deliveryId}:${number}`;
}
