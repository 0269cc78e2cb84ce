/** What a process, or a database, has used so far. */
export interface Usage {
  /** Over all threads. */
  readonly cpuMicroseconds: number;
  /** Of the log, to disk. */
  readonly syncs: number;
  readonly walBytes: number;
}

/** What the store of this process has committed so far. */
export interface Commits {
  readonly commits: number;
  /** Commits that were answered at one moment are one group. */
  readonly groups: number;
}

const used = { syncs: 0, walBytes: 0, commits: 0, groups: 0 };
const flushes: (() => Promise<void>)[] = [];

/** Adds to what this process has used. */
export function count(what: keyof typeof used, amount = 1): void {
  used[what] += amount;
}

/** Registers what must happen so that a database counts everything that this process did. */
export function beforeUsage(flush: () => Promise<void>): void {
  flushes.push(flush);
}

/** Of this process. */
export async function usage(): Promise<Usage & Commits> {
  await Promise.all(flushes.map((flush) => flush()));
  const { user, system } = process.cpuUsage();
  return { cpuMicroseconds: user + system, ...used };
}
