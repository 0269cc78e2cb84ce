/** What `mitako dev --json` prints, as one line, once it is ready: everything that a script needs. Fields may be added. */
export interface Ready {
  /** Always, so that a script knows the line. */
  readonly ready: true;
  /** Base URL of the API, ending in `/api/v1`. */
  readonly api: string;
  /** The reference of the API, as a page. */
  readonly docs: string;
  /** Base URL of the hosted checkout pages. */
  readonly checkout: string;
  /** The merchant's dashboard: log in as `merchant`. */
  readonly dashboard: string;
  /** The operator's panel: log in as `operator`. */
  readonly admin: string;
  /** The agent's pages: log in as `sandbox_agent`. */
  readonly agent: string;
  /** The URL is plain http on another host than this machine, so session cookies are unprotected in transit. */
  readonly insecure_cookies?: true;
  /** The seeded merchant, with an approved KYC. */
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly test_key: string;
    readonly live_key: string;
  };
  /** With `--forward-to`: the endpoint that leads there. */
  readonly webhooks?: { readonly endpoint_id: string; readonly url: string; readonly secret: string };
  /** A key of the operator, `svc_operator_…`. */
  readonly operator_key: string;
  /** The operator's login. */
  readonly operator: { readonly email: string; readonly password: string };
  /** Test users for the checkout, and the outcome of paying as them. */
  readonly sandbox_users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  /** Mobile-money numbers for the checkout, and the outcome of paying with each. */
  readonly test_numbers: readonly {
    readonly provider: string;
    readonly label: string;
    readonly phone: string;
    readonly outcome: string;
  }[];
  /** An agent with a float of test money, who takes payments in cash and moves cash into and out of wallets. */
  readonly sandbox_agent: { readonly email: string; readonly password: string; readonly pin: string };
}
