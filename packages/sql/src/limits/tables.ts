export interface RateCountsTable {
  /** The policy and a keyed hash of who is counted. */
  key: string;
  used: number;
  ends_at_ms: number;
  /** When it may be swept. */
  expires_at_ms: number;
}
