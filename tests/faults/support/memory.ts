import { execFileSync } from 'node:child_process';

/**
 * Peak growth of a process's memory during this work, sampled four times a second.
 * @throws Error when the process has ended
 */
export async function memoryGrowth<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly growthBytes: number }> {
  const before = residentBytes(pid);
  let most = before;
  let gone: unknown;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, residentBytes(pid));
    } catch (error) {
      gone = error;
    }
  }, 250);
  try {
    const result = await work();
    if (gone !== undefined) throw gone;
    return { result, growthBytes: most - before };
  } finally {
    clearInterval(timer);
  }
}

/** @throws Error when the process does not exist */
function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
