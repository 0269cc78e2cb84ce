import type { Gateway } from '@mitako/core';

/** The addresses of a gateway with a sandbox, and who can log in there. */
export interface SandboxReady {
  /** Base URL of the API, ending in `/api/v1`. */
  readonly api: string;
  /** The reference of the API, as a page. */
  readonly docs: string;
  /** Base URL of the hosted checkout pages. */
  readonly checkout: string;
  /** The merchant's dashboard: log in as `merchant`. */
  readonly dashboard: string;
  /** The operator's panel. */
  readonly admin: string;
  /** The agent's pages: log in as `sandbox_agent`. */
  readonly agent: string;
  /** The seeded merchant, with an approved KYC. */
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly test_key: string;
    readonly live_key: string;
  };
  /** A key of the operator, `svc_operator_…`. */
  readonly operator_key: string;
  /** Test users for the checkout, and the outcome of paying as them. */
  readonly sandbox_users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  /** With `--simulate`: the page of the simulated phones, where you answer prompts and choose what goes wrong. */
  readonly phones?: string;
  /** An agent with a float of test money, who takes payments in cash and moves cash into and out of wallets. */
  readonly sandbox_agent: { readonly email: string; readonly password: string; readonly pin: string };
}

/** What `mitako dev --json` prints, as one line, once it is ready: everything that a script needs. Fields may be added. */
export interface Ready extends SandboxReady {
  /** Always, so that a script knows the line. */
  readonly ready: true;
  /** The URL is plain http on another host than this machine, so session cookies are unprotected in transit. */
  readonly insecure_cookies?: true;
  /** With `--forward-to`: the endpoint that leads there. */
  readonly webhooks?: { readonly endpoint_id: string; readonly url: string; readonly secret: string };
  /** The operator's login. */
  readonly operator: { readonly email: string; readonly password: string };
  /** Mobile-money numbers for the checkout, and the outcome of paying with each. */
  readonly test_numbers: readonly {
    readonly provider: string;
    readonly label: string;
    readonly phone: string;
    readonly outcome: string;
  }[];
}

/** The sandbox that was seeded. */
export function sandboxReady(publicUrl: string, seeds: Awaited<ReturnType<Gateway['seedSandbox']>>): SandboxReady {
  const { merchant, operatorKey, users, agent } = seeds;
  return {
    api: `${publicUrl}/api/v1`,
    docs: `${publicUrl}/docs`,
    checkout: `${publicUrl}/checkout`,
    dashboard: `${publicUrl}/dashboard`,
    admin: `${publicUrl}/admin`,
    agent: `${publicUrl}/agent`,
    merchant: {
      id: merchant.id,
      email: merchant.email,
      password: merchant.password,
      test_key: merchant.testKey,
      live_key: merchant.liveKey,
    },
    operator_key: operatorKey,
    sandbox_users: users.map(({ email, password, pin, outcome }) => ({ email, password, pin, outcome })),
    sandbox_agent: { email: agent.email, password: agent.password, pin: agent.pin },
  };
}
