import { isLocalHost } from '@mitako/core';

/**
 * Whether browsers take `Secure` cookies from a service at this public address: over https, and over http from the
 * machine they run on, which Chromium and Firefox trust as much. Safari does not: there the login page explains it.
 */
export function usesSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLocalHost(hostname);
}
