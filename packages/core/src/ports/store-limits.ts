/**
 * Rate-limit counts shared by all processes on the store: one row per count, until it is swept.
 *
 * No money depends on them. A crash of the database may lose them, which grants every caller one more window.
 */
export interface StoreLimits {
  /**
   * Adds to each count, all in one statement. A count whose window is over by `nowMs` starts again with the given value
   * and end, and so does one that ends more than 10 s after that: a clock was set back. Otherwise its window stays. Of
   * two concurrent calls each sees the other's part or is part of what the other sees.
   * @param takes with distinct keys, which contain nothing in plain text
   * @returns the counts, in the order of the takes
   */
  take(request: { readonly nowMs: number; readonly takes: readonly LimitTake[] }): Promise<readonly LimitCount[]>;
  /** Deletes counts whose window ended some time ago, at most so many; returns how many. */
  sweep(request: { readonly nowMs: number; readonly limit: number }): Promise<number>;
}

/** One addition to a count. */
export interface LimitTake {
  readonly key: string;
  /** How many to add; 0 only reads, -1 takes one back. */
  readonly count: number;
  /** End of the window, if this call starts it. */
  readonly endsAtMs: number;
}

/** A count. */
export interface LimitCount {
  /** In this window, by all processes, including this addition. */
  readonly used: number;
  /** End of the common window, by the clock of the process that started it. */
  readonly endsAtMs: number;
}
