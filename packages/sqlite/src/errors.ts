import { StoreUnavailableError } from '@mitako/core/engine';

/** The log in which commits were written has no name any more (see `log-file.ts`). */
export class LogLostError extends StoreUnavailableError {
  readonly state: 'gone' | 'replaced';

  constructor(state: 'gone' | 'replaced') {
    super(
      state === 'gone'
        ? 'The log of the database file was deleted while it was in use.'
        : 'The database file or its log was replaced while it was in use, and others may write to the new one: end this process. Open the file with no other copy of SQLite in this process, and replace it only while no process uses it.',
      undefined,
    );
    this.name = 'LogLostError';
    this.state = state;
  }
}

export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

// SQLITE_FULL: the disk is full. SQLITE_IOERR: reading or writing failed. SQLITE_READONLY: the file system became read-only.
// SQLITE_CANTOPEN: the journal beside the file cannot be created. All of them pass without a restart.
const UNAVAILABLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)(_|$)/;

/**
 * Reports an error of the disk as an unavailable store. Nothing was written, unless COMMIT itself failed: what then may
 * be on disk is not a list of changes, whose outcome is unknown, but a claim or other work that is safe to repeat.
 */
export async function asUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw UNAVAILABLE.test(codeOf(error)) ? new StoreUnavailableError(messageOf(error), error) : error;
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
