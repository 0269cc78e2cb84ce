import { PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, type Payment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, faultsIn } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FilterInput, Filters, FilterSelect } from '../../components/filters.tsx';
import { Method, methodTypeName } from '../../components/method.tsx';
import { Pager } from '../../components/pager.tsx';
import { Badge, Moment } from '../../components/small.tsx';
import { Status, statusName } from '../../components/status.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { NoPayments } from './no-payments.tsx';
import { filterIn, isFiltering, type PaymentsFilter, readFilter, toSearch } from './payments-filter.ts';
import { TEXT } from './text.ts';

/** Payments, newest first, as far as the filter lets them through. */
export async function listPayments(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page);
  const reading = readFilter(filter, { cursor: page.query('cursor') });
  if (reading.kind === 'invalid') {
    const errors = errorsOf(page, reading.fields);
    // Nothing that the form could mend: a cursor that somebody made up.
    if (faultsIn(errors).length === 0) return page.request.redirect(page.path('/payments'), 303);
    return show(page, { title: text.title, status: 422, hasErrors: true }, <Filter {...{ page, filter, errors }} />);
  }
  const reply = await page.ask('listPayments', { query: reading.query });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { payments, pagination } = reply.data;
  const isFirst = page.query('cursor') === '';
  // A page of a rare search may be empty and have a next one: the store looks through so many rows at a time.
  if (payments.length === 0 && isFirst && !isFiltering(filter)) {
    return show(page, { title: text.title }, <NoPayments page={page} />);
  }
  return show(
    page,
    { title: text.title, actions: <Download page={page} filter={filter} /> },
    <>
      <Filter page={page} filter={filter} errors={{}} />
      <section class="card">
        <Table
          caption={text.title}
          hidesCaption
          isCompact
          columns={columnsOf(page)}
          rows={payments}
          empty={
            <>
              {text.list.nothingFound}{' '}
              <a class="link" href={page.path('/payments')}>
                {text.list.clear}
              </a>
            </>
          }
        />
        <Pager page={page} pagination={pagination} />
      </section>
    </>,
  );
}

/** What a payment is called in lists: the merchant's own words for it, if there are any. */
export function nameOf({ customer_reference: reference, description, id }: Payment): string {
  return shortened(displayed(reference ?? '') || displayed(description ?? '') || id);
}

function shortened(words: string): string {
  const characters = [...words];
  return characters.length <= NAME_LENGTH_MAX ? words : `${characters.slice(0, NAME_LENGTH_MAX - 1).join('')}…`;
}

/** Of a reference in a list: a line of a table on a desk, two on a phone. */
const NAME_LENGTH_MAX = 48;

export function columnsOf(page: Page): readonly Column<Payment>[] {
  const { columns, disputed } = TEXT[page.locale].list;
  return [
    {
      label: columns.reference,
      cell: (payment) => <a href={page.path(`/payments/${payment.id}`)}>{nameOf(payment)}</a>,
    },
    { label: columns.date, cell: ({ created_at: at }) => <Moment page={page} at={at} isShort /> },
    { label: columns.method, cell: ({ payment_method: method }) => <Method page={page} method={method} /> },
    {
      label: columns.status,
      cell: ({ status, amount_disputed: contested }) => (
        <span class="badges">
          <Status page={page} of="payment" is={status} />
          {contested > 0 && <Badge tone="wait">{disputed}</Badge>}
        </span>
      ),
    },
    {
      label: columns.amount,
      isNumber: true,
      cell: ({ amount, currency }) => <strong>{formatAmount(amount, currency, page.locale)}</strong>,
    },
  ];
}

type FilterErrors = { readonly [Name in keyof PaymentsFilter]?: string };

function errorsOf(page: Page, fields: readonly string[]): FilterErrors {
  const { wrongDate, wrongChoice, wrongSearch } = TEXT[page.locale].list;
  const words = { q: wrongSearch, status: wrongChoice, method: wrongChoice, from: wrongDate, to: wrongDate };
  return Object.fromEntries(Object.entries(words).filter(([name]) => fields.includes(name)));
}

function Filter({
  page,
  filter,
  errors,
}: {
  readonly page: Page;
  readonly filter: PaymentsFilter;
  readonly errors: FilterErrors;
}): JSX.Element {
  const { locale } = page;
  const text = TEXT[locale].list;
  const { q, ...rest } = filter;
  return (
    <Filters
      page={page}
      path="/payments"
      isActive={isFiltering(filter)}
      more={{
        label: text.more,
        isOpen: Object.values(rest).some((value) => value !== ''),
        fields: (
          <>
            <FilterSelect
              page={page}
              name="status"
              label={text.status}
              value={filter.status}
              error={errors.status}
              choices={PAYMENT_STATUSES.map((status) => [status, statusName('payment', status, locale)])}
            />
            <FilterSelect
              page={page}
              name="method"
              label={text.method}
              value={filter.method}
              error={errors.method}
              choices={methodChoices(page)}
            />
            <FilterInput name="from" type="date" label={text.from} value={filter.from} error={errors.from} />
            <FilterInput name="to" type="date" label={text.to} value={filter.to} error={errors.to} />
          </>
        ),
      }}
    >
      <FilterInput name="q" label={text.search} placeholder={text.searchHint} value={q} error={errors.q} />
    </Filters>
  );
}

/** Types first, then each provider that can be paid with now. */
function methodChoices({ site, mode, locale }: Page): readonly (readonly [value: string, label: string])[] {
  return [
    ...PAYMENT_METHOD_TYPES.map((type) => [type, methodTypeName(type, locale)] as const),
    ...site.gateway.providers(mode === 'live').map(({ provider, label }) => [provider, label] as const),
  ];
}

function Download({ page, filter }: { readonly page: Page; readonly filter: PaymentsFilter }): JSX.Element {
  return (
    <a class="button quiet" href={page.path(`/payments/export${toSearch(filter)}`)} download>
      {TEXT[page.locale].list.download}
    </a>
  );
}
