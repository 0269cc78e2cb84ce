import {
  type Customer,
  type Payment,
  PAYMENT_METHOD_TYPES,
  PAYMENT_STATUSES,
  type PaymentRecord,
} from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column, type Column, extra, figure } from '../components/table.tsx';
import type { Filter } from '../components/filters.tsx';
import type { List } from '../components/list.tsx';
import { shortened } from '../components/shortened.ts';
import { MethodMark, methodTypeName } from '../vocabulary/methods.tsx';
import { Empty } from '../components/empty.tsx';
import { Person } from '../components/identity.tsx';
import { moneyOf } from '../components/money.ts';
import { ModeBadge } from '../components/since.tsx';
import { Badge, ButtonLink, Recent, TextLink } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { contactOf } from '../customers/customer-name.ts';
import { customerChoices } from '../customers/list-customers.tsx';
import { payersOf } from '../customers/payers.ts';
import { linkChoices } from '../payment-links/list-links.tsx';
import { PAYMENT_TABS, summaryOf } from './payment-totals.ts';
import { TEXT } from './merchant-text.ts';

/** Payments, newest first. */
export async function paymentList(page: Page): Promise<List<Payment>> {
  const { list: text } = TEXT[page.locale];
  const tabs = statusTabs(page);
  const none = (
    <>
      {text.nothingFound} <TextLink href={page.path('/payments')} label={text.clear} />
    </>
  );
  return {
    title: page.subjects.payments,
    tabs,
    summary: (query) => summaryOf(page, query, tabs.choices, page.query('status')),
    filters: [
      { name: 'q', label: page.buttons.search, placeholder: text.searchHint, wrong: page.sentences.search_too_long },
      ...(await chips(page)),
    ],
    columns: (payments) => columnsOf(page, payments),
    isCompact: true,
    nothing: <NoPayments page={page} />,
    empty: none,
    noneFound: none,
    hasFile: true,
    actions: <ButtonLink href={page.path('/payment-links/new')} label={page.buttons.create_link} icon="plus" isMain />,
    newer: page.counts.newPayments,
  };
}

async function chips(page: Page): Promise<readonly Filter[]> {
  const [links, customers] = await Promise.all([
    linkChoices(page, page.query('link')),
    customerChoices(page, page.query('customer')),
  ]);
  const { names, sentences } = page;
  const wrong = sentences.choose_from_list;
  const all: readonly (Filter & Required<Pick<Filter, 'choices'>>)[] = [
    { name: 'method', label: names.method, choices: methodChoices(page, page.mode === 'live'), wrong },
    { name: 'link', field: 'payment_link_id', label: names.payment_link, choices: links, wrong },
    { name: 'customer', label: names.customer, choices: customers, wrong },
  ];
  return all.filter(({ choices }) => choices.length > 0);
}

/** The headings, and a single status that a link requests. */
export function statusTabs(page: Page): Filter & Required<Pick<Filter, 'choices'>> {
  const words = TEXT[page.locale].list.tabs;
  const tabs = PAYMENT_TABS.map(([name, value]) => [value, words[name]] as const);
  const asked = page.query('status');
  const single = statusChoices(page, 'payment', PAYMENT_STATUSES).filter(([status]) => status === asked);
  const choices = tabs.some(([value]) => value === asked) ? tabs : [...tabs, ...single];
  return { name: 'status', label: page.names.status, choices };
}

/** Types first, then each provider that accepts payments now. */
export function methodChoices(
  { site, locale }: Page,
  isLive: boolean,
): readonly (readonly [value: string, label: string])[] {
  return [
    ...PAYMENT_METHOD_TYPES.map((type) => [type, methodTypeName(type, locale)] as const),
    ...site.gateway.providers(isLive).map(({ provider, label }) => [provider, label] as const),
  ];
}

/** Of a reference in a list: a line of a table on a desk, two on a phone. */
const NAME_LENGTH_MAX = 48;

/** What a payment is called in lists: the merchant's own words for it, if there are any. */
export function nameOf({ customer_reference: reference, description, id }: Payment): string {
  return shortened(displayed(reference ?? '') || displayed(description ?? '') || id, NAME_LENGTH_MAX);
}

export async function columnsOf(page: Page, payments: readonly Payment[]): Promise<readonly Column<Payment>[]> {
  const payers = await payersOf(page, payments);
  return [
    column(page.names.customer, (payment) => (
      <Payer page={page} payment={payment} customer={payers.get(payment.id) ?? null} />
    )),
    extra(column(TEXT[page.locale].list.bought, (payment) => <Bought payment={payment} />)),
    ...outcomeColumns(page),
  ];
}

/** The same for the payments of one customer. */
export function purchaseColumns(page: Page): readonly Column<Payment>[] {
  return [
    column(TEXT[page.locale].list.bought, (payment) => (
      <a href={page.path(`/payments/${payment.id}`)}>{nameOf(payment)}</a>
    )),
    ...outcomeColumns(page),
  ];
}

/** How, when and with what result; for an operator, whether that is live. */
export function outcomeColumns<Row extends Payment | PaymentRecord>(page: Page): readonly Column<Row>[] {
  const { disputed } = TEXT[page.locale].list;
  return [
    extra(column(page.names.method, ({ payment_method: method }) => <MethodMark page={page} method={method} />)),
    column(page.names.date, ({ created_at: at }) => <Recent page={page} at={at} />),
    column(page.names.status, ({ livemode, status, amount_disputed: contested }) => (
      <span class="badges">
        {page.isOperator && <ModeBadge page={page} livemode={livemode} />}
        <Status page={page} of="payment" is={status} />
        {contested > 0 && <Badge tone="wait">{disputed}</Badge>}
      </span>
    )),
    figure(page.names.amount, (payment) => <strong>{moneyOf(page, payment)}</strong>),
  ];
}

/** Who paid, or tried to; before that, what the merchant calls the payment. */
function Payer({ page, payment, customer }: PageProps<{ payment: Payment; customer: Customer | null }>) {
  const contact =
    customer === null ? (payment.payment_method?.phone_masked ?? nameOf(payment)) : contactOf(customer, page.locale);
  return (
    <Person
      id={customer?.id ?? payment.id}
      name={customer?.name ?? null}
      contact={contact}
      href={page.path(`/payments/${payment.id}`)}
    />
  );
}

/** What was bought, in the merchant's own words. */
function Bought({ payment: { description, customer_reference: reference } }: { readonly payment: Payment }) {
  const [first, second] = [description, reference].flatMap((each) =>
    each === null ? [] : [shortened(displayed(each), NAME_LENGTH_MAX)],
  );
  return (
    <span class="cell">
      <span>
        {first ?? '–'}
        {second !== undefined && <small>{second}</small>}
      </span>
    </span>
  );
}

/** Shown without any payment: how to have the first one. */
function NoPayments({ page }: PageProps) {
  const text = TEXT[page.locale].empty;
  if (page.mode === 'live' && page.principal.kyc_status !== 'approved') {
    const verify = { href: page.path('/account/kyc'), label: text.toKyc };
    return <Empty icon="credit-card" title={text.title} text={text.kyc} action={verify} />;
  }
  return (
    <Empty
      icon="credit-card"
      title={text.title}
      text={text[page.mode]}
      action={{ href: page.path('/payment-links/new'), label: page.buttons.create_link, icon: 'plus' }}
      other={{ href: page.path('/till'), label: page.buttons.open_till, icon: 'store' }}
    >
      <p class="soft">
        {text.site} <a href={page.path('/api-keys/new')}>{text.toKey}</a>
      </p>
    </Empty>
  );
}
