/**
 * Counts of rate limits that all processes on the store share: one row for each count, until it is swept.
 *
 * No money rests on them. They may be lost with a crash of the database, which grants everybody one more window.
 */
export interface StoreLimits {
  /**
   * Adds to each count, all in one statement. A count whose window is over by `nowMs` begins anew, with what is added and
   * the end that is given, and so does one that ends more than 10 s after that: a clock was set back. Otherwise its window
   * stays. Of rivals each sees the others' part or is part of what they see.
   * @param takes with a key each of its own; keys hold nothing in the clear
   * @returns the counts, in the order of the takes
   */
  take(request: { readonly nowMs: number; readonly takes: readonly LimitTake[] }): Promise<readonly LimitCount[]>;
  /** Deletes counts whose window was over some time ago, so many at most; returns how many. */
  sweep(request: { readonly nowMs: number; readonly limit: number }): Promise<number>;
}

/** What to add to one count. */
export interface LimitTake {
  readonly key: string;
  /** How many to add; 0 only asks. */
  readonly count: number;
  /** Where the window ends, should it begin with this. */
  readonly endsAtMs: number;
}

/** What a count stands at. */
export interface LimitCount {
  /** In this window, by all processes, with what was just added. */
  readonly used: number;
  /** Of the window that all have in common; by the clock of whoever began it. */
  readonly endsAtMs: number;
}
