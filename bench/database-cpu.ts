import { readdir, readFile } from 'node:fs/promises';

/** CPU time is counted in ticks of 10 ms on Linux. */
const MICROSECONDS_PER_TICK = 10_000;

interface Usage {
  readonly pid: number;
  readonly parentPid: number;
  readonly ticks: number;
  /** Of its children that have ended. */
  readonly childTicks: number;
}

/**
 * CPU time of all processes of a PostgreSQL server so far, in microseconds; NaN where there is no `/proc`.
 * @param backendPid one of its backends
 */
export async function databaseCpuMicroseconds(backendPid: number): Promise<number> {
  const all = await usages();
  const server = all.find(({ pid }) => pid === backendPid)?.parentPid;
  if (server === undefined) return Number.NaN;
  const ticks = all
    .filter(({ pid, parentPid }) => pid === server || parentPid === server)
    .reduce((sum, usage) => sum + usage.ticks + (usage.pid === server ? usage.childTicks : 0), 0);
  return ticks * MICROSECONDS_PER_TICK;
}

async function usages(): Promise<readonly Usage[]> {
  const names = await readdir('/proc').catch((): string[] => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)));
  return read.flatMap((text) => (text === null ? [] : [usageOf(text)]));
}

/** The name of a process, in brackets, may contain spaces: `42 (postgres: a b) S 1 …`. */
function usageOf(text: string): Usage {
  const [, parentPid = 0, , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    pid: Number.parseInt(text, 10),
    parentPid,
    ticks: user + system,
    childTicks: childUser + childSystem,
  };
}
