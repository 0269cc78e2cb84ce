/** A path of segments that are not empty, in the characters of RFC 3986 §3.3; it may end with a slash. */
const PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@|[\]-]|%[\da-f]{2})+)*\/?$/i;
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;
/** Encoded, though it needs no encoding: letters, digits, `-._~`. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;
/** Encoded slashes, backslashes and control characters. */
const DANGEROUS = /%(?:[01][\da-f]|2f|5c|7f)/i;

/**
 * Whether the path of a request target or URL is in the one spelling that all proxies interpret alike. Another spelling
 * of a path could pass a rule of a proxy that is made for the path: `/x/%2e%2e/admin`, `/./admin`, `//admin`,
 * `/%61dmin`.
 */
export function isCanonicalPath(target: string): boolean {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#\\]*/i, '').split(/[?#]/, 1);
  return PATH.test(path) && !DOT_SEGMENT.test(path) && !(path.includes('%') && isMisleading(path));
}

function isMisleading(path: string): boolean {
  return NEEDLESS.test(path) || DANGEROUS.test(path);
}
