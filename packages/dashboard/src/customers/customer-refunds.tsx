import type { Payment, Refund } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf } from '../components/money.ts';
import { Moment } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, figure, TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { nameOf } from '../payments/list-payments.tsx';
import { TEXT } from './text.ts';

/** A refund with the payment that it returns. */
export interface RefundOfPayment {
  readonly refund: Refund;
  readonly payment: Payment;
}

/** Refunds of these payments, newest first. A paid one may have a pending or failed refund, so all are read. */
export async function refundsOf(
  page: Page,
  payments: readonly Payment[],
  limit: number,
): Promise<readonly RefundOfPayment[]> {
  const once = new Map(payments.filter(({ succeeded_at: at }) => at !== null).map((payment) => [payment.id, payment]));
  const each = await Promise.all(
    [...once.values()].map(async (payment) => {
      const { refunds } = await page.read('listRefunds', { parameters: { payment_id: payment.id }, query: { limit } });
      return refunds.map((refund) => ({ refund, payment }));
    }),
  );
  return each
    .flat()
    .toSorted((one, other) => (one.refund.id < other.refund.id ? 1 : -1))
    .slice(0, limit);
}

/** A refund has no page of its own: each leads to its payment, where it is shown. */
export function CustomerRefunds({ page, rows }: PageProps<{ rows: readonly RefundOfPayment[] }>): JSX.Element | null {
  if (rows.length === 0) return null;
  const text = TEXT[page.locale].one;
  return (
    <TableCard<RefundOfPayment>
      title={text.refunds}
      isCompact
      columns={[
        column(text.refundOf, ({ payment }) => <a href={page.path(`/payments/${payment.id}`)}>{nameOf(payment)}</a>),
        column(page.names.date, ({ refund }) => <Moment page={page} at={refund.created_at} isShort />),
        column(page.names.status, ({ refund }) => <Status page={page} of="refund" is={refund.status} />),
        figure(page.names.amount, ({ refund }) => <strong>{moneyOf(page, refund)}</strong>),
      ]}
      rows={rows}
    />
  );
}
