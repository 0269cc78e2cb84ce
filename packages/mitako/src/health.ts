import type { Store } from '@mitako/core';

/** A store that does not answer within this time counts as unavailable. */
const PING_MS_MAX = 2_000;

/** `GET /livez` and `GET /readyz`, for process managers and load balancers. */
export interface Health {
  /** 200 while the process runs: restart it when this fails. */
  live(): Response;
  /** 200 when requests can be served: send none when this fails. */
  ready(): Promise<Response>;
}

/** @param isClosing true once shutdown has begun */
export function createHealth(store: Store, isClosing: () => boolean): Health {
  return {
    live: () => answer(200, { status: 'ok' }),
    async ready() {
      const reason = isClosing() ? 'The server is shutting down.' : await storeProblem(store);
      return reason === undefined ? answer(200, { status: 'ready' }) : answer(503, { status: 'not_ready', reason });
    },
  };
}

async function storeProblem(store: Store): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(PING_MS_MAX);
  const late = new Promise<string>((resolve) => {
    timeout.addEventListener('abort', () => resolve('The store does not answer.'), { once: true });
  });
  return Promise.race([schemaProblem(store), late]);
}

/** The store's error is not returned: it may contain host and user names. */
async function schemaProblem(store: Store): Promise<string | undefined> {
  try {
    await store.ping();
    const { state } = await store.migrations.status();
    return state === 'current' ? undefined : `The schema is ${state}.`;
  } catch {
    return 'The store does not answer.';
  }
}

function answer(status: number, body: Readonly<Record<string, string>>): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
