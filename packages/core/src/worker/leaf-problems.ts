import { DIVIDED_TABLES, type Leaf } from '../ports/store-leaves.ts';

/** Leaves for the time to come. */
export const LEAVES_AHEAD = 3;
/** With so many or fewer there is one width left, a week or a day. */
const AHEAD_WARNED = 1;
/** More make each look-up by another column slow, which reads all of them. */
const LEAVES_MAX = 40;

/** What is wrong with the leaves of divided tables, a sentence each. */
export function leafProblems(all: readonly Leaf[], nowMs: number): readonly string[] {
  return countLeaves(all, nowMs).flatMap(({ table, count, ahead }) => {
    const lacks = `${table} has ${ahead} of ${LEAVES_AHEAD} leaves for the time to come: the log of a server says why.`;
    const has = `${table} has ${count} leaves, more than ${LEAVES_MAX}: keep events for a shorter time.`;
    return [...(ahead > AHEAD_WARNED ? [] : [lacks]), ...(count > LEAVES_MAX ? [has] : [])];
  });
}

/** Of each divided table: how many there are, and how many of them for the time to come. */
export function countLeaves(all: readonly Leaf[], nowMs: number): LeafCount[] {
  return DIVIDED_TABLES.map((table) => {
    const own = all.filter((leaf) => leaf.table === table);
    return {
      table: `mitako_${table}`,
      count: own.length,
      ahead: own.filter(({ fromMs }) => fromMs > nowMs).length,
    };
  });
}

interface LeafCount {
  readonly table: string;
  readonly count: number;
  readonly ahead: number;
}
