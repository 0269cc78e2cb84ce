import type { StoreReads } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import { key, prefixed } from '../engine/joined.ts';
import { partOf } from '../engine/table.ts';
import { ofField } from '../engine/write.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { merchants } from '../merchants/tables.ts';
import { attempts, payments } from './tables.ts';
import { principals } from '../people/tables.ts';

const merchantPart = partOf(merchants, 'merchant__');
const attemptPart = partOf(attempts, 'attempt__');
const payerPart = partOf(principals, 'payer__');

export function createPaymentReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'paymentById'
  | 'paymentsByIds'
  | 'checkoutBySlug'
  | 'paymentByTokenHash'
  | 'attemptById'
  | 'attemptByRailReference'
  | 'railOutcomes'
  | 'attemptsOfPayment'
  | 'attempts'
> {
  const paymentById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_payments')
      .selectAll()
      .where('id', '=', ofField(payments, 'id', id)),
  );
  const attemptById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_attempts')
      .selectAll()
      .where('id', '=', ofField(attempts, 'id', id)),
  );
  const checkoutBySlug = reader.lookUp((db, slug: string) =>
    db
      .selectFrom('mitako_payments as payment')
      .innerJoin('mitako_merchants as merchant', 'merchant.id', 'payment.merchant_id')
      .leftJoin('mitako_attempts as attempt', 'attempt.id', 'payment.live_attempt_id')
      .selectAll('payment')
      .select(prefixed(merchants, 'merchant', 'merchant__'))
      .select(prefixed(attempts, 'attempt', 'attempt__'))
      .where('payment.slug', '=', key(ofField(payments, 'slug', slug))),
  );
  const paymentByTokenHash = reader.lookUp((db, tokenHash: string) =>
    db
      .selectFrom('mitako_payments as payment')
      .leftJoin('mitako_principals as payer', 'payer.id', 'payment.payer_id')
      .selectAll('payment')
      .select(prefixed(principals, 'payer', 'payer__'))
      .where('payment.token_hash', '=', key(ofField(payments, 'tokenHash', tokenHash))),
  );

  return {
    paymentById: (id) => oneOf(paymentById(id), payments.fromRow),

    paymentsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_payments').selectAll().where('id', 'in', ids)),
            payments.fromRow,
          ),

    checkoutBySlug: (slug) =>
      oneOf(checkoutBySlug(slug), (row) => ({
        payment: payments.fromRow(row),
        merchant: merchantPart(row),
        liveAttempt: row.live_attempt_id === null ? null : attemptPart(row),
      })),

    paymentByTokenHash: (tokenHash) =>
      oneOf(paymentByTokenHash(tokenHash), (row) => ({
        payment: payments.fromRow(row),
        payer: row['payer__id'] === null ? null : payerPart(row),
      })),

    attemptById: (id) => oneOf(attemptById(id), attempts.fromRow),

    attemptByRailReference: (rail, railReference) =>
      oneOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_attempts')
            .selectAll()
            .where('rail_reference', '=', railReference)
            .where('rail', '=', rail)
            .orderBy('id', 'desc')
            .limit(1),
        ),
        attempts.fromRow,
      ),

    railOutcomes: ({ rail, livemode, fromId }, limit) =>
      reader.rows((db) =>
        db
          .selectFrom('mitako_attempts')
          .select([
            'method_provider as methodProvider',
            'method_country as methodCountry',
            'status',
            'failure_code as failureCode',
            'created_at_ms as createdAtMs',
            'updated_at_ms as updatedAtMs',
            'called_back_at_ms as calledBackAtMs',
          ])
          .where('rail', '=', rail)
          .where('livemode', '=', flagOf(livemode))
          // In terms of the partial index.
          .where(sql<SqlBool>`method_type = 'mobile_money'`)
          .where('id', '>=', fromId)
          .orderBy('id', 'desc')
          .limit(limit),
      ),

    attemptsOfPayment: (paymentId) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_attempts')
            .selectAll()
            .where('payment_id', '=', paymentId)
            .orderBy('created_at_ms')
            .orderBy('id'),
        ),
        attempts.fromRow,
      ),

    attempts: ({ owner, status, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_attempts').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          // Written as in the partial index: an attempt that succeeded is not in it.
          if (status !== undefined && status !== 'succeeded') query = query.where('status', '<>', sql.lit('succeeded'));
          // Ordered by id, in terms of the index on a payment's attempts.
          if (paymentId !== undefined)
            query = query.where('payment_id', '=', paymentId).orderBy('created_at_ms', 'desc');
          return paged(query, page);
        }),
        attempts.fromRow,
      ),
  };
}
