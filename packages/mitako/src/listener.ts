import { createCheckout, type CheckoutOptions } from '@mitako/checkout';
import type { Gateway } from '@mitako/core';
import { createDashboard, createOperatorPanel, type DashboardOptions } from '@mitako/dashboard';
import {
  clientAddressFinder,
  createHandler,
  memoryRateLimiter,
  pageRateLimit,
  storeRateLimiter,
  toNodeHandler,
  type HandlerOptions,
  type RateLimiter,
} from '@mitako/http';
import type { RequestListener } from 'node:http';
import { createHealth } from './health.ts';
import { mounted } from './mounts.ts';
import type { Product } from './product.ts';
import { logged } from './request-log.ts';

/** How a server answers. */
export interface ListenerOptions {
  readonly gateway: Gateway;
  /**
   * Rate limits: `standard` when absent, which all processes on one PostgreSQL database share; `off` for development and
   * tests; or a limiter of your own.
   */
  readonly limits?: HandlerOptions['limits'];
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed. None when absent. */
  readonly trustedProxies?: readonly string[];
  /**
   * Allows a public address of plain http other than that of this machine: the cookies of the checkout then cross the
   * network unprotected. For trying the pages on a phone in a network of your own. `false` when absent.
   */
  readonly insecureCookies?: boolean;
  /** Name of the service and its app on the hosted pages. `Mitako` when absent. */
  readonly product?: Product;
}

/**
 * Everything one Mitako server answers, as a listener of node:http. Requests are logged with the gateway's logger.
 * @throws TypeError when `trustedProxies` holds what is no network, or the public address is plain http without `insecureCookies`
 */
export function createListener(options: ListenerOptions, isClosing: () => boolean): RequestListener {
  const { gateway, limits = 'standard', trustedProxies = [], insecureCookies = false, product = {} } = options;
  const { logger } = gateway;
  // One limiter for API and pages: nobody gets a second set of tries by going from one to the other.
  const limiter = limits === 'standard' ? standardLimiter(gateway) : limits;
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  const health = createHealth(gateway.store, isClosing);
  const pages = (name: string): CheckoutOptions & DashboardOptions => ({
    ...(limiter !== 'off' && { rateLimit: pageRateLimit(limiter, { trustedProxies }) }),
    clientAddress: clientAddressFinder(trustedProxies),
    ...(product.serviceName !== undefined && { serviceName: product.serviceName }),
    insecureCookies,
    onError: (error) => logger.error({ error }, `${name} page failed`),
  });
  const handler = mounted([
    { prefix: '/livez', handle: health.live },
    { prefix: '/readyz', handle: health.ready },
    { prefix: `${base}/checkout`, handle: createCheckout(gateway, { ...pages('checkout'), ...product }) },
    { prefix: `${base}/dashboard`, handle: createDashboard(gateway, pages('dashboard')) },
    { prefix: `${base}/admin`, handle: createOperatorPanel(gateway, pages('operator panel')) },
    // The API, its roots outside of /api/v1, and the answer to everything that does not exist.
    { prefix: '', handle: createHandler(gateway, { limits: limiter, logger, trustedProxies }) },
  ]);
  return toNodeHandler(logged(handler, logger));
}

/**
 * A SQLite file is for one machine, and nearly always for one process, which knows all there is to count; asking the file
 * would be one more write for each login. A second process on it counts on its own.
 */
function standardLimiter(gateway: Gateway): RateLimiter {
  return gateway.store.name === 'sqlite' ? memoryRateLimiter() : storeRateLimiter(gateway);
}
