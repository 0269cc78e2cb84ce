import type { Declaration } from '@mitako/contract';
import { ID_PREFIXES } from '@mitako/contract/names';
import { GatewayError } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Caller } from '../kernel/caller.ts';
import { type Refused, type Result, refused } from '../kernel/result.ts';
import {
  type Count,
  accountCount,
  apiKeyCount,
  callerCount,
  cashCodeCount,
  cashOutCodeCount,
  promptCount,
  replayFailedCount,
  sandboxClockCount,
  routeCount,
  wholeSeconds,
} from './counts.ts';
import { createFilesBeingSent } from './files-being-sent.ts';
import { type PasswordGuess, passwordCounts } from './password-guess.ts';
import { RATE_LIMITS, type RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { holderOf } from '../kernel/callers.ts';
import type { Keyring } from '../system/keyring.ts';

/** Counts taken before any check. */
interface Unchecked {
  readonly authorization: string | null;
  readonly address: string | null;
  readonly slug: string | null;
}

type Limited = Pick<Declaration, 'auth' | 'limit'>;

/** Applies rate limits to requests. Each function returns null, or the 429 that ends the request. */
export interface RequestLimits {
  beforeAuthentication(route: Limited, request: Unchecked): Promise<Refused | null>;
  /**
   * The credential or the body names the account, so these limits come after parsing. A password attempt counts for its
   * address first: past that limit, invented e-mails are not counted.
   */
  ofAccount(route: Limited, caller: Caller, body: unknown, address: string | null): Promise<Refused | null>;
  /** A file counts while it is sent, for the account that receives it. */
  ofFile<Data>(caller: Caller, result: Result<Data>): Result<Data>;
  /** A payment or code for a checkout, from a route that does not name its slug. */
  ofCheckout(slug: string): Promise<Refused | null>;
  /** A payment in test mode, from a route that does not name its merchant. */
  ofTestPayment(merchantId: string): Promise<Refused | null>;
  /** A prompt that is about to be sent to a phone, over all checkouts and merchants. */
  ofPrompt(phone: string): Promise<Refused | null>;
  /** The prompt was paid: it counts no longer. */
  promptPaid(phone: string): Promise<void>;
  /** A password, before it is verified. */
  ofPassword(guess: PasswordGuess): Promise<LimitReached | null>;
  /** It was right: it counts no longer. */
  passwordWasRight(guess: PasswordGuess): Promise<void>;
  /** A code of a second factor, before it is verified. */
  ofFactor(principalId: string): Promise<LimitReached | null>;
  /** It was right: it counts no longer. */
  factorWasRight(principalId: string): Promise<void>;
  /** A request that failed before an account was known counts for its address. */
  ofFailed(route: Limited, address: string | null): Promise<Refused | null>;
}

/** Which limit, and when it lets one pass again. */
interface LimitReached {
  readonly limit: string;
  readonly retryAfterSeconds: number;
}

export function requestLimits(limiter: RateLimiter, keyring: Pick<Keyring, 'hashLimitKey'>): RequestLimits {
  const files = createFilesBeingSent();
  async function refuse(route: Limited | null, { policy, key }: Count): Promise<Refused | null> {
    const limited = await limiter.consume(policy, key);
    return limited === null ? null : tooMany(route, policy, limited.retryAfterMs);
  }

  /** By the first of several limits that is reached. */
  async function refuseFirst(
    route: Limited,
    policies: readonly RateLimitPolicy[],
    key: string,
  ): Promise<Refused | null> {
    for (const policy of policies) {
      const limited = await refuse(route, { policy, key });
      if (limited !== null) return limited;
    }
    return null;
  }

  /** Counts in one after the other, until one is reached. */
  async function consumeAll(counts: readonly Count[]): Promise<LimitReached | null> {
    for (const { policy, key } of counts) {
      const limited = await limiter.consume(policy, key);
      if (limited !== null) return { limit: policy.name, retryAfterSeconds: wholeSeconds(limited.retryAfterMs) };
    }
    return null;
  }

  async function giveBackAll(counts: readonly Count[]): Promise<void> {
    await Promise.all(counts.map(async ({ policy, key }) => limiter.giveBack?.(policy, key)));
  }

  function ofFailed(route: Limited, address: string | null): Promise<Refused | null> {
    const byAddress = route.limit === 'login' ? routeCount('login', null, address) : null;
    return byAddress === null ? Promise.resolve(null) : refuse(route, byAddress);
  }

  return {
    async beforeAuthentication(route, { authorization, address, slug }) {
      const { auth, limit } = route;
      const byKey = auth.kind === 'none' ? null : apiKeyCount(authorization);
      const byRoute = limit === undefined || limit === 'login' ? null : routeCount(limit, slug, address);
      // In turn: what is refused by its address is not counted by a key that it may have invented.
      const byAddress = isBySlug(limit) ? routeCount('address', null, address) : null;
      const counts = [byKey, byAddress, byRoute];
      for (const count of counts) {
        const limited = count === null ? null : await refuse(route, count);
        if (limited !== null) return limited;
      }
      return null;
    },
    async ofAccount(route, caller, body, address) {
      const byCaller = callerCount(caller);
      const refusedCaller = byCaller === null ? null : await refuse(route, byCaller);
      if (refusedCaller !== null) return refusedCaller;
      if (route.limit === 'cash_out_code') return refuse(route, cashOutCodeCount(accountOf(caller, body)));
      if (route.limit === 'sandbox_clock') return refuse(route, sandboxClockCount(merchantOf(caller).merchantId));
      if (route.limit === 'replay_failed') return refuse(route, replayFailedCount(merchantOf(caller).merchantId));
      if (route.limit === 'test_payments') {
        const { merchantId, livemode } = merchantOf(caller);
        return livemode ? null : refuse(route, { policy: RATE_LIMITS.testPayments, key: merchantId });
      }
      if (route.limit === 'cash_code') return refuse(route, cashCodeCount(accountOf(caller, body)));
      if (route.limit === 'cash_holder') {
        const agentId = accountOf(caller, body);
        const byMinute = await refuse(route, cashCodeCount(agentId));
        // An id is not guessed: the page that takes the amount asks by it again.
        if (byMinute !== null || isById(body)) return byMinute;
        return refuseFirst(route, [RATE_LIMITS.cashHolder, RATE_LIMITS.cashHolderDay], agentId);
      }
      if (route.limit === 'mail') {
        const key = accountOf(caller, body).trim().toLowerCase();
        return refuseFirst(route, [RATE_LIMITS.mail, RATE_LIMITS.mailDay], key);
      }
      if (route.limit === 'text') {
        const number = phoneIn(body);
        const key = number === null ? accountOf(caller, body) : keyring.hashLimitKey(`phone:${number}`);
        return (
          (await refuseFirst(route, [RATE_LIMITS.text, RATE_LIMITS.textDay], key)) ??
          refuse(route, { policy: RATE_LIMITS.texts, key: 'all' })
        );
      }
      if (route.limit === 'receipt') return refuse(route, { policy: RATE_LIMITS.receipt, key: referenceIn(body) });
      if (route.limit !== 'login') return null;
      return (await ofFailed(route, address)) ?? refuse(route, accountCount(accountOf(caller, body), address));
    },
    ofFile(caller, result) {
      if (result.kind !== 'file') return result;
      const admitted = files.admit(holderOf(caller), result);
      if (admitted !== null) return admitted;
      // It is open already.
      void result.parts[Symbol.asyncIterator]()
        .return?.()
        ?.then(undefined, () => undefined);
      return refused(new GatewayError('RATE_LIMITED', { limit: 'files' }, { retryAfterSeconds: 5 }));
    },
    ofCheckout: (slug) => refuse(null, { policy: RATE_LIMITS.pay, key: slug }),
    ofTestPayment: (merchantId) => refuse(null, { policy: RATE_LIMITS.testPayments, key: merchantId }),
    ofPrompt: (phone) => refuse(null, promptCount(keyring, phone)),
    async promptPaid(phone) {
      const { policy, key } = promptCount(keyring, phone);
      await limiter.giveBack?.(policy, key);
    },
    ofPassword: (guess) => consumeAll(passwordCounts(keyring, guess)),
    passwordWasRight: (guess) => giveBackAll(passwordCounts(keyring, guess)),
    ofFactor: (principalId) => consumeAll(factorCounts(principalId)),
    factorWasRight: (principalId) => giveBackAll(factorCounts(principalId)),
    ofFailed,
  };
}

function factorCounts(key: string): readonly Count[] {
  return [RATE_LIMITS.factorDay, RATE_LIMITS.factorHour, RATE_LIMITS.factor].map((policy) => ({ policy, key }));
}

/** Anyone can invent a slug. */
function isBySlug(limit: Declaration['limit']): boolean {
  return limit === 'pay' || limit === 'checkout' || limit === 'payment_link';
}

function referenceIn(body: unknown): string {
  const reference = typeof body === 'object' && body !== null && 'reference' in body ? body.reference : '';
  return typeof reference === 'string' ? reference : '';
}

function isById(body: unknown): boolean {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
  return typeof user === 'string' && user.trim().startsWith(`${ID_PREFIXES.user}_`) && !user.includes('@');
}

function phoneIn(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'phone' in body && typeof body.phone === 'string'
    ? body.phone
    : null;
}

function accountOf(caller: Caller, body: unknown): string {
  if (caller.kind === 'session') return caller.principalId;
  // It begins with the account whose password was right.
  const token = typeof body === 'object' && body !== null && 'login_token' in body ? body.login_token : null;
  if (typeof token === 'string') return token.split('.')[0] ?? '';
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email : '';
}

/** Header format: draft-ietf-httpapi-ratelimit-headers. `Retry-After` is never earlier than `t`. */
function tooMany(route: Limited | null, policy: RateLimitPolicy, retryAfterMs: number): Refused {
  const seconds = wholeSeconds(retryAfterMs);
  const error = new GatewayError('RATE_LIMITED', { limit: policy.name }, { retryAfterSeconds: seconds });
  return {
    ...refused(error, route ?? undefined),
    headers: {
      RateLimit: `"${policy.name}";r=0;t=${seconds}`,
      'RateLimit-Policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
    },
  };
}
