/** What a provider, whose network the money is on, may be called: `mtn_momo`. Rails declare them; there is no list here. */
export const PROVIDER_ID = /^[a-z][a-z0-9_]{1,39}$/;

/** An id made readable, `Mtn Momo`: for a provider that no configured rail has a label for. */
export function providerInWords(id: string): string {
  return id
    .split('_')
    .filter((word) => word !== '')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** What a provider's callback brings: the body as it came, and the headers by their names in lower case. */
export interface RailCallback {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}
