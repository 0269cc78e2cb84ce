import { calm } from './calm.ts';
import { act } from './clients/clients.ts';
import type { Database, Snapshot } from './database.ts';
import { checkAcknowledged } from './invariants/acknowledged.ts';
import { createCommitCheck } from './invariants/after-commit.ts';
import { checkLedger } from './invariants/ledger.ts';
import { checkSayings } from './invariants/sayings.ts';
import type { Mutant } from './mutants.ts';
import type { People } from './people.ts';
import type { Step } from './step.ts';
import type { Tally } from './trace.ts';
import { Violation } from './violation.ts';
import { createWorld, type World } from './world.ts';

export const STEPS = 1_200;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const PROCESSES = 2;
const PROCESSES_MAX = 3;
const CLIENTS_MAX = 6;
/** Verifying the whole ledger takes as long as a hundred steps. */
const PROOF_EVERY_STEPS = 400;

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
