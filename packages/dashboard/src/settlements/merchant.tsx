import { type Settlement, SETTLEMENT_STATUSES } from '@mitako/contract';
import { column, type Column, figure } from '../components/table.tsx';
import { Empty } from '../components/empty.tsx';
import { type List, list, listFile } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Moment } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { payoutAccount } from '../payout-accounts/merchant.tsx';
import { exportLines } from './lines.tsx';
import { showSettlement } from './show-settlement.tsx';
import { settlementName } from './settlement-name.ts';
import { TEXT } from './text.ts';
import type { Page, Section } from '../shell/page.ts';

/** What was paid out, or is about to be, newest first. */
function settlementList(page: Page): List<Settlement> {
  const { ownEmpty } = TEXT[page.locale];
  return {
    title: page.subjects.payouts,
    filters: [
      {
        name: 'status',
        label: page.names.status,
        choices: statusChoices(page, 'settlement', SETTLEMENT_STATUSES),
      },
    ],
    columns: () => columnsOf(page),
    empty: ownEmpty.title,
    nothing: (
      <Empty
        icon="banknote"
        {...ownEmpty}
        action={{ href: page.path('/balance'), label: page.subjects.balance, icon: 'wallet' }}
        other={{ href: page.path('/payout-account'), label: page.subjects.payout_account }}
      />
    ),
    hasFile: true,
  };
}

/** Columns of settlements; each row leads to its lines. */
export function columnsOf(page: Page): readonly Column<Settlement>[] {
  const { linesCount } = TEXT[page.locale];
  return [
    column(page.names.payout, (each) => (
      <a href={page.path(`/settlements/${each.id}`)}>{settlementName(page, each)}</a>
    )),
    column(page.names.date, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
    column(page.names.status, ({ status }) => <Status page={page} of="settlement" is={status} />),
    figure(linesCount, ({ lines_count: count }) => count),
    figure(page.names.amount, (each) => <strong>{moneyOf(page, each)}</strong>),
  ];
}

/** What was paid out to the merchant, line by line. */
export const settlements: Section = {
  label: 'payouts',
  route: 'listSettlements',
  group: 'money',
  path: '/settlements',
  tabs: [{ label: 'payouts', path: '/settlements' }, payoutAccount],
  pages: {
    ...payoutAccount.pages,
    '/settlements': list('listSettlements', settlementList),
    '/settlements/export': listFile('exportSettlements', settlementList),
    '/settlements/:settlement_id': showSettlement,
    '/settlements/:settlement_id/lines': exportLines('exportSettlementLines'),
  },
};
