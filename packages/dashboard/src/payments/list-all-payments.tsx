import { type PaymentRecord, PAYMENT_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { list, type List } from '../components/list.tsx';
import { merchantFilter, modeFilter } from '../components/owned-list.tsx';
import { moneyOf } from '../components/money.ts';
import { ModeBadge } from '../components/since.tsx';
import { Badge, Recent } from '../components/small.tsx';
import { Person } from '../components/identity.tsx';
import { column, type Column, extra, figure } from '../components/table.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import type { Page } from '../shell/page.ts';
import { MethodMark } from '../vocabulary/methods.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { methodChoices } from './list-payments.tsx';
import { TEXT as MERCHANT } from './merchant-text.ts';
import { TEXT } from './operator-text.ts';
import { PAYMENT_TABS } from './payment-totals.ts';

const listed = list('listAllPayments', (page): List<PaymentRecord> => {
  const { all: text } = TEXT[page.locale];
  const asked = page.query('status');
  const amount = { chip: page.names.amount, wrong: text.amountWrong };
  const heads = PAYMENT_TABS.map(([name, value]) => [value, MERCHANT[page.locale].list.tabs[name]] as const);
  const single = statusChoices(page, 'payment', PAYMENT_STATUSES).filter(([status]) => status === asked);
  return {
    title: page.subjects.payments,
    tabs: {
      name: 'status',
      label: page.names.status,
      choices: heads.some(([value]) => value === asked) ? heads : [...heads, ...single],
    },
    filters: [
      { name: 'q', label: page.buttons.search, placeholder: text.searchHint },
      { ...modeFilter(page), usual: 'live' },
      merchantFilter(page),
      { name: 'method', label: page.names.method, choices: methodChoices(page, true) },
      { ...amount, name: 'amount_from', label: text.amountFrom, placeholder: '5000' },
      { ...amount, name: 'amount_to', label: text.amountTo, placeholder: '100000' },
    ],
    columns: async (rows) => columnsOf(page, await merchantNames(page, rows)),
    isCompact: true,
    empty: text.empty,
    noneFound: text.noneFound,
  };
});

/** The payments of all merchants. What is typed is looked for everywhere, and one payment is opened at once. */
export async function listAllPayments(page: Page): Promise<Response> {
  const q = page.query('q');
  if (q === '') return listed(page);
  return page.request.redirect(`${page.path('/search')}?${new URLSearchParams({ q }).toString()}`, 303);
}

function columnsOf(page: Page, names: MerchantNames): readonly Column<PaymentRecord>[] {
  return [
    column(page.names.merchant, ({ id, merchant_id: merchant, payment_method: method, ...payment }) => (
      <Person
        id={merchant}
        name={names.get(merchant) ?? merchant}
        contact={method?.phone_masked ?? '–'}
        note={displayed(payment.customer_reference ?? payment.description ?? '') || null}
        href={page.path(`/payments/${id}`)}
      />
    )),
    extra(column(page.names.method, ({ payment_method: method }) => <MethodMark page={page} method={method} />)),
    column(page.names.date, ({ created_at: at }) => <Recent page={page} at={at} />),
    column(page.names.status, ({ livemode, status, amount_disputed: disputed }) => (
      <span class="badges">
        <ModeBadge page={page} livemode={livemode} />
        <Status page={page} of="payment" is={status} />
        {disputed > 0 && <Badge tone="wait">{MERCHANT[page.locale].list.disputed}</Badge>}
      </span>
    )),
    figure(page.names.amount, (payment) => <strong>{moneyOf(page, payment)}</strong>),
  ];
}
