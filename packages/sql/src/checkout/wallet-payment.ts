import type { CheckoutRead, StoreReads } from '@mitako/core';
import { sql } from 'kysely';
import { attemptColumns, attemptOf } from '../attempts/rows.ts';
import { idempotencyColumns, idempotencyOf } from '../kernel/idempotency-rows.ts';
import { accountColumns, accountOf } from '../ledger/rows.ts';
import { merchantColumns, merchantOf } from '../merchants/rows.ts';
import { paymentColumns, paymentOf } from '../payments/rows.ts';
import { principalOf } from '../people/principal-rows.ts';
import { key, prefixed, unprefix } from '../engine/joined.ts';
import { oneOf, type Reader } from '../engine/reader.ts';

interface WalletPaymentOf {
  readonly slug: string;
  readonly payerId: string;
  readonly idempotencyKey: string | null;
}

const paymentPart = unprefix(paymentColumns, 'payment__');
const merchantPart = unprefix(merchantColumns, 'merchant__');
const attemptPart = unprefix(attemptColumns, 'attempt__');
const walletPart = unprefix(accountColumns, 'wallet__');
const storedPart = unprefix(idempotencyColumns, 'stored__');

/** Each table is found by a unique key; they are joined for no other reason than to come in one round trip. */
export function createWalletPaymentRead(reader: Reader): Pick<StoreReads, 'walletPayment'> {
  const walletPayment = reader.prepared((db, request: WalletPaymentOf) =>
    db
      .selectFrom('mitako_principals as payer')
      .leftJoin('mitako_payments as payment', (join) => join.on('payment.slug', '=', key(request.slug)))
      .leftJoin('mitako_merchants as merchant', 'merchant.id', 'payment.merchant_id')
      .leftJoin('mitako_attempts as attempt', 'attempt.id', 'payment.live_attempt_id')
      // As `accountId` of the engine makes it.
      .leftJoin('mitako_accounts as wallet', (join) =>
        join.on(
          'wallet.id',
          '=',
          sql<string>`payer.id || ':wallet:' || payment.currency || case payment.livemode when 1 then ':live' else ':test' end`,
        ),
      )
      .leftJoin('mitako_idempotency as stored', (join) => join.on('stored.key', '=', key(request.idempotencyKey)))
      .selectAll('payer')
      .select(prefixed(paymentColumns, 'payment', 'payment__'))
      .select(prefixed(merchantColumns, 'merchant', 'merchant__'))
      .select(prefixed(attemptColumns, 'attempt', 'attempt__'))
      .select(prefixed(accountColumns, 'wallet', 'wallet__'))
      .select(prefixed(idempotencyColumns, 'stored', 'stored__'))
      .where('payer.id', '=', key(request.payerId)),
  );

  return {
    walletPayment: (request) =>
      oneOf(walletPayment(request), (row) => ({
        payer: principalOf(row),
        checkout: isThere(row, 'payment__id') ? checkoutOf(row) : null,
        wallet: isThere(row, 'wallet__id') ? accountOf(walletPart(row)) : null,
        remembered: isThere(row, 'stored__key') ? idempotencyOf(storedPart(row)) : null,
      })),
  };
}

function checkoutOf(row: object): CheckoutRead {
  const payment = paymentOf(paymentPart(row));
  return {
    payment,
    merchant: merchantOf(merchantPart(row)),
    liveAttempt: payment.liveAttemptId === null ? null : attemptOf(attemptPart(row)),
  };
}

/** Whether the join found the other row. */
function isThere(row: object, keyColumn: string): boolean {
  return (row as Readonly<Record<string, unknown>>)[keyColumn] !== null;
}
