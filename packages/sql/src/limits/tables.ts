import { bigint, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export interface RateCount {
  /** The policy and a keyed hash of the caller. */
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

/** The pace of look-ups at a rail. */
interface RailPace {
  readonly rail: string;
  /** The next turn. */
  readonly nextAtMs: number;
  /** No turn before. */
  readonly stoppedUntilMs: number;
  /** Turns of the last claim. */
  readonly turns: number;
  /** Of the last claim. */
  readonly leaseToken: string | null;
}

export const railPaces = table<RailPace>()('mitako_rail_paces', {
  rail: text(),
  nextAtMs: bigint(),
  stoppedUntilMs: bigint(),
  turns: integer(),
  leaseToken: text().nullable(),
});
