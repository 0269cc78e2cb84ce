import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from '../child.ts';
import { Pool } from '../copies.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';

// A merchant's server that creates payments at an even pace and notes how long each takes.

const tasks = {
  /** @returns milliseconds from the call to the whole response, ascending */
  async create(to: {
    readonly port: number;
    readonly key: string;
    readonly count: number;
    readonly perSecond: number;
  }): Promise<readonly number[]> {
    const pool = new Pool(`http://127.0.0.1:${to.port}`, { connections: 32, pipelining: 1, allowH2: false });
    const startedAt = performance.now();
    const create = async (): Promise<number> => {
      const sentAt = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: '/api/v1/gateway/payments',
        headers: {
          authorization: `Bearer ${to.key}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(PAYMENT_PARAMS),
      });
      const text = await body.text();
      if (statusCode !== 201) throw new Error(`a payment was answered with ${statusCode}: ${text}`);
      return performance.now() - sentAt;
    };
    const pending: Promise<number>[] = [];
    for (let index = 0; index < to.count; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / to.perSecond - performance.now()));
      pending.push(create());
    }
    const took = await Promise.all(pending);
    await pool.close();
    return took.toSorted((a, b) => a - b);
  },
};
export type PacedPaymentsTasks = typeof tasks;
offer(tasks);
