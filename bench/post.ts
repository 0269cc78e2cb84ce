import { Pool } from './copies.ts';

/** A webhook as received, as a template for others. */
export interface Sample {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Requests like it. */
export interface Posts {
  readonly port: number;
  /** Its body and headers are sent every time; only the delivery's id changes. */
  readonly sample: Sample;
  readonly prefix: string;
}

/** Requests at once; more of them wait. */
export const CONNECTIONS = 32;

const pools = new Map<number, Pool>();

/** Sends one of them with undici. */
export async function post({ port, sample, prefix }: Posts, index: number): Promise<void> {
  const id = `${prefix}-${index}`;
  const { statusCode, body } = await poolOf(port).request({
    method: 'POST',
    path: '/webhooks/0',
    headers: { ...sample.headers, 'x-service-delivery': id, 'webhook-id': id },
    body: sample.body,
  });
  await body.text();
  if (statusCode !== 200) throw new Error(`the receiver answered ${statusCode}`);
}

function poolOf(port: number): Pool {
  const pool =
    pools.get(port) ??
    new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS, pipelining: 1, allowH2: false });
  pools.set(port, pool);
  return pool;
}
