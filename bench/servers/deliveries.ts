import type { Gateway, MerchantMode } from '@mitako/core';
import { idOfStored } from '../../packages/sql/src/engine/ids.ts';
import { offer } from '../child.ts';
import { createEndpoints } from '../endpoints.ts';
import { gatewayOn } from '../gateway-on.ts';
import { epochNow } from '../http-messages.ts';
import { openLoop } from '../open-loop.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { rowsAt, storeAt, watchingEvents } from '../stores.ts';
import { asMerchant } from '../../tests/support/in-process.ts';

// The gateway as a sender of webhooks: payments are created in process, in test mode, which allows plain HTTP, and
// delivered by the background work with the real sender, which allows loopback here.

const address = process.argv[2] ?? '';
const receiverPort = Number(process.argv[3]);
const endpoints = Number(process.argv[4]);

/** Commit time of each event, in fractional epoch milliseconds. */
const committedAtMs = new Map<string, number>();

function open(): Gateway {
  return gatewayOn(watchingEvents(storeAt(address), ({ id }) => committedAtMs.set(id, epochNow())));
}

/** The engine of this round: background work cannot be paused, so each backlog has its own engine. */
let gateway = open();
await gateway.migrate();
const seed = await gateway.seedSandbox();
const merchant: MerchantMode = { merchantId: seed.merchant.id, livemode: false };
await createEndpoints(gateway, merchant, receiverPort, endpoints);

async function deliveries(where: string): Promise<readonly string[]> {
  const rows = await rowsAt<{ readonly id: unknown }>(address, `SELECT id FROM mitako_deliveries WHERE ${where}`);
  return rows.map(({ id }) => idOfStored('delivery', id));
}

const tasks = {
  /** Commits events without delivering them. @returns the ids of the deliveries */
  async fill(events: number): Promise<readonly string[]> {
    for (let left = events; left > 0; left -= 100) {
      const batch = Array.from({ length: Math.min(100, left) }, () =>
        asMerchant(gateway, merchant).payments.create(PAYMENT_PARAMS),
      );
      await Promise.all(batch);
    }
    return deliveries(`status = 'pending'`);
  },
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
    await openLoop({ perSecond: input.perSecond, count: input.events }, () =>
      asMerchant(gateway, merchant).payments.create(PAYMENT_PARAMS),
    );
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
