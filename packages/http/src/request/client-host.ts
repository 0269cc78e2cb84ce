import type { Connection } from './client-address.ts';
import { trustedAddresses } from './trusted-addresses.ts';

/** The name under which a client sent a request, without its port. */
export type ClientHost = (request: Request, connection: Connection) => string;

/**
 * @param trustedProxies addresses and networks, `10.0.0.0/8`, whose `X-Forwarded-Host` is trusted: the last one, of the
 * proxy itself. From all others it is ignored.
 * @throws TypeError when one of them is invalid
 */
export function clientHostFinder(trustedProxies: readonly string[]): ClientHost {
  const isTrusted = trustedAddresses(trustedProxies);
  return ({ url, headers }, { clientAddress = '' }) => {
    const { hostname } = new URL(url);
    const forwarded = headers.get('x-forwarded-host')?.split(',').at(-1)?.trim() ?? '';
    if (forwarded === '' || !isTrusted(clientAddress)) return hostname;
    const named = `http://${forwarded}`;
    // What is no name is nobody's.
    return URL.canParse(named) && /^[\w.:[\]-]+$/.test(forwarded) ? new URL(named).hostname : '';
  };
}
