import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { auditBought } from '../support/audit.ts';
import { createCaller, type Caller } from '../support/calls.ts';
import { startLoad, type Bought, type Load } from '../support/load.ts';
import { registerUsers } from '../support/people.ts';
import type { ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { eventsOf, subscribe, untilDelivered } from '../support/webhooks.ts';

const ROUNDS = { short: 1, long: 5 } as const;
const CUSTOMERS = { short: 4, long: 8 } as const;
const ENDPOINTS = 2;
const IN_FLIGHT_MAX = 64;
/** From the time at which the database is available again. */
const RECOVERED_WITHIN_MS = 5_000;
/** Far less than a lease, for which a delivery without a recorded outcome would wait. */
const RECOVERS_WITHIN_MS = 15_000;
const DELIVERED_EVENTS = ['payment.succeeded', 'payment.canceled', 'payment.refunded', 'refund.succeeded'] as const;

type Fault = 'cut' | 'fast' | 'immediate';
/** In each round: connections are cut, the server is shut down, and it crashes. */
const FAULTS: readonly Fault[] = ['cut', 'fast', 'cut', 'immediate'];

/** The database becomes unavailable and available again. The processes are never restarted. */
export const postgresRestart: Scenario = {
  name: 'postgres-restart',
  title: 'PostgreSQL shut down, crashed, and its connections cut, under payments, refunds and deliveries',
  holds: [
    'no acknowledged payment is lost',
    'none is captured twice',
    'no call returns 500',
    'calls succeed again without a restart',
    'each terminal event is delivered to each endpoint',
  ],
  engines: ['postgres'],
  ownsPostgres: true,
  deadlineMs: { short: 120_000, long: 200_000 },
  async run(context) {
    const servers = await Promise.all([context.startServer(), context.startServer()]);
    const receiver = await context.startReceiver();
    const caller = createCaller(
      servers.map(({ url }) => url),
      context.signal,
    );
    try {
      return await underFaults({ context, servers, receiver, caller });
    } finally {
      await caller.close();
    }
  },
};

interface Parts {
  readonly context: Context;
  readonly servers: readonly ServerProcess[];
  readonly receiver: ReceiverProcess;
  readonly caller: Caller;
}

async function underFaults(parts: Parts): Promise<Facts> {
  const { context, servers, receiver, caller } = parts;
  const pids = servers.map((server) => server.pid());
  const paths = await subscribe(context, receiver, {
    endpoints: ENDPOINTS,
    events: DELIVERED_EVENTS,
    via: servers[0]?.url ?? '',
  });
  const users = await registerUsers(caller, CUSTOMERS[context.form]);
  const load = startLoad(context, caller, users);
  const recoveries: number[] = [];
  let restarts = 0;
  let cut = 0;
  for (let round = 1; round <= ROUNDS[context.form]; round += 1) {
    for (const fault of FAULTS) {
      await assertRecovered(parts, load);
      if (fault === 'cut') cut += await cutConnections(context);
      else {
        await restart(parts, fault);
        restarts += 1;
      }
      const recoveredMs = await recovered(servers);
      recoveries.push(recoveredMs);
      context.progress(`round ${round}, ${fault}: calls succeed again after ${recoveredMs} ms`);
    }
  }
  await assertRecovered(parts, load);
  const bought = await load.finish();
  const compared = await auditBought(context, users, bought);

  context.progress('waiting for the webhooks; deliveries in flight at an outage wait for their leases');
  const events = await eventsOf(context, DELIVERED_EVENTS);
  assert.equal(events.length, eventsDue(bought), 'one event for each payment, cancellation and refund');
  const delivered = await untilDelivered(context, events, paths, { receiver, withinMs: 60_000 });
  const duplicatesMax = recoveries.length * ENDPOINTS * IN_FLIGHT_MAX;
  assert(delivered.duplicates <= duplicatesMax, `${delivered.duplicates} duplicates, of ${duplicatesMax} at most`);
  const report = await context.gateway.ledger.verify();
  assert.deepEqual(report.problems, [], 'the ledger is consistent');
  assert.deepEqual(
    servers.map((server) => server.pid()),
    pids,
    'no process was restarted',
  );
  return {
    restarts,
    'connections cut': cut,
    'payments compared with the store': compared,
    requests: caller.sent(),
    'without a response': caller.unanswered(),
    'slowest recovery ms': Math.max(...recoveries),
    webhooks: delivered.receipts,
    'deliveries compared': delivered.expected,
    'duplicates (same id, same bytes)': `${delivered.duplicates} of ${duplicatesMax} allowed`,
    'ledger entries verified': report.checked.entries,
  };
}

/** Payments succeed and webhooks arrive: requests and background work both run. */
async function assertRecovered({ context, receiver }: Parts, load: Load): Promise<void> {
  const before = { bought: load.bought().length, webhooks: receiver.receipts().length };
  await context.eventually(
    'payments and deliveries continue',
    () => {
      const bought = load.bought().length - before.bought;
      const webhooks = receiver.receipts().length - before.webhooks;
      if (load.isOver()) return null;
      return bought >= 20 && webhooks >= 20 ? null : `${bought} payments and ${webhooks} webhooks since`;
    },
    RECOVERS_WITHIN_MS,
  );
}

/** Cuts half of the connections at random moments, three times. Returns their number. */
async function cutConnections(context: Context): Promise<number> {
  const client = new pg.Client({ connectionString: context.location, application_name: 'the fault' });
  await client.connect();
  let cut = 0;
  try {
    for (let times = 0; times < 3; times += 1) {
      await sleep(context.dice.between(0, 200));
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'mitako%' AND random() < 0.5`,
      );
      cut += rowCount ?? 0;
    }
  } finally {
    await client.end();
  }
  return cut;
}

/**
 * Stops the server, keeps it down briefly and starts it again; meanwhile the processes report that they are not ready.
 */
async function restart({ context, servers }: Parts, shutdown: 'fast' | 'immediate'): Promise<void> {
  assert(context.postgres !== undefined, 'this scenario has its own server');
  const back = context.postgres.restart(shutdown, context.dice.between(1_000, 2_000));
  const isBack = back.then(() => true);
  const refused = new Set<ServerProcess>();
  while (!(await Promise.race([isBack, sleep(50).then(() => false)]))) {
    for (const server of servers) if ((await readiness(server)) === 503) refused.add(server);
  }
  assert.equal(refused.size, servers.length, '/readyz returns 503 while the database is unavailable');
}

/** Time until each process was ready and served calls again, in milliseconds. */
async function recovered(servers: readonly ServerProcess[]): Promise<number> {
  const begunAt = performance.now();
  const elapsedMs = (): number => Math.round(performance.now() - begunAt);
  for (const server of servers) {
    while ((await readiness(server)) !== 200) {
      assert.ok(
        elapsedMs() <= RECOVERED_WITHIN_MS,
        '/readyz returns 200 within seconds once the database is available',
      );
      await sleep(20);
    }
    while (!(await answers(server))) {
      assert.ok(elapsedMs() <= RECOVERED_WITHIN_MS, 'a call succeeds within seconds once the database is available');
      await sleep(20);
    }
  }
  return elapsedMs();
}

async function readiness(server: ServerProcess): Promise<number> {
  return statusOf(server, '/readyz');
}

/** A response that requires the database. */
async function answers(server: ServerProcess): Promise<boolean> {
  return (await statusOf(server, `/api/v1/gateway/checkout/${'0'.repeat(28)}`)) === 404;
}

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  try {
    const response = await fetch(server.url + path);
    await response.text();
    return response.status;
  } catch (error) {
    // The last output of a process arrives a moment later.
    await sleep(500);
    const last = server.problems().slice(-30).join('\n');
    assert.fail(
      `a process survives the loss of its database and responds; ${String(error)} (${String((error as Error).cause)})\n${last}`,
    );
  }
}

function eventsDue(bought: readonly Bought[]): number {
  return bought.length + 2 * bought.reduce((count, { refunds }) => count + refunds.length, 0);
}
