import type { RouteLimit } from '@mitako/contract';
import { clientAddressFinder, countedAs, type Connection } from '../request/client-address.ts';
import { RATE_LIMITS, type RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A request to a page that does in process what a limited route does. */
export interface PageHit {
  /** The limit of the route that stands behind the page. */
  readonly limit: RouteLimit;
  /** The e-mail for `login` and `register`, the slug for `pay` and `checkout`. */
  readonly subject: string;
  readonly request: Request;
  readonly connection: Connection;
}

/**
 * Counts hosted pages under the same limits as the routes behind them, with the handler's own limiter: who is slowed down
 * on one is slowed down on the other.
 * @returns for each hit null, or the seconds to wait
 * @throws TypeError when `trustedProxies` holds what is no network
 */
export function pageLimits(options: {
  readonly limiter: RateLimiter;
  /** As in `HandlerOptions`. */
  readonly trustedProxies?: readonly string[];
}): (hit: PageHit) => Promise<number | null> {
  const addressOf = clientAddressFinder(options.trustedProxies ?? []);
  return async (hit) => {
    const address = addressOf(hit.request, hit.connection);
    for (const { policy, key } of countsOf(hit, address === null ? '' : countedAs(address))) {
      const limited = await options.limiter.consume(policy, key);
      if (limited !== null) return Math.max(1, Math.ceil(limited.retryAfterMs / 1000));
    }
    return null;
  };
}

function countsOf(
  { limit, subject }: PageHit,
  address: string,
): readonly { readonly policy: RateLimitPolicy; readonly key: string }[] {
  switch (limit) {
    case 'login':
      return [
        ...(address === '' ? [] : [{ policy: RATE_LIMITS.loginAddress, key: address }]),
        { policy: RATE_LIMITS.login, key: `${subject.trim().toLowerCase().slice(0, 254)} ${address}` },
      ];
    case 'register':
      return address === '' ? [] : [{ policy: RATE_LIMITS.register, key: address }];
    case 'pay':
      return [{ policy: RATE_LIMITS.pay, key: subject.slice(0, 64) }];
    case 'checkout':
      return [{ policy: RATE_LIMITS.checkout, key: `${subject.slice(0, 64)} ${address}` }];
  }
}
