import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { offer } from '../child.ts';
import { percentile } from '../measure.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { type Receiver, startReceiver } from './receiver.ts';

// Those who pay, read and receive webhooks while others attack. Requests begin at fixed times, whether or not earlier ones have been
// answered, and a response is timed from when its request was due: a server that stalls cannot hide it.

export interface VictimLoad {
  readonly port: number;
  readonly key: string;
  readonly readsPerSecond: number;
  readonly paymentsPerSecond: number;
  readonly milliseconds: number;
  /** As many as there are payments, unless payments are only created. */
  readonly slugs: readonly string[];
  readonly tokens: readonly string[];
}

export interface Reported {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 200, and requests without one, by status or error. */
  readonly failures: Readonly<Record<string, number>>;
}

const PIN = '285714';
const agent = new Agent({ connections: 512, pipelining: 1, headersTimeout: 60_000 });

export type Victim = 'reads' | 'payments' | 'webhooks';

let receiver: Receiver | null = null;

/** From now on payments are only created, and the merchant receives an event of each: hashed PINs would fill the machine. */
async function listen({ port, key }: { readonly port: number; readonly key: string }): Promise<void> {
  receiver = await startReceiver();
  const path = `http://127.0.0.1:${port}/api/v1/merchant/webhook-endpoints`;
  const status = await send(path, 'POST', key, { url: receiver.url, events: ['payment.created'] });
  if (status !== 201) throw new Error(`no endpoint was made: ${status}`);
}

async function run(load: VictimLoad): Promise<Readonly<Partial<Record<Victim, Reported>>>> {
  receiver?.taken();
  const origin = `http://127.0.0.1:${load.port}/api/v1`;
  const reads = atRate(load.readsPerSecond, load.milliseconds, () =>
    send(`${origin}/gateway/payments?limit=1`, 'GET', load.key),
  );
  const payments = atRate(load.paymentsPerSecond, load.milliseconds, (place) =>
    receiver !== null
      ? send(`${origin}/gateway/payments`, 'POST', load.key, PAYMENT_PARAMS)
      : send(
          `${origin}/gateway/checkout/${load.slugs[place] ?? ''}/pay`,
          'POST',
          load.tokens[place % load.tokens.length] ?? '',
          { method: 'wallet', pin: PIN },
        ),
  );
  const reported = { reads: await reads, payments: await payments };
  return receiver === null
    ? reported
    : { ...reported, webhooks: await arrived(receiver, createdOf(reported.payments)) };
}

/** A payment that failed has no event. */
function createdOf({ count, failures }: Reported): number {
  return Object.values(failures).reduce((left, times) => left - times, count);
}

/** What did not arrive within 30 s has failed. */
async function arrived({ taken }: Receiver, count: number): Promise<Reported> {
  const times = [...taken()];
  for (const startedAt = performance.now(); times.length < count && performance.now() - startedAt < 30_000;) {
    await sleep(20);
    times.push(...taken());
  }
  const lost = count - times.length;
  return reportOf(times, count, lost > 0 ? { lost } : {});
}

async function send(url: string, method: 'GET' | 'POST', bearer: string, body?: object): Promise<number> {
  const response = await request(url, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    dispatcher: agent,
  });
  await response.body.dump();
  return response.statusCode;
}

async function atRate(
  perSecond: number,
  milliseconds: number,
  ask: (place: number) => Promise<number>,
): Promise<Reported> {
  const startedAt = performance.now();
  const count = Math.round((perSecond * milliseconds) / 1000);
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const one = async (place: number): Promise<void> => {
    const dueAt = startedAt + (place * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    const failure = await ask(place).then(
      (status) => (status === 200 || status === 201 ? null : String(status)),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    times.push(performance.now() - dueAt);
    if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: count }, (_, place) => one(place)));
  return reportOf(times, count, failures);
}

function reportOf(times: readonly number[], count: number, failures: Reported['failures']): Reported {
  const sorted = times.toSorted((a, b) => a - b);
  return { count, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99), failures };
}

const tasks = { listen, run };
export type VictimTasks = typeof tasks;
offer(tasks);
