import { displayed } from '@mitako/pages';
import type { Transaction } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { counterpartyName } from './counterparty-name.ts';
import { CURRENCY, signed } from '../components/money.ts';
import { Done, Figure, Notice, Recent } from '../components/small.tsx';
import { column, figure, Table } from '../components/table.tsx';
import { readToday } from '../components/today.ts';
import { TRANSACTION_WORDS } from '../vocabulary/transactions.ts';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';
import { showReceipt } from './receipt.tsx';

/** What the float holds, the cash of the day, and each operation of it. */
async function showToday(page: Page): Promise<Response> {
  const [{ float }, { rows: transactions, isCut }] = await Promise.all([
    page.read('getAgentFloat', { parameters: {} }),
    readToday(page, async (query) => {
      const { transactions: rows, pagination } = await page.read('listAgentTransactions', { parameters: {}, query });
      return { rows, pagination };
    }),
  ]);
  const { today: text, done } = TEXT[page.locale];
  const kinds = TRANSACTION_WORDS[page.locale];
  const money = (amount: number): string => formatAmount(amount, CURRENCY, page.locale);
  const sumOf = (...types: readonly Transaction['type'][]): number =>
    transactions.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const [taken, paidOut] = [sumOf('payment', 'cash_in'), sumOf('cash_out')];
  return show(
    page,
    { title: page.subjects.today },
    <>
      <Done page={page} words={done} />
      {float.suspended && <Notice>{text.suspended(displayed(float.suspension_reason ?? ''))}</Notice>}
      <div class="figures">
        {float.balances.map(({ available, currency }) => (
          <Figure title={text.float} value={formatAmount(available, currency, page.locale)}>
            {text.limit(formatAmount(float.limits.cash_in_max, currency, page.locale))}
          </Figure>
        ))}
        <Figure title={text.in} value={money(taken)} />
        <Figure title={text.out} value={money(paidOut)} />
        <Figure title={text.owed} value={money(Math.max(0, taken - paidOut))} />
      </div>
      <p class="soft">{text.owedExplanation}</p>
      {isCut && <Notice>{text.cut}</Notice>}
      <section class="card">
        <Table<Transaction>
          caption={page.subjects.today}
          hidesCaption
          isCompact
          columns={[
            column(page.names.operation, ({ id, type }) => (
              <a href={page.path(`/transactions/${id}`)}>{kinds[type]}</a>
            )),
            column(page.names.counterparty, counterpartyName),
            column(page.names.time, ({ created_at: at }) => <Recent page={page} at={at} />),
            figure(page.names.float, (transaction) => signed(page, transaction)),
          ]}
          rows={transactions}
          empty={text.none}
        />
      </section>
    </>,
  );
}

/** The agent's day. */
export const today: Section = {
  label: 'today',
  path: '/today',
  pages: { '/today': showToday, '/transactions/:transaction_id': showReceipt },
};
