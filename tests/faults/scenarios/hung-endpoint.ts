import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, dataOf, type Caller } from '../support/calls.ts';
import { createEndpoint, IN_FLIGHT, inFlightMax, ping, receiptsAt } from '../support/endpoints.ts';
import type { Receipt, ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';

const P99_MS_MAX = 1_000;
const P99_RATIO_MAX = 2;
const HEALTHY = 9;
const PER_SECOND = 20;
/** SQLite supports one machine with one or two processes. */
const PROCESSES = { sqlite: 2, postgres: 8 } as const;
const FORMS = {
  short: { waiting: 1_000, windows: 2, windowMs: 4_000 },
  long: { waiting: 10_000, windows: 4, windowMs: 5_000 },
} as const;

/**
 * An endpoint that hangs, with thousands of pending deliveries, is enabled and disabled while events arrive at an even
 * pace. The latencies of the other nine are compared within one run, in alternating windows, so that other load on the
 * machine affects both alike.
 */
export const hungEndpoint: Scenario = {
  name: 'hung-endpoint',
  title: 'one of ten endpoints hangs with 10 000 deliveries waiting (short: 1 000)',
  holds: [
    'p99 of the others at most 1 s, and at most twice that without the hung endpoint',
    'four in flight for the hung endpoint when it begins to hang, or five, and never more',
  ],
  engines: ['sqlite', 'postgres'],
  alone: true,
  deadlineMs: { short: 90_000, long: 180_000 },
  async run(context) {
    const receiver = await context.startReceiver({ whole: true });
    const servers = await Promise.all(Array.from({ length: PROCESSES[context.engine] }, () => context.startServer()));
    const caller = createCaller(
      servers.map(({ url }) => url),
      context.signal,
    );
    try {
      const measured = await othersAreNotDelayed(context, receiver, caller);
      return { processes: servers.length, ...measured };
    } finally {
      await caller.close();
    }
  },
};

async function othersAreNotDelayed(context: Context, receiver: ReceiverProcess, caller: Caller): Promise<Facts> {
  const { waiting, windows } = FORMS[context.form];
  const key = context.seed.merchant.testKey;
  for (let index = 0; index < HEALTHY; index += 1) await createEndpoint(caller, key, receiver.url(`/healthy/${index}`));
  const hungPath = '/hung';
  const hung = await createEndpoint(caller, key, receiver.url(hungPath));
  // Until its first 2xx an endpoint has one delivery in flight.
  await ping(caller, key, hung, 1);
  await context.eventually(
    'the endpoint answers once',
    () => (receiptsAt(receiver, hungPath).length > 0 ? null : 'nothing came'),
    10_000,
  );
  await receiver.behave(hungPath, { kind: 'hang' });

  context.progress(`${waiting} deliveries for a hung endpoint`);
  await ping(caller, key, hung, waiting);
  await window(context, receiver, caller); // Warm-up.
  const quiet: number[] = [];
  const beside: number[] = [];
  for (let index = 0; index < windows; index += 1) {
    await setEnabled(caller, key, hung, true);
    beside.push(...(await window(context, receiver, caller)));
    await setEnabled(caller, key, hung, false);
    quiet.push(...(await window(context, receiver, caller)));
    context.progress(`p99 beside it ${quantile(beside, 0.99)} ms, without it ${quantile(quiet, 0.99)} ms`);
  }
  const inFlight = inFlightMax(receiver, hungPath);
  // One more than to begin with, if its lane was still held since its one 2xx.
  assert.ok(
    inFlight === IN_FLIGHT.start || inFlight === IN_FLIGHT.start + 1,
    `an endpoint that begins to hang has four deliveries in flight, or five, and never more, not ${inFlight}`,
  );
  const p99 = { beside: quantile(beside, 0.99), quiet: quantile(quiet, 0.99) };
  const figures = `p99 is ${p99.beside} ms beside a hung endpoint and ${p99.quiet} ms without`;
  assert.ok(p99.beside <= P99_MS_MAX, `a hung endpoint delays no other by a second: ${figures}`);
  assert.ok(p99.beside <= P99_RATIO_MAX * p99.quiet, `a hung endpoint delays no other: ${figures}`);

  return {
    waiting,
    measured: beside.length,
    'p50 beside ms': quantile(beside, 0.5),
    'p99 beside ms': p99.beside,
    'p50 without ms': quantile(quiet, 0.5),
    'p99 without ms': p99.quiet,
    'in flight, hanging': inFlight,
  };
}

/** Events at an even pace, and the latency of each at each healthy endpoint: from its creation to its arrival. */
async function window(context: Context, receiver: ReceiverProcess, caller: Caller): Promise<readonly number[]> {
  const count = (FORMS[context.form].windowMs / 1_000) * PER_SECOND;
  const before = receiptsAt(receiver, '/healthy').length;
  const begunAt = performance.now();
  const created: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    await sleep(Math.max(0, begunAt + (index * 1_000) / PER_SECOND - performance.now()));
    created.push(createPayment(caller, context.seed.merchant.testKey));
  }
  await Promise.all(created);
  const wanted = before + count * HEALTHY;
  await context.eventually(
    'the healthy endpoints receive every event',
    () => {
      const { length } = receiptsAt(receiver, '/healthy');
      return length >= wanted ? null : `${length - before} of ${wanted - before}`;
    },
    30_000,
  );
  return receiptsAt(receiver, '/healthy').slice(before, wanted).map(latencyMs);
}

async function createPayment(caller: Caller, bearer: string): Promise<void> {
  const body = { amount: 5_000, currency: 'XAF' };
  dataOf(await caller.untilAnswered({ method: 'POST', path: '/gateway/payments', bearer, body }));
}

function latencyMs({ atMs, body = '' }: Receipt): number {
  return atMs - Date.parse((JSON.parse(body) as { readonly created_at: string }).created_at);
}

async function setEnabled(caller: Caller, key: string, id: string, enabled: boolean): Promise<void> {
  const path = `/merchant/webhook-endpoints/${id}`;
  dataOf(await caller.untilAnswered({ method: 'PATCH', path, bearer: key, body: { enabled } }));
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
