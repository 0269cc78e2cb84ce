import type { Logger } from '@mitako/core';
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { onOrphaned } from './orphan.ts';
import type { SandboxReady } from './ready.ts';
import { answerMetrics } from './telemetry/worker-metrics.ts';

/** A worker that lived this long and then died is started again at once; others wait, up to the second number. */
const STABLE_AFTER_MS = 60_000;
const PAUSE_MS_MAX = 30_000;
/** Longer than a worker takes to close after its notice. */
const STOP_MS = 40_000;
/** The message of a supervisor that ends a worker. */
type StopRequest = 'stop after notice' | 'stop';

/** The message of a worker once it accepts requests. */
export interface WorkerReady {
  readonly listening: string;
  readonly publicUrl: string;
  /** The database, without a password. */
  readonly store: string;
  /** The sandbox that was seeded, or null. */
  readonly sandbox: SandboxReady | null;
}

function isReady(message: unknown): message is WorkerReady {
  return typeof message === 'object' && message !== null && 'listening' in message;
}

/** Whether this process is one of several that share a port. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Reports to the supervisor that this worker is responsive. */
export function reportReady(ready: WorkerReady): void {
  process.send?.(ready);
}

/**
 * In a worker: the supervisor sends the stop, and without a supervisor the worker ends. Signals are for the supervisor:
 * a terminal sends Ctrl-C to all of them.
 */
export function onStopRequest(stop: (hasNotice: boolean) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // Otherwise node:cluster ends a worker at once when its supervisor is gone, with work in flight.
  if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
  process.on('message', (request: unknown) => {
    if (request === 'stop' || request === 'stop after notice') stop(request === 'stop after notice');
  });
  process.once('disconnect', () => stop(false));
}

/**
 * Runs this program again, `count` times, on one port (`node:cluster`): connections go round. A worker that dies is
 * started again. Resolves once each answers or is being started again.
 *
 * @param noticeMs that each worker takes after SIGTERM
 *
 * Ends the process with 0 once SIGTERM or SIGINT has stopped all workers; with 1 if one cannot start at all, which has
 * then printed the reason.
 */
export async function superviseWorkers(count: number, logger: Logger, noticeMs: number): Promise<WorkerReady> {
  /** Workers that respond are asked to stop; the others are killed. */
  const workers = new Map<Worker, 'starting' | 'answering'>();
  const metrics = new AggregatorRegistry();
  let isStarted = false;
  let isStopping = false;
  let stopRequest: StopRequest = 'stop';
  let hasFailed = false;

  /** Resolves with what it reported, or null if it ended before. */
  function start(): Promise<WorkerReady | null> {
    const worker = cluster.fork();
    const startedAtMs = performance.now();
    workers.set(worker, 'starting');
    return new Promise((resolve) => {
      answerMetrics(worker, metrics);
      worker.on('message', (message: unknown) => {
        if (!isReady(message)) return;
        workers.set(worker, 'answering');
        if (isStopping) worker.send(stopRequest);
        resolve(message);
      });
      worker.on('error', (error) => logger.error({ error }, 'worker unreachable'));
      worker.once('exit', (code: number | null, signal: string | null) => {
        workers.delete(worker);
        resolve(null);
        if (code !== 0 && !(isStopping && signal === 'SIGTERM')) hasFailed = true;
        if (isStopping) exitIfLast();
        else if (isStarted) void replace(worker, signal ?? `code ${code}`, performance.now() - startedAtMs);
      });
    });
  }

  async function replace(worker: Worker, reason: string, uptimeMs: number, pauseMs = 1_000): Promise<void> {
    logger.error({ pid: worker.process.pid }, `worker ended (${reason}); starting another one`);
    if (uptimeMs < STABLE_AFTER_MS) await sleep(pauseMs);
    if (isStopping) return;
    if ((await start()) !== null) logger.info({}, 'worker started');
    else if (!isStopping) await replace(worker, 'it did not start', 0, Math.min(PAUSE_MS_MAX, 2 * pauseMs));
  }

  function stop(reason: string, hasNotice: boolean): void {
    if (isStopping) {
      logger.warn({}, 'stopped immediately');
      killAll();
      process.exit(1);
    }
    isStopping = true;
    if (hasNotice) stopRequest = 'stop after notice';
    hasFailed = false;
    logger.info({}, `stopping (${reason})`);
    stopAll();
    exitIfLast();
    setTimeout(() => {
      logger.error({}, 'shutdown timed out with work in flight');
      killAll();
      process.exit(1);
    }, STOP_MS + noticeMs).unref();
  }

  function stopAll(): void {
    for (const [worker, state] of workers) {
      if (state === 'answering') worker.send(stopRequest);
      else worker.process.kill('SIGTERM');
    }
  }

  function killAll(): void {
    for (const worker of workers.keys()) worker.process.kill('SIGKILL');
  }

  function exitIfLast(): void {
    if (workers.size > 0) return;
    if (!hasFailed) logger.info({}, 'stopped');
    process.exit(hasFailed ? 1 : 0);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal, signal === 'SIGTERM'));
  onOrphaned(() => stop('asked to', true));
  // One first, so that a configuration error is reported once.
  const first = await start();
  if (first === null) process.exit(1);
  isStarted = true;
  await Promise.all(Array.from({ length: count - 1 }, start));
  return first;
}
