/** One rate limit. What it counts is told by its key: an API key, an address, a checkout. */
export interface RateLimitPolicy {
  readonly name:
    | 'live_key'
    | 'test_key'
    | 'login'
    | 'login_address'
    | 'register'
    | 'pay'
    | 'checkout'
    | 'cash_out_code'
    | 'rail_callback';
  /** Requests in each window. */
  readonly quota: number;
  readonly windowSeconds: number;
  /** Most requests at once, where that is more than the quota: the difference is granted every `burstWindowSeconds`. */
  readonly burst?: number;
  readonly burstWindowSeconds?: number;
  /**
   * A secret is tried here, or a table filled: processes that share their counts ask for them before they answer, while
   * under other policies each decides by what it knows. Has no burst.
   */
  readonly isExact?: boolean;
}

/** The limits of the API (decisions, "Limits"). */
export const RATE_LIMITS = {
  liveKey: { name: 'live_key', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10 },
  testKey: { name: 'test_key', quota: 25, windowSeconds: 1, burst: 50, burstWindowSeconds: 10 },
  /** By e-mail, or account, and address. */
  login: { name: 'login', quota: 5, windowSeconds: 60, isExact: true },
  /** By address, whatever the e-mail. */
  loginAddress: { name: 'login_address', quota: 30, windowSeconds: 60, isExact: true },
  /** By address. */
  register: { name: 'register', quota: 5, windowSeconds: 60, isExact: true },
  /** By slug. */
  pay: { name: 'pay', quota: 5, windowSeconds: 60, isExact: true },
  /** By user. */
  cashOutCode: { name: 'cash_out_code', quota: 5, windowSeconds: 60, isExact: true },
  /** By slug and address. */
  checkout: { name: 'checkout', quota: 60, windowSeconds: 60 },
  /**
   * By address. An operator tells of all its payments from a few addresses, so as many as a live key may make; what is
   * refused costs no money, because attempts are looked up without callbacks as well.
   */
  railCallback: { name: 'rail_callback', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10 },
} as const satisfies Record<string, RateLimitPolicy>;
