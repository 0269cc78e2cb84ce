import type { RouteLimit } from '@mitako/contract';
import { API_KEY_PREFIXES } from '@mitako/contract/names';
import { GatewayError, type Caller } from '@mitako/core';
import { hash } from 'node:crypto';
import type { Endpoint } from '../endpoint.ts';
import { countedAs } from '../request/client-address.ts';
import { refusal, type Reply } from '../response.ts';
import { RATE_LIMITS, type RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What can be counted before anything was checked. */
export interface Unchecked {
  readonly authorization: string | null;
  readonly address: string | null;
  readonly slug: string | null | undefined;
}

/** Counts requests under the limits they fall under. Each function answers null, or the 429 that ends the request. */
export interface RequestLimits {
  beforeAuthentication(endpoint: Endpoint, request: Unchecked): Promise<Reply | null>;
  /** Whose password is tried is told by the token or the body, so this limit of the login comes after them. */
  ofAccount(caller: Caller, body: unknown, address: string | null): Promise<Reply | null>;
}

export function requestLimits(limiter: RateLimiter): RequestLimits {
  async function refuse({ policy, key }: Count): Promise<Reply | null> {
    const limited = await limiter.consume(policy, key);
    return limited === null ? null : tooMany(policy, limited.retryAfterMs);
  }

  return {
    async beforeAuthentication({ route }, request) {
      const byKey = route.auth.kind === 'none' ? null : apiKeyCount(request.authorization);
      const byRoute = route.limit === undefined ? null : routeCount(route.limit, request);
      const refused = byKey === null ? null : await refuse(byKey);
      return refused ?? (byRoute === null ? null : refuse(byRoute));
    },
    ofAccount: (caller, body, address) =>
      refuse({
        policy: RATE_LIMITS.login,
        key: `${accountOf(caller, body)} ${address === null ? '' : countedAs(address)}`,
      }),
  };
}

/** One request under one limit. */
interface Count {
  readonly policy: RateLimitPolicy;
  readonly key: string;
}

/** What the route itself limits. Without an address, what counts by address alone is not counted at all. */
function routeCount(limit: RouteLimit, { address, slug }: Unchecked): Count | null {
  const who = address === null ? null : countedAs(address);
  switch (limit) {
    case 'login':
      return who === null ? null : { policy: RATE_LIMITS.loginAddress, key: who };
    case 'register':
      return who === null ? null : { policy: RATE_LIMITS.register, key: who };
    case 'pay':
      return isCountable(slug) ? { policy: RATE_LIMITS.pay, key: slug } : null;
    case 'checkout':
      return isCountable(slug) ? { policy: RATE_LIMITS.checkout, key: `${slug} ${who ?? ''}` } : null;
  }
}

/** By key, whether or not it exists: finding that out is work the limit is there to spare. Kept as a hash. */
function apiKeyCount(authorization: string | null): Count | null {
  const secret = /^\s*bearer\s+(\S+)/i.exec(authorization ?? '')?.[1] ?? '';
  const isLive = secret.startsWith(API_KEY_PREFIXES.live);
  if (!isLive && !secret.startsWith(API_KEY_PREFIXES.test)) return null;
  return { policy: isLive ? RATE_LIMITS.liveKey : RATE_LIMITS.testKey, key: hash('sha256', secret, 'base64url') };
}

/** What cannot be a slug is no checkout, and takes no room among the counters. */
function isCountable(slug: string | null | undefined): slug is string {
  return slug !== null && slug !== undefined && slug.length <= 64;
}

function accountOf(caller: Caller, body: unknown): string {
  if (caller.kind === 'session') return caller.principalId;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Forms of the headers: draft-ietf-httpapi-ratelimit-headers. `Retry-After` is never earlier than `t`. */
function tooMany(policy: RateLimitPolicy, retryAfterMs: number): Reply {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return refusal(new GatewayError('RATE_LIMITED', { limit: policy.name }, { retryAfterSeconds: seconds }), {
    RateLimit: `"${policy.name}";r=0;t=${seconds}`,
    'RateLimit-Policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
  });
}
