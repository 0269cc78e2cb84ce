import { createRequire } from 'node:module';
import type pg from 'pg';
import { pathToFileURL } from 'node:url';
import { offer } from '../child.ts';
import { epochNow } from '../http-messages.ts';
import { meterPostgres } from '../metered-drivers.ts';
import type { PeerName } from '../peers.ts';
import { CONNECTIONS, post, type Posts } from '../post.ts';

// Another queue on PostgreSQL as a sender of webhooks: each job posts the body and headers of a delivery. It fetches and
// completes jobs in batches, which is its fastest way.

const [name = '', address = '', directory = ''] = process.argv.slice(2);
const requireFrom = createRequire(`${directory}/package.json`);

/** Jobs that a process takes at once. */
const BATCH = 500;
const QUEUE = 'webhooks';
/** Jobs per statement when they are inserted. */
const INSERTED = 1_000;

interface Job {
  readonly posts: Posts;
  readonly index: number;
}

interface Peer {
  insert(jobs: readonly Job[]): Promise<void>;
  /** Begins to work on what is inserted. @returns how to stop */
  work(): Promise<() => Promise<void>>;
}

/** What is used of it. */
interface PgBossModule {
  readonly PgBoss: new (options: object) => {
    on(event: 'error', listener: (error: Error) => void): void;
    start(): Promise<unknown>;
    createQueue(name: string): Promise<void>;
    insert(name: string, jobs: readonly { readonly data: Job }[]): Promise<unknown>;
    work(name: string, options: object, handler: (jobs: readonly { data: Job }[]) => Promise<void>): Promise<string>;
    offWork(name: string): Promise<void>;
  };
}

async function pgBoss(): Promise<Peer> {
  const { PgBoss } = (await load('pg-boss')) as PgBossModule;
  const boss = new PgBoss({ connectionString: address });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue(QUEUE);
  const options = { batchSize: BATCH, localConcurrency: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
  return {
    async insert(jobs) {
      await boss.insert(
        QUEUE,
        jobs.map((data) => ({ data })),
      );
    },
    async work() {
      await boss.work(QUEUE, options, async (jobs) => {
        await Promise.all(jobs.map(({ data }) => send(data)));
      });
      return () => boss.offWork(QUEUE);
    },
  };
}

/** What is used of it. */
interface GraphileWorkerModule {
  readonly Logger: new (factory: () => () => void) => object;
  makeWorkerUtils(options: object): Promise<{
    migrate(): Promise<void>;
    addJobs(jobs: readonly { readonly identifier: string; readonly payload: Job }[]): Promise<unknown>;
  }>;
  run(options: object): Promise<{ stop(): Promise<void> }>;
}

async function graphileWorker(): Promise<Peer> {
  const { Logger, makeWorkerUtils, run } = (await load('graphile-worker')) as GraphileWorkerModule;
  const worker = {
    connectionString: address,
    concurrentJobs: CONNECTIONS,
    localQueue: { size: BATCH },
    completeJobBatchDelay: 0,
    logger: new Logger(() => () => undefined),
  };
  const utils = await makeWorkerUtils({ preset: { worker } });
  await utils.migrate();
  return {
    async insert(jobs) {
      await utils.addJobs(jobs.map((payload) => ({ identifier: QUEUE, payload })));
    },
    async work() {
      const runner = await run({ preset: { worker }, noHandleSignals: true, taskList: { [QUEUE]: send } });
      return () => runner.stop();
    },
  };
}

function load(module: string): Promise<unknown> {
  return import(pathToFileURL(requireFrom.resolve(module)).href);
}

async function send(job: unknown): Promise<void> {
  const { posts, index } = job as Job;
  await post(posts, index);
}

const OPENED: Readonly<Record<PeerName, () => Promise<Peer>>> = {
  'pg-boss': pgBoss,
  'graphile-worker': graphileWorker,
};
// Its own copy of the driver.
meterPostgres(createRequire(requireFrom.resolve(name))('pg') as typeof pg);
const peer = await OPENED[name as PeerName]();
let stop = (): Promise<void> => Promise.resolve();

const tasks = {
  /** Inserts a job for each. */
  async fill({ posts, count }: { readonly posts: Posts; readonly count: number }): Promise<void> {
    for (let from = 0; from < count; from += INSERTED) {
      const length = Math.min(INSERTED, count - from);
      await peer.insert(Array.from({ length }, (_, place) => ({ posts, index: from + place })));
    }
  },
  /** @returns the start time, in epoch milliseconds */
  async start(): Promise<number> {
    const startedAtMs = epochNow();
    stop = await peer.work();
    return startedAtMs;
  },
  stop: (): Promise<void> => stop(),
};
export type PeerTasks = typeof tasks;
offer(tasks);
