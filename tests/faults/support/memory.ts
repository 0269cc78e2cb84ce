import { execFileSync } from 'node:child_process';

/**
 * How much more a process held in memory, at the most, while this was done, than before; looked at four times a second.
 * @throws Error when there is no such process any more
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

/** @throws Error when there is no such process */
function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
