import { execFileSync } from 'node:child_process';

/** Looks at what a process holds in memory, four times a second. */
export interface MemoryWatch {
  /** How much more it held at the most than in the beginning. */
  stop(): { readonly growthBytes: number };
}

export function memoryOf(pid: number): MemoryWatch {
  const before = residentBytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return { growthBytes: Math.max(most, residentBytes(pid)) - before };
    },
  };
}

/** @throws Error when there is no such process */
function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
