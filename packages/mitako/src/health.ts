import type { Gateway } from '@mitako/core';
import type { EventLoopWatch } from './event-loop.ts';

/** `GET /livez` and `GET /readyz`, for whatever runs this process and for what sends it traffic. */
export interface Health {
  /** 200 as long as the process runs: restart it when this fails. */
  live(): Response;
  /** 200 when requests can be served; otherwise 503 and which parts fail. Send the process no requests then. */
  ready(): Promise<Response>;
}

/** @param isClosing true from the moment the server was asked to end */
export function createHealth(
  gateway: Pick<Gateway, 'readiness'>,
  eventLoop: EventLoopWatch,
  isClosing: () => boolean,
): Health {
  return {
    live: () => answer(200, { status: 'ok' }),
    async ready() {
      const failing = isClosing() ? [CLOSING] : [...blocked(eventLoop.blockedMs()), ...(await gateway.readiness())];
      return failing.length === 0 ? answer(200, { status: 'ready' }) : answer(503, { status: 'not_ready', failing });
    },
  };
}

const CLOSING = { part: 'server', reason: 'The server is shutting down.' };

function blocked(ms: number | null): readonly object[] {
  return ms === null ? [] : [{ part: 'event_loop', reason: `The process was blocked for ${ms} ms.` }];
}

function answer(status: number, body: Readonly<Record<string, unknown>>): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
