import type { Fetch } from './http.ts';

/** Options of every rail. */
export interface RailOptions {
  /**
   * Look-ups of charges and refunds in any second, over all processes. Default: 5, because the provider does not
   * publish what it allows.
   */
  readonly lookUpsPerSecond?: number;
  /** For tests. Default: `fetch` of Node. */
  readonly fetch?: Fetch;
}
