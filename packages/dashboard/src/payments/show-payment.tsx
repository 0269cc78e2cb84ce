import { LIMITS, type Payment, type PaymentLink, type Timeline } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { moneyOf } from '../components/money.ts';
import { Badge, ButtonLink, Done, TextLink, type Tone } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { PaymentDetails } from './details.tsx';
import { refundableOf } from './refundable.ts';
import { TEXT as SHARED } from './text.ts';
import { PaymentMoves, PaymentRefunds, PaymentTimeline } from './timeline.tsx';
import { hasFailures, Undelivered } from './undelivered.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { customerName } from '../customers/customer-name.ts';
import { ShareAddress } from '../components/share-address.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { TEXT } from './merchant-text.ts';

/** One payment: what to know at once, what can be done, and everything that happened. */
export async function showPayment(page: Page): Promise<Response> {
  const [{ payment }, { timeline }, { customer }] = await Promise.all([
    page.read('getPayment'),
    page.read('getTimeline'),
    page.read('getPaymentCustomer'),
  ]);
  const { one: text } = TEXT[page.locale];
  const { endpoints } = hasFailures(timeline)
    ? await page.read('listWebhookEndpoints', { query: { limit: LIMITS.pageSizeMax } })
    : { endpoints: [] };
  const link = await linkOf(page, payment);
  return show(
    page,
    {
      title: SHARED[page.locale].title(moneyOf(page, payment)),
      back: { href: page.path('/payments'), label: page.subjects.payments },
      actions: <Actions page={page} payment={payment} timeline={timeline} />,
    },
    <>
      <Done page={page} words={{ ...text.done, ...refundWords(page, timeline) }} />
      <Explanation page={page} timeline={timeline} />
      <Undelivered page={page} timeline={timeline} endpoints={endpoints} list="/webhooks/deliveries" />
      <CheckoutLink page={page} payment={payment} />
      <PaymentDetails
        page={page}
        payment={payment}
        {...(customer !== null && {
          customer: (
            <TextLink href={page.path(`/customers/${customer.id}`)} label={customerName(customer, page.locale)} />
          ),
        })}
        {...(link !== null && {
          link: <TextLink href={page.path(`/payment-links/${link.id}`)} label={displayed(link.description)} />,
        })}
      />
      <PaymentRefunds page={page} timeline={timeline} />
      <PaymentTimeline page={page} timeline={timeline} />
      <PaymentEvents page={page} timeline={timeline} />
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

/** The provider may have answered since the refund was asked for: the page shows its current status. */
function refundWords({ locale }: Page, { entries }: Timeline): { readonly refund_pending?: string } {
  const last = entries.findLast((entry) => entry.type === 'refund');
  return last === undefined ? {} : { refund_pending: TEXT[locale].one.done[`refund_${last.status}`] };
}

/** Of the link by which it was made. */
async function linkOf(page: Page, { payment_link_id: id }: Payment): Promise<PaymentLink | null> {
  if (id === null) return null;
  const { payment_link: link } = await page.read('getPaymentLink', { parameters: { payment_link_id: id } });
  return link;
}

type OfPayment = PageProps<{ payment: Payment }>;

type OfTimeline = PageProps<{ timeline: Timeline }>;

function Actions({ page, payment, timeline }: OfPayment & OfTimeline) {
  const text = TEXT[page.locale].one;
  const path = page.path(`/payments/${payment.id}`);
  if (payment.status === 'requested') {
    return <ButtonLink href={`${path}/cancel`} label={page.buttons.cancel_payment} />;
  }
  const contested = timeline.entries
    .filter((entry) => entry.type === 'dispute')
    .find(({ status, due_at: due }) => status === 'needs_response' && Date.parse(due) > page.gateway.clock.now());
  return (
    <span class="row">
      {contested !== undefined && (
        <ButtonLink href={page.path(`/disputes/${contested.id}`)} label={text.answer} isMain />
      )}
      {refundableOf(payment) > 0 && <ButtonLink href={`${path}/refund`} label={page.buttons.refund} />}
    </span>
  );
}

const NEXT_TONES = { customer: 'wait', merchant: 'bad', operator: 'plain', nobody: 'plain' } as const satisfies Record<
  string,
  Tone
>;

/** The status in a paragraph, and whose turn it is. */
function Explanation({ page, timeline }: OfTimeline) {
  const text = TEXT[page.locale].one;
  const { status, explain } = timeline;
  return (
    <section class="card" aria-labelledby="where">
      <h2 class="sr" id="where">
        {text.explanation}
      </h2>
      <p class="badges">
        <Status page={page} of="payment" is={status} />
        <Badge tone={NEXT_TONES[explain.next]}>{text.next[explain.next]}</Badge>
      </p>
      <p>{explain[page.locale]}</p>
    </section>
  );
}

/** Where the customer pays, as long as it can be paid. */
function CheckoutLink({ page, payment }: OfPayment) {
  if (payment.status !== 'requested' && payment.status !== 'processing') return null;
  return (
    <section class="card">
      <ShareAddress
        page={page}
        id="checkout"
        label={page.names.payment_link}
        hint={TEXT[page.locale].one.checkoutHint}
        url={payment.checkout_url}
        about={payment.description}
      />
    </section>
  );
}
