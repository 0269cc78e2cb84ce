import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Decides which addresses our own requests may be made to. */
export interface AddressGuard {
  /** Whether a connection to this address may be made. False for what is no address. */
  allows(address: string): boolean;
  /** What a host of a URL is: an address that may be connected to, one that may not, or a name to be looked up. */
  judge(host: string): 'allowed' | 'refused' | 'name';
}

/** All that is given out of IPv6 for the public internet (RFC 4291 §2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Addresses that are public by their number and yet answer only from inside: Azure's host agent. */
const INTERNAL = new Set(['168.63.129.16']);

/**
 * Lets through public unicast addresses only, whatever way they are written, and those in `allowCidrs`.
 *
 * The list of special ranges is ipaddr.js's. For IPv6 it must be read the other way round, from what is public: `::/96`
 * (`[::127.0.0.1]`) is in none of its ranges. Tunnels into IPv4 (mapped, NAT64, 6to4, Teredo) are refused whole, except
 * IPv4-mapped addresses, which are judged as the IPv4 address that they are.
 *
 * @param allowCidrs such as `127.0.0.0/8`. A name is refused when any of its addresses is, so `localhost` needs `::1/128` too.
 * @throws RangeError when one of them is no CIDR
 */
export function createAddressGuard(allowCidrs: readonly string[] = []): AddressGuard {
  const allowed = allowCidrs.map(parseCidr);

  const allows = (text: string): boolean => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    if (allowed.some((cidr) => address.kind() === cidr[0].kind() && address.match(cidr))) return true;
    if (address.range() !== 'unicast' || INTERNAL.has(address.toString())) return false;
    return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
  };

  return {
    allows,
    judge(host) {
      const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
      // `new URL` writes every spelling of an IPv4 address the plain way. Should one come here unread (0x7f.1, 2130706433),
      // ipaddr.js knows it too.
      if (isIP(bare) === 0 && !ipaddr.isValid(bare)) return 'name';
      return allows(bare) ? 'allowed' : 'refused';
    },
  };
}

function parseCidr(text: string): ReturnType<typeof ipaddr.parseCIDR> {
  if (!ipaddr.isValidCIDR(text)) throw new RangeError(`Not an address range such as 127.0.0.0/8: ${text}`);
  return ipaddr.parseCIDR(text);
}
