/**
 * The path of a page from its own root on, whether or not a proxy before us took the public address's own path away. People
 * type a slash at the end: it leads to the same page.
 * @param prefix path of the public address, without a slash at its end; empty where it has none
 */
export function pathBelow(prefix: string, path: string): string {
  const isBelow = prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  const below = isBelow ? path.slice(prefix.length) : path;
  return below === '' ? '/' : below.replace(/(?<=[^/])\/$/, '');
}
