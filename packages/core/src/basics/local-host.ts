/** As the URL standard writes them: addresses of IPv4 in full, those of IPv6 in brackets, names in small letters. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a host name, as `URL` writes it, means the machine itself to everyone who uses it (RFC 6761 §6.3). */
export function isLocalHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
