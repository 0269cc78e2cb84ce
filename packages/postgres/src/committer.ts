import type { Durability } from '@mitako/sql';
import type { Pool } from 'pg';
import { inTime } from './deadline.ts';
import { isUnavailable, kindOf, type MissingLeaf, missingLeaf } from './errors.ts';
import type { List } from './batches.ts';
import { createListCommit, type Guards } from './commit-lists.ts';
import { gathering } from './gathering.ts';
import type { Failed, MemberEnd } from './group.ts';
import { take } from './pool.ts';
import { pauseBefore, TRIES_MAX } from './retry.ts';

/** Members per transaction, and concurrent transactions. */
const GROUPS = { groupMax: 64, groupsMax: 2 };
/** Statements per transaction: of the longest lists, those that post 250 entries each, four. */
const STATEMENTS_MAX = 1_100;
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

/** Makes a leaf. Throws if it cannot. */
export type AddLeaf = (leaf: MissingLeaf) => Promise<unknown>;

/** Group commit: lists that wait at the same time share a transaction, a round trip and a sync. */
export function createCommitter(pool: Pool, guards: Guards, addLeaf: AddLeaf): Committer {
  const commitLists = createListCommit(guards);
  const add = gathering<Member>({ ...GROUPS, sizeMax: STATEMENTS_MAX, sizeOf: ({ list }) => list.length }, run);

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
        if (mayTryAgain(end)) void again(member, end);
        else member.resolve(end);
      }
    } catch (error) {
      for (const member of members) member.reject(error);
    }
  }

  /** A member that met a lock, a deadlock or a missing leaf is retried alone: in a group it would delay the others. */
  async function again(member: Member, first: Failed): Promise<void> {
    let failed = first;
    try {
      for (let tries = 2; ; tries += 1) {
        const leaf = missingLeaf(failed.error);
        await (leaf === null ? pauseBefore(tries) : addLeaf(leaf));
        const [end] = await inGroup([member.list], member.durability, (_place, refusal) => member.resolve(refusal));
        if (end === undefined) throw new RangeError('A member of a group has no end.');
        if (mayTryAgain(end) && tries < TRIES_MAX) {
          failed = end;
          continue;
        }
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
        add({ list, durability, resolve, reject });
      }),
  };
}

/** Nothing was written, and a retry may succeed: a lock, a deadlock, a server that shuts down. */
function mayTryAgain(end: MemberEnd): end is Failed {
  if (end.kind !== 'failed') return false;
  const kind = kindOf(end.error);
  return kind === 'retry' || kind === 'connection';
}
