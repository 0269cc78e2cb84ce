import { indexedTermsOf } from '@mitako/core/engine';
import { sql } from 'kysely';
import { type Flag, flagOf } from '../../engine/columns.ts';
import { computed } from '../../engine/placeholder.ts';
import { jsonRows } from '../../engine/json-rows.ts';
import { ofField } from '../../engine/write.ts';
import { type PaymentTerm, paymentTerms, searchTextOfPayment } from '../tables.ts';
import { type OwnedRange, TERMS_MAX, type WordIndex, type WrittenWords } from './word-index.ts';

/** A table of ours: a row for each term of a payment. */
export const termTable: WordIndex = {
  // Custom SQL: one statement for any number of terms.
  write: (db, { payment }, dialect) =>
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
                  computed(payment, (known) => JSON.stringify(indexedTermsOf(searchTextOfPayment(known)))),
                ),
              )
              .as('given'),
          )
          .select(({ val, cast }) => [
            val(ofField(paymentTerms, 'merchantId', payment.merchantId)).as('merchant_id'),
            cast<Flag>(
              val(
                ofField(
                  paymentTerms,
                  'livemode',
                  computed(payment, ({ livemode }) => flagOf(livemode)),
                ),
              ),
              'integer',
            ).as('livemode'),
            'given.value as term',
            val(ofField(paymentTerms, 'paymentId', payment.id)).as('payment_id'),
          ]),
      ),

  remove: (db, input, ids, dialect) =>
    db.deleteFrom('mitako_payment_terms').where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('merchant_id', 'livemode', 'term', 'payment_id'),
        'in',
        selectFrom(
          jsonRows<TermRow>(
            dialect,
            paymentTerms,
            ['merchantId', 'livemode', 'term', 'paymentId'],
            computed(input, ({ words }) => JSON.stringify(words.flatMap(rowsOf))),
          ).as('given'),
        )
          .select(['given.merchantId', 'given.livemode', 'given.term', 'given.paymentId'])
          .where('given.paymentId', 'in', ids)
          .$asTuple('merchantId', 'livemode', 'term', 'paymentId'),
      ),
    ),

  counting: (most) => (db, input) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_payment_terms')
          .select('term')
          .where('merchant_id', '=', input.merchantId)
          .where('livemode', '=', modeOf(input))
          .where('term', '>=', input.from)
          .where('term', '<', input.to)
          .limit(sql.lit(most))
          .as('counted'),
      )
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count')),

  walking: (db, input) =>
    db
      .withRecursive('walk(term, place)', (cte) =>
        cte
          .selectFrom('mitako_payment_terms')
          .select(({ fn, lit }) => [fn.min<string | null>('term').as('term'), lit<number>(1).as('place')])
          .where('merchant_id', '=', input.merchantId)
          .where('livemode', '=', modeOf(input))
          .where('term', '>=', input.from)
          .where('term', '<', input.to)
          .unionAll(
            cte
              .selectFrom('walk')
              .select(({ selectFrom, eb }) => [
                selectFrom('mitako_payment_terms as next')
                  .select(({ fn }) => fn.min('next.term').as('term'))
                  .where('next.merchant_id', '=', input.merchantId)
                  .where('next.livemode', '=', modeOf(input))
                  .whereRef('next.term', '>', 'walk.term')
                  .where('next.term', '<', input.to)
                  .as('term'),
                eb('walk.place', '+', eb.lit(1)).as('place'),
              ])
              .where('walk.term', 'is not', null)
              .where('walk.place', '<=', sql.lit(TERMS_MAX)),
          ),
      )
      .selectFrom('walk')
      .select('walk.term')
      .where('walk.term', 'is not', null)
      .$narrowType<{ term: string }>(),

  listed(db, { merchantId, livemode, term, before, fromId, most }) {
    const termed = db
      .selectFrom('mitako_payment_terms')
      .select('payment_id')
      .where('merchant_id', '=', merchantId)
      .where('livemode', '=', flagOf(livemode))
      .where('payment_id', '<', before)
      .where('payment_id', '>=', fromId)
      .limit(sql.lit(most));
    if (typeof term === 'string') {
      return termed.where('term', '=', term).orderBy('payment_id', 'desc').as('listed');
    }
    return termed.where('term', '>=', term.from).where('term', '<', term.to).as('listed');
  },
};

type TermRow = Omit<PaymentTerm, 'livemode'> & { readonly livemode: Flag };

function rowsOf({ terms, livemode, ...rest }: WrittenWords): readonly TermRow[] {
  return terms.map((term) => ({ ...rest, livemode: flagOf(livemode), term }));
}

function modeOf(input: OwnedRange): Flag {
  return computed(input, ({ livemode }) => flagOf(livemode));
}
