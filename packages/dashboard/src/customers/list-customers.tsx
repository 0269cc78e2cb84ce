import { type Customer, type CustomerTotals, LIMITS } from '@mitako/contract';
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

const SORTS = ['total', 'paid', 'last'] as const;
type Sort = (typeof SORTS)[number];
/** The most of which a page is sorted. */
const SORTED_MAX = LIMITS.pageSizeMax;

/** Customers, the newest first, or sorted by what they paid. */
export function customerList(page: Page): List<Customer> {
  const text = TEXT[page.locale];
  const sort = SORTS.find((each) => each === page.query('sort'));
  return {
    title: page.subjects.customers,
    intro: sort === undefined ? text.intro : text.sorted,
    before: <Done page={page} words={text.done} />,
    filters: [
      { name: 'q', label: page.buttons.search, placeholder: text.searchHint, wrong: page.sentences.search_too_long },
      {
        name: 'sort',
        label: text.sort,
        isOfPage: true,
        any: text.newest,
        choices: SORTS.map((each) => [each, text.columns[each]]),
      },
    ],
    ...(sort !== undefined && { limit: SORTED_MAX }),
    columns: (customers) => columnsOf(page, customers, sort),
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

/** Of one who was erased a moment ago. */
const NO_TOTALS: Pick<CustomerTotals, 'paid_count' | 'sums' | 'methods' | 'last_paid_at' | 'truncated'> = {
  paid_count: 0,
  sums: [],
  methods: [],
  last_paid_at: null,
  truncated: false,
};
type Totals = typeof NO_TOTALS;

/** Totals are read for the rows that are shown: none are stored, so that no popular customer is a hot row. */
async function columnsOf(
  page: Page,
  customers: readonly Customer[],
  sort: Sort | undefined,
): Promise<readonly Column<Customer>[]> {
  const { columns, tags } = TEXT[page.locale];
  const ids = customers.map(({ id }) => id);
  const read = ids.length === 0 ? null : await page.read('listCustomerTotals', { query: { customer_id: ids } });
  const totals = new Map(read?.customer_totals.map((each) => [each.customer_id, each.totals]));
  const of = ({ id }: Customer): Totals => totals.get(id) ?? NO_TOTALS;
  const sorted = (name: Sort, unsorted: Column<Customer>, rank: (totals: Totals) => number): Column<Customer> =>
    sort === name ? { ...unsorted, rank: (row) => rank(of(row)) } : unsorted;
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
        {of(customer).paid_count >= LOYAL_PAYMENTS ? (
          <Badge tone="good">{tags.loyal}</Badge>
        ) : (
          isNew(customer) && (
            <span class="extra">
              <Badge tone="mode">{tags.isNew}</Badge>
            </span>
          )
        )}
      </Person>
    )),
    extra(
      column(columns.paysWith, (customer) => {
        const [most] = of(customer).methods;
        if (most === undefined) return '–';
        return <Provider page={page} method={most.method} label={methodWords(page, most.method)} />;
      }),
    ),
    sorted(
      'paid',
      extra(figure(columns.paid, (customer) => atLeast(of(customer).paid_count, of(customer)))),
      ({ paid_count: count }) => count,
    ),
    sorted(
      'last',
      column(columns.last, (customer) => {
        const at = of(customer).last_paid_at;
        return at === null ? columns.never : <Recent page={page} at={at} />;
      }),
      ({ last_paid_at: at }) => Date.parse(at ?? '') || 0,
    ),
    sorted(
      'total',
      figure(columns.total, (customer) => <strong>{paidOf(page, of(customer))}</strong>),
      ({ sums }) => sums.find(({ currency }) => currency === CURRENCY)?.amount_paid ?? 0,
    ),
  ];
}

/** `7 paiements, 143 500 FCFA`; null where the customer is gone. */
export async function paidBy(page: Page, { id }: Customer): Promise<string | null> {
  const reply = await page.ask('getCustomer', { parameters: { customer_id: id } });
  if (reply.kind !== 'done') return null;
  const { totals } = reply.data.customer;
  return `${COUNTS[page.locale].payments(totals.payments_count, atLeast(totals.payments_count, totals))}, ${paidOf(page, totals)}`;
}

/** The older ones of a very busy customer are not counted. */
function atLeast(count: number, { truncated }: Totals): string {
  return truncated ? `${count}+` : String(count);
}

function paidOf(page: Page, { sums, truncated }: Totals): string {
  const each = sums.length === 0 ? [{ amount_paid: 0, currency: CURRENCY }] : sums;
  const words = each.map(({ amount_paid: amount, currency }) => moneyOf(page, { amount, currency })).join(' + ');
  return truncated ? TEXT[page.locale].atLeast(words) : words;
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
