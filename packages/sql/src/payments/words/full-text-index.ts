import type { MerchantMode } from '@mitako/core';
import { indexedTermsOf, numberOfId } from '@mitako/core/engine';
import { type RawBuilder, sql } from 'kysely';
import { flagOf } from '../../engine/columns.ts';
import { computed } from '../../engine/placeholder.ts';
import { searchTextOfPayment } from '../tables.ts';
import { TERMS_MAX, type WordIndex, type WrittenWords } from './word-index.ts';

/**
 * SQLite's own: FTS5 gathers the terms of a transaction in memory and writes them in a few pages, where a table of terms
 * writes a page for nearly each (a payment with eight words of its own: 15 µs of processor time instead of 147, and 93
 * bytes instead of 680). It stores nothing but the terms and the payment's id. A document's number is that of the id, so
 * that the newest come first; a second payment with the same number would be refused as one with the same id.
 *
 * A statement with a savepoint of its own, such as the fan-out of an event, makes FTS5 write out what it has gathered: 11 µs
 * a payment. So these are the last statements of a group.
 *
 * A term of it is the merchant and mode with the term: `mer_…:1:order`.
 */
export const fullTextIndex: WordIndex = {
  write: (db, { payment }) =>
    db.insertInto('mitako_payment_words').values({
      rowid: integer(computed(payment, ({ id }) => String(numberOfId(id)))),
      terms: computed(payment, (known) =>
        indexedTermsOf(searchTextOfPayment(known))
          .map((term) => owned(known, term))
          .join(' '),
      ),
      payment_id: payment.id,
    }),

  // It stores no terms with a document, so a deletion must name them exactly.
  remove: (db, input, ids) =>
    db
      .insertInto('mitako_payment_words')
      .columns(['mitako_payment_words', 'rowid', 'terms'])
      .expression(
        db
          .selectFrom(
            sql<{
              value: string;
            }>`json_each(${computed(input, ({ words }) => JSON.stringify(words.map(documentOf)))})`.as('given'),
          )
          .select([
            sql.lit('delete').as('command'),
            sql<number>`cast(given.value ->> 'number' as integer)`.as('rowid'),
            sql<string>`given.value ->> 'terms'`.as('terms'),
          ])
          .where(sql<string>`given.value ->> 'paymentId'`, 'in', ids),
      ),

  counting: (most) => (db, input) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_payment_words_terms')
          .select('term')
          .where(
            'term',
            '>=',
            computed(input, (range) => owned(range, range.from)),
          )
          .where(
            'term',
            '<',
            computed(input, (range) => owned(range, range.to)),
          )
          .limit(sql.lit(most))
          .as('counted'),
      )
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count')),

  walking: (db, input) => {
    const from = computed(input, (range) => owned(range, range.from));
    const to = computed(input, (range) => owned(range, range.to));
    return db
      .withRecursive('walk(term, place)', (cte) =>
        cte
          .selectNoFrom(({ selectFrom, lit }) => [
            selectFrom('mitako_payment_words_terms as first')
              .select('first.term')
              .where('first.term', '>=', from)
              .where('first.term', '<', to)
              .limit(sql.lit(1))
              .as('term'),
            lit<number>(1).as('place'),
          ])
          .unionAll(
            cte
              .selectFrom('walk')
              .select(({ selectFrom, eb }) => [
                // Past all payments of the last one: no term has a space.
                selectFrom('mitako_payment_words_terms as next')
                  .select('next.term')
                  .where('next.term', '>=', sql<string>`walk.term || ' '`)
                  .where('next.term', '<', to)
                  .limit(sql.lit(1))
                  .as('term'),
                eb('walk.place', '+', eb.lit(1)).as('place'),
              ])
              .where('walk.term', 'is not', null)
              .where('walk.place', '<=', sql.lit(TERMS_MAX)),
          ),
      )
      .selectFrom('walk')
      .select(
        sql<string>`substr(walk.term, ${integer(computed(input, (range) => String(owned(range, '').length + 1)))})`.as(
          'term',
        ),
      )
      .where('walk.term', 'is not', null);
  },

  listed(db, { term, before, fromId, most, ...owner }) {
    if (typeof term === 'string') {
      return db
        .selectFrom('mitako_payment_words')
        .select('payment_id')
        .where(sql<boolean>`mitako_payment_words match ${`"${owned(owner, term)}"`}`)
        .where('rowid', '<=', integer(numberOr(before, LAST)))
        .where('rowid', '>=', integer(numberOr(fromId, FIRST)))
        .where('payment_id', '<', before)
        .where('payment_id', '>=', fromId)
        .orderBy('rowid', 'desc')
        .limit(sql.lit(most))
        .as('listed');
    }
    return db
      .selectFrom('mitako_payment_words_terms as found')
      .innerJoin('mitako_payment_words as document', 'document.rowid', 'found.doc')
      .select('document.payment_id')
      .where('found.term', '>=', owned(owner, term.from))
      .where('found.term', '<', owned(owner, term.to))
      .where('document.payment_id', '<', before)
      .where('document.payment_id', '>=', fromId)
      .limit(sql.lit(most))
      .as('listed');
  },
};

function documentOf({ paymentId, terms, ...owner }: WrittenWords) {
  return {
    paymentId,
    number: String(numberOfId(paymentId)),
    terms: terms.map((term) => owned(owner, term)).join(' '),
  };
}

/** Its tokenizer takes all of these characters for one token. */
function owned({ merchantId, livemode }: MerchantMode, term: string): string {
  return `${merchantId}:${flagOf(livemode)}:${term}`;
}

/** Larger than what a number of JavaScript holds. */
function integer(digits: string): RawBuilder<number> {
  return sql<number>`cast(${digits} as integer)`;
}

const PAYMENT_ID = /^pay_[0-9a-z]{26}$/;
const FIRST = String(-(2n ** 63n));
const LAST = String(2n ** 63n - 1n);

/** The ends of all lists are not ids. */
function numberOr(id: string, end: string): string {
  return PAYMENT_ID.test(id) ? String(numberOfId(id)) : end;
}
