import { type Gateway, GatewayError, refused } from '@mitako/core';
import { type FetchHandler, type Mount, mounted } from '../mounts.ts';
import { isServedPath } from '../served-paths.ts';

/** Of the paths, those that belong to hardly anything else. */
const DISTINCTIVE = [
  '/api/v1/gateway',
  '/api/v1/merchant',
  '/api/v1/openapi.json',
  '/checkout',
  '/.well-known/jwks.json',
  '/.well-known/mitako-ledger',
];
/** Wrong paths that are logged: clients may send any number of them. */
const LOGGED_MAX = 5;

/**
 * Passes requests to the mounts, wherever the host put them: a host that cuts off the path of `publicUrl` is
 * understood. One that puts them below a path that `publicUrl` does not have is rejected, because every link that the
 * gateway gives out would be wrong.
 */
export function withinBase(gateway: Pick<Gateway, 'publicUrl' | 'logger'>, mounts: readonly Mount[]): FetchHandler {
  const { publicUrl, logger } = gateway;
  const { origin, pathname } = new URL(publicUrl);
  const base = pathname.replace(/\/$/, '');
  const whole = mounted(mounts);
  // Without the front page: what is left of its path is the host's own.
  const below = mounts.filter(({ isExact }) => isExact !== true);
  const cut = mounted(below.map((mount) => ({ ...mount, prefix: mount.prefix.slice(base.length) })));
  const logged = new Set<string>();

  return (request, connection) => {
    const path = new URL(request.url).pathname;
    if (path === base || isServedPath(path, base)) return whole(request, connection);
    if (isServedPath(path, '')) return cut(request, connection);
    const found = foundBelow(path);
    if (found === null) return whole(request, connection);
    const fix = `Requests arrive below ${found}, and publicUrl is ${publicUrl}. Set publicUrl to ${origin}${found}, or mount the handler at ${base === '' ? '/' : base}.`;
    if (logged.size < LOGGED_MAX && !logged.has(found)) {
      logged.add(found);
      logger.warn({ path, public_url: publicUrl }, fix);
    }
    const { status, body } = refused(new GatewayError('ROUTE_NOT_FOUND', { public_url: publicUrl, fix }));
    return new Response(body, {
      status,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  };
}

/** The path before a known one; null without one. Only characters that are safe in a message. */
function foundBelow(path: string): string | null {
  const ends = DISTINCTIVE.map((each) => `${path}/`.indexOf(`${each}/`)).filter((at) => at > 0);
  const found = path.slice(0, Math.min(...ends));
  return ends.length > 0 && /^[\w./-]{1,100}$/.test(found) ? found : null;
}
