import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once the shell is gone in which npm or npx runs this program. They pass SIGTERM to that shell alone, which
 * dies of it, and the program would go on without anyone who could stop it. A daemon is not concerned: it was given a
 * session of its own, or its parent was gone before it started.
 * @returns whether it is concerned
 */
export function onOrphaned(end: () => void): boolean {
  const { npm_command: command, npm_lifecycle_event: event } = process.env;
  const parent = process.ppid;
  if ((command === undefined && event === undefined) || parent === 1 || !sharesSession(parent)) return false;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
  return true;
}

/** Only Linux reports it; elsewhere it is assumed. */
function sharesSession(parent: number): boolean {
  try {
    return sessionOf('self') === sessionOf(parent);
  } catch {
    return process.platform !== 'linux';
  }
}

/** The fourth field after the name, which may contain anything (proc_pid_stat(5)). */
function sessionOf(pid: number | 'self'): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3];
}
