import type { ErrorCode } from '@mitako/contract/names';
import { audienceOf, GatewayError, isLocalHost, refused } from '@mitako/core';
import { isCanonicalPath } from './canonical-path.ts';
import type { Connection } from './request/client-address.ts';
import { clientHostFinder } from './request/client-host.ts';
import { createWarnOfReadBody } from './warn-of-read-body.ts';
import { requestIdOf, respond, securityHeaders } from './response.ts';

/** Options of {@link createDoor}. */
export interface DoorOptions {
  /** Its host is always answered. */
  readonly publicUrl: string;
  /**
   * Where it has another host: that one alone answers the pages and logins of staff, and no pages of customers. Default:
   * `publicUrl`.
   */
  readonly staffUrl?: string;
  /** Addresses and networks of proxies whose `X-Forwarded-Host` is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** Other host names that are answered, beside those of this machine (`localhost`, `127.0.0.1`, `::1`). `*` or null: any. */
  readonly hosts: readonly string[] | null;
  /** Paths that are answered under any name: load balancers probe the health of a process by its address. */
  readonly probes?: readonly string[];
  /** Receives the first hosts that are refused, and the first body that was already read. */
  readonly logger: { warn(fields: Readonly<Record<string, unknown>>, message: string): void };
}

/** The refusal of a request, before it is routed; null: it may enter. */
export type Door = (request: Request, connection?: Connection) => Response | null;

/** Hosts that are logged: clients may send any number of them. */
const LOGGED_MAX = 5;
const FIX =
  'Use the public URL, and let the proxy in front pass the Host header on. Any other name that is meant for this gateway belongs in hosts (--hosts, MITAKO_HOSTS).';

/**
 * Decides which requests enter, by path and host, for everything that a gateway answers: API, callbacks, pages, documents,
 * health. With DNS rebinding, a page of another site reaches this machine, and sends that site's name as the host.
 * @throws TypeError when one of `hosts` is no host name, or one of `trustedProxies` no network
 */
export function createDoor(options: DoorOptions): Door {
  const { publicUrl, staffUrl = publicUrl, hosts, trustedProxies = [], probes = [], logger } = options;
  const [own, staffHost] = [hostnameOf(publicUrl), hostnameOf(staffUrl)];
  const base = URL.canParse(publicUrl) ? new URL(publicUrl).pathname.replace(/\/$/, '') : '';
  const hostOf = clientHostFinder(trustedProxies);
  const allowed = new Set([own, staffHost, ...(hosts ?? []).map(checkedName)]);
  const takesAny = hosts === null || allowed.has('*');
  const logged = new Set<string>();
  const warnOfReadBody = createWarnOfReadBody(logger);
  const refuse = (request: Request, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): Response =>
    respond(
      { ...refused(new GatewayError(code, details)), ...(request.method === 'HEAD' && { body: null }) },
      requestIdOf(request),
      securityHeaders(publicUrl),
    );

  /** Why a path is not answered under a name, where staff have a host of their own; null: it is. */
  function misdirected(hostname: string, pathname: string): string | null {
    if (staffHost === own) return null;
    // A host may have cut off the base.
    const audience = audienceOf(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname);
    if (audience === 'staff' && hostname !== staffHost) return `Merchants, operators and agents log in at ${staffUrl}.`;
    return audience === 'customers' && hostname === staffHost ? `Customers' pages are at ${publicUrl}.` : null;
  }

  return (request, connection = {}) => {
    const { url } = request;
    if (!isCanonicalPath(url)) return refuse(request, 'INVALID_PATH');
    if (request.bodyUsed) {
      const path = new URL(url).pathname;
      warnOfReadBody(path, { method: request.method, path });
      return refuse(request, 'BODY_ALREADY_READ');
    }
    if (takesAny && staffHost === own) return null;
    const { pathname } = new URL(url);
    const hostname = withoutDot(hostOf(request, connection));
    const elsewhere = misdirected(hostname, pathname);
    if (elsewhere !== null) return refuse(request, 'MISDIRECTED_REQUEST', { host: hostname, fix: elsewhere });
    if (takesAny || allowed.has(hostname) || isLocalHost(hostname) || probes.includes(pathname)) return null;
    if (logged.size < LOGGED_MAX && !logged.has(hostname)) {
      logged.add(hostname);
      logger.warn({ host: hostname, public_url: publicUrl }, `requests for another host are refused. ${FIX}`);
    }
    return refuse(request, 'MISDIRECTED_REQUEST', { host: hostname, fix: FIX });
  };
}

/** @throws TypeError */
function checkedName(name: string): string {
  const hostname = hostnameOf(`http://${name}`);
  if (name === '*' || hostname === withoutDot(name.toLowerCase())) return hostname ?? name;
  throw new TypeError(
    `hosts: "${name}" is no host name. Write it without scheme and port, such as pay.internal; * is any.`,
  );
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? withoutDot(new URL(url).hostname) : null;
}

/** `shop.example.cm.` is the same name, written in full. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}
