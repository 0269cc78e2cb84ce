import assert from 'node:assert/strict';
import { createCaller, type Caller } from '../support/calls.ts';
import { createEndpoint, IN_FLIGHT, inFlightMax, ping, receiptsAt } from '../support/endpoints.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';

const DELIVERIES = { short: 400, long: 1_500 } as const;
/** SQLite supports one machine with one or two processes. */
const PROCESSES = {
  sqlite: { short: 2, long: 2 },
  postgres: { short: 4, long: 8 },
} as const;

/**
 * When deliveries end at once, all processes claim for the same endpoint all the time: the hardest case for the cap.
 */
export const endpointCap: Scenario = {
  name: 'endpoint-cap',
  title: 'all processes deliver to one endpoint that responds at once',
  holds: ['an endpoint has at most 64 deliveries in flight, and reaches four', 'nothing is delivered twice'],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 120_000, long: 120_000 },
  async run(context) {
    const processes = PROCESSES[context.engine][context.form];
    const servers = await Promise.all(Array.from({ length: processes }, () => context.startServer()));
    const caller = createCaller(
      servers.map(({ url }) => url),
      context.signal,
    );
    try {
      return { processes: servers.length, ...(await capHolds(context, caller)) };
    } finally {
      await caller.close();
    }
  },
};

async function capHolds(context: Context, caller: Caller): Promise<Facts> {
  const count = DELIVERIES[context.form];
  const receiver = await context.startReceiver();
  const key = context.seed.merchant.testKey;
  const path = '/at-once';
  await receiver.behave(path, { kind: 'answer', status: 200, afterMs: 5 });
  const endpoint = await createEndpoint(caller, key, receiver.url(path));
  context.progress(`${count} deliveries for one endpoint that responds at once`);
  await ping(caller, key, endpoint, count);
  await context.eventually(
    'all deliveries of one endpoint arrive',
    () => {
      const delivered = new Set(receiptsAt(receiver, path).map(({ delivery }) => delivery)).size;
      return delivered === count ? null : `${delivered} of ${count}`;
    },
    60_000,
  );
  const inFlight = inFlightMax(receiver, path);
  const { start, max } = IN_FLIGHT;
  assert.ok(
    inFlight >= start && inFlight <= max,
    `an endpoint has ${start} to ${max} deliveries in flight, not ${inFlight}`,
  );
  const webhooks = receiptsAt(receiver, path).length;
  assert.equal(webhooks, count, 'nothing is delivered twice without a crash');
  return { webhooks };
}
