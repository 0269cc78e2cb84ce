import type { RouteLimit } from '@mitako/contract';
import { clientAddressFinder, type Connection } from '../request/client-address.ts';
import { accountCount, routeCount, wholeSeconds } from './counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A request to a page that does what a route of the API would do. */
export interface PageRequest {
  /** The limit of that route. */
  readonly limit: RouteLimit;
  /** The e-mail for `login` and `register`, the slug for `pay` and `checkout`. */
  readonly subject: string;
  readonly request: Request;
  readonly connection: Connection;
}

/**
 * The API's limits for pages that call the engine in process. With the limiter that the handler has, both are counted
 * together, and nobody gets a second set of tries by going from one to the other.
 * @returns a function that counts one request and answers null, or the seconds to wait: `rateLimit` of `createCheckout`
 * @throws TypeError when `trustedProxies` holds what is no network
 *
 * @example
 * ```ts
 * const limits = memoryRateLimiter();
 * const api = createHandler(gateway, { limits });
 * const checkout = createCheckout(gateway, { rateLimit: pageRateLimit(limits) });
 * ```
 */
export function pageRateLimit(
  limiter: RateLimiter,
  options: { readonly trustedProxies?: readonly string[] } = {},
): (page: PageRequest) => Promise<number | null> {
  const clientAddress = clientAddressFinder(options.trustedProxies ?? []);
  return async ({ limit, subject, request, connection }) => {
    const address = clientAddress(request, connection);
    const counts = [
      routeCount(limit, subject, address),
      limit === 'login' ? accountCount(subject, address) : null,
    ].filter((count) => count !== null);
    // At once: both are one round trip where a store counts.
    const answers = await Promise.all(counts.map(({ policy, key }) => limiter.consume(policy, key)));
    const limited = answers.find((answer) => answer !== null);
    return limited === undefined ? null : wholeSeconds(limited.retryAfterMs);
  };
}
