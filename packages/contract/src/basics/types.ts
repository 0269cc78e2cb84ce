/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
export type Amount = number;

/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
export type Timestamp = string;

export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Pagination of a list. Pass `next_cursor` as `cursor` to read the next page. */
export interface Pagination {
  /** The most items of a page. */
  readonly limit: number;
  /** True: there is another page. */
  readonly has_more: boolean;
  /** Pass it as `cursor`; null: this is the last page. */
  readonly next_cursor: string | null;
}

/** Body of every success: the data, and the two constant fields of the envelope. */
export interface SuccessBody<Data> {
  /** The requested data. */
  readonly data: Data;
  /** Always true. */
  readonly success: true;
  /** Always null. */
  readonly error: null;
}

/** Rules that a request field violated (`details.fields` of `VALIDATION_ERROR`). */
export type FieldErrors = Readonly<
  Record<
    string,
    readonly {
      /** The rule, for programs. */
      readonly rule: string;
      /** A sentence for people. */
      readonly message: string;
    }[]
  >
>;

/** `{ <name>: … }`, the data of a success with one object. */
export type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;

/** `{ <plural>: […], pagination }`, the data of every list. */
export type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;

export interface Deleted {
  /** Always true. */
  readonly deleted: true;
  /** Identifier of what was deleted. */
  readonly id: string;
}

export type Mode = 'live' | 'test';

export type NoQuery = Readonly<Record<never, never>>;

export interface ModeQuery {
  /** With an access token: the mode to read. Default: `live`, or `test` while KYC is not approved. */
  readonly mode?: Mode | undefined;
}

/** The part of a list to return, newest first. */
export interface PageQuery {
  /** 1 … 100. Default: 20. */
  readonly limit: number;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface ModePageQuery extends PageQuery, ModeQuery {}

/** The mode of a merchant that the operator reads. */
export interface OperatorModeQuery {
  /** Default: both. */
  readonly mode?: Mode | undefined;
}

/** Filters of the operator's lists over all merchants. */
export interface OperatorPageQuery extends PageQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
}

/** Milliseconds since 1970. Send it as ISO 8601 with an offset, or `Z`. */
export type Moment = number;

/** A list by the time of creation. */
export interface PeriodQuery {
  /** Only what was created at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Only what was created before this time. */
  readonly created_to?: Moment | undefined;
}

/** A page of a list by the time of creation. */
export interface PeriodPageQuery extends PageQuery, PeriodQuery {}

/** A body with the optional idempotency key that replaces the header. */
export type WithIdempotencyKey<Params> = unknown extends Params
  ? unknown
  : Params extends undefined
    ? undefined
    : Params & {
        /** Instead of the header `Idempotency-Key`. */
        readonly idempotency_key?: string | undefined;
      };

/** Parameters as they are understood: with the defaults of fields that may be left out. */
export type WithDefaults<Params, Names extends keyof Params> = Omit<Params, Names> & {
  readonly [Name in Names]-?: Exclude<Params[Name], undefined>;
};
