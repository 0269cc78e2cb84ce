import type { Child } from 'hono/jsx';
import { moneyOf } from '../components/money.ts';
import { showRecord } from '../components/record.tsx';
import { Moment, TextLink, Words } from '../components/small.tsx';
import { accountWords } from '../payout-accounts/account-words.ts';
import { Destination } from '../payout-accounts/destination.tsx';
import type { Page } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { readLines, SettlementLines } from './lines.tsx';
import { TEXT as PAYOUT_ACCOUNT } from '../payout-accounts/text.ts';
import { settlementName } from './settlement-name.ts';
import { TEXT } from './text.ts';

export const OUTCOMES = ['paid', 'failed'] as const;

/** One payout with the rows of the ledger that it is the sum of. An operator sees where to pay, and records the outcome. */
export async function showSettlement(page: Page): Promise<Response> {
  const lines = await readLines(page, page.isOperator ? 'listAnySettlementLines' : 'listSettlementLines');
  const { settlement } = await page.read(page.isOperator ? 'getAnySettlement' : 'getSettlement');
  const owned = 'merchant_id' in settlement ? settlement : null;
  const { one: text, outcomes: words, done } = TEXT[page.locale];
  const { updated_at: _, ...record } = settlement;
  const { status, reference, failure_reason: reason, resolved_at: resolvedAt, destination } = record;
  const exported = owned?.payout_export_id ?? null;
  const account: Child =
    owned === null && destination !== null && 'number_masked' in destination
      ? accountWords(page, destination)
      : status === 'paid' && !settlement.livemode && destination === null
        ? PAYOUT_ACCOUNT[page.locale].inTest
        : null;
  return showRecord(page, record, {
    list: '/settlements',
    label: page.subjects.payouts,
    title: text.title(moneyOf(page, record)),
    badges: <Status page={page} of="settlement" is={status} />,
    created: page.names.prepared,
    explanation: owned === null ? text.explanation[status] : status !== 'paid' && text.toDo[status],
    facts: [[page.names.period, settlementName(page, record)]],
    later: [
      exported !== null && [
        page.names.bank_file,
        <a href={page.path(`/settlements/exports/${exported}`)}>
          <code>{exported}</code>
        </a>,
      ],
      status !== 'pending' && [text.resolved[status], <Moment page={page} at={resolvedAt} />],
      account !== null && [page.names.account, account],
      reference !== null && [page.names.transfer_reference, <Words>{reference}</Words>],
      reason !== null && [page.names.failure_reason, <Words>{reason}</Words>],
    ],
    ...(owned === null
      ? {
          below: (
            <p class="below">
              <TextLink href={page.path('/payout-account')} label={text.setAccount} />
            </p>
          ),
        }
      : { done, decide: status === 'pending' && { outcomes: OUTCOMES, words, quiet: ['failed'] } }),
    children: (
      <>
        {owned !== null && <Destination page={page} settlement={owned} />}
        <SettlementLines page={page} {...lines} />
      </>
    ),
  });
}
