import type { BodyFault } from './body-bounds.ts';
import { normalAddress, trustedAddresses } from './trusted-addresses.ts';

/** Facts about a request that only the host knows. */
export interface Connection {
  /**
   * Address of the other end of the socket. {@link toNodeHandler} passes it; on other hosts pass what they offer.
   * Without it, limits that count by address alone are not applied.
   */
  readonly clientAddress?: string | undefined;
  /**
   * The host parsed the body before, and its fields were written anew: the bytes may differ from those that were sent, so
   * what is signed or a file is refused. {@link toNodeHandler} passes it. Default: `false`.
   */
  readonly isBodyRebuilt?: boolean;
  /**
   * What a body exceeded that ended early for it: its pieces were too many, or arrived too slowly. {@link toNodeHandler}
   * passes it, because Node keeps pieces before anything reads them.
   */
  readonly bodyFault?: (() => BodyFault | null) | undefined;
  /**
   * Whether the other end has closed the connection: a request that has not begun by then is not executed.
   * {@link toNodeHandler} passes it. Default: the signal of the `Request`.
   */
  readonly isGone?: (() => boolean) | undefined;
}

/**
 * Whether the caller has stopped waiting for the answer. Asks the `Request` for its signal only when called: that makes
 * one.
 */
export function isGone(request: Request, connection: Connection): () => boolean {
  return connection.isGone ?? (() => request.signal.aborted);
}

/**
 * Determines the client's address: the other end of the connection, or the client that a trusted proxy there names.
 * Null when unknown.
 */
export type ClientAddress = (request: Request, connection: Connection) => string | null;

/**
 * @param trustedProxies addresses and networks, `10.0.0.0/8`, whose `X-Forwarded-For` is trusted
 * @throws TypeError when one of them is invalid
 */
export function clientAddressFinder(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = trustedAddresses(trustedProxies);

  return (request, { clientAddress }) => {
    let address = normalAddress(clientAddress ?? '');
    if (address === null) return null;
    if (trustedProxies.length === 0 || !isTrusted(address)) return address;
    // Every proxy appends the address it saw. From the right, the first address that is not a trusted proxy is the
    // client; anything left of it may be forged by the client.
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
    for (const hop of hops.toReversed()) {
      const next = normalAddress(hop);
      if (next === null) return address;
      address = next;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}
