import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { releaseTransfer } from '../ledger/transfers.ts';
import type { Payment } from '../model.ts';
import { updatePayment } from '../payments/move-payment.ts';

/**
 * Makes the rest of a payment's credit available after its delay. The payment's version is the guard: a concurrent
 * refund that draws on the same credit wins, and the rest is released the next time.
 */
export async function releaseCredit(context: Context, payment: Payment): Promise<boolean> {
  const released = updatePayment(context, payment, { creditPending: 0, releaseAtMs: null }, []);
  return commitOnce(context, [
    ...released.changes,
    ...book(context, releaseTransfer(payment, stampTransfer(context, payment.merchantId))),
  ]);
}
