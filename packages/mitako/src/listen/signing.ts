import type { EventRecord } from '@mitako/client';
import { createHmac } from 'node:crypto';
import { signTestWebhook, type SignedTestWebhook } from '@mitako/client/webhooks';

/**
 * The secret with which a listener signs: derived from the API key, so that it is the same at each start, on each
 * machine, without being stored. It does not reveal the key.
 */
export function listenSecret(apiKey: string): string {
  const bytes = createHmac('sha512', apiKey).update('mitako listen').digest().subarray(0, 33);
  return `whsec_${bytes.toString('base64')}`;
}

/** An event as the gateway would send it to an endpoint with that secret. */
export function signEvent(event: EventRecord, secret: string): Promise<SignedTestWebhook> {
  return signTestWebhook({ secret, id: event.id, payload: bodyOf(event) });
}

/** The gateway's exact bytes: fields in the order of the specification, and ASCII only. */
function bodyOf({ event, data, id, created_at, livemode, sequence, rehearsal }: EventRecord): string {
  return JSON.stringify({ event, data, id, created_at, livemode, sequence, rehearsal }).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
