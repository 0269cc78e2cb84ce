import type { Gateway } from '@mitako/core';
import { securityHeaders } from '@mitako/http';
import type { IdleWorkWatch } from './embed/idle-work.ts';
import type { EventLoopWatch } from './event-loop.ts';

/** `GET /livez` and `GET /readyz`, for process managers and load balancers. */
export interface Health {
  /** 200 as long as the process runs: restart it when this fails. */
  live(): Response;
  /**
   * 200 when requests can be served; otherwise 503 and which parts fail. Send the process no requests then. `warnings`
   * are for operators, such as events that wait for a handler under a name that no process registers any more: sending
   * requests to another process would not help.
   */
  ready(): Promise<Response>;
}

/**
 * @param isClosing true from the moment the server was asked to end
 * @param idleWork work that nobody does; default: this process does it
 */
export function createHealth(
  gateway: Pick<Gateway, 'readiness' | 'warnings' | 'publicUrl'>,
  eventLoop: EventLoopWatch,
  isClosing: () => boolean,
  idleWork: IdleWorkWatch = async () => [],
): Health {
  const headers = securityHeaders(gateway.publicUrl);
  const answer = (status: number, body: Readonly<Record<string, unknown>>): Response =>
    Response.json(body, { status, headers });

  return {
    live: () => answer(200, { status: 'ok' }),
    async ready() {
      const failing = isClosing() ? [CLOSING] : [...blocked(eventLoop.blockedMs()), ...(await gateway.readiness())];
      // A store that fails says so once.
      const idle = failing.length === 0 ? await idleWork() : [];
      const warnings = [...gateway.warnings(), ...idle];
      const shown = warnings.length === 0 ? {} : { warnings };
      return failing.length === 0
        ? answer(200, { status: 'ready', ...shown })
        : answer(503, { status: 'not_ready', failing, ...shown });
    },
  };
}

const CLOSING = { part: 'server', reason: 'The server is shutting down.' };

function blocked(ms: number | null): readonly object[] {
  return ms === null ? [] : [{ part: 'event_loop', reason: `The process was blocked for ${ms} ms.` }];
}
