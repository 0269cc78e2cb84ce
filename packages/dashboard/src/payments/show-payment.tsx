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
import { Person } from '../components/identity.tsx';
import { moneyOf } from '../components/money.ts';
import { ShareAddress } from '../components/share-address.tsx';
import { ModeBadge } from '../components/since.tsx';
import { ButtonLink, Card, Done, Moment, TextLink } from '../components/small.tsx';
import { contactOf } from '../customers/customer-name.ts';
import { paidBy } from '../customers/list-customers.tsx';
import { MerchantLink, merchantNames } from '../merchants/merchant-names.tsx';
import { TEXT as REFUNDS } from '../refunds/text.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { PaymentDetails, type PaymentDetailsProps, PaymentMoney } from './details.tsx';
import { TEXT as MERCHANT } from './merchant-text.ts';
import { PaymentEvents } from './payment-events.tsx';
import { refundableOf, whyNoRefund } from './refundable.ts';
import { TEXT } from './text.ts';
import { PaymentMoves, PaymentTimeline } from './timeline.tsx';
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
  const money = moneyOf(page, payment);
  return show(
    page,
    {
      title: TEXT[page.locale].title(money),
      heading: money,
      badges: (
        <span class="badges">
          <Status page={page} of="payment" is={status} />
          {page.isOperator && <ModeBadge page={page} livemode={payment.livemode} />}
        </span>
      ),
      lead: <Lead page={page} payment={payment} />,
      back: { href: page.path('/payments'), label: page.subjects.payments },
      actions: view.actions,
    },
    <>
      <Done page={page} words={view.done} />
      <Undelivered page={page} timeline={timeline} endpoints={view.endpoints} />
      {!page.isOperator && <CheckoutLink page={page} payment={payment} />}
      <div class="main-and-side">
        <div>
          <PaymentTimeline page={page} timeline={timeline}>
            <p>
              {explain[page.locale]} {explain.next !== 'nobody' && <Status page={page} of="next" is={explain.next} />}
            </p>
            {view.waiting}
          </PaymentTimeline>
          {!page.isOperator && <PaymentEvents page={page} timeline={timeline} />}
        </div>
        <div>
          <PaymentMoney page={page} payment={payment} />
          {view.customer}
          {view.slot}
          <PaymentDetails page={page} payment={payment} merchant={view.merchant} link={view.link} />
        </div>
      </div>
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

/** What was bought and when. */
function Lead({ page, payment }: PageProps<{ payment: Payment }>) {
  const { description, customer_reference: reference, created_at: at } = payment;
  return (
    <p class="lead soft">
      {[description, reference].map((words) => words !== null && `${displayed(words)} · `)}
      <Moment page={page} at={at} />
    </p>
  );
}

/** What differs between an operator and the merchant. */
interface View extends Pick<PaymentDetailsProps, 'merchant' | 'link'> {
  /** Who paid it, or tried last. */
  readonly customer?: Child;
  /** Of the embedding program. */
  readonly slot?: Child;
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
  const refund = await refundAction(page, payment);
  const path = page.path(`/payments/${payment.id}`);
  const { waiting } = TEXT[page.locale];
  const { id, merchant_id, livemode, status, amount, currency, customer_reference } = payment;
  const told = { id, merchant_id, livemode, status, amount, currency, customer_reference };
  return {
    slot: page.site.slot('operator.payment', { language: page.locale, payment: told }),
    endpoints,
    done: REFUNDS[page.locale].done,
    actions: refundableOf(payment) > 0 && (
      <span class="row">
        {refund}
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
    page.readOr('getPaymentCustomer', { customer: null }),
    hasUnaccepted(timeline) && page.may('listWebhookEndpoints')
      ? page.read('listWebhookEndpoints', { query: { limit: LIMITS.pageSizeMax } })
      : { endpoints: [] },
    linkOf(page, payment),
  ]);
  return {
    endpoints,
    done: doneWords(page, timeline),
    actions: <Actions page={page} payment={payment} timeline={timeline} refund={await refundAction(page, payment)} />,
    ...(customer !== null && {
      customer: (
        <Card title={page.names.customer}>
          <Person
            id={customer.id}
            name={customer.name}
            contact={contactOf(customer, page.locale)}
            note={await paidBy(page, customer)}
            href={page.path(`/customers/${customer.id}`)}
          />
        </Card>
      ),
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
  if (id === null || !page.may('getPaymentLink')) return null;
  const { payment_link: link } = await page.read('getPaymentLink', { parameters: { payment_link_id: id } });
  return link;
}

/** The way to its refund, or why there is none. */
async function refundAction(page: Page, payment: Payment): Promise<Child> {
  if (refundableOf(payment) <= 0) return null;
  const why = await whyNoRefund(page, payment);
  if (why !== null) return <span class="soft">{why}</span>;
  return <ButtonLink href={page.path(`/payments/${payment.id}/refund`)} label={page.buttons.refund} />;
}

function Actions({
  page,
  payment,
  timeline,
  refund,
}: PageProps<{ payment: Payment; timeline: Timeline; refund: Child }>) {
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
      {refund}
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
