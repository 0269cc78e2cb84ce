import { whenFree } from './busy.ts';
import type { Connection } from './driver.ts';

/** Members of one group; at 128 a group holds the event loop for about 5 ms. */
const GROUP_MAX = 128;

/** Something to write in one piece. It runs at once and to its end: nothing is awaited inside a transaction. */
export interface Writing<Result> {
  run(): Result;
  /** False: undo it. */
  keep(result: Result): boolean;
  /** COMMIT itself failed: whether it is on disk, only the next start can tell. Returns or throws what to answer. */
  lost(error: unknown): Result;
}

/** The only one who writes on this connection. */
export interface Writer {
  /** Runs the writing in the next group and resolves once that is on disk, or the writing was undone. */
  write<Result>(writing: Writing<Result>): Promise<Result>;
  /** Resolves when everything handed in so far is done. */
  drained(): Promise<void>;
}

interface Member {
  readonly writing: Writing<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit. What is handed in during one turn of the event loop runs in one transaction with one sync: 1 sync
 * instead of one per member is the whole gain. Each member has a savepoint of its own, so that one which is refused
 * undoes only itself.
 */
export function createWriter(connection: Connection): Writer {
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  const savepoint = connection.prepare('SAVEPOINT member');
  const release = connection.prepare('RELEASE member');
  const rollbackToSavepoint = connection.prepare('ROLLBACK TO member');

  const waiting: Member[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      try {
        await whenFree(() => begin.run());
      } catch (error) {
        for (const member of waiting.splice(0)) member.reject(error);
        break;
      }
      runGroup(waiting.splice(0, GROUP_MAX));
      // Lets answers go out and new members come in before the next group.
      if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    working = null;
  }

  /** From BEGIN, which was run, to COMMIT, in one go. */
  function runGroup(group: readonly Member[]): void {
    const settle: (() => void)[] = [];
    for (const member of group) {
      savepoint.run();
      try {
        const result = member.writing.run();
        if (!member.writing.keep(result)) rollbackToSavepoint.run();
        release.run();
        settle.push(() => member.resolve(result));
      } catch (error) {
        // A full disk and its like end the whole transaction, and with it what the members before had written.
        if (!connection.inTransaction) {
          for (const each of group) each.reject(error);
          return;
        }
        rollbackToSavepoint.run();
        release.run();
        settle.push(() => member.reject(error));
      }
    }
    try {
      commit.run();
    } catch (error) {
      if (connection.inTransaction) rollback.run();
      for (const member of group) answerLost(member, error);
      return;
    }
    for (const answer of settle) answer();
  }

  return {
    write<Result>(writing: Writing<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        // A member's own result goes back to its own promise; the queue holds all kinds.
        waiting.push({ writing, resolve, reject });
        working ??= work();
      });
    },
    async drained() {
      await working;
    },
  };
}

function answerLost(member: Member, error: unknown): void {
  try {
    member.resolve(member.writing.lost(error));
  } catch (reason) {
    member.reject(reason);
  }
}
