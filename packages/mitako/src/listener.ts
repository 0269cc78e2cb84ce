import { createCheckout, type CheckoutOptions } from '@mitako/checkout';
import type { Gateway } from '@mitako/core';
import {
  createComponentsPage,
  createDashboard,
  createFrontPage,
  createOperatorPanel,
  type DashboardOptions,
} from '@mitako/dashboard';
import { clientAddressFinder, createHandler, toNodeHandler } from '@mitako/http';
import type { RequestListener } from 'node:http';
import type { EventLoopWatch } from './event-loop.ts';
import { createHealth } from './health.ts';
import { mounted } from './mounts.ts';
import type { Product } from './product.ts';
import { createReference } from './reference/create-reference.ts';
import { logged } from './request-log.ts';

/** Options of the server's responses. */
export interface ListenerOptions {
  readonly gateway: Gateway;
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /**
   * Allows a public URL of plain http on other hosts than this machine: the checkout's cookies then cross the network
   * unprotected. For trying the pages on a phone in your own network. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /** Name of the service and its app on the hosted pages. Default: `Mitako`. */
  readonly product?: Product;
  /** Adds `/dev/components`, all components of the pages, for whoever works on them. Default: `false`. */
  readonly showsComponents?: boolean;
}

/**
 * Everything that one Mitako server answers, as a listener of node:http. Logs requests with the gateway's logger.
 * @throws TypeError when `trustedProxies` contains an invalid network, or the public URL is plain http without
 * `insecureCookies`
 */
export function createListener(
  options: ListenerOptions,
  eventLoop: EventLoopWatch,
  isClosing: () => boolean,
): RequestListener {
  const { gateway, trustedProxies = [], insecureCookies = false, product = {}, showsComponents = false } = options;
  const { logger } = gateway;
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  const health = createHealth(gateway, eventLoop, isClosing);
  const pages = (name: string): CheckoutOptions & DashboardOptions => ({
    clientAddress: clientAddressFinder(trustedProxies),
    ...(product.serviceName !== undefined && { serviceName: product.serviceName }),
    insecureCookies,
    onError: (error) => logger.error({ error }, `${name} page failed`),
  });
  const checkout = createCheckout(gateway, { ...pages('checkout'), ...product });
  const handler = mounted([
    { prefix: '/livez', handle: health.live },
    { prefix: '/readyz', handle: health.ready },
    { prefix: `${base}/checkout`, handle: checkout },
    { prefix: `${base}/l`, handle: checkout },
    { prefix: `${base}/dashboard`, handle: createDashboard(gateway, pages('dashboard')) },
    { prefix: `${base}/admin`, handle: createOperatorPanel(gateway, pages('operator panel')) },
    { prefix: base === '' ? '/' : base, isExact: true, handle: createFrontPage(gateway, pages('front')) },
    { prefix: `${base}/docs`, handle: createReference(gateway) },
    ...(showsComponents ? [{ prefix: `${base}/dev/components`, handle: createComponentsPage(product) }] : []),
    // The API, its routes outside of /api/v1, and the response for unknown paths.
    { prefix: '', handle: createHandler(gateway, { logger, trustedProxies }) },
  ]);
  return toNodeHandler(logged(handler, logger));
}
