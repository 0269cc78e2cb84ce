import ipaddr from 'ipaddr.js';

/** Whether an address is in one of the networks, each an address or a CIDR block. Null, of an unknown client, is in none. */
export function isWithin(address: string | null, networks: readonly string[]): boolean {
  if (address === null || !ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return networks.some((network) => {
    const [first, bits] = blockOf(network);
    return client.kind() === first.kind() && client.match(first, bits);
  });
}

/** Whether a text is an address or a CIDR block. */
export function isNetwork(text: string): boolean {
  return (
    ipaddr.isValidCIDR(text) ||
    (ipaddr.isValid(text) && (text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text)))
  );
}

function blockOf(network: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const address = ipaddr.process(network);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
