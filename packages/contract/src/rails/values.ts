/** Format of a provider's id, such as `mtn_momo`. Rails declare providers; this package has no list. */
export const PROVIDER_ID = /^[a-z][a-z0-9_]{1,39}$/;

/** A readable form of an id, `Mtn Momo`, for a provider that no configured rail declares. */
export function providerInWords(id: string): string {
  return id
    .split('_')
    .filter((word) => word !== '')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
