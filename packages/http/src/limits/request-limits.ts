import { GatewayError, type Caller } from '@mitako/core';
import type { Endpoint } from '../endpoint.ts';
import { refusal, type Reply } from '../response.ts';
import { accountCount, apiKeyCount, cashOutCodeCount, routeCount, wholeSeconds, type Count } from './counts.ts';
import type { RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What can be counted before anything was checked. */
interface Unchecked {
  readonly authorization: string | null;
  readonly address: string | null;
  readonly slug: string | null;
}

/** Counts requests under the limits they fall under. Each function answers null, or the 429 that ends the request. */
export interface RequestLimits {
  beforeAuthentication(endpoint: Endpoint, request: Unchecked): Promise<Reply | null>;
  /**
   * Whose password is tried, or whose code asked for, is told by the token or the body, so these limits come after them.
   * A try of a password counts for its address here too: both counts are one round trip where a store has them.
   */
  ofAccount(endpoint: Endpoint, caller: Caller, body: unknown, address: string | null): Promise<Reply | null>;
  /** What did not get as far as an account counts for its address. */
  ofFailed(endpoint: Endpoint, address: string | null): Promise<Reply | null>;
}

export function requestLimits(limiter: RateLimiter): RequestLimits {
  async function refuse({ policy, key }: Count): Promise<Reply | null> {
    const limited = await limiter.consume(policy, key);
    return limited === null ? null : tooMany(policy, limited.retryAfterMs);
  }

  function ofFailed({ route }: Endpoint, address: string | null): Promise<Reply | null> {
    const byAddress = route.limit === 'login' ? routeCount('login', null, address) : null;
    return byAddress === null ? Promise.resolve(null) : refuse(byAddress);
  }

  return {
    async beforeAuthentication({ route }, { authorization, address, slug }) {
      const byKey = route.auth.kind === 'none' ? null : apiKeyCount(authorization);
      const { limit } = route;
      const byRoute = limit === undefined || limit === 'login' ? null : routeCount(limit, slug, address);
      const refused = byKey === null ? null : await refuse(byKey);
      return refused ?? (byRoute === null ? null : refuse(byRoute));
    },
    async ofAccount(endpoint, caller, body, address) {
      const { limit } = endpoint.route;
      if (limit === 'cash_out_code') return refuse(cashOutCodeCount(accountOf(caller, body)));
      if (limit !== 'login') return null;
      const byAccount = accountCount(accountOf(caller, body), address);
      const [ofAddress, ofAccount] = await Promise.all([ofFailed(endpoint, address), refuse(byAccount)]);
      return ofAddress ?? ofAccount;
    },
    ofFailed,
  };
}

function accountOf(caller: Caller, body: unknown): string {
  if (caller.kind === 'session') return caller.principalId;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email : '';
}

/** Forms of the headers: draft-ietf-httpapi-ratelimit-headers. `Retry-After` is never earlier than `t`. */
function tooMany(policy: RateLimitPolicy, retryAfterMs: number): Reply {
  const seconds = wholeSeconds(retryAfterMs);
  return refusal(new GatewayError('RATE_LIMITED', { limit: policy.name }, { retryAfterSeconds: seconds }), {
    RateLimit: `"${policy.name}";r=0;t=${seconds}`,
    'RateLimit-Policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
  });
}
