/**
 * The pace of the look-ups at each rail, shared by all processes on the store: one row per rail. Claims of attempts take
 * their turns from it as well.
 *
 * No money depends on it. A crash of the database may lose it, which grants one more turn.
 */
export interface StorePaces {
  /**
   * Takes a turn without waiting for the next free one: at most `aheadMax` are taken before their time, and the others
   * wait for them.
   * @returns whether it was taken
   */
  take(request: {
    readonly rail: string;
    readonly nowMs: number;
    readonly pace: Pace;
    readonly aheadMax: number;
  }): Promise<boolean>;
  /** Gives no turn at a rail before this time, unless one is given later anyway. */
  stop(request: { readonly rail: string; readonly nowMs: number; readonly untilMs: number }): Promise<void>;
}

/** How often there is a turn. */
export interface Pace {
  /** Between two turns. */
  readonly everyMs: number;
  /** A turn may be taken so much later without moving those after it. */
  readonly lateMsMax: number;
}

/** The look-ups that are due at a rail. */
export interface LookUpQueue {
  readonly rail: string;
  /** When the one that a claim takes first is taken to be due, with its head start. */
  readonly firstAtMs: number;
  /** From when on there is a turn. */
  readonly freeAtMs: number;
}
