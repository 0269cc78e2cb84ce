import { createGateway, sandboxRail, type Gateway, type SandboxSeed } from '@mitako/core';
import { postgres } from '@mitako/postgres';
import { mitako } from './mitako.ts';
import { runSource, type Running } from './process.ts';

export const MITAKO_SECRET = 'a-secret-of-the-tests-long-enough-to-be-one';
export const MITAKO_PUBLIC_URL = 'https://pay.example.cm';

/** A seeded database on PostgreSQL, and processes that serve it. */
export interface Shop {
  readonly store: string;
  readonly seed: SandboxSeed;
  /** A gateway in the test's own process. */
  readonly gateway: Gateway;
  /** Starts that many `mitako serve`. */
  serve(count: number): Promise<readonly Serving[]>;
  /** The same, with webhooks to this machine allowed. */
  serveLoopback(count: number): Promise<readonly Serving[]>;
}

export async function openShop(store: string): Promise<Shop> {
  const gateway = createGateway({
    store: postgres({ connectionString: store, listen: false }),
    publicUrl: MITAKO_PUBLIC_URL,
    publicSandbox: true,
    secret: MITAKO_SECRET,
    rails: [sandboxRail()],
  });
  await gateway.migrate();
  const environment = { MITAKO_SECRET, MITAKO_PUBLIC_URL, MITAKO_STORE: store, MITAKO_LOG: 'json' };
  return {
    store,
    seed: await gateway.seedSandbox(),
    gateway,
    serve: (count) => startAll(count, () => mitako(['serve', '--port', '0'], environment)),
    serveLoopback: (count) => startAll(count, () => runSource('tests/cli/support/serve-loopback.ts', [], environment)),
  };
}

/** A process that answers. */
export interface Serving extends Running {
  readonly origin: string;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
}

export interface CallOptions {
  readonly bearer?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly code: string | undefined;
  /** The response of this route; compared, not validated. */
  readonly data: never;
}

function startAll(count: number, start: () => Running): Promise<readonly Serving[]> {
  return Promise.all(Array.from({ length: count }, () => serving(start())));
}

/** Waits until it says where it listens. */
export async function serving(running: Running): Promise<Serving> {
  const [, origin = ''] = await running.output(/listening on (http:\/\/[\d.:]+)/);
  return { ...running, origin, call: (method, path, options) => call(origin, method, path, options) };
}

async function call(origin: string, method: string, path: string, options: CallOptions = {}): Promise<Reply> {
  const { bearer, body, idempotencyKey } = options;
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { data, code } = JSON.parse(text) as { readonly data: never; readonly code?: string };
  return { status: response.status, text, code, data };
}
