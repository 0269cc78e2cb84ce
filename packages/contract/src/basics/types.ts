/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
export type Amount = number;

/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
export type Timestamp = string;

export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Where a list stands. Pass `next_cursor` as `cursor` to read on. */
export interface Pagination {
  readonly limit: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** Body of every success: the data, and the two constant fields of the envelope. */
export interface SuccessBody<Data> {
  readonly data: Data;
  readonly success: true;
  readonly error: null;
}

/** Rules a field of a request broke (`details.fields` of `VALIDATION_ERROR`). */
export type FieldErrors = Readonly<Record<string, readonly { readonly rule: string; readonly message: string }[]>>;
