import type { Durability } from '@mitako/sql';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Connection } from './driver.ts';
import { LogLostError } from './errors.ts';
import type { LogFile } from './log-file.ts';

/** Members per group; at 128 a group of payments holds the event loop for about 5 ms. */
const GROUP_MAX = 128;

/** Statements per group, unless its first member has more: replaying 500 deliveries is 1 500, and takes about 15 ms. */
const STATEMENTS_MAX = 2_500;

/** Number of groups with savepoints after one that needed them. */
const SAVEPOINT_GROUPS = 32;

/** A synchronous write: nothing is awaited inside a transaction. */
export interface Writing<Result> {
  readonly durability: Durability;
  /** How many it runs. */
  readonly statements: number;
  /** In a transaction of its own: it runs code of the embedding program, whose failure must not affect other commits. */
  readonly isAlone: boolean;
  /** May run a second time, after everything the first run did was undone. */
  run(): Result;
  /** True: it is to be undone although it wrote something. */
  isUndone(result: Result): boolean;
  /** COMMIT itself failed: only the next start can tell whether it is on disk. Returns or throws the result. */
  lost(error: unknown): Result;
}

/** The only writer on this connection. */
export interface Writer {
  /** Runs the write in the next group and resolves once that is on disk, or the write was undone. */
  write<Result>(writing: Writing<Result>): Promise<Result>;
  /**
   * Before a read.
   * @throws when a transaction that failed could not be undone, or is in a log without a name: it would show what is not
   * committed
   */
  undoFailed(): void;
  /** Whether what was committed last is in a log that was deleted: this connection is of no use any more. */
  isCutOff(): boolean;
  /** Resolves when everything submitted so far is done. */
  drained(): Promise<void>;
}

interface Member {
  readonly writing: Writing<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Settles a member's promise. */
type Answer = () => void;

/**
 * Group commit. Writes submitted during turns of the event loop that follow one another run in one transaction with one
 * sync: a group begins once a turn has brought no more. Under load it then holds what has arrived while the group before was
 * committed and while its responses went out, not half of it: half the syncs, a third less of the log.
 *
 * Undoing only one member takes a savepoint per member, for which SQLite copies every page that a member touches, into
 * files once they are many: 100 µs of processor time per created payment instead of 75. Members are rarely undone (most
 * refusals come before the first write), so a group first runs without savepoints, and only if a member must be undone,
 * again from the start with them. After that, groups use savepoints for a while: refusals come in clusters.
 */
export function createWriter(connection: Connection, log: LogFile): Writer {
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  const savepoint = connection.prepare('SAVEPOINT member');
  const release = connection.prepare('RELEASE member');
  const rollbackToSavepoint = connection.prepare('ROLLBACK TO member');

  let isSynced = true;
  let savepointGroups = 0;
  /** COMMIT failed, and then ROLLBACK. */
  let isFailed = false;
  let cutOff: LogLostError | null = null;

  const waiting: Member[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await gathered();
      const group = waiting.splice(0, sizeOfGroup());
      try {
        undoFailed();
        // In WAL mode a synced commit takes all earlier ones to the disk, so relaxed groups keep their order.
        setSync(group.some(({ writing }) => writing.durability === 'full'));
        for (const answer of await runGroup(group)) answer();
      } catch (error) {
        for (const member of group) member.reject(error);
      }
    }
    working = null;
  }

  /**
   * Until a turn of the event loop, in which responses go out and requests come in, has brought no more. At least one turn: with
   * more waiting than a group holds, groups would otherwise follow one another, and nothing else run.
   */
  async function gathered(): Promise<void> {
    let members: number;
    do {
      members = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (waiting.length > members && waiting.length < GROUP_MAX);
  }

  /** Those in front that may share a transaction. */
  function sizeOfGroup(): number {
    let statements = 0;
    const end = waiting.slice(0, GROUP_MAX).findIndex(({ writing }) => {
      statements += writing.statements;
      return writing.isAlone || statements > STATEMENTS_MAX;
    });
    return end === -1 ? GROUP_MAX : Math.max(1, end);
  }

  function undoFailed(): void {
    if (cutOff !== null) throw cutOff;
    if (!isFailed) return;
    if (connection.inTransaction) rollback.run();
    isFailed = false;
  }

  /**
   * Before BEGIN, because a transaction keeps its level; and set each time, because SQLite applies it while it
   * compiles.
   */
  function setSync(wanted: boolean): void {
    if (wanted === isSynced) return;
    connection.pragma(wanted ? 'synchronous = FULL' : 'synchronous = NORMAL');
    isSynced = wanted;
  }

  /** @throws when nothing of the group was written, and none of it will be */
  async function runGroup(group: readonly Member[]): Promise<readonly Answer[]> {
    if (savepointGroups === 0) {
      await retryWhileBusy(() => begin.run());
      const { answers, isUndone } = runTogether(group);
      if (!isUndone) return committed(group, answers);
      rollback.run();
      if (group.length === 1) return answers;
      savepointGroups = SAVEPOINT_GROUPS;
    }
    savepointGroups -= 1;
    await retryWhileBusy(() => begin.run());
    return committed(group, runWithSavepoints(group));
  }

  /** As far as the first member that must be undone, which only the whole transaction can be. */
  function runTogether(group: readonly Member[]): { readonly answers: readonly Answer[]; readonly isUndone: boolean } {
    const answers: Answer[] = [];
    for (const member of group) {
      const { answer, isUndone } = runMember(member);
      answers.push(answer);
      if (isUndone) return { answers, isUndone };
    }
    return { answers, isUndone: false };
  }

  function runWithSavepoints(group: readonly Member[]): readonly Answer[] {
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
      // Errors such as a full disk end the whole transaction, and with it the writes of earlier members.
      if (!connection.inTransaction) throw error;
      return { answer: () => reject(error), isUndone: true };
    }
  }

  function committed(group: readonly Member[], answers: readonly Answer[]): readonly Answer[] {
    try {
      commit.run();
      const state = log.state();
      if (state === 'there') return answers;
      cutOff = new LogLostError(state);
      const lost = cutOff;
      return group.map((member) => () => answerLost(member, lost));
    } catch (error) {
      isFailed = true;
      try {
        undoFailed();
      } catch {
        // Before the next read or write.
      }
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
    undoFailed,
    isCutOff: () => cutOff?.state === 'gone',
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
