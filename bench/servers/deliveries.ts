import type { Gateway, MerchantMode } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { createHandler } from '@mitako/http';
import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from '../child.ts';
import { gatewayOn, PUBLIC_URL } from '../gateway-on.ts';
import { epochNow } from '../http-messages.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { rowsAt, storeAt } from '../stores.ts';

// The gateway as a sender of webhooks: payments are created in process, in test mode, which allows plain HTTP, and
// delivered by the background work with the real sender, which allows loopback here.

const address = process.argv[2] ?? '';
const receiverPort = Number(process.argv[3]);
const endpoints = Number(process.argv[4]);

/** Commit time of each event, in fractional epoch milliseconds. */
const committedAtMs = new Map<string, number>();

function open(): Gateway {
  const store = storeAt(address);
  const timed: EngineStore = {
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      for (const change of changes) {
        if (change.type === 'event.append') committedAtMs.set(change.event.id, epochNow());
      }
      return outcome;
    },
  };
  return gatewayOn(timed);
}

/** The engine of this round: background work cannot be paused, so each backlog has its own engine. */
let gateway = open();
await gateway.migrate();
const seed = await gateway.seedSandbox();
const merchant: MerchantMode = { merchantId: seed.merchant.id, livemode: false };
const handler = createHandler(gateway);
for (let index = 0; index < endpoints; index += 1) {
  const response = await handler(
    new Request(`${PUBLIC_URL}/api/v1/merchant/webhook-endpoints?mode=test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seed.merchant.testKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://127.0.0.1:${receiverPort}/webhooks/${index}` }),
    }),
  );
  if (response.status !== 201) throw new Error(`no endpoint was made: ${await response.text()}`);
}

async function deliveries(where: string): Promise<readonly string[]> {
  const rows = await rowsAt<{ readonly id: string }>(address, `SELECT id FROM mitako_deliveries WHERE ${where}`);
  return rows.map(({ id }) => id);
}

const tasks = {
  /** Commits events without delivering them. @returns the ids of the deliveries */
  async fill(events: number): Promise<readonly string[]> {
    for (let left = events; left > 0; left -= 100) {
      const batch = Array.from({ length: Math.min(100, left) }, () =>
        gateway.payments.create(merchant, PAYMENT_PARAMS),
      );
      await Promise.all(batch);
    }
    return deliveries(`status = 'pending'`);
  },
  /** Commits events while the background work runs. @returns the number of deliveries */
  async add(events: number): Promise<number> {
    await Promise.all(Array.from({ length: events }, () => gateway.payments.create(merchant, PAYMENT_PARAMS)));
    return events * endpoints;
  },
  /** Every delivery so far. */
  all: (): Promise<readonly string[]> => deliveries('1 = 1'),
  /** Starts the background work. @returns the start time, in epoch milliseconds */
  async start(): Promise<number> {
    const startedAtMs = epochNow();
    await gateway.start();
    return startedAtMs;
  },
  /** Creates payments at an even pace. @returns the commit time of each event, by its id */
  async emit(input: {
    readonly events: number;
    readonly perSecond: number;
  }): Promise<readonly (readonly [string, number])[]> {
    committedAtMs.clear();
    const startedAt = performance.now();
    const pending: Promise<unknown>[] = [];
    for (let index = 0; index < input.events; index += 1) {
      await sleep(Math.max(0, startedAt + (index * 1000) / input.perSecond - performance.now()));
      pending.push(gateway.payments.create(merchant, PAYMENT_PARAMS));
    }
    await Promise.all(pending);
    return [...committedAtMs];
  },
  /**
   * Ends this engine and creates the next. @returns the number of deliveries not settled as delivered by one attempt
   */
  async next(): Promise<number> {
    await gateway.close();
    gateway = open();
    return (await deliveries(`status <> 'delivered' OR attempts_count <> 1`)).length;
  },
};
export type DeliveriesTasks = typeof tasks;
offer(tasks);
