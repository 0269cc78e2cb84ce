import type { SqlValue } from './sql-value.ts';

/**
 * How a statement treats the row of its key. Two lists may run in one merged group if for each key that both name,
 * the result and the outcomes do not depend on their order: both read it, both add to it in the same statement, or one
 * opens it if it is missing.
 */
export type Access = 'read' | 'write' | 'insert' | 'add' | 'open';

/**
 * The same statement for the rows of many lists at once. It is derived from the single form: each value becomes a column
 * of `member`, a relation of one row per execution (see `SqlDialect.members`).
 */
export interface MergedStatement {
  /** Returns something for each row that it touches; `touched` selects from that. */
  readonly sql: string;
  /**
   * Of a plain insert: the same, without a look for rows that exist. Such a row ends the transaction. It may end with a
   * condition, and costs half as much.
   */
  readonly plain: string | null;
  /** Selects the numbers (from 1) of the members that are in the relation `touched`. Null: not needed. */
  readonly touched: string | null;
  /** Per column of `member`, the place among the values of the single form. */
  readonly columns: readonly number[];
  /** Parameters after those of the columns. */
  readonly constants: readonly SqlValue[];
  readonly table: string;
  readonly access: Access | null;
  /** Places of the values of the key. */
  readonly key: readonly number[];
  /** Places of the values that are added up where several lists add to one row. */
  readonly sums: readonly number[];
}

/** A look-up for many inputs at once. */
export interface MergedLookUp {
  /** Its rows have the number of their input, from 1, in `member_ord`. */
  readonly sql: string;
  /** As of a merged statement. */
  readonly columns: readonly number[];
  readonly constants: readonly SqlValue[];
}
