import type { Build } from './build.ts';
import type { Access } from './merged-statement.ts';
import type { AnyTable } from './table.ts';

/** What must be known about a statement so that it can be merged. */
export interface Merging {
  readonly table: AnyTable;
  /** Null: it names no row that another list could name. */
  readonly access: Access | null;
}

/** Declares that a statement can be merged. All its values come from placeholders with a column, or are constants. */
export function mergeable<Change>(
  build: Build<Change, unknown>,
  merging: Merging | ((change: Change) => Merging | null),
): Build<Change, unknown> {
  const of = typeof merging === 'function' ? merging : (): Merging => merging;
  return Object.assign((...given: Parameters<typeof build>) => build(...given), { merging: of });
}

/** What the statement declares. Null: nothing. */
export function mergingOf<Change>(build: Build<Change, unknown>, change: Change): Merging | null {
  if (!('merging' in build)) return null;
  return (build.merging as (change: Change) => Merging | null)(change);
}
