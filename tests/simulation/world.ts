import type { RouteName } from '@mitako/contract';
import type { Change } from '@mitako/core/engine';
import type { ApiAnswer, ApiRequest } from './api.ts';
import type { Database } from './database.ts';
import { createDice, type Dice } from '../support/dice.ts';
import { createFaults, type Faults } from './faults.ts';
import { createFacts, type Facts } from './invariants/facts.ts';
import { createLeaseWatch } from './invariants/leases.ts';
import { createTimeWatch } from './invariants/time.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Mutant } from './mutants.ts';
import { START_MS, type People } from './people.ts';
import { startProcess, type Process } from './process.ts';
import { createRail, type SimulatedRail } from './rail.ts';
import { createReceivers, type Receivers } from './receivers.ts';
import { createScheduler, TRAVELS_MS_MAX, type Owner, type Scheduler } from './scheduler.ts';
import { count, createTrace, type Tally, type Trace } from './trace.ts';
import { Violation } from './violation.ts';

/** Clocks of processes may be off by this much from the database's: the server refuses to start beyond it. */
const SKEW_MS_MAX = 5_000;

const DAY_MS = 24 * 60 * 60_000;

/** The context of one seed. */
export interface World {
  readonly dice: Dice;
  readonly database: Database;
  readonly people: People;
  readonly scheduler: Scheduler;
  /** How late it is for clients: true time, and what clocks were set ahead. */
  nowMs(): number;
  readonly faults: Faults;
  readonly trace: Trace;
  readonly tally: Tally;
  readonly memory: Memory;
  readonly rail: SimulatedRail;
  readonly receivers: Receivers;
  readonly facts: Facts;
  readonly network: Owner;
  readonly processes: readonly Process[];
  /** Actions in progress. */
  readonly acting: Set<Promise<void>>;
  /** Starts another process; its background work starts gradually. */
  boot(): Process;
  kill(process: Process): void;
  /** Sets the machine's clock a day ahead or back: all processes share it, as they share an SQLite file. */
  setClock(direction: 'ahead' | 'back'): void;
  /** A request to a random process, as by a load balancer. Null: no response, for an unknown reason. */
  ask<Name extends RouteName>(request: ApiRequest<Name>): Promise<ApiAnswer | null>;
  /** Lists written since the last call, in order. */
  takeWritten(): readonly (readonly Change[])[];
  /** One seed in four: payments by phone, disputes and refunds are many, and providers answer less. */
  readonly isInTrouble: boolean;
  /** The first violated invariant. */
  violation: Violation | null;
  violated(violation: Violation): void;
}

