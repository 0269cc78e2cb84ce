import { soughtInJson } from '../engine/write.ts';
import { type Stored } from '../engine/ids.ts';
import type { MerchantMode } from '@mitako/core';
import type { CustomerRead, CustomerReads, LinkedCustomer } from '@mitako/core/engine';
import { type Kysely, sql, type SqlBool } from 'kysely';
import { flagOf, idIn, LAST_ID, ofId, ofIds } from '../engine/columns.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { listedBy } from '../payments/list.ts';
import { jsonRows, type WithIds } from '../engine/json-rows.ts';
import { attemptsOf, type From } from '../payments/scans.ts';
import { attempts } from '../attempts/tables.ts';
import type { RowOf, Tables } from '../tables.ts';
import { customers } from './tables.ts';

export function createCustomerReads(reader: Reader, dialect: SqlDialect): CustomerReads {
  return {
    customerById: (id) =>
      oneOf(
        reader.rows((db) => found(db).where('customer.id', '=', ofId('customer', id))),
        readOf,
      ),

    async customers({ merchantId, livemode, ids, phoneEnding }, { limit, afterId, fromId }) {
      if (ids?.length === 0) return [];
      return allOf(
        reader.rows((db) => {
          let query = found(db)
            .where('customer.merchant_id', '=', ofId('merchant', merchantId))
            .where('customer.livemode', '=', flagOf(livemode))
            .$if(fromId !== undefined, (from) =>
              from.where('customer.first_attempt_id', '>=', ofId('attempt', fromId ?? null)),
            )
            .where('customer.first_attempt_id', '<', afterId === null ? LAST_ID : ofId('attempt', afterId))
            .orderBy('customer.first_attempt_id', 'desc')
            .limit(limit);
          if (ids !== undefined) query = query.where('customer.id', 'in', ofIds('customer', ids));
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
            .where('payment.id', 'in', ofIds('payment', paymentIds))
            .where('payment.merchant_id', '=', ofId('merchant', merchantId))
            .where('payment.livemode', '=', flagOf(livemode))
            .select('payment.id as payment_id')
            .select(({ selectFrom }) =>
              selectFrom('mitako_attempts as own')
                .select(dialect.lastOf(sql.ref('own.id')).as('id'))
                .whereRef('own.payment_id', '=', 'payment.id')
                .whereRef('own.customer_id', '=', 'customer.id')
                .as('last_attempt_id'),
            ),
        ),
        (row) => ({
          ...readOf(row),
          paymentId: idIn('payment', row.payment_id),
          lastAttemptId: row.last_attempt_id === null ? null : idIn('attempt', row.last_attempt_id),
        }),
      ),

    async customerTotals({ customers: asked, ...filter }, limit) {
      if (asked.length === 0) return [];
      const rows = await reader.rows((db) => countsOf({ db, dialect }, filter, asked, limit));
      return [...Map.groupBy(rows, ({ customerId }) => idIn('customer', customerId))].map(([customerId, own]) => ({
        customerId,
        attemptsCount: own.reduce((sum, { attemptsCount }) => sum + attemptsCount, 0),
        counts: own.flatMap(
          ({ currency, status, method, paymentsCount, amount, amountRefunded, refundedCount, lastPaidAtMs }) =>
            currency === null || status === null || method === null
              ? []
              : [{ currency, status, method, paymentsCount, amount, amountRefunded, refundedCount, lastPaidAtMs }],
        ),
      }));
    },
  };
}

/** A customer, with the id of the first attempt that counts. */
interface LinkedRow {
  readonly id: string;
  readonly customerId: string;
}

/** A walk in the index of attempts for each customer, and a look-up for each payment that it finds. */
function countsOf({ db, dialect }: From, filter: MerchantMode, asked: readonly LinkedCustomer[], limit: number) {
  const json = JSON.stringify(
    asked.map(({ id, fromAttemptId }) => ({
      id: soughtInJson(attempts, 'id', fromAttemptId),
      customerId: soughtInJson(attempts, 'customerId', id),
    })),
  );
  const each = { id: sql.ref<Stored>('each.customerId'), fromAttemptId: sql.ref<Stored>('each.id') };
  const listed = listedBy({ db, dialect }, filter, attemptsOf(filter, each), { limit, afterId: null }, limit);
  return (
    db
      .with('own', (cte) =>
        cte
          .selectFrom(
            jsonRows<WithIds<LinkedRow, 'id' | 'customerId'>>(dialect, attempts, ['id', 'customerId'], json).as('each'),
          )
          .crossJoin(dialect.foundIds(cte.selectFrom(listed).select('listed.payment_id as id')).as('led'))
          .select(['each.customerId as customerId', dialect.foundId('led').as('payment_id')])
          .select(sql<number>`cast(count(*) as integer)`.as('attempts'))
          .groupBy(['each.customerId', 'led.value']),
      )
      .selectFrom('own')
      // Another customer may have tried after this one: the attempt counts, the payment does not.
      .leftJoin('mitako_payments as payment', (join) =>
        join.onRef('payment.id', '=', 'own.payment_id').onRef('payment.customer_id', '=', 'own.customerId'),
      )
      .groupBy(['own.customerId', 'payment.currency', 'payment.status', METHOD])
      .select(['own.customerId', 'payment.currency', 'payment.status', METHOD.as('method')])
      .select([
        sql<number>`cast(sum(own.attempts) as integer)`.as('attemptsCount'),
        sql<number>`cast(count(payment.id) as integer)`.as('paymentsCount'),
        sql<number>`cast(sum(case when payment.amount_refunded > 0 then 1 else 0 end) as integer)`.as('refundedCount'),
        sql<number | null>`max(payment.succeeded_at_ms)`.as('lastPaidAtMs'),
        total('payment.amount').as('amount'),
        total('payment.amount_refunded').as('amountRefunded'),
      ])
  );
}

const METHOD = sql<string | null>`coalesce(payment.method_provider, payment.method_type)`;

type FoundRow = RowOf<'mitako_customers'> & { readonly last_payment_id: Stored | null };

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
  const { last_payment_id: last } = row;
  return { customer: customers.fromRow(row), lastPaymentId: last === null ? null : idIn('payment', last) };
}
