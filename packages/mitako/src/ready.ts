/**
 * What `mitako dev --json` prints, as one line, once it answers: all that a script needs to work with it. Fields may be
 * added.
 */
export interface Ready {
  readonly ready: true;
  /** Base address of the API, ending in `/api/v1`. */
  readonly api: string;
  /** Base address of the hosted checkout pages. */
  readonly checkout: string;
  /** The merchant's dashboard: log in as `merchant`. */
  readonly dashboard: string;
  /** The operator's panel: log in as `operator`. */
  readonly admin: string;
  /** The address is plain http and not of this machine, so that nothing protects the session's cookies on the way. */
  readonly insecure_cookies?: true;
  /** The seeded merchant, whose KYC is approved. */
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly test_key: string;
    readonly live_key: string;
  };
  readonly operator_key: string;
  /** Who logs in as operator. */
  readonly operator: { readonly email: string; readonly password: string };
  /** Who to log in as at the checkout, and what paying as them does. */
  readonly sandbox_users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  /** Moves test money between a float and wallets, over the API. */
  readonly sandbox_agent: { readonly email: string; readonly password: string; readonly pin: string };
}
