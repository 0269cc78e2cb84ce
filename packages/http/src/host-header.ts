/** A name, or an address in brackets, with a port or without. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether a request names at most one host, and that one can be a host (RFC 9112 §3.2). HTTP/1.0 names none, HTTP/2 may
 * repeat its authority in a `Host`. A proxy in front may have used the second of two.
 * @param rawHeaders names and values in turn, as they arrived
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const named = (name: string): readonly string[] =>
    rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
  const hosts = named('host');
  const [host, ...others] = new Set([...hosts, ...named(':authority')]);
  if (host === undefined) return true;
  return hosts.length < 2 && others.length === 0 && HOST.test(host) && URL.canParse(`http://${host}`);
}
