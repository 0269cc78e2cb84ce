import { createClient } from '@mitako/client';
import { AssertionError } from 'node:assert';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { createDatabase } from './database.ts';
import { openEngine } from './engine.ts';
import { createNamedDice } from '../../support/dice.ts';
import { startReceiverProcess } from './receivers.ts';
import type { Context, Engine, Facts, Form, Scenario } from './scenario.ts';
import { startServerProcess, type ServerProcess } from './servers.ts';

/** The outcome of one run of a scenario. */
export interface Outcome {
  readonly scenario: string;
  readonly engine: Engine;
  readonly seconds: number;
  readonly facts: Facts;
  /** The guarantees that were asserted. */
  readonly holds: readonly string[];
  /** Null: every guarantee held. */
  readonly failure: string | null;
}

export interface RunOptions {
  readonly engine: Engine;
  readonly form: Form;
  readonly seed: string;
  /** A PostgreSQL server on which databases may be created. */
  readonly postgresUrl: string;
  readonly progress: (text: string) => void;
}

/** Runs a scenario on its own database, and ends everything it started. */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<Outcome> {
  const startedAt = performance.now();
  const result = { scenario: scenario.name, engine: options.engine, holds: scenario.holds };
  const seconds = (): number => Math.round((performance.now() - startedAt) / 100) / 10;
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const facts = await withinDeadline(scenario.deadlineMs[options.form], async (signal) =>
      scenario.run(await createContext(scenario, options, signal, closers)),
    );
    return { ...result, seconds: seconds(), facts, failure: null };
  } catch (error) {
    return { ...result, seconds: seconds(), facts: {}, failure: failureOf(error) };
  } finally {
    for (const close of closers.toReversed()) {
      await close().catch((error: unknown) => options.progress(`while ending: ${failureOf(error)}`));
    }
  }
}

async function withinDeadline<Result>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const late = new AssertionError({ message: `it did not end within ${deadlineMs / 1000} s` });
    deadline.reject(late);
    over.abort(late);
  }, deadlineMs);
  try {
    return await Promise.race([work(over.signal), deadline.promise]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

async function createContext(
  scenario: Scenario,
  options: RunOptions,
  signal: AbortSignal,
  closers: (() => Promise<unknown>)[],
): Promise<Context> {
  const { engine, form, progress } = options;
  // Not in the system's temporary directory, which may be in memory, where a sync does nothing.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(`${cache}/faults-${scenario.name}-`);
  const onExit = (): void => rmSync(directory, { recursive: true, force: true });
  process.once('exit', onExit);
  closers.push(async () => {
    process.off('exit', onExit);
    await rm(directory, { recursive: true, force: true });
  });
  const postgres = scenario.ownsPostgres === true ? await startPostgresServer() : undefined;
  closers.push(async () => postgres?.stop());
  const { location, drop } = await createDatabase(engine, directory, postgres?.connectionString ?? options.postgresUrl);
  closers.push(drop);

  const openGateway: Context['openGateway'] = (gatewayOptions) => {
    const opened = openEngine(location, gatewayOptions);
    closers.push(() => opened.close());
    return opened;
  };
  const gateway = openGateway();
  await gateway.migrate();
  const seed = await gateway.seedSandbox();

  return {
    engine,
    form,
    dice: createNamedDice(`${options.seed}/${scenario.name}/${engine}`),
    directory,
    location,
    postgres,
    gateway,
    seed,
    signal,
    progress,
    openGateway,
    async startServer(serverOptions) {
      const server = await startServerProcess(location, serverOptions);
      closers.push(() => server.kill());
      return server;
    },
    async startReceiver(receiverOptions) {
      const receiver = await startReceiverProcess(directory, receiverOptions);
      closers.push(() => receiver.kill());
      return receiver;
    },
    client: (...servers) => clientOf(seed.merchant.testKey, servers),
    eventually: (promise, look, withinMs) => eventually(promise, look, withinMs, signal),
  };
}

function clientOf(apiKey: string, servers: readonly ServerProcess[]): ReturnType<typeof createClient> {
  let turn = 0;
  return createClient({
    apiKey,
    baseUrl: `${servers[0]?.url ?? ''}/api/v1`,
    maxRetries: 10,
    fetch: (request) => {
      const { url = request.url } = servers[(turn += 1) % servers.length] ?? {};
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(new URL(pathname + search, url), request));
    },
  });
}

const eventually = async (
  promise: string,
  look: Parameters<Context['eventually']>[1],
  withinMs: number,
  signal: AbortSignal,
): Promise<void> => {
  const givenUpAt = performance.now() + withinMs;
  for (;;) {
    signal.throwIfAborted();
    const missing = await look();
    if (missing === null) return;
    if (performance.now() > givenUpAt) {
      throw new AssertionError({ message: `${promise}: not within ${withinMs / 1000} s; ${missing}` });
    }
    await sleep(50);
  }
};

function failureOf(error: unknown): string {
  if (error instanceof AssertionError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
