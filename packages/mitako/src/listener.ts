import type { Gateway } from '@mitako/core';
import { createComponentsPage } from '@mitako/dashboard';
import { createDoor, toNodeHandler } from '@mitako/http';
import type { PeopleOptions } from '@mitako/pages';
import type { RequestListener } from 'node:http';
import type { EventLoopWatch } from './event-loop.ts';
import { createHealth } from './health.ts';
import type { Outbox } from './messages/outbox.ts';
import { createOutboxPage } from './messages/outbox-page.ts';
import { type FetchHandler, mounted } from './mounts.ts';
import type { Rehearsal } from './rehearsal/open-rehearsal.ts';
import type { PageOptions } from './options/look.ts';
import { logged } from './request-log.ts';
import { servedPaths } from './served-paths.ts';

/** Options of the server's responses. */
export interface ListenerOptions extends PageOptions {
  /** The engine that answers. */
  readonly gateway: Gateway;
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /**
   * Host names that are answered beside the public URL's and those of this machine, `*` for any; requests for others are
   * refused with 421. Default: none.
   */
  readonly hosts?: readonly string[];
  /**
   * Allows a public URL of plain http on other hosts than this machine: the checkout's cookies then cross the network
   * unprotected. For trying the pages on a phone in your own network. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /** Hooks that log in staff and customers. The gateway has their roles as `hosted`. Default: built-in accounts. */
  readonly people?: PeopleOptions;
  /** Of a gateway that rehearses: its simulated phones. Default: none. */
  readonly rehearsal?: Rehearsal | null;
  /** Adds `/dev/components`, all components of the pages, for their developers. Default: `false`. */
  readonly showsComponents?: boolean;
  /** Adds `/dev/mail`, which shows messages instead of sending them. Default: none. */
  readonly outbox?: Outbox;
}

/**
 * Everything that one Mitako server answers, as a listener of node:http. Logs requests with the gateway's logger.
 * @throws TypeError when `trustedProxies` contains an invalid network, `hosts` an invalid name, or the public URL is
 * plain http without `insecureCookies`
 */
export function createListener(
  options: ListenerOptions,
  eventLoop: EventLoopWatch,
  isClosing: () => boolean,
): RequestListener {
  const { gateway, showsComponents = false, hosts = [] } = options;
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  // For probes on this machine at the root, and through a proxy that forwards the base only.
  const probes = base === '' ? [''] : ['', base];
  const health = createHealth(gateway, eventLoop, isClosing);
  const handler = mounted([
    ...probes.flatMap((at) => [
      { prefix: `${at}/livez`, handle: health.live },
      { prefix: `${at}/readyz`, handle: health.ready },
    ]),
    ...(showsComponents ? [{ prefix: `${base}/dev/components`, handle: createComponentsPage() }] : []),
    ...(options.outbox === undefined
      ? []
      : [{ prefix: `${base}/dev/mail`, handle: createOutboxPage(options.outbox, `${base}/dev/mail`) }]),
    ...servedPaths(options),
  ]);
  const { publicUrl, staffUrl, logger } = gateway;
  const door = createDoor({
    publicUrl,
    staffUrl,
    hosts,
    trustedProxies: options.trustedProxies ?? [],
    probes: probes.flatMap((at) => [`${at}/livez`, `${at}/readyz`]),
    logger,
  });
  options.rehearsal?.callBack(handler, logger);
  const entered: FetchHandler = (request, connection) => door(request, connection) ?? handler(request, connection);
  // No other code uses the globals of this process.
  return toNodeHandler(logged(entered, logger, probes), { replaceGlobals: true });
}
