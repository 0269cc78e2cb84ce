/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
export type Amount = number;

/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
export type Timestamp = string;

export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export type Mode = 'live' | 'test';

export type NoQuery = Readonly<Record<never, never>>;

/** Milliseconds since 1970. Send it as ISO 8601 with an offset, or `Z`. */
export type Moment = number;

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
