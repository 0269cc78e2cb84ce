/**
 * A URL that the embedding program gave, whole: one of http or https, or a path of the site; null: it is neither. Browsers read
 * `//host` and `/\host` as another host.
 */
export function outwardUrl(given: unknown, siteUrl: string): string | null {
  if (typeof given !== 'string') return null;
  const isPath = given.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(given)) return null;
  if (/^\/[/\\]/.test(given) || !URL.canParse(given, siteUrl)) return null;
  const url = new URL(given, siteUrl);
  return isPath && url.origin !== new URL(siteUrl).origin ? null : url.href;
}
