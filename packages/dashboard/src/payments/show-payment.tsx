import {
  LIMITS,
  type Payment,
  type PaymentLink,
  type PaymentRecord,
  type Timeline,
  type TimelineEntry,
  type WebhookEndpointWithRecent,
} from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import { moneyOf } from '../components/money.ts';
import { ShareAddress } from '../components/share-address.tsx';
import { ModeBadge } from '../components/since.tsx';
import { ButtonLink, Card, Done, TextLink } from '../components/small.tsx';
import { customerName } from '../customers/customer-name.ts';
import { MerchantLink, merchantNames } from '../merchants/merchant-names.tsx';
import { TEXT as REFUNDS } from '../refunds/text.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { PaymentDetails, type PaymentDetailsProps } from './details.tsx';
import { TEXT as MERCHANT } from './merchant-text.ts';
import { PaymentEvents } from './payment-events.tsx';
import { refundableOf } from './refundable.ts';
import { TEXT } from './text.ts';
import { PaymentMoves, PaymentRefunds, PaymentTimeline } from './timeline.tsx';
import { hasUnaccepted, Undelivered } from './undelivered.tsx';

/** One payment: status, actions and history. An operator sees payments of all merchants. */
export async function showPayment(page: Page): Promise<Response> {
  const [{ payment }, { timeline }] = await Promise.all([
    page.read(page.isOperator ? 'getAnyPayment' : 'getPayment'),
    page.read(page.isOperator ? 'getAnyTimeline' : 'getTimeline'),
  ]);
  const view = await ('merchant_id' in payment
    ? operatorView(page, payment, timeline)
    : merchantView(page, payment, timeline));
  const { status, explain } = timeline;
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.title(moneyOf(page, payment)),
      back: { href: page.path('/payments'), label: page.subjects.payments },
      actions: view.actions,
    },
    <>
      <Done page={page} words={view.done} />
      <section class="card" aria-labelledby="where">
        <h2 class="sr" id="where">
          {text.explanation}
        </h2>
        <p class="badges">
          <Status page={page} of="payment" is={status} />
          {page.isOperator && <ModeBadge page={page} livemode={payment.livemode} />}
          <Status page={page} of="next" is={explain.next} />
        </p>
        <p>{explain[page.locale]}</p>
        {view.waiting}
      </section>
      <Undelivered page={page} timeline={timeline} endpoints={view.endpoints} />
      {!page.isOperator && <CheckoutLink page={page} payment={payment} />}
      <PaymentDetails
        page={page}
        payment={payment}
        merchant={view.merchant}
        link={view.link}
        customer={view.customer}
      />
      <PaymentRefunds page={page} timeline={timeline} />
      <PaymentTimeline page={page} timeline={timeline} />
      {!page.isOperator && <PaymentEvents page={page} timeline={timeline} />}
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

/** What differs between an operator and the merchant. */
interface View extends Pick<PaymentDetailsProps, 'merchant' | 'link' | 'customer'> {
  readonly actions: Child;
  readonly done: Readonly<Record<string, string>>;
  readonly waiting?: Child;
  /** Read where deliveries wait or failed. */
  readonly endpoints: readonly WebhookEndpointWithRecent[];
}

async function operatorView(page: Page, payment: PaymentRecord, timeline: Timeline): Promise<View> {
  const [names, { endpoints }] = await Promise.all([
    merchantNames(page, [payment]),
    hasUnaccepted(timeline)
      ? page.read('listMerchantEndpoints', { parameters: { merchant_id: payment.merchant_id } })
      : { endpoints: [] },
  ]);
  const path = page.path(`/payments/${payment.id}`);
  const { waiting } = TEXT[page.locale];
  return {
    endpoints,
    done: REFUNDS[page.locale].done,
    actions: refundableOf(payment) > 0 && (
      <span class="row">
        <ButtonLink href={`${path}/refund`} label={page.buttons.refund} />
        <ButtonLink href={`${path}/dispute`} label={page.buttons.open_dispute} />
      </span>
    ),
    waiting: timeline.entries.flatMap((entry) => {
      const list = waitsIn(entry);
      if (list === null || !('id' in entry)) return [];
      return (
        <p>
          <TextLink href={page.path(`/${list}/${entry.id}`)} label={waiting[list]} />
        </p>
      );
    }),
    merchant: [page.names.merchant, <MerchantLink page={page} id={payment.merchant_id} names={names} />],
  };
}

/** The list of what waits for the operator, if this payment is in it. */
function waitsIn(entry: TimelineEntry): 'attempts' | 'refunds' | 'disputes' | null {
  if (entry.type === 'attempt' && entry.status === 'needs_review') return 'attempts';
  if (entry.type === 'refund' && entry.status === 'pending') return 'refunds';
  return entry.type === 'dispute' && entry.status === 'under_review' ? 'disputes' : null;
}

async function merchantView(page: Page, payment: Payment, timeline: Timeline): Promise<View> {
  const [{ customer }, { endpoints }, link] = await Promise.all([
    page.read('getPaymentCustomer'),
    hasUnaccepted(timeline)
      ? page.read('listWebhookEndpoints', { query: { limit: LIMITS.pageSizeMax } })
      : { endpoints: [] },
    linkOf(page, payment),
  ]);
  return {
    endpoints,
    done: doneWords(page, timeline),
    actions: <Actions page={page} payment={payment} timeline={timeline} />,
    ...(customer !== null && {
      customer: <TextLink href={page.path(`/customers/${customer.id}`)} label={customerName(customer, page.locale)} />,
    }),
    ...(link !== null && {
      link: <TextLink href={page.path(`/payment-links/${link.id}`)} label={displayed(link.description)} />,
    }),
  };
}

/** The provider may have answered since the refund was requested: the page shows its current status. */
function doneWords({ locale }: Page, { entries }: Timeline): View['done'] {
  const { done } = MERCHANT[locale].one;
  const last = entries.findLast((entry) => entry.type === 'refund');
  return last === undefined ? done : { ...done, refund_pending: done[`refund_${last.status}`] };
}

/** The link by which it was made. */
async function linkOf(page: Page, { payment_link_id: id }: Payment): Promise<PaymentLink | null> {
  if (id === null) return null;
  const { payment_link: link } = await page.read('getPaymentLink', { parameters: { payment_link_id: id } });
  return link;
}

function Actions({ page, payment, timeline }: PageProps<{ payment: Payment; timeline: Timeline }>) {
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
        <ButtonLink href={page.path(`/disputes/${contested.id}`)} label={MERCHANT[page.locale].one.answer} isMain />
      )}
      {refundableOf(payment) > 0 && <ButtonLink href={`${path}/refund`} label={page.buttons.refund} />}
    </span>
  );
}

/** Where the customer pays, as long as it can be paid. */
function CheckoutLink({ page, payment }: PageProps<{ payment: Payment }>) {
  if (payment.status !== 'requested' && payment.status !== 'processing') return null;
  return (
    <Card>
      <ShareAddress
        page={page}
        id="checkout"
        label={page.names.payment_link}
        hint={MERCHANT[page.locale].one.checkoutHint}
        url={payment.checkout_url}
        about={payment.description}
      />
    </Card>
  );
}
