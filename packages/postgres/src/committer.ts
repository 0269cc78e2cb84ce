import type { Durability } from '@mitako/sql';
import type { Pool, PoolClient } from 'pg';
import { inTime } from './deadline.ts';
import { isUnavailable, kindOf } from './errors.ts';
import { commitApart, commitTogether, type MemberEnd } from './group.ts';
import type { GuardedQuery } from './guarded.ts';
import { take } from './pool.ts';
import { pauseBefore, TRIES_MAX } from './retry.ts';

/** Members per transaction. */
const GROUP_MAX = 32;
/**
 * Concurrent transactions. Meanwhile new members wait and form the next group: the busier, the larger, without
 * artificial delay.
 */
const GROUPS_MAX = 2;
/** Longer than any group takes; statements have their own limits of 10 s, and 250 ms for a lock. */
const COMMIT_MS_MAX = 15_000;
/** Number of groups committed with savepoints after one that needed them. */
const CAREFUL_GROUPS = 32;

export interface Committer {
  /** Writes all statements or none. */
  commit(queries: readonly GuardedQuery[], durability: Durability): Promise<MemberEnd>;
}

interface Member {
  readonly queries: readonly GuardedQuery[];
  readonly durability: Durability;
  resolve(end: MemberEnd): void;
  reject(error: unknown): void;
}

/**
 * Group commit: lists that wait at the same time share a transaction, a round trip and a sync.
 *
 * Undoing only a failed member takes a savepoint per member: a fifth of the server's time and two of nine statements
 * for a created payment. Members rarely fail, so a group is first sent without savepoints, and if one fails, again with
 * them. After that, groups use savepoints for a while: refusals come in clusters.
 */
export function createCommitter(pool: Pool): Committer {
  const waiting: Member[] = [];
  let underWay = 0;
  let isScheduled = false;
  let carefulGroups = 0;

  function pump(): void {
    isScheduled = false;
    while (waiting.length > 0 && underWay < GROUPS_MAX) {
      const share = Math.ceil(waiting.length / (GROUPS_MAX - underWay));
      underWay += 1;
      void run(waiting.splice(0, Math.min(GROUP_MAX, share))).finally(() => {
        underWay -= 1;
        pump();
      });
    }
  }

  async function run(members: readonly Member[]): Promise<void> {
    const durability = members.some((member) => member.durability === 'full') ? 'full' : 'relaxed';
    try {
      const ends = await inGroup(
        members.map(({ queries }) => queries),
        durability,
      );
      for (const [place, member] of members.entries()) {
        const end = ends[place];
        if (end === undefined) throw new RangeError('A member of a group has no end.');
        if (mayTryAgain(end)) void again(member);
        else member.resolve(end);
      }
    } catch (error) {
      for (const member of members) member.reject(error);
    }
  }

  /** A member that met a lock or a deadlock is retried alone: in a group it would delay the others. */
  async function again(member: Member): Promise<void> {
    try {
      for (let tries = 2; ; tries += 1) {
        await pauseBefore(tries);
        const [end] = await inGroup([member.queries], member.durability);
        if (end === undefined) throw new RangeError('A member of a group has no end.');
        if (mayTryAgain(end) && tries < TRIES_MAX) continue;
        member.resolve(end);
        return;
      }
    } catch (error) {
      member.reject(error);
    }
  }

  async function inGroup(
    members: readonly (readonly GuardedQuery[])[],
    durability: Durability,
  ): Promise<readonly MemberEnd[]> {
    const client = await take(pool);
    let isBroken = true;
    try {
      const ends = await inTime(COMMIT_MS_MAX, commitOn(client, members, durability)).catch((error: unknown) => {
        // A programming error, before anything was sent.
        if (!isUnavailable(error)) throw error;
        return members.map((): MemberEnd => ({ kind: 'lost', error }));
      });
      isBroken = ends.some(({ kind }) => kind === 'lost');
      return ends;
    } finally {
      // A broken connection is closed instead of reused.
      client.release(isBroken);
    }
  }

  async function commitOn(
    client: PoolClient,
    members: readonly (readonly GuardedQuery[])[],
    durability: Durability,
  ): Promise<readonly MemberEnd[]> {
    if (members.length > 1 && carefulGroups === 0) {
      const ends = await commitTogether(client, members, durability);
      if (ends !== null) return ends;
      carefulGroups = CAREFUL_GROUPS;
    } else if (members.length > 1) carefulGroups -= 1;
    return commitApart(client, members, durability);
  }

  return {
    commit: (queries, durability) =>
      new Promise((resolve, reject) => {
        waiting.push({ queries, durability, resolve, reject });
        if (isScheduled) return;
        isScheduled = true;
        // Members added during one turn of the event loop go together.
        setImmediate(pump);
      }),
  };
}

/** Nothing was written, and a retry may succeed: a lock, a deadlock, a server that shuts down. */
function mayTryAgain(end: MemberEnd): boolean {
  if (end.kind !== 'failed') return false;
  const kind = kindOf(end.error);
  return kind === 'retry' || kind === 'connection';
}
