import { availableParallelism } from 'node:os';
// oxlint-disable unicorn/require-post-message-target-origin -- threads, not windows
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { openPlayer } from './player.ts';
import type { SeedResult } from './simulate.ts';
import type { Invariant } from './violation.ts';

/** Result of a seed from a thread; errors lose their type between threads. */
export interface SeedReport extends Omit<SeedResult, 'violation'> {
  readonly violation: { readonly invariant: Invariant; readonly message: string } | null;
}

interface Task {
  readonly seed: number;
  readonly steps: number | undefined;
}

/** Runs seeds on all cores, each with its own database. `onReport` returns whether to continue. */
export async function playAll(
  seeds: Iterable<number>,
  options: { readonly steps: number | undefined },
  onReport: (report: SeedReport) => boolean,
): Promise<void> {
  const waiting = seeds[Symbol.iterator]();
  let isRunning = true;
  const core = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url));
    let pending = Promise.withResolvers<SeedReport>();
    worker.on('message', (report: SeedReport) => pending.resolve(report));
    worker.on('error', (error) => pending.reject(error));
    try {
      for (let next = waiting.next(); isRunning && next.done !== true; next = waiting.next()) {
        pending = Promise.withResolvers();
        const task: Task = { seed: next.value, ...options };
        worker.postMessage(task);
        isRunning &&= onReport(await pending.promise);
      }
    } finally {
      worker.postMessage(null);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, core));
}

async function serveTasks(port: NonNullable<typeof parentPort>): Promise<void> {
  const player = await openPlayer();
  async function serve({ seed, steps }: Task): Promise<void> {
    const result = await player.play(seed, steps === undefined ? {} : { steps });
    const violation = result.violation && { invariant: result.violation.invariant, message: result.violation.message };
    const report: SeedReport = { ...result, violation };
    port.postMessage(report);
  }

  port.on('message', (task: Task | null) => {
    if (task !== null) return void serve(task);
    port.close();
    void player.close();
  });
}

if (!isMainThread && parentPort !== null) await serveTasks(parentPort);
