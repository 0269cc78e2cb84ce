import { jsonLogger, type RateLimiter, type RateLimitPolicy } from '@mitako/core';
import { createHandler, toNodeHandler } from '@mitako/http';
import { createServer as createMitakoServer } from 'mitako';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { offer } from '../child.ts';
import { memoryRateLimiter } from '../copies.ts';
import { gatewayOn } from '../gateway-on.ts';
import { countAt, storeAt } from '../stores.ts';
import { listening } from './listening.ts';

// The gateway as `mitako serve` runs it: a store on disk, real API keys, background work started. It listens on three
// ports with one store: without rate limits, with active limits that are out of reach, and with the access log as well.

const address = process.argv[2] ?? '';
const store = storeAt(address);
const gateway = gatewayOn(store);
await gateway.migrate();
const seed = await gateway.seedSandbox();
await gateway.start();

const plain = createServer(toNodeHandler(createHandler(gateway)));
const counting = gatewayOn(store, { limits: outOfReach(memoryRateLimiter()) });
const limited = createServer(toNodeHandler(createHandler(counting)));

/** The same engine's whole server: pages, health, access log as JSON lines, which are discarded here. */
const nowhere = createWriteStream('/dev/null');
const logged = gatewayOn(store, {
  limits: outOfReach(memoryRateLimiter()),
  logger: jsonLogger({ write: (line) => void nowhere.write(`${line}\n`) }),
});
const whole = createMitakoServer({ gateway: logged });

const ports = {
  plain: await listening(plain),
  limited: await listening(limited),
  whole: Number(new URL(await whole.listen({ port: 0 })).port),
};

/** The standard limiter, with quotas that no load reaches. */
function outOfReach(limiter: RateLimiter): RateLimiter {
  const raised = new Map<string, RateLimitPolicy>();
  return {
    consume(policy, key) {
      let high = raised.get(policy.name);
      if (high === undefined) raised.set(policy.name, (high = { ...policy, quota: 1e9, burst: 2e9 }));
      return limiter.consume(high, key);
    },
  };
}

const tasks = {
  ports: (): typeof ports => ports,
  liveKey: (): string => seed.merchant.liveKey,
  /** Rows on disk: payments, their events, and the stored responses of their idempotency keys. */
  async rows(): Promise<Readonly<Record<'payments' | 'events' | 'idempotency', number>>> {
    const [payments, events, idempotency] = await Promise.all(
      ['payments', 'events', 'idempotency'].map((table) => countAt(address, table)),
    );
    return { payments: payments ?? 0, events: events ?? 0, idempotency: idempotency ?? 0 };
  },
};
export type GatewayTasks = typeof tasks;
offer(tasks);
