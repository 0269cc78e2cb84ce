import type { Engine } from '../../../sql/src/index.ts';
import { postgresDialect } from '../../src/dialect.ts';

/** A node of what EXPLAIN returns. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** All of a plan. */
export function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Answers nothing: for what is asked. */
export const deaf: Engine = {
  name: 'deaf',
  dialect: postgresDialect('public'),
  isShared: true,
  query: () => Promise.resolve([]),
  write: () => Promise.resolve([]),
  commit: () => Promise.resolve({ kind: 'applied' }),
  claim: () => Promise.reject(new Error('Claims are recorded.')),
  migrate: () => Promise.reject(new Error('Nothing is migrated.')),
  assertFit: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
