import type { TimelineEntry } from '@mitako/contract';
import { moneyOf } from '../components/money.ts';
import { Badge, ButtonLink, Done, TextLink, type Tone } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { PaymentDetails } from './details.tsx';
import { refundableOf } from './refundable.ts';
import { TEXT as SHARED } from './text.ts';
import { PaymentMoves, PaymentRefunds, PaymentTimeline } from './timeline.tsx';
import { hasFailures, Undelivered } from './undelivered.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { MerchantLink, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';
import { TEXT as REFUNDS } from '../refunds/text.ts';
import { TEXT } from './operator-text.ts';

const NEXT_TONES = {
  customer: 'plain',
  merchant: 'plain',
  operator: 'wait',
  nobody: 'plain',
} as const satisfies Record<string, Tone>;

/** One payment of any merchant: whose turn it is, what waits for a decision, and everything that happened. */
export async function showPayment(page: Page): Promise<Response> {
  const [{ payment }, { timeline }] = await Promise.all([page.read('getAnyPayment'), page.read('getAnyTimeline')]);
  const [names, { endpoints }] = await Promise.all([
    merchantNames(page, [payment]),
    hasFailures(timeline)
      ? page.read('listMerchantEndpoints', { parameters: { merchant_id: payment.merchant_id } })
      : { endpoints: [] },
  ]);
  const { one: text } = TEXT[page.locale];
  const path = page.path(`/payments/${payment.id}`);
  const { status, explain, entries } = timeline;
  return show(
    page,
    {
      title: SHARED[page.locale].title(moneyOf(page, payment)),
      back: { href: page.path('/payments'), label: page.subjects.payments },
      actions: refundableOf(payment) > 0 && (
        <span class="row">
          <ButtonLink href={`${path}/refund`} label={page.buttons.refund} />
          <ButtonLink href={`${path}/dispute`} label={page.buttons.open_dispute} />
        </span>
      ),
    },
    <>
      <Done page={page} words={REFUNDS[page.locale].done} />
      <section class="card">
        <p class="badges">
          <Status page={page} of="payment" is={status} />
          <ModeBadge page={page} livemode={payment.livemode} />
          <Badge tone={NEXT_TONES[explain.next]}>{text.next[explain.next]}</Badge>
        </p>
        <p>{explain[page.locale]}</p>
        {entries.flatMap((entry) => {
          const list = waitsIn(entry);
          if (list === null || !('id' in entry)) return [];
          return (
            <p>
              <TextLink href={page.path(`/${list}/${entry.id}`)} label={text.waiting[list]} />
            </p>
          );
        })}
      </section>
      <Undelivered page={page} timeline={timeline} endpoints={endpoints} list="/deliveries" />
      <PaymentDetails
        page={page}
        payment={payment}
        merchant={[page.names.merchant, <MerchantLink page={page} id={payment.merchant_id} names={names} />]}
      />
      <PaymentRefunds page={page} timeline={timeline} />
      <PaymentTimeline page={page} timeline={timeline} />
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

/** The list of what waits for the operator, if this does. */
function waitsIn(entry: TimelineEntry): 'attempts' | 'refunds' | 'disputes' | null {
  if (entry.type === 'attempt' && entry.status === 'needs_review') return 'attempts';
  if (entry.type === 'refund' && entry.status === 'pending') return 'refunds';
  return entry.type === 'dispute' && entry.status === 'under_review' ? 'disputes' : null;
}
