import { displayed } from '@mitako/pages';
import { column, figure } from '../components/table.tsx';
import { list } from '../components/list.tsx';
import { signed } from '../components/money.ts';
import { Moment } from '../components/small.tsx';
import { TRANSACTION_WORDS } from '../vocabulary/transactions.ts';
import { modeFilter } from '../components/owned-list.tsx';
import { ModeBadge } from '../components/since.tsx';
import { counterpartyName } from './counterparty-name.ts';
import { TEXT } from './text.ts';

/** What moved in and out of one agent's floats, in both modes. */
export const listFloatTransactions = list('listFloatTransactions', async (page) => {
  const { agent } = await page.read('getAgent');
  const { transactions: text } = TEXT[page.locale];
  const name = displayed(agent.name);
  return {
    title: text.title(name),
    back: { href: page.path(`/agents/${agent.id}`), label: name },
    filters: [modeFilter(page)],
    columns: () => [
      column(page.names.date, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
      column(page.names.operation, ({ type, livemode }) => (
        <span class="badges">
          <ModeBadge page={page} livemode={livemode} />
          {TRANSACTION_WORDS[page.locale][type]}
        </span>
      )),
      column(page.names.counterparty, counterpartyName),
      column(page.names.reference, ({ id }) => <code>{id}</code>),
      figure(page.names.amount, (transaction) => <strong>{signed(page, transaction)}</strong>),
    ],
    empty: text.empty,
  };
});
