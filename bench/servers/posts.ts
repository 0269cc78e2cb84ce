import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from '../child.ts';
import { Pool } from '../copies.ts';
import { epochNow } from '../http-messages.ts';
import type { Sample } from './receiver.ts';

// The floor of the deliveries: a loop around undici that only posts: no store, no signature, no retry.

/** The requests to send. */
export interface Posts {
  readonly port: number;
  /** Its body and headers are sent every time; only the delivery's id changes. */
  readonly sample: Sample;
  readonly count: number;
  readonly prefix: string;
}

const pools = new Map<number, Pool>();

function poolOf(port: number, connections: number): Pool {
  const pool = pools.get(port) ?? new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1, allowH2: false });
  pools.set(port, pool);
  return pool;
}

function headersOf({ sample, prefix }: Posts, index: number): Record<string, string> {
  return { ...sample.headers, 'x-service-delivery': `${prefix}-${index}`, 'webhook-id': `${prefix}-${index}` };
}

async function post(pool: Pool, posts: Posts, index: number): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/webhooks/0',
    headers: headersOf(posts, index),
    body: posts.sample.body,
  });
  await body.text();
  if (statusCode !== 200) throw new Error(`the receiver answered ${statusCode}`);
}

const tasks = {
  /** Posts all, with that concurrency. @returns the start time, in epoch milliseconds */
  async inLoops(posts: Posts & { readonly concurrency: number }): Promise<number> {
    const pool = poolOf(posts.port, posts.concurrency);
    const startedAtMs = epochNow();
    let next = 0;
    const loop = async (): Promise<void> => {
      while (next < posts.count) await post(pool, posts, next++);
    };
    await Promise.all(Array.from({ length: posts.concurrency }, loop));
    return startedAtMs;
  },
  /** Posts at an even pace. @returns the time at which each was passed to undici, by its id */
  async paced(posts: Posts & { readonly perSecond: number }): Promise<readonly (readonly [string, number])[]> {
    const pool = poolOf(posts.port, 32);
    const startedAt = performance.now();
    const sent: [string, number][] = [];
    const pending: Promise<void>[] = [];
    for (let index = 0; index < posts.count; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / posts.perSecond - performance.now()));
      sent.push([`${posts.prefix}-${index}`, epochNow()]);
      pending.push(post(pool, posts, index));
    }
    await Promise.all(pending);
    return sent;
  },
};
export type PostsTasks = typeof tasks;
offer(tasks);
