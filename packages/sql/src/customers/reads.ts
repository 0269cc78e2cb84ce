import type { CustomerCount, CustomerRead, CustomerReads } from '@mitako/core/engine';
import { type Kysely, sql, type SqlBool } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import { LAST_ID } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { listedBy } from '../payments/list.ts';
import { attemptsOf } from '../payments/scans.ts';
import type { RowOf, Tables } from '../tables.ts';
import { customers } from './tables.ts';

export function createCustomerReads(reader: Reader, dialect: SqlDialect): CustomerReads {
  return {
    customerById: (id) =>
      oneOf(
        reader.rows((db) => found(db).where('customer.id', '=', id)),
        readOf,
      ),

    async customers({ merchantId, livemode, ids, phoneEnding }, { limit, afterId, fromId }) {
      if (ids?.length === 0) return [];
      return allOf(
        reader.rows((db) => {
          let query = found(db)
            .where('customer.merchant_id', '=', merchantId)
            .where('customer.livemode', '=', flagOf(livemode))
            .$if(fromId !== undefined, (from) => from.where('customer.first_attempt_id', '>=', fromId ?? ''))
            .where('customer.first_attempt_id', '<', afterId ?? LAST_ID)
            .orderBy('customer.first_attempt_id', 'desc')
            .limit(limit);
          if (ids !== undefined) query = query.where('customer.id', 'in', ids);
          // In terms of the partial index.
          if (phoneEnding !== undefined) {
            query = query
              .where('customer.phone_masked', 'is not', null)
              .where(sql<SqlBool>`substr(customer.phone_masked, length(customer.phone_masked) - 2) = ${phoneEnding}`);
          }
          return query;
        }),
        readOf,
      );
    },

    customersOfPayments: ({ merchantId, livemode }, paymentIds) =>
      allOf(
        reader.rows((db) =>
          found(db)
            .innerJoin('mitako_payments as payment', 'payment.customer_id', 'customer.id')
            .where('payment.id', 'in', paymentIds)
            .where('payment.merchant_id', '=', merchantId)
            .where('payment.livemode', '=', flagOf(livemode))
            .select('payment.id as payment_id')
            .select(({ selectFrom }) =>
              selectFrom('mitako_attempts as own')
                .select(({ fn }) => fn.max('own.id').as('id'))
                .whereRef('own.payment_id', '=', 'payment.id')
                .whereRef('own.customer_id', '=', 'customer.id')
                .as('last_attempt_id'),
            ),
        ),
        (row) => ({ ...readOf(row), paymentId: row.payment_id, lastAttemptId: row.last_attempt_id }),
      ),

    async customerTotals({ customer, ...filter }, limit) {
      const rows = await reader.rows((db) => {
        const page = { limit, afterId: null };
        return db
          .with('own', (cte) =>
            cte
              .selectFrom(listedBy({ db, dialect }, filter, attemptsOf(filter, customer), page, limit))
              .select('listed.payment_id'),
          )
          .with('counted', (cte) =>
            cte
              .selectFrom(cte.selectFrom('own').select('own.payment_id').distinct().as('one'))
              .innerJoin('mitako_payments as payment', 'payment.id', 'one.payment_id')
              // Another customer may have tried after this one.
              .where('payment.customer_id', '=', customer.id)
              .select([
                'payment.currency',
                'payment.status',
                'payment.amount',
                'payment.amount_refunded',
                sql<string>`coalesce(payment.method_provider, payment.method_type)`.as('method'),
              ]),
          )
          .selectFrom('counted')
          .groupBy(['counted.currency', 'counted.status', 'counted.method'])
          .select([
            'counted.currency',
            'counted.status',
            'counted.method',
            sql<number>`cast(count(*) as integer)`.as('paymentsCount'),
            sql<number>`cast(sum(case when counted.amount_refunded > 0 then 1 else 0 end) as integer)`.as(
              'refundedCount',
            ),
            total('counted.amount').as('amount'),
            total('counted.amount_refunded').as('amountRefunded'),
            sql<number>`(select cast(count(*) as integer) from own)`.as('attemptsCount'),
          ]);
      });
      return {
        attemptsCount: rows[0]?.attemptsCount ?? 0,
        counts: rows.map(
          ({ currency, status, method, paymentsCount, amount, amountRefunded, refundedCount }): CustomerCount => ({
            currency,
            status,
            method,
            paymentsCount,
            amount,
            amountRefunded,
            refundedCount,
          }),
        ),
      };
    },
  };
}

type FoundRow = RowOf<'mitako_customers'> & { readonly last_payment_id: string | null };

/** With the newest payment of each: one seek in the index of attempts. */
function found(db: Kysely<Tables>) {
  return db
    .selectFrom('mitako_customers as customer')
    .selectAll('customer')
    .select(({ selectFrom }) =>
      selectFrom('mitako_attempts as attempt')
        .select('attempt.payment_id')
        .whereRef('attempt.customer_id', '=', 'customer.id')
        // In terms of the partial index.
        .where(sql<SqlBool>`attempt.customer_id is not null`)
        .orderBy('attempt.payment_id', 'desc')
        .limit(sql.lit(1))
        .as('last_payment_id'),
    );
}

function readOf(row: FoundRow): CustomerRead {
  return { customer: customers.fromRow(row), lastPaymentId: row.last_payment_id };
}
