import { type Gateway, GatewayError, type Logger, refused } from '@mitako/core';
import type { Handler } from '@mitako/http';
import { FINISH_MS } from '../drain.ts';
import type { FetchHandler } from '../mounts.ts';

/** Counts the requests of a handler, so that closing can wait for them. */
export interface RequestGate {
  enter(handler: FetchHandler): Handler;
  /**
   * Refuses new requests, waits for those in flight, `finishMs` at most (default: 15 000), and closes the gateway. Repeated
   * calls wait for the same end.
   */
  close(finishMs?: number): Promise<void>;
  /** Says that it will close soon, and still answers. */
  leave(): void;
  /** True from the first call of `leave` or `close`. */
  isLeaving(): boolean;
}

export function createRequestGate(gateway: Pick<Gateway, 'close'>, logger: Logger): RequestGate {
  const inFlight = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  let leaving = false;

  async function closeAfterRequests(finishMs: number): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, finishMs);
    await Promise.race([Promise.allSettled(inFlight), late.promise]);
    clearTimeout(timer);
    if (inFlight.size > 0) {
      logger.warn({ requests: inFlight.size, finish_ms: finishMs }, 'closed with requests in flight');
    }
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
    close: (finishMs = FINISH_MS) => (closing ??= closeAfterRequests(finishMs)),
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
