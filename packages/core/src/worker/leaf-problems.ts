import { DIVIDED_TABLES, type Leaf } from '../ports/store-leaves.ts';

/** Leaves for the time to come. */
export const LEAVES_AHEAD = 3;
/** With so many or fewer there is one width left, a week or a day. */
const AHEAD_WARNED = 1;
/** More make each look-up by another column slow, which reads all of them. */
const LEAVES_MAX = 40;

/** What is wrong with the leaves of divided tables, a sentence each. */
export function leafProblems(all: readonly Leaf[], nowMs: number): readonly string[] {
  return DIVIDED_TABLES.flatMap((table) => {
    const own = all.filter((leaf) => leaf.table === table);
    const ahead = own.filter(({ fromMs }) => fromMs > nowMs).length;
    const lacks = `mitako_${table} has ${ahead} of ${LEAVES_AHEAD} leaves for the time to come: the log of a server says why.`;
    const has = `mitako_${table} has ${own.length} leaves, more than ${LEAVES_MAX}: keep events for a shorter time.`;
    return [...(ahead > AHEAD_WARNED ? [] : [lacks]), ...(own.length > LEAVES_MAX ? [has] : [])];
  });
}
