import { createClient, type Client } from '@mitako/client';
import type { DeliveryAttempt } from '@mitako/contract/names';
import assert from 'node:assert/strict';
import { memoryGrowth } from '../support/memory.ts';
import type { Behaviour, ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { scheduleHolds } from './hostile-schedule.ts';
import { adminOf } from '../../support/in-process.ts';

const GIGABYTE = 2 ** 30;
/** An attempt may take 15 s; the rest is a margin for a busy machine. */
const ATTEMPT_MS_MAX = 16_000;
/** Growth of a worker's memory, while it receives 48 bodies of a gigabyte and as many endless ones. */
const GROWTH_BYTES_MAX = 96 * 1024 * 1024;
const EVENTS = { short: 4, long: 12 } as const;

interface Hostile {
  readonly behaviour: Behaviour;
  /** The recorded outcome: a status or an error code. */
  readonly outcome: number | NonNullable<DeliveryAttempt['error']>;
}

/** The status line decides, also when the body outlasts the deadline. */
const FLOODS: Readonly<Record<string, Hostile>> = {
  hang: { behaviour: { kind: 'hang' }, outcome: 'timeout' },
  'drip-head': { behaviour: { kind: 'drip', part: 'head', status: 200 }, outcome: 'timeout' },
  'drip-body': { behaviour: { kind: 'drip', part: 'body', status: 200 }, outcome: 200 },
  'endless-200': { behaviour: { kind: 'pour', part: 'body', status: 200 }, outcome: 200 },
  'endless-500': { behaviour: { kind: 'pour', part: 'body', status: 500 }, outcome: 500 },
  'endless-head': { behaviour: { kind: 'pour', part: 'head', status: 200 }, outcome: 'invalid_response' },
  'gigabyte-200': { behaviour: { kind: 'pour', part: 'body', status: 200, bytes: GIGABYTE }, outcome: 200 },
  'gigabyte-500': { behaviour: { kind: 'pour', part: 'body', status: 500, bytes: GIGABYTE }, outcome: 500 },
  'gigabyte-404': { behaviour: { kind: 'pour', part: 'body', status: 404, bytes: GIGABYTE }, outcome: 404 },
};

const CUTS: Readonly<Record<string, Hostile>> = {
  'reset-after-200': { behaviour: { kind: 'break-off', status: 200 }, outcome: 200 },
  'reset-after-500': { behaviour: { kind: 'break-off', status: 500 }, outcome: 500 },
  reset: { behaviour: { kind: 'reset' }, outcome: 'connection_failed' },
  garbage: { behaviour: { kind: 'garbage' }, outcome: 'invalid_response' },
};

const REDIRECTS = [301, 302, 303, 307, 308];

/** A normal worker with hostile endpoints. */
export const hostileReceivers: Scenario = {
  name: 'hostile-receivers',
  title: 'receivers that hang, drip, flood, reset, redirect to private addresses, or send a Retry-After of ten years',
  holds: [
    'an attempt ends within 15 s',
    'memory stays flat',
    'no redirect is followed',
    '16 attempts on schedule, whatever Retry-After says',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 80_000, long: 240_000 },
  async run(context) {
    const receiver = await context.startReceiver({ whole: true });
    const api = await context.startServer({ worker: false });
    const schedule = await scheduleHolds(context, receiver, api);
    const attempts = await attemptsEnd(context, receiver, api);
    return { ...schedule, ...attempts };
  },
};

async function attemptsEnd(context: Context, receiver: ReceiverProcess, api: ServerProcess): Promise<Facts> {
  const canary = await context.startReceiver();
  const inward = (status: number): Hostile => ({
    behaviour: { kind: 'answer', status, headers: { location: canary.url('/canary') } },
    outcome: status,
  });
  const redirects = Object.fromEntries(REDIRECTS.map((status) => [`redirect-${status}`, inward(status)]));
  // Two merchants, because one may have at most ten endpoints.
  const shops = await Promise.all([
    openShop(context, receiver, api, 'floods', FLOODS),
    openShop(context, receiver, api, 'cuts', { ...CUTS, ...redirects }),
  ]);

  const worker = await context.startServer({ api: false });
  await openGates(context, receiver, shops);
  const { result: firstAttempts, growthBytes } = await memoryGrowth(worker.pid(), () => attemptAll(context, shops));
  const longestMs = Math.max(...firstAttempts.map(({ duration_ms: ms }) => ms ?? Number.POSITIVE_INFINITY));
  assert.ok(longestMs <= ATTEMPT_MS_MAX, `an attempt ends within 15 s; one took ${longestMs} ms`);
  const megabytes = Math.round(growthBytes / 1024 / 1024);
  assert.ok(growthBytes <= GROWTH_BYTES_MAX, `a worker's memory stays flat; it grew by ${megabytes} MiB`);
  assert.equal(canary.receipts().length, 0, 'no redirect is followed');
  const logged = worker.problems().map((line) => JSON.parse(line) as { message: string; endpoint_id?: string });
  const others = logged.filter(({ message }) => message !== 'delivery failed');
  assert.deepEqual(others, [], 'the worker logs no other problem, whatever a receiver does');
  const failing = logged.map(({ endpoint_id: id }) => id);
  assert.deepEqual(
    failing,
    [...new Set(failing)],
    'an endpoint that fails is logged once, and not again within the hour',
  );
  return {
    attempts: firstAttempts.length,
    'longest attempt s': longestMs / 1_000,
    'memory grew by MiB': megabytes,
  };
}

/** Events for all endpoints at once, and the first attempt of each delivery. */
async function attemptAll(context: Context, shops: readonly Shop[]): Promise<readonly DeliveryAttempt[]> {
  const events = EVENTS[context.form];
  const endpoints = shops.flatMap(({ hostiles }) => Object.keys(hostiles)).length;
  context.progress(`${events} events for each of ${endpoints} endpoints`);
  for (const { client } of shops) {
    for (let count = 0; count < events; count += 1) await client.payments.create({ amount: 5_000, currency: 'XAF' });
  }
  const firstAttempts: DeliveryAttempt[] = [];
  for (const shop of shops) {
    for (const [name, { outcome }] of Object.entries(shop.hostiles)) {
      const attempts = await firstAttemptsOf(context, shop.client, shop.endpoints[name] ?? '', events, name);
      for (const { error, status_code: status } of attempts) {
        assert.equal(status ?? error, outcome, `the outcome of an attempt at a receiver with behaviour ${name}`);
      }
      firstAttempts.push(...attempts);
    }
  }
  return firstAttempts;
}

interface Shop {
  readonly client: Client;
  readonly hostiles: Readonly<Record<string, Hostile>>;
  /** Ids, by name of the endpoint's behaviour. */
  readonly endpoints: Readonly<Record<string, string>>;
}

/** A merchant with an endpoint for each behaviour. They respond with 200 until the gates are opened. */
async function openShop(
  context: Context,
  receiver: ReceiverProcess,
  api: ServerProcess,
  name: string,
  hostiles: Shop['hostiles'],
): Promise<Shop> {
  const admin = adminOf(context.gateway);
  const { id: merchantId } = await admin.createMerchant({
    email: `${name}@shop.test`,
    password: 'a long password',
    name,
  });
  const { secret } = await admin.createApiKey({ merchantId, livemode: false, name });
  const client = createClient({ apiKey: secret, baseUrl: `${api.url}/api/v1` });
  const endpoints: Record<string, string> = {};
  for (const each of Object.keys(hostiles)) {
    const endpoint = await client.webhookEndpoints.create({
      url: receiver.url(`/${each}`),
      events: ['payment.created'],
    });
    endpoints[each] = endpoint.id;
  }
  return { client, hostiles, endpoints };
}

/**
 * The worker delivers once to each endpoint, so that its memory is measured warm; then the endpoints become hostile.
 */
async function openGates(context: Context, receiver: ReceiverProcess, shops: readonly Shop[]): Promise<void> {
  for (const { client, endpoints } of shops) {
    for (const id of Object.values(endpoints)) await client.webhookEndpoints.ping(id);
  }
  await context.eventually(
    'pings are delivered',
    async () => {
      for (const { client, endpoints } of shops) {
        const { items } = await client.deliveries.list({ status: 'succeeded', limit: 100 }).page();
        if (items.length < Object.keys(endpoints).length) return `${items.length} are`;
      }
      return null;
    },
    20_000,
  );
  for (const { hostiles } of shops) {
    for (const [name, { behaviour }] of Object.entries(hostiles)) await receiver.behave(`/${name}`, behaviour);
  }
}

async function firstAttemptsOf(
  context: Context,
  client: Client,
  endpointId: string,
  wanted: number,
  name: string,
): Promise<readonly DeliveryAttempt[]> {
  let found: readonly DeliveryAttempt[] = [];
  await context.eventually(
    `every first attempt at a receiver with behaviour ${name} ends`,
    async () => {
      const deliveries = await client.deliveries.list({ endpoint_id: endpointId }).toArray({ max: 100 });
      const created = deliveries.filter(({ event }) => event === 'payment.created');
      const logs = await Promise.all(created.map(({ id }) => client.deliveries.retrieve(id)));
      found = logs.flatMap(({ attempts }) => attempts.slice(0, 1));
      return found.length === wanted ? null : `${found.length} of ${wanted}`;
    },
    // Four, and after a failure one at a time.
    (1 + Math.max(0, wanted - 4)) * ATTEMPT_MS_MAX + 10_000,
  );
  return found;
}
