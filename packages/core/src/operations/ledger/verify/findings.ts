import type { LedgerProblem } from './report.ts';

/** Problems that are kept; beyond that they are only counted, so that a ruined database does not fill the memory too. */
const KEPT_MAX = 1_000;

export interface Findings {
  readonly kept: readonly LedgerProblem[];
  count(): number;
  add(problems: readonly LedgerProblem[]): void;
}

export function createFindings(): Findings {
  const kept: LedgerProblem[] = [];
  let count = 0;
  return {
    kept,
    count: () => count,
    add(problems) {
      count += problems.length;
      kept.push(...problems.slice(0, KEPT_MAX - kept.length));
    },
  };
}
