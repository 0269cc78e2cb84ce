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

/** A provider's callback, as it arrived. */
export interface RailCallback {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** What a provider said about an outcome, for the operator's support. Payers never see it. */
export interface RailDetail {
  /** The provider's code, `NOT_ENOUGH_FUNDS`. */
  readonly code: string | null;
  readonly message: string | null;
  /** The provider's id of its transaction or request. */
  readonly request_id: string | null;
}
