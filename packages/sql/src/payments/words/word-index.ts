import type { MerchantMode } from '@mitako/core';
import type { Payment } from '@mitako/core/engine';
import type { AliasedExpression, Expression, Kysely } from 'kysely';
import type { Build } from '../../engine/build.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import type { Tables } from '../../tables.ts';

/** Terms that begin with a word, each of which has its own list of payments. */
export const TERMS_MAX = 32;

/** Terms from one on, up to another one. They are compared by bytes. */
export interface TermRange {
  readonly from: string;
  readonly to: string;
}

export type OwnedRange = MerchantMode & TermRange;

/** Payments of a term or of a range, from the end of a page on. */
export interface TermListing extends MerchantMode {
  readonly term: string | TermRange;
  /** Exclusive. */
  readonly before: string;
  /** Inclusive. */
  readonly fromId: string;
  /** Payments at most. */
  readonly most: number;
}

/** What {@link WordIndex.write} wrote of a payment. */
export interface WrittenWords extends MerchantMode {
  readonly paymentId: string;
  readonly terms: readonly string[];
}

export type Listed = AliasedExpression<{ payment_id: string }, 'listed'>;

/** Where the terms of payments are looked up. */
export interface WordIndex {
  /** Writes the terms of a payment that has texts. */
  readonly write: Build<{ readonly payment: Payment }, unknown>;
  /** Deletes the terms that were written of payments which a query finds. */
  remove(
    db: Kysely<Tables>,
    input: { readonly words: readonly WrittenWords[] },
    ids: Expression<string>,
    dialect: SqlDialect,
  ): ReturnType<Build<unknown, unknown>>;
  /** Payments with a term of the range, once for each such term, counted as far as `most`. */
  readonly counting: (most: number) => Build<OwnedRange, { readonly count: number }>;
  /** The first terms of the range, one more than {@link TERMS_MAX} at most, by jumps. */
  readonly walking: Build<OwnedRange, { readonly term: string }>;
  /** Those of one term newest first; those of a range in any order. */
  listed(db: Kysely<Tables>, listing: TermListing): Listed;
}
