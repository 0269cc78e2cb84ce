import type { Durability } from '@mitako/sql';
import type { Pool, PoolClient } from 'pg';
import { inTime } from './deadline.ts';
import { isUnavailable, kindOf } from './errors.ts';
import type { List } from './batches.ts';
import { createListCommit, type Guards } from './commit-lists.ts';
import type { MemberEnd } from './group.ts';
import { take } from './pool.ts';
import { pauseBefore, TRIES_MAX } from './retry.ts';

/** Members per transaction. */
const GROUP_MAX = 64;
/**
 * Concurrent transactions: one. Meanwhile new members wait and form the next group: the busier, the larger, without
 * artificial delay, and the larger, the less each of them costs.
 */
const GROUPS_MAX = 2;
/** A second one begins when the first takes this long: it waits for a lock, at most 250 ms, and others need not. */
const SLOW_AFTER_MS = 20;
/** Longer than any group takes; statements have their own limits of 10 s, and 250 ms for a lock. */
const COMMIT_MS_MAX = 15_000;
export interface Committer {
  /** Writes all statements or none. */
  commit(list: List, durability: Durability): Promise<MemberEnd>;
}

interface Member {
  readonly list: List;
  readonly durability: Durability;
  resolve(end: MemberEnd): void;
  reject(error: unknown): void;
}

/** Group commit: lists that wait at the same time share a transaction, a round trip and a sync. */
export function createCommitter(pool: Pool, guards: Guards): Committer {
  const waiting: Member[] = [];
  let underWay = 0;
  let isSlow = false;
  let isScheduled = false;
  const commitLists = createListCommit(guards);

  function pump(): void {
    isScheduled = false;
    while (waiting.length > 0 && underWay < (isSlow ? GROUPS_MAX : 1)) {
      underWay += 1;
      isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        pump();
      }, SLOW_AFTER_MS);
      void run(waiting.splice(0, GROUP_MAX)).finally(() => {
        clearTimeout(slow);
        underWay -= 1;
        schedule();
      });
    }
  }

  /** Members added during one turn of the event loop go together, as do those that follow an answer. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(pump);
  }

  async function run(members: readonly Member[]): Promise<void> {
    const durability = members.some((member) => member.durability === 'full') ? 'full' : 'relaxed';
    try {
      const ends = await inGroup(
        members.map(({ list }) => list),
        durability,
        (place, end) => members[place]?.resolve(end),
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
        const [end] = await inGroup([member.list], member.durability, (_place, refusal) => member.resolve(refusal));
        if (end === undefined) throw new RangeError('A member of a group has no end.');
        if (mayTryAgain(end) && tries < TRIES_MAX) continue;
        member.resolve(end);
        return;
      }
    } catch (error) {
      member.reject(error);
    }
  }

  /** @param onRefused receives what is known before the others are committed */
  async function inGroup(
    lists: readonly List[],
    durability: Durability,
    onRefused: (place: number, end: MemberEnd) => void,
  ): Promise<readonly MemberEnd[]> {
    const client = await take(pool);
    let isBroken = true;
    try {
      const ends = await inTime(COMMIT_MS_MAX, commitLists(client, lists, { durability, onRefused })).catch(
        (error: unknown) => {
          // A programming error, before anything was sent.
          if (!isUnavailable(error)) throw error;
          return lists.map((): MemberEnd => ({ kind: 'lost', error }));
        },
      );
      isBroken = ends.some(({ kind }) => kind === 'lost');
      return ends;
    } finally {
      // A broken connection is closed instead of reused.
      client.release(isBroken);
    }
  }

  return {
    commit: (list, durability) =>
      new Promise((resolve, reject) => {
        waiting.push({ list, durability, resolve, reject });
        schedule();
      }),
  };
}

/** Nothing was written, and a retry may succeed: a lock, a deadlock, a server that shuts down. */
function mayTryAgain(end: MemberEnd): boolean {
  if (end.kind !== 'failed') return false;
  const kind = kindOf(end.error);
  return kind === 'retry' || kind === 'connection';
}
