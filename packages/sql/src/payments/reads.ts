import type { StoreReads } from '@mitako/core';
import { attemptColumns, attemptOf } from '../attempts/rows.ts';
import { merchantColumns, merchantOf } from '../merchants/rows.ts';
import { paymentOf } from './rows.ts';
import { principalColumns, principalOf } from '../people/principal-rows.ts';
import { key, prefixed, unprefix } from '../engine/joined.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';

const merchantPart = unprefix(merchantColumns, 'merchant__');
const attemptPart = unprefix(attemptColumns, 'attempt__');
const payerPart = unprefix(principalColumns, 'payer__');

export function createPaymentReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'paymentById'
  | 'paymentsByIds'
  | 'checkoutBySlug'
  | 'paymentByTokenHash'
  | 'attemptById'
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
      .select(prefixed(merchantColumns, 'merchant', 'merchant__'))
      .select(prefixed(attemptColumns, 'attempt', 'attempt__'))
      .where('payment.slug', '=', key(slug)),
  );
  const paymentByTokenHash = reader.prepared((db, tokenHash: string) =>
    db
      .selectFrom('mitako_payments as payment')
      .leftJoin('mitako_principals as payer', 'payer.id', 'payment.payer_id')
      .selectAll('payment')
      .select(prefixed(principalColumns, 'payer', 'payer__'))
      .where('payment.token_hash', '=', key(tokenHash)),
  );

  return {
    paymentById: (id) => oneOf(paymentById(id), paymentOf),

    paymentsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_payments').selectAll().where('id', 'in', ids)),
            paymentOf,
          ),

    checkoutBySlug: (slug) =>
      oneOf(checkoutBySlug(slug), (row) => ({
        payment: paymentOf(row),
        merchant: merchantOf(merchantPart(row)),
        liveAttempt: row.live_attempt_id === null ? null : attemptOf(attemptPart(row)),
      })),

    paymentByTokenHash: (tokenHash) =>
      oneOf(paymentByTokenHash(tokenHash), (row) => ({
        payment: paymentOf(row),
        payer: row['payer__id'] === null ? null : principalOf(payerPart(row)),
      })),

    attemptById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_attempts').selectAll().where('id', '=', id)),
        attemptOf,
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
        attemptOf,
      ),

    attempts: ({ owner, status, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_attempts').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          // The order of their ids, said in the words of the index on a payment's attempts.
          if (paymentId !== undefined)
            query = query.where('payment_id', '=', paymentId).orderBy('created_at_ms', 'desc');
          return paged(query, page);
        }),
        attemptOf,
      ),
  };
}
