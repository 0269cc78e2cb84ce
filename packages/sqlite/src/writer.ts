import type { Durability } from '@mitako/sql';
import { whenFree } from './busy.ts';
import type { Connection } from './driver.ts';

/** Members of one group; at 128 a group holds the event loop for about 5 ms. */
const GROUP_MAX = 128;

/** Something to write in one piece. It runs at once and to its end: nothing is awaited inside a transaction. */
export interface Writing<Result> {
  readonly durability: Durability;
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

  let isSynced = true;

  const waiting: Member[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.splice(0, GROUP_MAX);
      try {
        // In WAL mode a commit that is synced takes all before it to the disk, so relaxed groups keep their order.
        setSync(group.some(({ writing }) => writing.durability === 'full'));
        await whenFree(() => begin.run());
      } catch (error) {
        for (const member of group) member.reject(error);
        continue;
      }
      runGroup(group);
      // Lets answers go out and new members come in before the next group.
      if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    working = null;
  }

  /** Before BEGIN, because a transaction keeps its level; and anew each time, because SQLite obeys while it compiles. */
  function setSync(wanted: boolean): void {
    if (wanted === isSynced) return;
    connection.pragma(wanted ? 'synchronous = FULL' : 'synchronous = NORMAL');
    isSynced = wanted;
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
