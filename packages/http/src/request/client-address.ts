import { BlockList, isIP } from 'node:net';

/** What the host knows of a request that the request itself cannot say. */
export interface Connection {
  /**
   * Address of the other end of the connection, as the socket has it. {@link toNodeHandler} passes it; on other hosts
   * pass what they offer. Without it, limits that count by address alone are not applied.
   */
  readonly clientAddress?: string | undefined;
}

/** Finds who is asking: the other end of the connection, or whom a trusted proxy there names. Null when unknown. */
export type ClientAddress = (request: Request, connection: Connection) => string | null;

/**
 * @param trustedProxies addresses and networks, `10.0.0.0/8`, whose `X-Forwarded-For` is believed
 * @throws TypeError when one of them is neither
 */
export function clientAddressFinder(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const network of trustedProxies) addNetwork(trusted, network);
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (request, { clientAddress }) => {
    let address = normalize(clientAddress ?? '');
    if (address === null) return null;
    if (trustedProxies.length === 0 || !isTrusted(address)) return address;
    // Every proxy appends the address it saw. From the right, the first one that is no proxy of ours is the client;
    // whatever stands left of it, the client may have written itself.
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

/** Without port, brackets, zone or the IPv6 clothing of an IPv4 address; null when it is no address. */
function normalize(text: string): string | null {
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1');
  const address = (/^\d+(?:\.\d+){3}:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
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
