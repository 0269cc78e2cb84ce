import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { ButtonLink, Done, Facts, Moment } from '../components/small.tsx';
import { TRANSACTION_WORDS } from '../vocabulary/transactions.ts';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from './counter-text.ts';

/** One operation, for the agent and, printed or shown, for the customer. */
export async function showReceipt(page: Page): Promise<Response> {
  const { transaction, receipt } = await page.read('getAgentTransaction');
  const { receipt: text, take, done } = TEXT[page.locale];
  const { merchant, counterparty, description } = transaction;
  return show(
    page,
    {
      title: TRANSACTION_WORDS[page.locale][transaction.type],
      back: { href: page.path('/today'), label: page.subjects.today },
    },
    <>
      <Done page={page} words={done} />
      <section class="card">
        <h2>{text.title}</h2>
        <p class="figure">{formatAmount(Math.abs(transaction.amount), transaction.currency, page.locale)}</p>
        <Facts
          facts={[
            merchant !== null && [take.shop, displayed(merchant.name)],
            counterparty !== null && [
              page.names.customer,
              displayed(receipt?.user.contact_masked ?? counterparty.name),
            ],
            description !== null && [take.about, displayed(description)],
            [text.time, <Moment page={page} at={transaction.created_at} />],
            [text.agent, page.principal.name],
            [page.names.reference, <code>{transaction.id}</code>],
          ]}
        />
      </section>
      <p class="row">
        <ButtonLink href={page.path('/')} label={text.next} isMain />
      </p>
    </>,
  );
}
