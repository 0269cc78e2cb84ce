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

/** `{ <name>: … }`, the data of a success about one thing. */
export type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;

/** `{ <plural>: […], pagination }`, the data of every list. */
export type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;

export interface Deleted {
  readonly deleted: true;
  readonly id: string;
}

export type Mode = 'live' | 'test';

export type NoQuery = Readonly<Record<never, never>>;

export interface ModeQuery {
  /** With an access token: which mode to look at. `live`, or `test` while KYC is not approved. */
  readonly mode?: Mode | undefined;
}

/** Which part of a list, newest first. */
export interface PageQuery {
  /** 1 … 100; 20 when absent. */
  readonly limit: number;
  /** `next_cursor` of the page before. */
  readonly cursor?: string | undefined;
}

export interface ModePageQuery extends PageQuery, ModeQuery {}

/** Which mode of a merchant the operator looks at. */
export interface OperatorModeQuery {
  /** Both when absent. */
  readonly mode?: Mode | undefined;
}

/** Which rows of all merchants the operator lists. */
export interface OperatorPageQuery extends PageQuery, OperatorModeQuery {
  readonly merchant_id?: string | undefined;
}

export interface FormatQuery {
  /** `csv`: all that fit in one file, whatever `limit` and `cursor`. Goes before `Accept`. */
  readonly format?: 'json' | 'csv' | undefined;
}

/** Milliseconds since 1970. In a query or a body it is sent as ISO 8601 with an offset, or `Z`. */
export type Moment = number;

/** A body, with the idempotency key that may be sent in it instead of the header. */
export type WithIdempotencyKey<Params> = unknown extends Params
  ? unknown
  : Params extends undefined
    ? undefined
    : Params & { readonly idempotency_key?: string | undefined };
