import { type Gateway, GatewayError, refused } from '@mitako/core';
import type { Handler } from '@mitako/http';
import type { FetchHandler } from '../mounts.ts';

/** Time for requests in flight to finish. */
const FINISH_MS = 15_000;

/** Counts the requests of a handler, so that closing can wait for them. */
export interface RequestGate {
  enter(handler: FetchHandler): Handler;
  /** Refuses new requests, waits for those in flight, and closes the gateway. Repeated calls wait for the same end. */
  close(): Promise<void>;
  /** Says that it will close soon, and still answers. */
  leave(): void;
  /** True from the first call of `leave` or `close`. */
  isLeaving(): boolean;
}

export function createRequestGate(gateway: Pick<Gateway, 'close'>): RequestGate {
  const inFlight = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  let leaving = false;

  async function closeAfterRequests(): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, FINISH_MS);
    await Promise.race([Promise.allSettled(inFlight), late.promise]);
    clearTimeout(timer);
    await gateway.close();
  }

  return {
    enter:
      (handler) =>
      async (request, connection = {}) => {
        if (closing !== null) return closed();
        const answer = Promise.resolve(handler(request, connection));
        inFlight.add(answer);
        try {
          return await answer;
        } finally {
          inFlight.delete(answer);
        }
      },
    close: () => (closing ??= closeAfterRequests()),
    leave() {
      leaving = true;
    },
    isLeaving: () => leaving || closing !== null,
  };
}

function closed(): Response {
  const { status, body } = refused(new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 }));
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': '1' },
  });
}
