import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditBought } from '../support/audit.ts';
import { createCaller } from '../support/calls.ts';
import { startLoad, type Bought, type Load } from '../support/load.ts';
import { sumOf } from '../support/money.ts';
import { registerUsers } from '../support/people.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';
import type { ServerOptions, ServerProcess } from '../support/servers.ts';
import { eventsOf, subscribe, untilDelivered } from '../support/webhooks.ts';

const KILLS = { short: 5, long: 100 } as const;
const CUSTOMERS = { short: 4, long: 8 } as const;
/** At most this many payments between kills, half of it on average; on a slow machine one, after a while. */
const BETWEEN_KILLS_MAX = { short: 10, long: 60 } as const;
const BETWEEN_KILLS_MS_MAX = 2_000;
const ENDPOINTS = 2;
/** Deliveries in flight per endpoint, over all workers. */
const IN_FLIGHT_MAX = 64;
const LEASE_MS = 30_000;
/** Includes the leases held at the last kill, and the backlog of that time. */
const DELIVERED_WITHIN_MS = { short: 40_000, long: 120_000 } as const;
const DELIVERED_EVENTS = ['payment.succeeded', 'payment.canceled', 'payment.refunded', 'refund.succeeded'] as const;

/** One process for everything on SQLite; on PostgreSQL two for the API and two workers. */
const ROLES: Readonly<Record<Context['engine'], readonly ServerOptions[]>> = {
  sqlite: [{ api: true, worker: true }],
  postgres: [
    { api: true, worker: false },
    { api: true, worker: false },
    { api: false, worker: true },
    { api: false, worker: true },
  ],
};

/** Whatever is killed, whenever: what was acknowledged happened once, and the merchant is notified. */
export const killNine: Scenario = {
  name: 'kill-nine',
  title: 'kill -9 of servers and workers at random moments, under payments, refunds and cancels',
  holds: [
    'no acknowledged payment is lost',
    'none is captured twice',
    'every wallet and the merchant have the acknowledged amounts',
    'all balances sum to zero at every sample',
    'the ledger is verified',
    'each terminal event is delivered to each endpoint',
    'a second delivery has the same id and bytes',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 120_000, long: 300_000 },
  run,
};

interface Victim {
  readonly server: ServerProcess;
  readonly role: ServerOptions;
  isUp: boolean;
}

async function run(context: Context): Promise<Facts> {
  const { form, gateway } = context;
  const victims = await Promise.all(
    ROLES[context.engine].map(async (role): Promise<Victim> => ({
      server: await context.startServer(role),
      role,
      isUp: true,
    })),
  );
  const receiver = await context.startReceiver();
  const urls = victims.filter(({ role }) => role.api).map(({ server }) => server.url);
  const caller = createCaller(urls, context.signal);
  try {
    const paths = await subscribe(context, receiver, {
      endpoints: ENDPOINTS,
      events: DELIVERED_EVENTS,
      via: urls[0] ?? '',
    });
    // The response time of a receiver, so that a killed worker has deliveries in flight.
    for (const path of paths) await receiver.behave(path, { kind: 'answer', status: 200, afterMs: 10 });
    const users = await registerUsers(caller, CUSTOMERS[form]);
    const load = startLoad(context, caller, users);
    const sampling = sampleSums(() => sumOf(gateway, context, users));
    const killed = await killInTurn(context, victims, load);
    const sums = await sampling.stop();
    const bought = await load.finish();
    context.progress(`${bought.length} payments; comparing acknowledged with stored data`);
    const compared = await auditBought(context, users, bought);

    context.progress('waiting for the webhooks');
    const events = await eventsOf(context, DELIVERED_EVENTS);
    assert.equal(events.length, eventsDue(bought), 'one event for each payment, cancellation and refund');
    if (form === 'short') await letLeasesEnd(victims);
    const delivered = await untilDelivered(context, events, paths, { receiver, withinMs: DELIVERED_WITHIN_MS[form] });
    const duplicatesMax = killed.workers * ENDPOINTS * IN_FLIGHT_MAX;
    assert(delivered.duplicates <= duplicatesMax, `${delivered.duplicates} duplicates, of ${duplicatesMax} at most`);

    context.progress('verifying the ledger');
    const report = await gateway.ledger.verify();
    assert.deepEqual(report.problems, [], 'the ledger is consistent');
    return {
      kills: killed.all,
      'of workers': killed.workers,
      'payments compared with the store': compared,
      paid: bought.filter(({ end }) => end === 'paid').length,
      refunds: refundsOf(bought),
      requests: caller.sent(),
      'without a response': caller.unanswered(),
      'sums taken, all zero': sums,
      webhooks: delivered.receipts,
      'deliveries compared': delivered.expected,
      'duplicates (same id, same bytes)': `${delivered.duplicates} of ${duplicatesMax} allowed`,
      'ledger entries verified': report.checked.entries,
    };
  } finally {
    await caller.close();
  }
}

