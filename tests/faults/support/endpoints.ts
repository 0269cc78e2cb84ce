import type { WebhookEndpoint } from '@mitako/contract/names';
import { dataOf, type Caller } from './calls.ts';
import type { Receipt, ReceiverProcess } from './receivers.ts';

/** Deliveries in flight per endpoint, over all processes: to begin with, and at most. */
export const IN_FLIGHT = { start: 4, max: 64 } as const;

/** Creates an endpoint that receives each `payment.created` of this key's merchant. */
export async function createEndpoint(caller: Caller, key: string, url: string): Promise<string> {
  const body = { url, events: ['payment.created'] };
  const reply = await caller.untilAnswered({ method: 'POST', path: '/merchant/webhook-endpoints', bearer: key, body });
  return dataOf<{ endpoint: WebhookEndpoint }>(reply).endpoint.id;
}

/** Creates that many deliveries for this endpoint only. */
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

/** Receipts at paths with this prefix. */
export function receiptsAt(receiver: ReceiverProcess, path: string): readonly Receipt[] {
  return receiver.receipts().filter((receipt) => receipt.path.startsWith(path));
}

/** The maximum number in flight at once. */
export function inFlightMax(receiver: ReceiverProcess, path: string): number {
  return receiptsAt(receiver, path).reduce((most, { inFlight }) => Math.max(most, inFlight), 0);
}
