/** Findings that are stored; further ones are only counted, so that a corrupted database does not fill the memory. */
const KEPT_MAX = 1_000;

export interface Findings<Finding> {
  readonly kept: readonly Finding[];
  count(): number;
  add(found: readonly Finding[]): void;
}

export function createFindings<Finding>(): Findings<Finding> {
  const kept: Finding[] = [];
  let count = 0;
  return {
    kept,
    count: () => count,
    add(found) {
      count += found.length;
      kept.push(...found.slice(0, KEPT_MAX - kept.length));
    },
  };
}