interface Killed {
  readonly all: number;
  /** Kills of processes with background work. */
  readonly workers: number;
}

/** Kills a random running process, and continues while it restarts. */
async function killInTurn(context: Context, victims: readonly Victim[], load: Load): Promise<Killed> {
  const { dice } = context;
  const kills = KILLS[context.form];
  const starting: Promise<void>[] = [];
  let workers = 0;
  for (let kill = 1; kill <= kills && !load.isOver(); kill += 1) {
    const before = load.bought().length;
    const enough = before + dice.between(1, BETWEEN_KILLS_MAX[context.form]);
    const longEnoughAtMs = Date.now() + BETWEEN_KILLS_MS_MAX;
    await context.eventually(
      'payments continue after a kill',
      () => {
        if (load.isOver()) return null;
        const count = load.bought().length;
        const isTime = count >= enough || (count > before && Date.now() > longEnoughAtMs);
        return isTime && up(victims).length > 0 ? null : `${count - before} payments since the last`;
      },
      60_000,
    );
    await sleep(dice.between(0, 20));
    const victim = dice.pick(up(victims));
    if (kill % 10 === 0) context.progress(`kill ${kill} of ${kills}, ${load.bought().length} payments`);
    if (victim.role.worker === true) workers += 1;
    victim.isUp = false;
    await victim.server.kill();
    const again = startAgain(victim);
    // Awaited after all kills; until then it must not be an unhandled rejection.
    again.catch(() => undefined);
    starting.push(again);
  }
  await Promise.all(starting);
  return { all: starting.length, workers };
}

async function startAgain(victim: Victim): Promise<void> {
  await victim.server.restart();
  victim.isUp = true;
}

function up(victims: readonly Victim[]): readonly Victim[] {
  return victims.filter(({ isUp }) => isUp);
}

/** In the long form they exit on their own. */
async function letLeasesEnd(victims: readonly Victim[]): Promise<void> {
  const workers = victims.filter(({ role }) => role.worker);
  for (const { server } of workers) {
    await server.stop();
    await server.restart({ clockAheadMs: LEASE_MS + 1_000 });
  }
}

/** Sums all balances repeatedly. */
function sampleSums(sum: () => Promise<number>): { stop(): Promise<number> } {
  const over = new AbortController();
  const sampled = (async () => {
    let count = 0;
    for (; !over.signal.aborted; count += 1) {
      assert.equal(await sum(), 0, 'all balances sum to zero at every sample');
      await sleep(250);
    }
    return count;
  })();
  sampled.catch(() => undefined);
  return {
    stop() {
      over.abort();
      return sampled;
    },
  };
}

/** One for each terminal payment, and two for each refund. */
function eventsDue(bought: readonly Bought[]): number {
  return bought.length + 2 * refundsOf(bought);
}

function refundsOf(bought: readonly Bought[]): number {
  return bought.reduce((count, { refunds }) => count + refunds.length, 0);
}
