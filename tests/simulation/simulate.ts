import { paysOnceMore, returnsEverything } from './clients/aftermath.ts';
import { act } from './clients/clients.ts';
import {
  resolvesDispute,
  resolvesSettlement,
  returnsDisputed,
  reviewsAttempts,
  reviewsRefunds,
} from './clients/operators.ts';
import type { Database, Snapshot } from './database.ts';
import { checkAcknowledged } from './invariants/acknowledged.ts';
import { createCommitCheck } from './invariants/after-commit.ts';
import { checkAtRest } from './invariants/at-rest.ts';
import { checkClaims } from './invariants/claims.ts';
import { checkSentences } from './invariants/sentences.ts';
import { checkStatements } from './invariants/statements.ts';
import { checkAgainstProvider, checkLedger } from './invariants/ledger.ts';
import type { Mutant } from './mutants.ts';
import type { People } from './people.ts';
import type { Tally } from './trace.ts';
import { Violation } from './violation.ts';
import type { Process } from './process.ts';
import { createWorld, type World } from './world.ts';

export const STEPS = 1_200;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const PROCESSES = 2;
const PROCESSES_MAX = 3;
const CLIENTS_MAX = 6;
/** Verifying the whole ledger takes as long as a hundred steps. */
const PROOF_EVERY_STEPS = 400;
/**
 * Every schedule of the engine has ended by then: payments, polls and webhooks last a day, follow-ups three, and as long again
 * after what an operator decides.
 */
const REST_TAKES_MS = 11 * DAY;
/** Maximum wait for requests in flight. */
const PATIENCE_MS = 300 * SECOND;
const PAUSE_MS_MAX = 6 * HOUR;
const CALM_STEPS_MAX = 20_000;

export interface SeedResult {
  readonly seed: number;
  readonly steps: number;
  /** Of every line of the trace. */
  readonly hash: string;
  readonly tally: Tally;
  readonly violation: Violation | null;
  /** The last lines, or all. */
  readonly trace: readonly string[];
}

/** Runs one seed: people, processes and faults for that many steps, then without faults until everything is idle. */
export async function simulate(
  seed: number,
  parts: {
    readonly database: Database;
    readonly people: People;
    readonly snapshot: Snapshot;
    readonly steps?: number;
    readonly mutant: Mutant;
    readonly keepTrace?: boolean;
  },
): Promise<SeedResult> {
  const { steps = STEPS, keepTrace = false } = parts;
  await parts.database.restore(parts.snapshot);
  const world = createWorld(seed, { ...parts, keepTrace });
  const step = createStep(world);
  try {
    await storm(world, step, steps, parts.mutant);
    await calm(world, step, parts.mutant);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    if (world.violation === null) world.violated(error);
  }
  for (const process of world.processes.slice()) world.kill(process);
  const { trace, tally, violation } = world;
  return { seed, steps: trace.length, hash: trace.hash(), tally, violation, trace: trace.lines() };
}

/** Continues one of the waiting calls, and checks its writes. @throws Violation */
type Step = (index: number) => Promise<void>;

function createStep(world: World): Step {
  const commits = createCommitCheck(world.database, world.tally);
  return async (index) => {
    await world.scheduler.goOn(index);
    for (const changes of world.takeWritten()) await commits.check(changes);
    if (world.violation !== null) throw world.violation;
  };
}

/** People act, faults occur, and time advances at random. */
async function storm(world: World, step: Step, steps: number, mutant: Mutant): Promise<void> {
  const { dice, scheduler, faults, acting } = world;
  const { waiting } = scheduler;
  for (let process = 0; process < PROCESSES; process += 1) world.boot();

  for (let done = 1; done <= steps; done += 1) {
    if (faults.strikes('process dies')) {
      const [first, ...others] = world.processes;
      if (first !== undefined) world.kill(dice.pick([first, ...others]));
    }
    if (faults.strikes('clock set back')) world.setClock('back');
    // A request may be in flight, but not overnight.
    if (acting.size === 0 && faults.strikes('clock set ahead')) world.setClock('ahead');
    if (world.processes.length < PROCESSES || (world.processes.length < PROCESSES_MAX && dice.chance(0.001))) {
      world.boot();
    }
    const isQuiet = waiting.length === 0;
    if (acting.size < CLIENTS_MAX && dice.chance(isQuiet ? 0.7 : 0.06)) {
      begin(world);
      await scheduler.settle();
    } else if (isQuiet || dice.chance(0.03)) {
      passTime(world);
    } else {
      await step(dice.between(0, waiting.length - 1));
    }
    if (done % PROOF_EVERY_STEPS === 0) {
      await checkAcknowledged(world);
      await checkLedger(world);
      await checkSayings(world, mutant);
    }
  }
}

