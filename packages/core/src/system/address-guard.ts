import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Decides which addresses the engine may connect to. */
export interface AddressGuard {
  /** Whether a connection to this address is allowed. False for an invalid address. */
  allows(address: string): boolean;
  /** Classifies a URL's host: an allowed address, a forbidden address, or a name to look up. */
  classify(host: string): 'allowed' | 'refused' | 'name';
  /** Networks are allowed that are not public. */
  readonly hasOwnNetworks: boolean;
}

/** All of IPv6 that is allocated for the public internet (RFC 4291 §2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Public addresses that only answer from inside: Azure's host agent. */
const INTERNAL = new Set(['168.63.129.16']);

/**
 * Allows public unicast addresses only, in any spelling, and those in `allowNetworks`.
 *
 * The list of special ranges is ipaddr.js's. For IPv6 an allow list of public ranges is needed: `::/96`
 * (`[::127.0.0.1]`) is in none of its ranges. Tunnels into IPv4 (mapped, NAT64, 6to4, Teredo) are rejected entirely,
 * except IPv4-mapped addresses, which are judged as IPv4.
 *
 * @param allowNetworks such as `127.0.0.0/8`. A name is rejected when any of its addresses is, so `localhost` needs
 * `::1/128` too.
 * @throws RangeError when one of them is not a CIDR
 */
export function createAddressGuard(allowNetworks: readonly string[] = []): AddressGuard {
  const allowed = allowNetworks.map(parseCidr);

  const allows = (text: string): boolean => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    if (allowed.some((cidr) => address.kind() === cidr[0].kind() && address.match(cidr))) return true;
    if (address.range() !== 'unicast' || INTERNAL.has(address.toString())) return false;
    return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
  };

  return {
    allows,
    hasOwnNetworks: allowed.length > 0,
    classify(host) {
      const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
      // `new URL` normalises every spelling of an IPv4 address. ipaddr.js also knows the unnormalised ones (0x7f.1,
      // 2130706433).
      if (isIP(bare) === 0 && !ipaddr.isValid(bare)) return 'name';
      return allows(bare) ? 'allowed' : 'refused';
    },
  };
}

/** Loopback, link-local (a cloud's metadata), and the addresses that mean the machine itself. */
const THIS_MACHINE = ['127.0.0.0/8', '::1/128', '169.254.0.0/16', 'fe80::/10', '0.0.0.0/8', '::/128'].map(parseCidr);

/**
 * Whether one of the ranges has an address of this machine alone.
 * @throws RangeError when one of them is not a CIDR
 */
export function reachesThisMachine(cidrs: readonly string[]): boolean {
  return cidrs
    .map(parseCidr)
    .some(([address, bits]) =>
      THIS_MACHINE.some(
        ([own, ownBits]) => address.kind() === own.kind() && address.match(own, Math.min(bits, ownBits)),
      ),
    );
}

/** Whether it is one, such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

function parseCidr(text: string): ReturnType<typeof ipaddr.parseCIDR> {
  if (!isAddressRange(text)) throw new RangeError(`Not an address range such as 127.0.0.0/8: ${text}`);
  return ipaddr.parseCIDR(text);
}
