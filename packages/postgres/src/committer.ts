import type { Durability } from '@mitako/sql';
import type { Pool, PoolClient } from 'pg';
import { inTime } from './deadline.ts';
import { isUnavailable, kindOf } from './errors.ts';
import { batchesOf, type List } from './batches.ts';
import { commitApart, commitTogether, type MemberEnd } from './group.ts';
import type { Guard } from './guarded.ts';
import { take } from './pool.ts';
import { pauseBefore, TRIES_MAX } from './retry.ts';
import { refusedIn, type RunGuard } from './run-queries.ts';

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
/** Times that a group is sent again, merged, without those of its members that were refused. */
const MERGED_TRIES_MAX = 6;
/** Number of groups committed with savepoints after one that needed them. */
const CAREFUL_GROUPS = 32;

export interface Committer {
  /** Writes all statements or none. */
  commit(list: List, durability: Durability): Promise<MemberEnd>;
}

export interface Guards {
  readonly guard: Guard;
  readonly runGuard: RunGuard;
}

interface Member {
  readonly list: List;
  readonly durability: Durability;
  resolve(end: MemberEnd): void;
  reject(error: unknown): void;
}

/**
 * Group commit: lists that wait at the same time share a transaction, a round trip and a sync.
 *
 * Lists of one shape are merged (see `batchesOf`): each statement runs once for all of them, at a third of the cost. The
 * others run one after another. Undoing only one of these takes a savepoint per member: a fifth of the server's time and
 * two of nine statements for a created payment. Members rarely fail, so a group is first sent without savepoints, and if
 * one fails, again with them. After that, groups use savepoints for a while: refusals come in clusters.
 */
export function createCommitter(pool: Pool, { guard, runGuard }: Guards): Committer {
  const waiting: Member[] = [];
  let underWay = 0;
  let isSlow = false;
  let isScheduled = false;
  let carefulGroups = 0;

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
        pump();
      });
    }
  }

  async function run(members: readonly Member[]): Promise<void> {
    const durability = members.some((member) => member.durability === 'full') ? 'full' : 'relaxed';
    try {
      const ends = await inGroup(
        members.map(({ list }) => list),
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
        const [end] = await inGroup([member.list], member.durability);
        if (end === undefined) throw new RangeError('A member of a group has no end.');
        if (mayTryAgain(end) && tries < TRIES_MAX) continue;
        member.resolve(end);
        return;
      }
    } catch (error) {
      member.reject(error);
    }
  }

  async function inGroup(members: readonly List[], durability: Durability): Promise<readonly MemberEnd[]> {
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
    members: readonly List[],
    durability: Durability,
  ): Promise<readonly MemberEnd[]> {
    const ends = new Map<number, MemberEnd>();
    /** Those that are not merged. */
    const apart = new Set<number>();
    let isCareful = members.length > 1 && carefulGroups > 0;
    for (let tries = 1; ; tries += 1) {
      const { batches, others } = batchesOf(members, apart, ends);
      const runs = batches.flatMap((batch) => batch.runs);
      const parts = { merged: runs.map(runGuard), members: others.map((place) => (members[place] ?? []).map(guard)) };
      const areApart = isCareful || members.length === 1 || apart.size > 0;
      if (isCareful && tries === 1) carefulGroups -= 1;
      const end = await (areApart ? commitApart : commitTogether)(client, parts, durability);
      if (end.kind === 'ended') {
        for (const { lists } of batches) for (const place of lists) ends.set(place, end.merged);
        for (const [index, place] of others.entries()) ends.set(place, end.members[index] ?? end.merged);
        break;
      }
      const run = end.merged === null ? undefined : runs[end.merged];
      if (run === undefined) {
        isCareful = true;
        carefulGroups = CAREFUL_GROUPS;
        continue;
      }
      const refused = tries < MERGED_TRIES_MAX ? refusedIn(run, end.error) : null;
      // All of them, where it is not known which.
      if (refused === null) for (const place of members.keys()) apart.add(place);
      else {
        for (const { list, statement } of refused.certain) {
          ends.set(list, { kind: 'failed', statement, error: end.error, isRefusal: true });
        }
        for (const list of refused.doubtful) apart.add(list);
      }
    }
    return members.map((_, place) => {
      const end = ends.get(place);
      if (end === undefined) throw new RangeError('A member of a group has no end.');
      return end;
    });
  }

  return {
    commit: (list, durability) =>
      new Promise((resolve, reject) => {
        waiting.push({ list, durability, resolve, reject });
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
