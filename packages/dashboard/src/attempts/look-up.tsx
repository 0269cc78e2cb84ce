import type { RailDetail } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf } from '../components/money.ts';
import { Badge, ButtonLink, Card, Facts, Moment, TextLink, Words } from '../components/small.tsx';
import { Status, statusWords } from '../vocabulary/statuses.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT as PAYMENTS } from '../payments/text.ts';
import { outcomesOf } from './outcomes.ts';
import { TEXT } from './text.ts';

/** Asks the provider, and shows its answer beside the possible decisions. */
export async function showLookup(page: Page): Promise<Response> {
  const { attempt } = await page.read('getAttempt');
  const { lookup } = await page.read('lookUpAttempt');
  const { one, outcomes: words, lookup: text } = TEXT[page.locale];
  const path = page.path(`/attempts/${attempt.id}`);
  const { collected, failure_code: failure, rail_detail: detail, payer_active: isActive } = lookup;
  const outcomes = outcomesOf(attempt);
  const currency = collected?.currency ?? lookup.currency;
  const isOther = collected !== null && (collected.amount !== lookup.amount || currency !== lookup.currency);
  return show(
    page,
    {
      title: text.title,
      back: { href: path, label: one.title(moneyOf(page, attempt)) },
      actions: <ButtonLink href={page.here} label={text.again} />,
    },
    <>
      <Card>
        <p class="badges">
          {isOther ? (
            <Badge tone="bad">{statusWords(page, 'lookup', lookup.status)}</Badge>
          ) : (
            <Status page={page} of="lookup" is={lookup.status} />
          )}
        </p>
        <p>
          {isOther ? text.otherAmount : text.explanation[lookup.status]} {text.records}
        </p>
        <Facts
          facts={[
            [text.recorded, <Status page={page} of="attempt" is={attempt.status} />],
            [text.asked, moneyOf(page, lookup)],
            lookup.status === 'paid' && [
              text.collected,
              collected === null ? text.notReported : formatAmount(collected.amount, currency, page.locale),
            ],
            failure !== null && [page.names.failure_reason, PAYMENTS[page.locale].timeline.failures[failure]],
            isActive !== null && [page.names.customer_number, isActive ? text.payerActive : text.payerInactive],
            [one.detail, detail === null ? '–' : <RailWords detail={detail} />],
            [text.ours, <code>{lookup.attempt_id}</code>],
            [one.reference, <Words>{lookup.rail_reference}</Words>],
            [page.names.rail, <Words>{lookup.rail}</Words>],
            [text.at, <Moment page={page} at={lookup.asked_at} />],
          ]}
        />
        <p class="row below">
          {outcomes.map((outcome) => (
            <ButtonLink href={`${path}/${outcome}`} label={words[outcome].open} />
          ))}
        </p>
        <TextLink href={path} label={outcomes.length > 0 ? text.nothing : text.back} />
      </Card>
    </>,
  );
}

/** The provider's own codes, for its support. */
export function RailWords({ detail }: { readonly detail: RailDetail }): JSX.Element {
  const words = [detail.code, detail.message, detail.request_id].filter((each) => each !== null);
  return <Words>{words.join(' · ')}</Words>;
}
