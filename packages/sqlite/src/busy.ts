import { StoreUnavailableError } from '@mitako/core/engine';

/** Longer than any transaction of the store, including a migration. */
const BUSY_MAX_MS = 10_000;

/**
 * Retries while another process writes. SQLite's own waiting would block the event loop, 5 s by default.
 *
 * @throws StoreUnavailableError after 10 s
 */
export async function whenFree<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const givenUpAt = performance.now() + BUSY_MAX_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > givenUpAt) {
        throw new StoreUnavailableError('Another process has been writing for too long.', error);
      }
      // 1 to 25 ms, random: two processes that wait in step would collide again each time.
      const pauseMs = 1 + Math.random() * Math.min(24, 2 ** tries);
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}

export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

// SQLITE_FULL: the disk is full. SQLITE_IOERR: reading or writing failed. SQLITE_READONLY: the file system became read-only.
// SQLITE_CANTOPEN: the journal beside the file cannot be created. All of them pass without a restart.
const AWAY = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)(_|$)/;

/** Reports an error of the disk as an unavailable store: nothing was written, and a retry may succeed. */
export async function whileThere<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw AWAY.test(codeOf(error)) ? new StoreUnavailableError(messageOf(error), error) : error;
  }
}

function messageOf(error: unknown): string {
  return `${codeOf(error)}: ${error instanceof Error ? error.message : String(error)}`;
}

/** SQLite's extended result code, `SQLITE_CONSTRAINT_UNIQUE`; empty for other errors. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
