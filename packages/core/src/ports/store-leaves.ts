/** Tables that a store may divide by ranges of ids, each before those that its rows refer to. */
export const DIVIDED_TABLES = ['delivery_attempts', 'deliveries', 'events'] as const;

export type DividedTable = (typeof DIVIDED_TABLES)[number];

/** The rows of a divided table whose ids are of a time. */
export interface Leaf {
  readonly table: DividedTable;
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  /** By the database's statistics; null: it has none. */
  readonly rowsCount: number | null;
  /** It has what was still needed of leaves that are gone. */
  readonly isRest: boolean;
}

/**
 * A row whose leaf is missing makes it (and the commit is late by that); so that none has to, leaves are made ahead. All of it is
 * safe to call concurrently.
 */
export interface StoreLeaves {
  /** By table and time. */
  all(): Promise<readonly Leaf[]>;
  /**
   * Makes the leaf of a time, if there is none, and returns its end. It ends where another one begins.
   * @param request.widthMs - whole days
   */
  add(request: { readonly table: DividedTable; readonly atMs: number; readonly widthMs: number }): Promise<number>;
  /**
   * Drops the leaves that end by this time, except for rows that the queue of deliveries, or a delivery that is still there, names:
   * these move into one leaf, the rest. Returns how many ids they have; null, and drops nothing, when they are more than 50 000.
   */
  drop(request: { readonly table: DividedTable; readonly beforeMs: number }): Promise<number | null>;
}
