import { doualaDay, type DataOf, LIMITS, type Transaction } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { CURRENCY, signed } from '../components/money.ts';
import { Done, Figure, Moment, Notice } from '../components/small.tsx';
import { column, figure, Table } from '../components/table.tsx';
import { TRANSACTION_WORDS } from '../vocabulary/transactions.ts';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';

/** Pages of 100 operations that are read for a day. */
const PAGES_MAX = 10;

/** What the float holds, the cash of the day, and each operation of it. */
async function showToday(page: Page): Promise<Response> {
  const [{ float }, { transactions, isCut }] = await Promise.all([
    page.read('getAgentFloat', { parameters: {} }),
    readToday(page),
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
      {float.suspended && <Notice>{text.suspended}</Notice>}
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
          columns={[
            column(page.names.operation, ({ id, type }) => (
              <a href={page.path(`/transactions/${id}`)}>{kinds[type]}</a>
            )),
            column(page.names.counterparty, ({ merchant, counterparty }) =>
              displayed((merchant ?? counterparty)?.name ?? '–'),
            ),
            column(page.names.time, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
            figure(page.names.float, ({ amount, currency }) =>
              signed(amount, (absolute) => formatAmount(absolute, currency, page.locale)),
            ),
          ]}
          rows={transactions}
          empty={text.none}
        />
      </section>
    </>,
  );
}

interface Today {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
  /** There are more than were read. */
  readonly isCut: boolean;
}

/** Of this day in Douala. */
async function readToday(page: Page): Promise<Today> {
  const today = doualaDay(page.gateway.clock.now());
  const transactions: Transaction[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < PAGES_MAX; read += 1) {
    const data: DataOf<'listAgentTransactions'> = await page.read('listAgentTransactions', {
      parameters: {},
      query: { limit: LIMITS.pageSizeMax, ...(cursor !== null && { cursor }) },
    });
    const ofToday = data.transactions.filter(({ created_at: at }) => doualaDay(Date.parse(at)) === today);
    transactions.push(...ofToday);
    cursor = data.pagination.next_cursor;
    if (cursor === null || ofToday.length < data.transactions.length) return { transactions, isCut: false };
  }
  return { transactions, isCut: true };
}

/** The agent's day. */
export const today: Section = {
  label: 'today',
  path: '/today',
  pages: { '/today': showToday },
};
