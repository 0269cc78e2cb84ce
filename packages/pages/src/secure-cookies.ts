/**
 * Whether browsers take `Secure` cookies from a service at this public address: over https, and over http from the
 * machine they run on, which Chromium and Firefox trust as much. Safari does not: there the login page explains it.
 */
export function usesSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

/** As the URL standard writes them: addresses of IPv4 in full, those of IPv6 in brackets, names in small letters. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
