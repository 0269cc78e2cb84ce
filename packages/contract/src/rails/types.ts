// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp } from '../basics/values.ts';
import type { MethodHealth } from '../methods/values.ts';

/** A provider's callback, as it arrived. */
export interface RailCallback {
  /** HTTP method of the callback. */
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body. */
  readonly bytes: Uint8Array;
  /** Whether the bytes are those that were sent: a body parser of the host may have run before. */
  readonly isExact: boolean;
}

/** The provider's report of an outcome, for support. Never shown to payers. */
export interface RailDetail {
  /** The provider's code, `NOT_ENOUGH_FUNDS`. */
  readonly code: string | null;
  /** The provider's words; null without any. */
  readonly message: string | null;
  /** The provider's id of its transaction or request. */
  readonly request_id: string | null;
}

/** A provider's last callback about an attempt. */
export interface RailCallbackRecord {
  /** `att_…`, the attempt that it is about. */
  readonly attempt_id: string;
  /** When it came. */
  readonly at: Timestamp;
}

/** One method of a rail in one mode, with figures of the newest attempts: at most 200, of the last 30 minutes. */
export interface RailMethodRecord {
  /** Id of the provider, `mtn_momo`. */
  readonly provider: string;
  /** Name for people, `MTN MoMo`. */
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** What checkouts show. */
  readonly health: MethodHealth;
  /** Place among the rails of this provider: 1 is the primary, others are fallbacks. */
  readonly place: number;
  /** The status that the provider reports; null if it reports none. */
  readonly reported: 'up' | 'slow' | 'down' | null;
  /** Attempts that succeeded. */
  readonly succeeded: number;
  /** Attempts that failed for the payer's reasons. */
  readonly failed: number;
  /** Attempts that failed for the provider's reasons, or ours. */
  readonly refused: number;
  /** Attempts that run. */
  readonly pending: number;
  /** Of those that ended, 0 … 1; null without one. */
  readonly success_rate: number | null;
  /** From the charge to success, in milliseconds; null without one. */
  readonly latency_ms: {
    /** Half took no longer. */
    readonly median: number;
    /** Nineteen of twenty took no longer. */
    readonly p95: number;
  } | null;
  /** Age of the oldest attempt without an outcome; null without one. */
  readonly oldest_pending_ms: number | null;
  /** The last callbacks that brought a poll forward, of whatever age: newest first, at most 10. */
  readonly last_callbacks: readonly RailCallbackRecord[];
}

export interface RailAccountBalance {
  /** The provider's name of the account, `Collections`. */
  readonly account: string;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: number;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
}

/** A configured rail as the operator sees it. */
export interface RailRecord {
  /** Id of the rail, `mtn_momo`. */
  readonly id: string;
  /** Where it sends its requests; null: not declared. */
  readonly base_url: string | null;
  /** One entry for each method and mode. */
  readonly methods: readonly RailMethodRecord[];
  /**
   * Our accounts at the provider, as it reported them last; null: it never did since the start. Each read asks for
   * newer ones in the background, at most every 30 s.
   */
  readonly balances: readonly RailAccountBalance[] | null;
  /** When it reported them. */
  readonly balances_at: Timestamp | null;
}
