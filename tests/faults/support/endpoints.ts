import type { WebhookEndpoint } from '@mitako/contract/names';
import { dataOf, type Caller } from './calls.ts';
import type { Receipt, ReceiverProcess } from './receivers.ts';

/** At most so many of one endpoint are in flight, whoever sends them. */
export const IN_FLIGHT_MAX = 4;

/** Makes an endpoint that hears of each payment created with this key's merchant. */
export async function createEndpoint(caller: Caller, key: string, url: string): Promise<string> {
  const body = { url, events: ['payment.created'] };
  const reply = await caller.untilAnswered({ method: 'POST', path: '/merchant/webhook-endpoints', bearer: key, body });
  return dataOf<{ endpoint: WebhookEndpoint }>(reply).endpoint.id;
}

/** One delivery for this endpoint alone, so many times. */
export async function ping(caller: Caller, key: string, id: string, times: number): Promise<void> {
  let left = times;
  const hand = async (): Promise<void> => {
    while ((left -= 1) >= 0) {
      const path = `/merchant/webhook-endpoints/${id}/ping`;
      dataOf(await caller.untilAnswered({ method: 'POST', path, bearer: key, body: {} }));
    }
  };
  await Promise.all(Array.from({ length: 32 }, hand));
}

/** What came to the paths that begin so. */
export function receiptsAt(receiver: ReceiverProcess, path: string): readonly Receipt[] {
  return receiver.receipts().filter((receipt) => receipt.path.startsWith(path));
}

/** How many of them were in flight at once, at most. */
export function inFlightMax(receiver: ReceiverProcess, path: string): number {
  return receiptsAt(receiver, path).reduce((most, { inFlight }) => Math.max(most, inFlight), 0);
}
