import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { offer } from '../child.ts';
import { percentile } from '../measure.ts';

// Those who pay and read while others attack. Requests begin at fixed times, whether or not earlier ones have been
// answered, and a response is timed from when its request was due: a server that stalls cannot hide it.

export interface VictimLoad {
  readonly port: number;
  readonly key: string;
  readonly readsPerSecond: number;
  readonly paymentsPerSecond: number;
  readonly milliseconds: number;
  /** As many as there are payments. */
  readonly slugs: readonly string[];
  readonly tokens: readonly string[];
}

export interface Told {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 200, and requests without one, by status or error. */
  readonly failures: Readonly<Record<string, number>>;
}

const PIN = '285714';
const agent = new Agent({ connections: 512, pipelining: 1, headersTimeout: 60_000 });

async function run(load: VictimLoad): Promise<Readonly<Record<'reads' | 'payments', Told>>> {
  const origin = `http://127.0.0.1:${load.port}/api/v1`;
  const reads = atRate(load.readsPerSecond, load.milliseconds, () =>
    send(`${origin}/gateway/payments?limit=1`, 'GET', load.key),
  );
  const payments = atRate(load.paymentsPerSecond, load.milliseconds, (place) =>
    send(
      `${origin}/gateway/checkout/${load.slugs[place] ?? ''}/pay`,
      'POST',
      load.tokens[place % load.tokens.length] ?? '',
      { method: 'wallet', pin: PIN },
    ),
  );
  return { reads: await reads, payments: await payments };
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

async function atRate(perSecond: number, milliseconds: number, ask: (place: number) => Promise<number>): Promise<Told> {
  const startedAt = performance.now();
  const count = Math.round((perSecond * milliseconds) / 1000);
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const one = async (place: number): Promise<void> => {
    const dueAt = startedAt + (place * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    const failure = await ask(place).then(
      (status) => (status === 200 ? null : String(status)),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    times.push(performance.now() - dueAt);
    if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: count }, (_, place) => one(place)));
  const sorted = times.toSorted((a, b) => a - b);
  return { count, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99), failures };
}

const tasks = { run };
export type VictimTasks = typeof tasks;
offer(tasks);
