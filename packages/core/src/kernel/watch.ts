import type { LedgerChecked } from '@mitako/contract/names';

/** How much of the ledger is verified. */
export type LedgerScope = 'full' | 'recent' | { readonly day: string };

/** Lets a caller in process watch long work, and end it. */
export interface Watch {
  /** Stops the work at its next step; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives how much was read so far, step by step. */
  readonly onProgress?: (checked: LedgerChecked) => void;
  /**
   * `full`: all of history, and the checkpoints. `recent`: what is newer than the last checkpoint, and every account from
   * where its chain was last verified. A day: its rows, against its checkpoint. Default: `full`.
   */
  readonly scope?: LedgerScope;
  /** Signatures of checkpoints that were kept elsewhere: each must still be there. */
  readonly kept?: readonly string[];
}
