import type { Durability } from '@mitako/sql';
import { whenFree } from './busy.ts';
import type { Connection } from './driver.ts';

/** Members of one group; at 128 a group holds the event loop for about 5 ms. */
const GROUP_MAX = 128;

/** So many groups are run with savepoints after one that needed them. */
const CAREFUL_GROUPS = 32;

/** Something to write in one piece. It runs at once and to its end: nothing is awaited inside a transaction. */
export interface Writing<Result> {
  readonly durability: Durability;
  /** May be run a second time, after all that the first run did was undone. */
  run(): Result;
  /** True: it came to nothing after it had written something. */
  isUndone(result: Result): boolean;
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

/** Tells a member what became of it. */
type Answer = () => void;

/**
 * Group commit. What is handed in during one turn of the event loop runs in one transaction with one sync: 1 sync
 * instead of one per member is the whole gain.
 *
 * A member that is undone undoes only itself. That takes a savepoint per member, for which SQLite copies every page
 * that a member touches, into files once they are many: 100 µs of processor time per payment created instead of 75.
 * Hardly any member is undone (most refusals come before the first write), so a group is first run without savepoints,
 * and only if one of its members must be undone, again from the start with them. After that, groups have savepoints for
 * a while: where one member is undone, there are more.
 */
export function createWriter(connection: Connection): Writer {
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  const savepoint = connection.prepare('SAVEPOINT member');
  const release = connection.prepare('RELEASE member');
  const rollbackToSavepoint = connection.prepare('ROLLBACK TO member');

  let isSynced = true;
  let carefulGroups = 0;

  const waiting: Member[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.splice(0, GROUP_MAX);
      try {
        // In WAL mode a commit that is synced takes all before it to the disk, so relaxed groups keep their order.
        setSync(group.some(({ writing }) => writing.durability === 'full'));
        for (const answer of await runGroup(group)) answer();
      } catch (error) {
        for (const member of group) member.reject(error);
      }
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

  /** @throws when nothing of the group was written, and none of it will be */
  async function runGroup(group: readonly Member[]): Promise<readonly Answer[]> {
    if (carefulGroups === 0) {
      await whenFree(() => begin.run());
      const answers = runTogether(group);
      if (answers !== null) return committed(group, answers);
      rollback.run();
      carefulGroups = CAREFUL_GROUPS;
    }
    carefulGroups -= 1;
    await whenFree(() => begin.run());
    return committed(group, runApart(group));
  }

  /** Null: a member must be undone, which only the whole transaction can be. */
  function runTogether(group: readonly Member[]): readonly Answer[] | null {
    const answers: Answer[] = [];
    for (const member of group) {
      const { answer, isUndone } = runMember(member);
      if (isUndone) return null;
      answers.push(answer);
    }
    return answers;
  }

  function runApart(group: readonly Member[]): readonly Answer[] {
    return group.map((member) => {
      savepoint.run();
      const { answer, isUndone } = runMember(member);
      if (isUndone) rollbackToSavepoint.run();
      release.run();
      return answer;
    });
  }

  function runMember({ writing, resolve, reject }: Member): { readonly answer: Answer; readonly isUndone: boolean } {
    try {
      const result = writing.run();
      return { answer: () => resolve(result), isUndone: writing.isUndone(result) };
    } catch (error) {
      // A full disk and its like end the whole transaction, and with it what the members before had written.
      if (!connection.inTransaction) throw error;
      return { answer: () => reject(error), isUndone: true };
    }
  }

  function committed(group: readonly Member[], answers: readonly Answer[]): readonly Answer[] {
    try {
      commit.run();
      return answers;
    } catch (error) {
      if (connection.inTransaction) rollback.run();
      return group.map((member) => () => answerLost(member, error));
    }
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
