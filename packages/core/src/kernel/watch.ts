import type { LedgerChecked } from '@mitako/contract/names';

/** How a caller in process watches work that takes long, and ends it. */
export interface Watch {
  /** Stops the work at its next step; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives how much was read so far, step by step. */
  readonly onProgress?: (checked: LedgerChecked) => void;
}
