import type { Customer, CustomerTotals } from '@mitako/contract';
import { Empty } from '../components/empty.tsx';
import { displayed } from '@mitako/pages';
import { column, type Column, extra, figure } from '../components/table.tsx';
import { Person, Provider } from '../components/identity.tsx';
import type { List } from '../components/list.tsx';
import { shortened } from '../components/shortened.ts';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { Badge, Done, Recent, TextLink } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { COUNTS } from '../vocabulary/counts.ts';
import { methodWords } from '../reports/breakdowns.tsx';
import { contactOf, customerName } from './customer-name.ts';
import { TEXT } from './text.ts';

/** Of notes in a list: a line of a table. */
const NOTES_LENGTH_MAX = 60;
/** How long a customer is new. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000;
/** Paid payments of a loyal one. */
const LOYAL_PAYMENTS = 5;

/** Customers, the newest first. */
export function customerList(page: Page): List<Customer> {
  const text = TEXT[page.locale];
  return {
    title: page.subjects.customers,
    intro: text.intro,
    before: <Done page={page} words={text.done} />,
    filters: [
      { name: 'q', label: page.buttons.search, placeholder: text.searchHint, wrong: page.sentences.search_too_long },
    ],
    columns: (customers) => columnsOf(page, customers),
    isCompact: true,
    nothing: (
      <>
        <Done page={page} words={text.done} />
        <Empty
          icon="users"
          {...text.empty}
          action={{ href: page.path('/payment-links/new'), label: page.buttons.create_link, icon: 'plus' }}
          other={{ href: page.path('/till'), label: page.buttons.open_till, icon: 'store' }}
        />
      </>
    ),
    empty: text.empty.title,
    hasFile: true,
    noneFound: (
      <>
        {text.nothingFound} <TextLink href={page.path('/customers')} label={text.all} />
      </>
    ),
  };
}

/** Totals are read for the rows that are shown: none are stored, so that no popular customer is a hot row. */
async function columnsOf(page: Page, customers: readonly Customer[]): Promise<readonly Column<Customer>[]> {
  const { columns, tags } = TEXT[page.locale];
  const read = await Promise.all(
    customers.map(({ id }) => page.ask('getCustomer', { parameters: { customer_id: id } })),
  );
  const totals = new Map(
    read.flatMap((reply) =>
      reply.kind === 'done' ? [[reply.data.customer.id, reply.data.customer.totals] as const] : [],
    ),
  );
  const ofRow = ({ id }: Customer): CustomerTotals | undefined => totals.get(id);
  const isNew = ({ first_seen_at: at }: Customer): boolean => page.gateway.clock.now() - Date.parse(at) < NEW_MS;
  return [
    column(page.names.customer, (customer) => (
      <Person
        id={customer.id}
        name={customer.name}
        contact={contactOf(customer, page.locale)}
        note={
          customer.notes === null
            ? null
            : shortened(displayed(customer.notes.split('\n', 1)[0] ?? ''), NOTES_LENGTH_MAX)
        }
        href={page.path(`/customers/${customer.id}`)}
      >
        {(ofRow(customer)?.paid_count ?? 0) >= LOYAL_PAYMENTS && <Badge tone="good">{tags.loyal}</Badge>}
        {isNew(customer) && <Badge tone="mode">{tags.isNew}</Badge>}
      </Person>
    )),
    extra(
      column(columns.paysWith, (customer) => {
        const method = ofRow(customer)?.methods[0]?.method;
        return method === undefined ? '–' : <Provider page={page} method={method} label={methodWords(page, method)} />;
      }),
    ),
    extra(figure(page.subjects.payments, (customer) => paymentsOf(ofRow(customer)))),
    extra(column(columns.last, ({ last_seen_at: at }) => <Recent page={page} at={at} />)),
    figure(columns.total, (customer) => <strong>{paidOf(page, ofRow(customer))}</strong>),
  ];
}

/** `7 paiements, 143 500 FCFA`; null where the customer is gone. */
export async function paidBy(page: Page, { id }: Customer): Promise<string | null> {
  const reply = await page.ask('getCustomer', { parameters: { customer_id: id } });
  if (reply.kind !== 'done') return null;
  const { totals } = reply.data.customer;
  return `${COUNTS[page.locale].payments(totals.payments_count, paymentsOf(totals))}, ${paidOf(page, totals)}`;
}

/** The older ones of a very busy customer are not counted. */
function paymentsOf(totals: CustomerTotals | undefined): string {
  return totals === undefined ? '–' : `${totals.payments_count}${totals.truncated ? '+' : ''}`;
}

function paidOf(page: Page, totals: CustomerTotals | undefined): string {
  const sums = totals?.sums ?? [];
  if (sums.length === 0) return moneyOf(page, { amount: 0, currency: CURRENCY });
  return sums.map(({ amount_paid: amount, currency }) => moneyOf(page, { amount, currency })).join(' + ');
}

/** The one that payments are filtered by; nothing to choose from where there is none. */
export async function customerChoices(
  page: Page,
  chosen: string,
): Promise<readonly (readonly [value: string, label: string])[]> {
  if (chosen === '') return [];
  const reply = await page.ask('getCustomer', { parameters: { customer_id: chosen } });
  return [[chosen, reply.kind === 'done' ? customerName(reply.data.customer, page.locale) : chosen]];
}
