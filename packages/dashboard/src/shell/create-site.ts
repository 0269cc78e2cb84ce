import { createPlaces, type Gateway } from '@mitako/core';
import { createRefreshKeys, socketAddress, usesSecureCookies } from '@mitako/pages';
import type { DashboardOptions } from '../options.ts';
import type { Panel } from './panel.ts';
import type { Site } from './site.ts';

/**
 * What all pages of a panel share.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createSite(gateway: Gateway, panel: Panel, options: DashboardOptions): Site {
  const { publicUrl } = gateway;
  const { serviceName = 'Mitako' } = options;
  const secure = usesSecureCookies(publicUrl);
  if (!secure && options.insecureCookies !== true) {
    throw new TypeError(
      `The public address ${publicUrl} is plain http: the cookie of a session would cross the network open to all. Use an https address, or pass insecureCookies: true to try the pages in a network of your own.`,
    );
  }
  const base = `${prefixOf(publicUrl)}${panel.path}`;
  return {
    gateway,
    way: 'panel',
    panel,
    serviceName,
    base,
    secure,
    session: {
      path: base,
      secure,
      role: panel.role,
      prefix: panel.cookiePrefix,
      refreshKeys: createRefreshKeys(gateway.clock),
    },
    uploads: createPlaces({ accountMax: 2, max: 16 }),
    clientAddress: options.clientAddress ?? socketAddress,
    // oxlint-disable-next-line no-console -- without an onError, errors are still logged
    onError: options.onError ?? ((error) => console.error(error)),
  };
}

/** Path of the public address, without a slash at its end. */
export function prefixOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, '');
}
