import type { LedgerChecked } from '@mitako/contract/names';

/** Lets a caller in process watch long work, and end it. */
export interface Watch {
  /** Stops the work at its next step; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives how much was read so far, step by step. */
  readonly onProgress?: (checked: LedgerChecked) => void;
}