function begin(world: World): void {
  const action = act(world)
    .catch((error: unknown) =>
      world.violated(new Violation('I10', String(error instanceof Error ? error.stack : error))),
    )
    .finally(() => world.acting.delete(action));
  world.acting.add(action);
}

/** Advances to the next wake-up; or by a longer time, as for a paused machine. */
function passTime({ dice, scheduler, acting }: World): void {
  const nowMs = scheduler.nowMs();
  // A request may be in flight for an hour, but not overnight: idempotency keys are valid for a day.
  switch (dice.weighted({ next: 52, moment: 20, minute: 16, hour: 10, day: acting.size === 0 ? 20 : 0 })) {
    case 'next':
      return scheduler.advanceTo(Math.min(scheduler.nextWakeMs() ?? nowMs + SECOND, nowMs + HOUR));
    case 'moment':
      return scheduler.advanceTo(nowMs + dice.between(1, 2 * SECOND));
    case 'minute':
      return scheduler.advanceTo(nowMs + dice.between(SECOND, 90 * SECOND));
    case 'hour':
      return scheduler.advanceTo(nowMs + dice.between(60 * SECOND, HOUR));
    case 'day':
      return scheduler.advanceTo(nowMs + dice.between(HOUR, 14 * HOUR));
  }
}

/**
 * No new actions and no faults. Requests in flight end, then one new process does all remaining work, for as long as
 * any schedule lasts, and the operator resolves what is in review. After that nothing may be stuck, and all ledgers
 * must agree.
 */
async function calm(world: World, step: Step, mutant: Mutant): Promise<void> {
  const { scheduler, faults, database } = world;
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
  // Delays grow with each attempt, and so do the pauses here.
  for (let pauseMs = 5 * SECOND; scheduler.nowMs() < restsAtMs; pauseMs = Math.min(PAUSE_MS_MAX, 2 * pauseMs)) {
    // What is pending and owed is said for some days, which ends here.
    if (world.isInTrouble) await checkSayings(world, mutant);
    const [unclear] = await database.rows(`select id from mitako_attempts where status = 'needs_review' limit 1`);
    if (unclear !== undefined) await until(world, step, reviewsAttempts(world));
    const [silent] = await database.rows(`select id from mitako_refunds where status = 'pending' limit 1`);
    if (silent !== undefined) await until(world, step, reviewsRefunds(world));
    const [open] = await database.rows(
      `select id from mitako_disputes where status in ('needs_response', 'under_review') limit 1`,
    );
    if (open !== undefined) await until(world, step, resolvesDispute(world));
    const [owed] = await database.rows(`select id from mitako_disputes where return_status = 'owed' limit 1`);
    if (owed !== undefined) {
      if (world.isInTrouble) await checkSayings(world, mutant);
      await until(world, step, returnsDisputed(world));
    }
    const [closed] = await database.rows(`select id from mitako_settlements where status = 'pending' limit 1`);
    if (closed !== undefined) await until(world, step, resolvesSettlement(world));
    await doDue(world, step, worker);
    scheduler.advanceTo(scheduler.nowMs() + pauseMs);
  }
  await doDue(world, step, worker);
  await checkAcknowledged(world);
  await checkLedger(world);
  await checkAtRest(world);
  await checkAgainstProvider(world);
  await checkSayings(world, mutant);
}

/** Everything that is said of the provider. @throws Violation */
async function checkSayings(world: World, { claims, tells, states }: Mutant): Promise<void> {
  await checkClaims(world, claims);
  await checkSentences(world, tells);
  await checkStatements(world, states);
}

/** What is due, what the background work has claimed beside it, and the posting of what that booked. */
async function doDue(world: World, step: Step, { gateway }: Process): Promise<void> {
  await until(world, step, gateway.runDue());
  await flow(world, step, () => world.scheduler.waiting.length === 0);
  await until(world, step, gateway.runDue());
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
