import { paysOnceMore, returnsEverything } from './clients/aftermath.ts';
import {
  resolvesDispute,
  resolvesSettlement,
  returnsDisputed,
  reviewsAttempts,
  reviewsRefunds,
} from './clients/operators.ts';
import { checkAcknowledged } from './invariants/acknowledged.ts';
import { checkAtRest, firstStuck } from './invariants/at-rest.ts';
import { checkAgainstProvider, checkLedger } from './invariants/ledger.ts';
import { checkSayings } from './invariants/sayings.ts';
import type { Mutant } from './mutants.ts';
import type { Process } from './process.ts';
import type { Step } from './step.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/**
 * Every schedule of the engine has ended by then: payments, polls and webhooks last a day, follow-ups three, and as long again
 * after what an operator decides.
 */
const REST_TAKES_MS = 11 * DAY;
/** Balances are closed daily: what came in last is settled by then, and closings that find nothing are skipped. */
const SETTLES_WITHIN_MS = 2 * DAY;
/** Maximum wait for requests in flight. */
const PATIENCE_MS = 300 * SECOND;
const PAUSE_MS_MAX = 6 * HOUR;
const CALM_STEPS_MAX = 20_000;
/** More than wait for the same turn. */
const TURNS_MAX = 100;

/** What waits for the operator, in the order of the visits: a query for the first row, and what is done. */
const OPERATOR_WORK: readonly (readonly [sql: string, act: (world: World) => Promise<void>])[] = [
  [`select id from mitako_attempts where status = 'needs_review' limit 1`, reviewsAttempts],
  [`select id from mitako_refunds where status = 'pending' limit 1`, reviewsRefunds],
  [`select id from mitako_disputes where status in ('needs_response', 'under_review') limit 1`, resolvesDispute],
  [`select id from mitako_disputes where return_status = 'owed' limit 1`, returnsDisputed],
  [`select id from mitako_settlements where status = 'pending' limit 1`, resolvesSettlement],
];

/**
 * No new actions and no faults. Requests in flight end, then one new process does all remaining work, for as long as
 * any schedule lasts, and the operator resolves what is in review. After that nothing may be stuck, and all ledgers
 * must agree.
 */
export async function calm(world: World, step: Step, mutant: Mutant): Promise<void> {
  const { scheduler, faults, database, network } = world;
  faults.off();
  const endsAtMs = scheduler.nowMs() + PATIENCE_MS;
  while (world.acting.size > 0 && scheduler.nowMs() < endsAtMs) {
    await flow(world, step, () => scheduler.waiting.length === 0);
    scheduler.advanceTo(scheduler.nowMs() + 3 * SECOND);
  }
  for (const process of world.processes.slice()) world.kill(process);

  const worker = world.boot();
  await flow(world, step, () => worker.isStarted);
  if (world.isInTrouble) {
    await until(world, step, paysOnceMore(world));
    await doDue(world, step, worker);
    scheduler.advanceTo(scheduler.nowMs() + HOUR);
    await doDue(world, step, worker);
    await until(world, step, returnsEverything(world));
  }
  const restsAtMs = scheduler.nowMs() + REST_TAKES_MS;
  let overSinceMs = Infinity;
  // Delays grow with each attempt, and so do the pauses here.
  for (let pauseMs = 5 * SECOND; scheduler.nowMs() < restsAtMs; pauseMs = Math.min(PAUSE_MS_MAX, 2 * pauseMs)) {
    let isAwaited = false;
    // What is pending and owed is said for some days, which ends here.
    if (world.isInTrouble) await judge(world, step, mutant);
    for (const [sql, act] of OPERATOR_WORK) {
      const [row] = await database.rows(sql);
      if (row === undefined) continue;
      isAwaited = true;
      if (world.isInTrouble) await judge(world, step, mutant);
      await until(world, step, act(world));
    }
    await doInTurns(world, step, worker);
    const isOver = !isAwaited && scheduler.nextWakeMs(network) === null && (await firstStuck(database)) === null;
    overSinceMs = isOver ? Math.min(overSinceMs, scheduler.nowMs()) : Infinity;
    const isSettled = scheduler.nowMs() - overSinceMs >= SETTLES_WITHIN_MS;
    const dueAtMs = isAwaited ? 0 : await nextDueMs(world, worker);
    scheduler.advanceTo(Math.max(scheduler.nowMs() + pauseMs, isSettled ? restsAtMs : Math.min(dueAtMs, restsAtMs)));
  }
  await doDue(world, step, worker);
  await checkAcknowledged(world);
  await checkLedger(world);
  await checkAtRest(world);
  await checkAgainstProvider(world);
  world.facts.clear();
  await checkSayings(world, mutant);
}

/** When the engine or the network has something to do. */
async function nextDueMs({ database, scheduler, network }: World, worker: Process): Promise<number> {
  const dueAtMs = await database.store.read.nextDueAtMs(worker.nowMs());
  const aheadMs = worker.nowMs() - scheduler.nowMs();
  return Math.min((dueAtMs ?? Infinity) - aheadMs, scheduler.nextWakeMs(network) ?? Infinity);
}

/** What pages show, once nothing is in flight: an answer that was just heard is not written yet. */
async function judge(world: World, step: Step, mutant: Mutant): Promise<void> {
  await flow(world, step, () => world.scheduler.waiting.length === 0);
  await checkSayings(world, mutant);
}

/** What is due, what the background work has claimed beside it, and the posting of what that booked. */
async function doDue(world: World, step: Step, { gateway }: Process): Promise<void> {
  await until(world, step, gateway.runDue());
  await flow(world, step, () => world.scheduler.waiting.length === 0);
  await until(world, step, gateway.runDue());
}

/** The same until nothing waits for its turn any more: a rail's pace lets a few look-ups through in a second. */
async function doInTurns(world: World, step: Step, worker: Process): Promise<void> {
  const { scheduler } = world;
  for (let turns = 0; turns < TURNS_MAX; turns += 1) {
    await doDue(world, step, worker);
    const dueAtMs = await nextDueMs(world, worker);
    if (dueAtMs > scheduler.nowMs() + SECOND) return;
    scheduler.advanceTo(Math.max(dueAtMs, scheduler.nowMs() + 1));
  }
}

/** In order, until the work has ended. */
async function until(world: World, step: Step, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  await world.scheduler.settle();
  await flow(world, step, () => isOver);
  await over;
}

async function flow(world: World, step: Step, isOver: () => boolean): Promise<void> {
  const { scheduler } = world;
  for (let steps = 0; !isOver(); steps += 1) {
    if (steps > CALM_STEPS_MAX) throw new Violation('I8', 'it never comes to rest');
    if (scheduler.waiting.length > 0) await step(0);
    else scheduler.advanceTo(scheduler.nextWakeMs() ?? scheduler.nowMs() + SECOND);
  }
}
