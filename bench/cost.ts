import type { Child, Tasks } from './child.ts';
import type { Databases } from './database.ts';
import { percentile } from './measure.ts';

/** What an operation of one turn cost, on average. Null: not known, or there is none. */
export interface Cost {
  /** CPU time of the gateway's process. */
  readonly gatewayMicroseconds: number | null;
  /** CPU time of the database's own processes. */
  readonly databaseMicroseconds: number | null;
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
  /** Of the log, to disk. */
  readonly syncs: number | null;
  readonly walBytes: number | null;
  /** Commits per group commit. */
  readonly groupSize: number | null;
}

/** What a turn did. */
export interface Done {
  /** In the unit of its figure. */
  readonly value: number;
  readonly operations: number;
  /** Of the operations, one by one. */
  readonly latencies?: Latencies;
}

export interface Latencies {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** One side of one round. */
export interface Turn {
  readonly value: number;
  readonly cost: Cost | null;
}

/** The processes that are charged for a turn. */
export interface Charged {
  readonly gateway: Pick<Child<Tasks>, 'usage'>;
  readonly databases: Pick<Databases, 'usage'>;
}

/** Runs a turn, and divides what gateway and database used meanwhile by its operations. */
export async function charged<Of extends Done>(
  { gateway, databases }: Charged,
  work: () => Promise<Of>,
): Promise<Turn & { readonly done: Of }> {
  // The gateway first: it has its database count everything.
  const before = { gateway: await gateway.usage(), database: await databases.usage() };
  const done = await work();
  const after = { gateway: await gateway.usage(), database: await databases.usage() };
  const each = (amount: number): number => amount / done.operations;
  const database =
    before.database === null || after.database === null ? null : { from: before.database, to: after.database };
  // SQLite's log is written by the gateway's process.
  const { from, to } = database ?? { from: before.gateway, to: after.gateway };
  const groups = after.gateway.groups - before.gateway.groups;
  return {
    done,
    value: done.value,
    cost: {
      gatewayMicroseconds: each(after.gateway.cpuMicroseconds - before.gateway.cpuMicroseconds),
      databaseMicroseconds:
        database === null ? null : each(database.to.cpuMicroseconds - database.from.cpuMicroseconds),
      p50Ms: done.latencies?.p50Ms ?? null,
      p99Ms: done.latencies?.p99Ms ?? null,
      syncs: each(to.syncs - from.syncs),
      walBytes: each(to.walBytes - from.walBytes),
      groupSize: groups === 0 ? null : (after.gateway.commits - before.gateway.commits) / groups,
    },
  };
}

export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}
