import { dataOf, type Gateway } from '@mitako/core';
import { hostname } from 'node:os';

/**
 * Warns at the start that other processes rehearse on this database: each has simulated phones of its own, and a prompt on one
 * is unknown to the others, whichever asks.
 * @param startedAtMs before the start of this one
 */
export async function warnOfOthers(
  { call, logger }: Pick<Gateway, 'call' | 'logger'>,
  startedAtMs: number,
): Promise<void> {
  const { health } = dataOf(await call('getHealth', { way: 'in_process', credential: { kind: 'operator' } }));
  const others = health.workers.filter(
    ({ status, started_at: at, name, pid }) =>
      status === 'running' && Date.parse(at) < startedAtMs && !(name === hostname() && hasEnded(pid)),
  );
  if (others.length === 0) return;
  const processes = others.map(({ name, pid }) => `${pid} on ${name}`);
  logger.warn(
    { processes },
    'rehearsal: other processes use this database, each with simulated phones of its own: end them, or set store to another database',
  );
}

/** Of this machine: one that was killed reports no end, and in a container its successor has its number. */
function hasEnded(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
