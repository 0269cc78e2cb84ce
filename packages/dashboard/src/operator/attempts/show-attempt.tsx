import type { AttemptRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../../components/method.tsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { failureWords } from '../parts/failure.tsx';
import { MerchantLink, merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { AttemptBadges } from './list-attempts.tsx';
import { TEXT } from './text.ts';

/** What an operator can say of an attempt. */
export type Outcome = 'succeeded' | 'failed' | 'returned';

/** One attempt: what is known of it, and what can be said of its end. */
export async function showAttempt(page: Page): Promise<Response> {
  const found = await page.ask('getAttempt', { parameters: { attempt_id: page.parameter('attempt_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { attempt } = found.data;
  const text = TEXT[page.locale];
  const says = sayingOf(page, attempt);
  return show(
    page,
    {
      title: text.one.title(formatAmount(attempt.amount, attempt.currency, page.locale)),
      back: { href: page.path('/attempts'), label: text.title },
      actions: (
        <span class="row">
          {outcomesOf(attempt).map((outcome) => (
            <a
              class={outcome === 'failed' ? 'button quiet' : 'button'}
              href={page.path(`/attempts/${attempt.id}/${outcome}`)}
            >
              {text.outcomes[outcome].open}
            </a>
          ))}
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p class="badges">
          <AttemptBadges page={page} attempt={attempt} />
          <ModeBadge page={page} livemode={attempt.livemode} />
        </p>
        {says !== null && <p>{says}</p>}
        <AttemptFacts page={page} attempt={attempt} names={await merchantNames(page, [attempt])} />
      </section>
    </>,
  );
}

/** What may be said of an attempt as it stands. The engine decides. */
export function outcomesOf({ status, unapplied_funds: unappliedFunds, rail }: AttemptRecord): readonly Outcome[] {
  if (status === 'needs_review') return ['succeeded', 'failed'];
  if (unappliedFunds === 'owed') return ['returned'];
  return status === 'failed' && rail !== 'wallet' ? ['succeeded'] : [];
}

function sayingOf(page: Page, { status, unapplied_funds: unappliedFunds, rail }: AttemptRecord): string | null {
  const { says } = TEXT[page.locale].one;
  if (status === 'needs_review') return says.needs_review;
  if (status === 'paid_late') return unappliedFunds === 'owed' ? says.paid_late_owed : says.paid_late_returned;
  return status === 'failed' && rail !== 'wallet' ? says.failed : null;
}

function AttemptFacts({
  page,
  attempt,
  names,
}: {
  readonly page: Page;
  readonly attempt: AttemptRecord;
  readonly names: MerchantNames;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { facts } = PARTS[page.locale];
  const { failure_code: failure, payment_id: payment } = attempt;
  return (
    <Facts
      facts={[
        [facts.merchant, <MerchantLink page={page} id={attempt.merchant_id} names={names} />],
        [facts.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
        [text.method, <Method page={page} method={attempt.method} />],
        [text.one.rail, <Words>{attempt.rail}</Words>],
        [text.one.reference, <Words>{attempt.rail_reference}</Words>],
        [text.one.polls, attempt.polls_count],
        ...(failure === null ? [] : ([[facts.failure, failureWords(page, failure)]] as const)),
        [facts.created, <Since page={page} at={attempt.created_at} />],
        [facts.updated, <Moment page={page} at={attempt.updated_at} />],
        [facts.id, <code>{attempt.id}</code>],
      ]}
    />
  );
}
