import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Whether an address belongs to a trusted proxy.
 * @throws TypeError when one of the networks is invalid
 */
export function trustedAddresses(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) addNetwork(trusted, network);
  return (text) => {
    const address = networks.length === 0 ? null : normalAddress(text);
    return address !== null && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Without port, brackets, zone and the IPv6 form of an IPv4 address; null for an invalid address. */
export function normalAddress(text: string): string | null {
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
  // The widest networks that are somebody's own are 10.0.0.0/8 and fc00::/7 (RFC 1918, RFC 4193).
  if (/^::ffff:/i.test(address)) {
    throw new TypeError(`trustedProxies: write ${network} as the IPv4 network that it stands for, such as 10.0.0.0/8.`);
  }
  if (bits < (version === 6 ? 7 : 8)) {
    throw new TypeError(
      `trustedProxies: ${network} is wider than any network of one's own: strangers in it could name any address as theirs. List the networks of your proxies alone.`,
    );
  }
  list.addSubnet(address, bits, family);
}
