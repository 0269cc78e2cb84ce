import type { Store } from '@mitako/core';

/** A store that does not answer within this time is as good as gone. */
const PING_MS_MAX = 2_000;

/** `GET /livez` and `GET /readyz`, for whatever runs this process and for what sends it traffic. */
export interface Health {
  /** 200 as long as the process runs: restart it when this fails. */
  live(): Response;
  /** 200 when requests can be served: send it none when this fails. */
  ready(): Promise<Response>;
}

/** @param isClosing true from the moment the server was asked to end */
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

/** What the store said goes to nobody: it may name hosts and users. */
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
