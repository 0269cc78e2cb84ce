import type { StoreReads } from '@mitako/core/engine';
import { sql } from 'kysely';
import { key, prefixed } from '../engine/joined.ts';
import { partOf } from '../engine/table.ts';
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
  | 'attemptsOfPayment'
  | 'attempts'
> {
  const paymentById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_payments').selectAll().where('id', '=', id),
  );
  const checkoutBySlug = reader.prepared((db, slug: string) =>
    db
      .selectFrom('mitako_payments as payment')
      .innerJoin('mitako_merchants as merchant', 'merchant.id', 'payment.merchant_id')
      .leftJoin('mitako_attempts as attempt', 'attempt.id', 'payment.live_attempt_id')
      .selectAll('payment')
      .select(prefixed(merchants, 'merchant', 'merchant__'))
      .select(prefixed(attempts, 'attempt', 'attempt__'))
      .where('payment.slug', '=', key(slug)),
  );
  const paymentByTokenHash = reader.prepared((db, tokenHash: string) =>
    db
      .selectFrom('mitako_payments as payment')
      .leftJoin('mitako_principals as payer', 'payer.id', 'payment.payer_id')
      .selectAll('payment')
      .select(prefixed(principals, 'payer', 'payer__'))
      .where('payment.token_hash', '=', key(tokenHash)),
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

    attemptById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_attempts').selectAll().where('id', '=', id)),
        attempts.fromRow,
      ),

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
