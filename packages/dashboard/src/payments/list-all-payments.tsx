import type { PaymentRecord } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { list, type List } from '../components/list.tsx';
import { merchantFilter, modeFilter } from '../components/owned-list.tsx';
import { Person } from '../components/identity.tsx';
import { column, type Column } from '../components/table.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { orSearch } from '../search/search-page.tsx';
import type { Page } from '../shell/page.ts';
import { methodChoices, outcomeColumns, statusTabs } from './list-payments.tsx';
import { TEXT } from './operator-text.ts';

/** The payments of all merchants. */
export const listAllPayments = orSearch(
  list('listAllPayments', (page): List<PaymentRecord> => {
    const { all: text } = TEXT[page.locale];
    const amount = { chip: page.names.amount, wrong: text.amountWrong };
    return {
      title: page.subjects.payments,
      tabs: statusTabs(page),
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
      newer: page.counts.newPayments,
      empty: text.empty,
      noneFound: text.noneFound,
    };
  }),
);

function columnsOf(page: Page, names: MerchantNames): readonly Column<PaymentRecord>[] {
  return [
    column(page.names.merchant, ({ id, merchant_id: merchant, payment_method: method, ...payment }) => (
      <Person
        id={merchant}
        isMerchant
        name={names.get(merchant) ?? merchant}
        contact={method?.phone_masked ?? '–'}
        note={displayed(payment.customer_reference ?? payment.description ?? '') || null}
        href={page.path(`/payments/${id}`)}
      />
    )),
    ...outcomeColumns<PaymentRecord>(page),
  ];
}
