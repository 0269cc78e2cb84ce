import { createClient, type Client } from '@mitako/client';
import type { DeliveryWithAttempts } from '@mitako/contract/names';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt, ReceiverProcess } from '../support/receivers.ts';
import type { Context, Scenario } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { adminOf } from '../../support/in-process.ts';

/** The response time of the receivers, which leaves time to kill the worker that waits for them. */
const SLOW_MS = 5_000;
const TAKEOVER_WITHIN_MS = 35_000;
/** The first retry comes after 10 s ± 10 %; an outcome written too late would cause one. */
const RETRY_MS = 12_000;
const ENDPOINTS = 3;
/** Deliveries in flight per endpoint. */
const EVENTS = 4;

/**
 * Two workers are lost during their deliveries, one killed, one paused past its lease; a third keeps running. Each of
 * the two works for its own merchant.
 */
export const workerLost: Scenario = {
  name: 'worker-lost',
  title: 'a worker killed, and one paused past its lease, while their receivers take 5 s',
  holds: [
    'no delivery is lost',
    'another worker takes over within 35 s, with the same id and bytes',
    'no stale outcome is written',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 90_000, long: 100_000 },
  async run(context) {
    const receiver = await context.startReceiver();
    // One after the other, each alone with its deliveries when it is lost: the receivers are still busy then, and
    // no other process holds them.
    const killed = await lane(context, receiver, 'killed');
    await begin(context, receiver, killed);
    await killed.worker.kill();
    const killedAtMs = Date.now();
    const paused = await lane(context, receiver, 'paused');
    await begin(context, receiver, paused);
    paused.worker.pause();
    const pausedAtMs = Date.now();
    const alive = await context.startServer();
    context.progress('one worker killed, one paused');

    const survivors = {
      killed: clientOf(killed.key, alive),
      paused: clientOf(paused.key, alive),
    };
    await Promise.all([allDelivered(context, survivors.killed), allDelivered(context, survivors.paused)]);
    const before = { killed: await logOf(survivors.killed), paused: await logOf(survivors.paused) };

    context.progress('the paused one resumes');
    paused.worker.resume();
    await isWorking(context, receiver, paused);
    await sleep(RETRY_MS);
    const after = [...(await logOf(survivors.killed)), ...(await logOf(survivors.paused, before.paused))];
    assert.deepEqual(
      after.map(inWords),
      [...before.killed, ...before.paused].map(inWords),
      'a worker that resumes after its lease changes nothing that another one wrote',
    );

    const taken = [
      takeover(receiver.receipts(), 'killed', killedAtMs, before.killed),
      takeover(receiver.receipts(), 'paused', pausedAtMs, before.paused),
    ];
    return {
      deliveries: before.killed.length + before.paused.length,
      'taken over from the killed worker': taken[0]?.count ?? 0,
      'taken over from the paused worker': taken[1]?.count ?? 0,
      'latest after s': Math.max(...taken.map(({ latestMs }) => latestMs)) / 1000,
    };
  },
};

/** A merchant, its endpoints, and the process that will be lost. */
interface Lane {
  readonly name: string;
  readonly key: string;
  readonly worker: ServerProcess;
  readonly client: Client;
}

async function lane(context: Context, receiver: ReceiverProcess, name: string): Promise<Lane> {
  const admin = adminOf(context.gateway);
  const [worker, merchant] = await Promise.all([
    context.startServer(),
    admin.createMerchant({ email: `${name}@shop.test`, password: 'a long password', name }),
  ]);
  const { secret: key } = await admin.createApiKey({ merchantId: merchant.id, livemode: false, name });
  const client = clientOf(key, worker);
  for (let index = 0; index < ENDPOINTS; index += 1) {
    const path = `/${name}/${index}`;
    await receiver.behave(path, { kind: 'answer', status: 200 });
    const { id } = await client.webhookEndpoints.create({ url: receiver.url(path), events: ['payment.created'] });
    // Until its first 2xx an endpoint has one delivery in flight.
    await client.webhookEndpoints.ping(id);
  }
  await allDelivered(context, client);
  for (let index = 0; index < ENDPOINTS; index += 1) {
    await receiver.behave(`/${name}/${index}`, { kind: 'answer', status: 200, afterMs: SLOW_MS });
  }
  return { name, key, worker, client };
}

