import { BlockList, isIP, isIPv4 } from 'node:net';
import type { BodyFault } from './body-bounds.ts';

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
  const trusted = new BlockList();
  for (const network of trustedProxies) addNetwork(trusted, network);
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (request, { clientAddress }) => {
    let address = normalize(clientAddress ?? '');
    if (address === null) return null;
    if (trustedProxies.length === 0 || !isTrusted(address)) return address;
    // Every proxy appends the address it saw. From the right, the first address that is not a trusted proxy is the
    // client; anything left of it may be forged by the client.
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
    for (const hop of hops.toReversed()) {
      const next = normalize(hop);
      if (next === null) return address;
      address = next;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}

/** Without port, brackets, zone and the IPv6 form of an IPv4 address; null for an invalid address. */
function normalize(text: string): string | null {
  if (isIPv4(text)) return text;
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const address = (/^\d+(?:\.\d+){3}:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*/s, '')
    .toLowerCase();
  return isIP(address) === 0 ? null : address;
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
  if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32)) {
    throw new TypeError(`trustedProxies: "${network}" is neither an address nor a network such as 10.0.0.0/8.`);
  }
  list.addSubnet(address, bits, family);
}
