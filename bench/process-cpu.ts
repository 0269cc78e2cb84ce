import { readdir, readFile } from 'node:fs/promises';

const MICROSECONDS_PER_TICK = 10_000;

/** CPU time of a process and its children so far, in microseconds; NaN where there is no `/proc`. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const names = await readdir('/proc').catch((): string[] => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  const family = pids.filter((each, place) => each === pid || stats[place]?.parentPid === pid);
  const times = await Promise.all(family.map(cpuOf));
  const ended = stats[pids.indexOf(pid)]?.endedChildrenTicks ?? Number.NaN;
  return times.reduce((sum, time) => sum + time, ended * MICROSECONDS_PER_TICK);
}

/** The process that started this one. */
export async function parentOf(pid: number): Promise<number> {
  return (await statOf(pid)).parentPid;
}

/** The name of a process, in brackets, may contain spaces: `42 (postgres: a b) S 1 …`. */
async function statOf(pid: number): Promise<{ readonly parentPid: number; readonly endedChildrenTicks: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  const [, parentPid = Number.NaN, , , , , , , , , , , , user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parentPid, endedChildrenTicks: user + system };
}

/** The scheduler counts in nanoseconds, thread by thread; `stat` counts ticks of 10 ms. */
async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch((): string[] => []);
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').catch(() => '0')),
  );
  return texts.reduce((sum, text) => sum + Number.parseInt(text, 10) / 1_000, 0);
}
