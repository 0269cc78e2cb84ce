import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Payment } from '../model.ts';
import { movePayment } from '../payments/move-payment.ts';

/** Expires an unpaid payment. Its version is the guard: a concurrent payment wins. */
export async function expirePayment(context: Context, payment: Payment): Promise<boolean> {
  const moved = movePayment(context, payment, { trigger: 'expire' });
  return moved !== null && commitOnce(context, moved.changes);
}
