import type { CheckoutRead, CheckoutReads } from '@mitako/core/engine';
import { prefixed } from '../engine/joined.ts';
import { partOf } from '../engine/table.ts';
import { ofField } from '../engine/write.ts';
import { oneOf, type Reader } from '../engine/reader.ts';
import { idempotency } from '../kernel/tables.ts';
import { walletOf } from '../ledger/account-column.ts';
import { accounts } from '../ledger/tables.ts';
import { merchants } from '../merchants/tables.ts';
import { suspendedForPayment, suspendedIn } from '../methods/reads.ts';
import { attempts } from '../attempts/tables.ts';
import { hasSlug } from '../payments/by-slug.ts';
import { payments } from '../payments/tables.ts';
import { principals } from '../people/tables.ts';

interface WalletPaymentOf {
  readonly slug: string;
  readonly payerId: string;
  readonly idempotencyKey: string | null;
}

const paymentPart = partOf(payments, 'payment__');
const merchantPart = partOf(merchants, 'merchant__');
const attemptPart = partOf(attempts, 'attempt__');
const walletPart = partOf(accounts, 'wallet__');
const storedPart = partOf(idempotency, 'stored__');

/** By its ids a slug is a range, which PostgreSQL would plan for each: longer than it takes to read the rows. */
const PLANNED_ONCE = { isPlannedOnce: true };

/** Each table is read by a unique key; they are joined only to save round trips. */
export function createCheckoutReads(reader: Reader): CheckoutReads {
  const checkoutBySlug = reader.lookUp(
    (db, slug: string) =>
      db
        .selectFrom('mitako_payments as payment')
        .innerJoin('mitako_merchants as merchant', 'merchant.id', 'payment.merchant_id')
        .leftJoin('mitako_attempts as attempt', 'attempt.id', 'payment.live_attempt_id')
        .selectAll('payment')
        .select(prefixed(merchants, 'merchant', 'merchant__'))
        .select(prefixed(attempts, 'attempt', 'attempt__'))
        .select(suspendedForPayment(db))
        .where(hasSlug('payment', slug)),
    PLANNED_ONCE,
  );
  const walletPayment = reader.lookUp(
    (db, request: WalletPaymentOf, dialect) =>
      db
        .selectFrom('mitako_principals as payer')
        .leftJoin('mitako_payments as payment', (join) => join.on(hasSlug('payment', request.slug)))
        .leftJoin('mitako_merchants as merchant', 'merchant.id', 'payment.merchant_id')
        .leftJoin('mitako_attempts as attempt', 'attempt.id', 'payment.live_attempt_id')
        .leftJoin('mitako_accounts as wallet', (join) =>
          join.on(
            'wallet.id',
            '=',
            walletOf(dialect, { owner: 'payer.id', currency: 'payment.currency', livemode: 'payment.livemode' }),
          ),
        )
        .leftJoin('mitako_idempotency as stored', (join) =>
          join.on('stored.key', '=', ofField(idempotency, 'key', request.idempotencyKey)),
        )
        .selectAll('payer')
        .select(prefixed(payments, 'payment', 'payment__'))
        .select(prefixed(merchants, 'merchant', 'merchant__'))
        .select(prefixed(attempts, 'attempt', 'attempt__'))
        .select(prefixed(accounts, 'wallet', 'wallet__'))
        .select(prefixed(idempotency, 'stored', 'stored__'))
        .select(suspendedForPayment(db))
        .where('payer.id', '=', ofField(principals, 'id', request.payerId)),
    PLANNED_ONCE,
  );

  return {
    checkoutBySlug: (slug) =>
      oneOf(checkoutBySlug(slug), (row) => ({
        payment: payments.fromRow(row),
        merchant: merchantPart(row),
        liveAttempt: row.live_attempt_id === null ? null : attemptPart(row),
        suspendedMethods: suspendedIn(row),
      })),

    walletPayment: (request) =>
      oneOf(walletPayment(request), (row) => ({
        payer: principals.fromRow(row),
        checkout: isThere(row, 'payment__id') ? checkoutOf(row) : null,
        wallet: isThere(row, 'wallet__id') ? walletPart(row) : null,
        remembered: isThere(row, 'stored__key') ? storedPart(row) : null,
      })),
  };
}

function checkoutOf(row: Parameters<typeof suspendedIn>[0]): CheckoutRead {
  const payment = paymentPart(row);
  return {
    payment,
    merchant: merchantPart(row),
    liveAttempt: payment.liveAttemptId === null ? null : attemptPart(row),
    suspendedMethods: suspendedIn(row),
  };
}

/** Whether the join found the other row. */
function isThere(row: object, keyColumn: string): boolean {
  return (row as Readonly<Record<string, unknown>>)[keyColumn] !== null;
}
