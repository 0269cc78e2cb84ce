import { PAYMENT_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column, figure } from '../components/table.tsx';
import { list } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Moment, Words } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { modeFilter } from '../components/owned-list.tsx';
import { ModeBadge } from '../components/since.tsx';
import { TEXT } from './operator-text.ts';

/** The payments of one merchant, in both modes. */
export const listMerchantPayments = list('listMerchantPayments', async (page) => {
  const { merchant } = await page.read('getMerchant');
  const { list: text } = TEXT[page.locale];
  const name = displayed(merchant.name);
  return {
    title: text.title(name),
    back: { href: page.path(`/merchants/${merchant.id}`), label: name },
    filters: [
      {
        name: 'status',
        label: page.names.status,
        choices: statusChoices(page, 'payment', PAYMENT_STATUSES),
      },
      modeFilter(page),
    ],
    columns: () => [
      column(page.names.created, ({ id, created_at: at }) => (
        <a href={page.path(`/payments/${id}`)}>
          <Moment page={page} at={at} isShort />
        </a>
      )),
      column(page.names.reference, ({ customer_reference: reference, description }) => (
        <Words>{reference ?? description}</Words>
      )),
      column(page.names.status, ({ livemode, status }) => (
        <span class="badges">
          <ModeBadge page={page} livemode={livemode} />
          <Status page={page} of="payment" is={status} />
        </span>
      )),
      figure(page.names.amount, (payment) => <strong>{moneyOf(page, payment)}</strong>),
    ],
    empty: text.empty,
  };
});
