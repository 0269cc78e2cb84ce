import type { Context } from '../context.ts';
import type { DeliveryAttempt } from '../model.ts';

type Place = Pick<DeliveryAttempt, 'deliveryId' | 'number'>;

/**
 * The stored response of an endpoint: sealed, because it may repeat the request. Most are empty and not sealed, which
 * would take 15 µs.
 */
export function storedResponse({ keyring }: Context, attempt: Place, body: string): string {
  return body === '' ? '' : keyring.seal(body, webhookContext(attempt));
}

export function responseOf({ keyring }: Context, attempt: DeliveryAttempt): string | null {
  const { encryptedResponse } = attempt;
  if (encryptedResponse === null || encryptedResponse === '') return encryptedResponse;
  return keyring.open(encryptedResponse, webhookContext(attempt));
}

/** Where a redirect of the endpoint leads. */
export function storedLocation({ keyring }: Context, attempt: Place, location: string | null): string | null {
  return location === null ? null : keyring.seal(location, webhookContext(attempt, 'location'));
}

/** As an absolute URL; as it was sent, if it is not a URL. */
export function locationOf(
  { keyring }: Context,
  attempt: DeliveryAttempt,
  endpointUrl: string | undefined,
): string | null {
  const { encryptedLocation } = attempt;
  if (encryptedLocation === null) return null;
  const location = keyring.open(encryptedLocation, webhookContext(attempt, 'location'));
  return URL.parse(location, endpointUrl)?.href ?? location;
}

export function webhookContext({ deliveryId, number }: Place, part: 'response' | 'location' = 'response'): string {
  return `webhook-${part}:${deliveryId}:${number}`;
}
