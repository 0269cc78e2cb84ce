import { type Stored } from '../../engine/ids.ts';
import type { MerchantMode } from '@mitako/core';
import { type Payment, referenceTermsOf } from '@mitako/core/engine';
import { type AliasedExpression, type Expression, type Kysely, sql } from 'kysely';
import type { Build } from '../../engine/build.ts';
import { type Flag, flagOf, ofId } from '../../engine/columns.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import { jsonRows, type WithIds } from '../../engine/json-rows.ts';
import { computed } from '../../engine/placeholder.ts';
import { inJson, ofField } from '../../engine/write.ts';
import type { Tables } from '../../tables.ts';
import { type PaymentTerm, paymentTerms } from '../tables.ts';

/** Terms from one on, up to another one, compared by bytes. */
export interface TermRange {
  readonly from: string;
  readonly to: string;
}

export type Listed = AliasedExpression<{ payment_id: Stored }, 'listed'>;

/** The terms that were written of a payment. */
export interface WrittenTerms extends MerchantMode {
  readonly paymentId: string;
  readonly terms: readonly string[];
}

/** Those of its reference, or others. */
export function termsOf({ payment, terms }: Written): readonly string[] {
  return terms ?? referenceTermsOf(payment.customerReference);
}

interface Written {
  readonly payment: Payment;
  readonly terms?: readonly string[];
}

/** Custom SQL: one statement for any number of terms. */
export const writeTerms: Build<Written, unknown> = (db, change, dialect) =>
  db
    .insertInto('mitako_payment_terms')
    .columns(['merchant_id', 'livemode', 'term', 'payment_id'])
    .expression(
      db
        .selectFrom(
          dialect
            .jsonEach(
              ofField(
                paymentTerms,
                'term',
                computed(change, (known) => JSON.stringify(termsOf(known))),
              ),
            )
            .as('given'),
        )
        .select(({ val }) => [
          val(ofField(paymentTerms, 'merchantId', change.payment.merchantId)).as('merchant_id'),
          val(
            ofField(
              paymentTerms,
              'livemode',
              computed(change.payment, ({ livemode }) => flagOf(livemode)),
            ),
          ).as('livemode'),
          'given.value as term',
          val(ofField(paymentTerms, 'paymentId', change.payment.id)).as('payment_id'),
        ]),
    );

/** Deletes the terms that were written of payments which a query finds. */
export function removeTerms(
  db: Kysely<Tables>,
  input: { readonly terms: readonly WrittenTerms[] },
  ids: Expression<Stored>,
  dialect: SqlDialect,
): ReturnType<Build<unknown, unknown>> {
  return db.deleteFrom('mitako_payment_terms').where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple('merchant_id', 'livemode', 'term', 'payment_id'),
      'in',
      selectFrom(
        jsonRows<WithIds<TermRow, 'merchantId' | 'paymentId'>>(
          dialect,
          paymentTerms,
          ['merchantId', 'livemode', 'term', 'paymentId'],
          computed(input, ({ terms }) => JSON.stringify(terms.flatMap(rowsOf))),
        ).as('given'),
      )
        .select(['given.merchantId', 'given.livemode', 'given.term', 'given.paymentId'])
        .where('given.paymentId', 'in', ids)
        .$asTuple('merchantId', 'livemode', 'term', 'paymentId'),
    ),
  );
}

/** Payments with a term of the range, once for each such term, counted as far as `most`. */
export function countingTerms(most: number): Build<MerchantMode & TermRange, { readonly count: number }> {
  return (db, input) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_payment_terms')
          .select('term')
          .where('merchant_id', '=', ofId('merchant', input.merchantId))
          .where(
            'livemode',
            '=',
            computed(input, ({ livemode }) => flagOf(livemode)),
          )
          .where('term', '>=', input.from)
          .where('term', '<', input.to)
          .limit(sql.lit(most))
          .as('counted'),
      )
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'));
}

/** Payments with a term of the range, in any order. */
export function listedByTerms(
  db: Kysely<Tables>,
  {
    merchantId,
    livemode,
    terms,
    before,
    fromId,
    most,
  }: {
    readonly merchantId: Stored;
    readonly livemode: Flag;
    readonly terms: TermRange;
    /** Exclusive. */
    readonly before: Stored;
    /** Inclusive. */
    readonly fromId: Stored;
    readonly most: number;
  },
): Listed {
  return db
    .selectFrom('mitako_payment_terms')
    .select('payment_id')
    .where('merchant_id', '=', merchantId)
    .where('livemode', '=', livemode)
    .where('term', '>=', terms.from)
    .where('term', '<', terms.to)
    .where('payment_id', '<', before)
    .where('payment_id', '>=', fromId)
    .limit(sql.lit(most))
    .as('listed');
}

type TermRow = Omit<PaymentTerm, 'livemode'> & { readonly livemode: Flag };

function rowsOf({ terms, livemode, ...ids }: WrittenTerms): readonly TermRow[] {
  const merchantId = inJson(paymentTerms, 'merchantId', ids.merchantId);
  const paymentId = inJson(paymentTerms, 'paymentId', ids.paymentId);
  return terms.map((term) => ({ merchantId, livemode: flagOf(livemode), term, paymentId }));
}
