import { NAMES } from '../vocabulary/names.ts';
import { doualaDay, type DataOf, LIMITS, type Transaction } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { CURRENCY, signed } from '../components/money.ts';
import { Card, Done, Moment, Notice } from '../components/small.tsx';
import { column, figure, Table } from '../components/table.tsx';
import { TRANSACTION_WORDS } from '../vocabulary/transactions.ts';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';

/** Pages of a hundred that a day is added up from. */
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
    { title: page.names.today },
    <>
      <Done page={page} words={done} />
      {float.suspended && <Notice>{text.suspended}</Notice>}
      <div class="figures">
        {float.balances.map(({ available, currency }) => (
          <Card title={text.float}>
            <p class="figure">{formatAmount(available, currency, page.locale)}</p>
            <p class="soft">{text.limit(formatAmount(float.limits.cash_in_max, currency, page.locale))}</p>
          </Card>
        ))}
        <Card title={text.in}>
          <p class="figure">{money(taken)}</p>
        </Card>
        <Card title={text.out}>
          <p class="figure">{money(paidOut)}</p>
        </Card>
        <Card title={text.owed}>
          <p class="figure">{money(Math.max(0, taken - paidOut))}</p>
        </Card>
      </div>
      <p class="soft">{text.owedExplanation}</p>
      {isCut && <Notice>{text.cut}</Notice>}
      <section class="card">
        <Table<Transaction>
          caption={page.names.today}
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
  label: { fr: NAMES.fr.today, en: NAMES.en.today },
  path: '/today',
  pages: { '/today': showToday },
};
