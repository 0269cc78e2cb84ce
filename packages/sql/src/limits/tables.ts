import { bigint, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export interface RateCount {
  /** The policy and a keyed hash of who is counted. */
  readonly key: string;
  readonly used: number;
  readonly endsAtMs: number;
  /** When it may be swept. */
  readonly expiresAtMs: number;
}

export const rateCounts = table<RateCount>()('mitako_rate_counts', {
  key: text(),
  used: bigint(),
  endsAtMs: bigint(),
  expiresAtMs: bigint(),
});
