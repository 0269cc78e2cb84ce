import { PAYMENT_STATUSES, type PaymentStatus, type PaymentTotal } from '@mitako/contract/names';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { PaymentFilter, PaymentSums } from './reads.ts';
import { filterOf } from './list-payments.ts';

/** Payments that are all counted at once: a shop's day or month. */
const PAYMENTS_MAX = 1_000;
/** Payments of one status that are counted where there are more than that. */
const STATUS_PAYMENTS_MAX = 100;

export const getPaymentTotals: ReadOperation<'getPaymentTotals'> = async (context, { caller, query }) => {
  const { read } = context.store;
  const filter: PaymentFilter = await filterOf(context, merchantOf(caller), query);
  const all = await read.paymentSums(filter, PAYMENTS_MAX + 1);
  const totals = all.isWhole
    ? PAYMENT_STATUSES.map((status) => totalOf(status, all))
    : await Promise.all(
        PAYMENT_STATUSES.map(async (status) =>
          totalOf(status, await read.paymentSums({ ...filter, statuses: [status] }, STATUS_PAYMENTS_MAX + 1)),
        ),
      );
  return succeeded(200, { totals });
};

/** One payment more than the limit shows that there are more. */
function totalOf(status: PaymentStatus, { sums, isWhole }: PaymentSums): PaymentTotal {
  const own = sums.filter((sum) => sum.status === status);
  const count = own.reduce((all, { paymentsCount }) => all + paymentsCount, 0);
  return {
    status,
    payments_count: isWhole ? count : Math.min(count, STATUS_PAYMENTS_MAX),
    sums: isWhole
      ? own.map(({ currency, amount, amountRefunded }) => ({ currency, amount, amount_refunded: amountRefunded }))
      : [],
    truncated: !isWhole,
  };
}