function clientOf(apiKey: string, server: ServerProcess): Client {
  return createClient({ apiKey, baseUrl: `${server.url}/api/v1` });
}

/** Resolves when every delivery is in flight. */
async function begin(context: Context, receiver: ReceiverProcess, { name, client }: Lane): Promise<void> {
  await Promise.all(Array.from({ length: EVENTS }, () => client.payments.create({ amount: 5_000, currency: 'XAF' })));
  // With the pings.
  const wanted = ENDPOINTS * (EVENTS + 1);
  await context.eventually(
    'all deliveries are in flight',
    () => {
      const { length } = receiptsOf(receiver.receipts(), name);
      return length >= wanted ? null : `${length} of ${wanted}`;
    },
    SLOW_MS - 500,
  );
}

async function allDelivered(context: Context, client: Client): Promise<void> {
  await context.eventually(
    'deliveries of a lost worker are delivered by another one',
    async () => {
      const statuses = (await client.deliveries.list().toArray({ max: 100 })).map(({ status }) => status);
      const missing = statuses.filter((status) => status !== 'succeeded');
      return missing.length === 0 ? null : missing.join(' ');
    },
    TAKEOVER_WITHIN_MS + SLOW_MS + 5_000,
  );
}

/** Every delivery, or the given ones, with its attempts. */
async function logOf(client: Client, only?: readonly DeliveryWithAttempts[]): Promise<readonly DeliveryWithAttempts[]> {
  const ids = (await client.deliveries.list().toArray({ max: 100 })).map(({ id }) => id);
  const wanted = only?.map(({ id }) => id) ?? ids;
  return Promise.all(ids.filter((id) => wanted.includes(id)).map((id) => client.deliveries.retrieve(id)));
}

function inWords({ id, status, attempts }: DeliveryWithAttempts): string {
  return `${id} ${status}: ${attempts.map((attempt) => attempt.status_code ?? attempt.error).join(', ')}`;
}

/** Waits until the resumed worker delivers again: by then it has tried to write its stale outcomes. */
async function isWorking(context: Context, receiver: ReceiverProcess, { name, client }: Lane): Promise<void> {
  const path = `/${name}/after`;
  await client.webhookEndpoints.create({ url: receiver.url(path), events: ['payment.canceled'] });
  const { id } = await client.payments.create({ amount: 5_000, currency: 'XAF' });
  await client.payments.cancel(id);
  await context.eventually(
    'a resumed worker delivers again',
    () => (receiver.receipts().some((receipt) => receipt.path === path) ? null : 'nothing came'),
    10_000,
  );
}

/** Asserts that repeated deliveries were identical, and returns when the second one arrived. */
function takeover(
  receipts: readonly Receipt[],
  name: string,
  lostAtMs: number,
  log: readonly DeliveryWithAttempts[],
): { readonly count: number; readonly latestMs: number } {
  const again: number[] = [];
  const logged = new Set(log.map(({ id }) => id));
  const ofLane = receiptsOf(receipts, name).filter(({ delivery }) => logged.has(delivery));
  for (const [delivery, sent] of Map.groupBy(ofLane, (receipt) => receipt.delivery)) {
    const [first, second, third] = sent;
    assert.equal(third, undefined, `delivery ${delivery} was sent a third time, although the second succeeded`);
    if (first === undefined || second === undefined) continue;
    assert.equal(second.id, first.id, 'a repeated delivery has the same webhook-id');
    assert.equal(second.bodyHash, first.bodyHash, 'a repeated delivery has the same bytes');
    again.push(second.atMs - lostAtMs);
  }
  assert.ok(again.length > 0, `the ${name} worker had nothing in flight, so the run shows nothing`);
  const latestMs = Math.max(...again);
  assert.ok(
    latestMs <= TAKEOVER_WITHIN_MS,
    `the deliveries of the ${name} worker were taken over only after ${latestMs} ms`,
  );
  return { count: again.length, latestMs };
}

function receiptsOf(receipts: readonly Receipt[], name: string): readonly Receipt[] {
  return receipts.filter(({ path }) => path.startsWith(`/${name}/`));
}