export function createWorld(
  seed: number,
  parts: {
    readonly database: Database;
    readonly people: People;
    readonly mutant: Mutant;
    readonly keepTrace: boolean;
  },
): World {
  const { database, people, mutant } = parts;
  const dice = createDice(seed);
  const tally: Tally = new Map();
  const scheduler: Scheduler = createScheduler(START_MS + 60_000, (line) => trace.note(line));
  const trace = createTrace(() => scheduler.nowMs(), { keepAll: parts.keepTrace });
  const note = (line: string): void => trace.note(line);
  const faults = createFaults(dice, tally, note);
  const network: Owner = { name: 'network', isAlive: true };
  const processes: Process[] = [];
  let written: (readonly Change[])[] = [];
  let booted = 0;
  /** Of the machine's clock. */
  let machineMs = 0;
  let aheadMs = 0;
  const nowMs = (): number => scheduler.nowMs() + aheadMs;
  /** A process that starts after the clock was set back is that far behind one that does not go back. */
  const earliestMs = (): number => scheduler.nowMs() + machineMs;

  function violated(violation: Violation): void {
    note(`VIOLATION ${violation.message}`);
    world.violation ??= violation;
  }

  function onError(error: unknown): void {
    violated(
      error instanceof Violation
        ? error
        : new Violation('I10', error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
  }

  async function start(process: Process): Promise<void> {
    await scheduler.turn(process, `${process.name} starts`);
    try {
      await process.start();
    } catch (error) {
      note(`  ${process.name} could not start: ${String(error)}`);
      if (process.isAlive)
        await scheduler.sleep(process, 1_000, `${process.name} starts again`).then(() => start(process));
    }
  }

  async function ask<Name extends RouteName>(request: ApiRequest<Name>): Promise<ApiAnswer | null> {
    count(tally, `asked: ${request.name}`);
    const [first, ...others] = processes.filter(({ isStarted }) => isStarted);
    if (first === undefined) return null;
    const process = dice.pick([first, ...others]);
    const sentAtMs = scheduler.nowMs();
    await scheduler.turn(network, `→ ${process.name} ${request.name}`);
    if (scheduler.nowMs() - sentAtMs > TRAVELS_MS_MAX || faults.strikes('request lost')) return null;
    const answer = await process.serve(request);
    note(`← ${process.name} ${request.name}: ${answer === null ? 'died' : `${answer.status} ${codeOf(answer)}`}`);
    if (answer === null || faults.strikes('answer lost')) return null;
    count(tally, `answered: ${request.name} ${answer.status}`);
    return answer;
  }

  const isInTrouble = seed % 4 === 0;
  const rail = createRail({
    scheduler,
    network,
    dice,
    isInTrouble,
    faults,
    tally,
    violated,
    async callBack(reference) {
      const bytes = new TextEncoder().encode(reference);
      const body = { method: 'POST', search: '', headers: {}, bytes, isExact: true } as const;
      const answer = await ask({ name: 'receiveRailCallback', parameters: { rail_id: 'momo_simulated' }, body });
      return answer?.status === 200;
    },
  });
  const memory = createMemory(people, { nowMs, earliestMs, violated });
  const receivers = createReceivers({
    people,
    scheduler,
    network,
    faults,
    tally,
    violated,
    notified({ event, data }) {
      const payment = memory.payments.find(({ id }) => id === data['id']);
      if (event === 'payment.succeeded' && payment !== undefined) payment.isPaid = true;
    },
  });

  const facts = createFacts(database, nowMs);
  const leases = createLeaseWatch(violated);
  const times = createTimeWatch(violated);
  const world: World = {
    dice,
    database,
    people,
    scheduler,
    nowMs,
    faults,
    trace,
    tally,
    rail,
    receivers,
    facts,
    network,
    processes,
    acting: new Set(),
    memory,
    ask,
    violated,
    violation: null,
    isInTrouble,
    boot() {
      booted += 1;
      const process = startProcess({
        name: `p${booted}`,
        seed,
        stream: booted,
        skewMs: machineMs + dice.between(-SKEW_MS_MAX, SKEW_MS_MAX),
        store: mutant.store?.(database.store) ?? database.store,
        leases,
        times,
        network,
        scheduler,
        faults,
        rail,
        receivers,
        written(changes) {
          times.written(changes);
          facts.written(changes);
          written.push(changes);
        },
        note,
        onError,
        ...(mutant.connection === undefined ? {} : { wrap: mutant.connection }),
        ...(mutant.clock === undefined ? {} : { clock: mutant.clock }),
      });
      processes.push(process);
      void start(process).catch(onError);
      return process;
    },
    kill(process) {
      process.die();
      processes.splice(processes.indexOf(process), 1);
      note(`! ${process.name} is dead`);
    },
    setClock(direction) {
      const byMs = direction === 'ahead' ? DAY_MS : -DAY_MS;
      machineMs += byMs;
      for (const process of processes) process.setClock(byMs);
      aheadMs += Math.max(0, byMs);
    },
    takeWritten() {
      const taken = written;
      written = [];
      return taken;
    },
  };
  return world;
}

function codeOf({ status, body }: ApiAnswer): string {
  return status < 400 ? '' : ((JSON.parse(body) as { readonly code?: string }).code ?? '');
}
