import type { Durability } from '@mitako/sql';
import type { PoolClient } from 'pg';
import { batchesOf, type List } from './batches.ts';
import { commitWithSavepoints, commitTogether, type MemberEnd } from './group.ts';
import { isUniqueViolation } from './errors.ts';
import type { Guard } from './guarded.ts';
import { refusedIn, type RunGuard } from './run-queries.ts';

/** How often a group is sent merged, each time without those of its lists that were refused. */
const MERGED_TRIES_MAX = 6;
/** Number of groups committed with savepoints after one that needed them. */
const SAVEPOINT_GROUPS = 32;

/** They make the queries of single and of merged statements. */
export interface Guards {
  readonly guard: Guard;
  readonly runGuard: RunGuard;
  /** Lists of a shape that are merged. Default: 2; 1 lets a test run every list merged. */
  readonly leastMerged?: number;
}

export interface ListCommitOptions {
  readonly durability: Durability;
  /** Called as soon as a list is known to be refused, while the others are sent again. */
  readonly onRefused: (place: number, end: MemberEnd) => void;
}

/** Commits lists in one transaction, all or none of each. */
export type ListCommit = (
  client: PoolClient,
  lists: readonly List[],
  options: ListCommitOptions,
) => Promise<readonly MemberEnd[]>;

/**
 * Lists of one shape are merged (see `batchesOf`): each statement runs once for all of them, at a third of the cost. One
 * that refuses some of them undoes the transaction and names them (see `refusedIn`), and the others are sent again.
 *
 * The other lists run one after another. Undoing only one of these takes a savepoint for each: a fifth of the server's
 * time. They rarely fail, so a group is first sent without savepoints, and if one fails, again with them. After that,
 * groups use savepoints for a while: refusals come in clusters.
 */
export function createListCommit({ guard, runGuard, leastMerged = 2 }: Guards): ListCommit {
  let savepointGroups = 0;

  return async (client, lists, { durability, onRefused }) => {
    const ends = new Map<number, MemberEnd>();
    /** Those that are not merged. */
    const apart = new Set<number>();
    /** No row that is inserted exists: nearly always. */
    let isSure = true;
    let usesSavepoints = lists.length > 1 && savepointGroups > 0;
    if (usesSavepoints) savepointGroups -= 1;
    for (let tries = 1; ; tries += 1) {
      const { batches, others } = batchesOf(lists, apart, ends, leastMerged);
      const runs = batches.flatMap((batch) => batch.runs);
      const members = others.map((place) => (lists[place] ?? []).map(guard));
      const withSavepoints = usesSavepoints || lists.length === 1 || apart.size > 0;
      const commit = withSavepoints ? commitWithSavepoints : commitTogether;
      const end = await commit(client, { merged: runs.map((run) => runGuard(run, isSure)), members }, durability);
      if (end.kind === 'ended') {
        for (const batch of batches) for (const place of batch.lists) ends.set(place, end.merged);
        for (const [index, place] of others.entries()) ends.set(place, end.members[index] ?? end.merged);
        return lists.map((_, place) => endOf(ends, place));
      }
      const run = end.merged === null ? undefined : runs[end.merged];
      if (run === undefined) {
        usesSavepoints = true;
        savepointGroups = SAVEPOINT_GROUPS;
        continue;
      }
      if (isSure && isUniqueViolation(end.error)) {
        isSure = false;
        continue;
      }
      const refused = tries < MERGED_TRIES_MAX ? refusedIn(run, end.error) : null;
      // All of them, where it is not known which; and those that others stood in the way of, who may be refused now.
      for (const place of refused === null ? lists.keys() : [...refused.uncertain, ...others]) apart.add(place);
      for (const { list, statement } of refused?.certain ?? []) {
        const refusal: MemberEnd = { kind: 'failed', statement, error: end.error, isRefusal: true };
        ends.set(list, refusal);
        onRefused(list, refusal);
      }
    }
  };
}

function endOf(ends: ReadonlyMap<number, MemberEnd>, place: number): MemberEnd {
  const end = ends.get(place);
  if (end === undefined) throw new RangeError('A list of a group has no end.');
  return end;
}
