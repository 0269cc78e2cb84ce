import { type CustomerMethod, type CustomerTotals, type CustomerWithTotals, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import { FilterForm, type Filters, queryOf } from '../components/filters.tsx';
import { Provider } from '../components/identity.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { ButtonLink, Card, Done, Facts, Figure, Moment, Notice, TextLink } from '../components/small.tsx';
import { periodFilters } from '../components/period.ts';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT as SHELL } from '../shell/text.ts';
import { methodWords } from '../reports/breakdowns.tsx';
import { percentWords } from '../reports/words.ts';
import { purchaseColumns } from '../payments/list-payments.tsx';
import { contactOf, customerName } from './customer-name.ts';
import { CustomerRefunds, refundsOf } from './customer-refunds.tsx';
import { TEXT } from './text.ts';

const LATEST = 10;
const REFUNDED = ['partially_refunded', 'refunded'];

/** One customer: what they paid in a range of days, how, and what the merchant notes. */
export async function showCustomer(page: Page): Promise<Response> {
  const id = page.parameter('customer_id');
  const { one: text, done, name, edit, erase } = TEXT[page.locale];
  const range: Filters = { filters: periodFilters(page) };
  const asked = check(routes.getCustomer.query, queryOf(page, range));
  const query = asked.kind === 'valid' ? asked.value : {};
  const errors = asked.kind === 'valid' ? {} : { from: SHELL[page.locale].period.wrongDay };
  const ofCustomer = { parameters: {}, query: { ...query, limit: LATEST, customer: id } };
  const [{ customer }, { payments }, { payments: refunded }] = await Promise.all([
    page.read('getCustomer', { query }),
    page.read('listPayments', ofCustomer),
    page.read('listPayments', { ...ofCustomer, query: { ...ofCustomer.query, status: REFUNDED } }),
  ]);
  const refunds = await refundsOf(page, [...payments, ...refunded], LATEST);
  const path = page.path(`/customers/${id}`);
  const { totals } = customer;
  return show(
    page,
    {
      title: customerName(customer, page.locale),
      back: { href: page.path('/customers'), label: page.subjects.customers },
      actions: (
        <span class="row">
          <ButtonLink href={`${path}/name`} label={customer.name === null ? name.open : name.change} />
          <ButtonLink href={`${path}/notes`} label={customer.notes === null ? edit.open : edit.change} />
        </span>
      ),
      ...(asked.kind === 'invalid' && { status: 422, hasErrors: true }),
    },
    <>
      <Done page={page} words={done} />
      <FilterForm page={page} of={range} errors={errors} />
      {totals.truncated && <Notice>{text.truncated}</Notice>}
      <Figures page={page} totals={totals} />
      <Notes page={page} customer={customer} />
      <TableCard
        title={page.names.latest_payments}
        columns={purchaseColumns(page)}
        rows={payments}
        isCompact
        empty={text.none}
      >
        {payments.length === LATEST && (
          <TextLink href={`${page.path('/payments')}?customer=${id}`} label={page.buttons.all_payments} />
        )}
      </TableCard>
      <CustomerRefunds page={page} rows={refunds} />
      {totals.methods.length > 0 && (
        <TableCard title={page.subjects.methods} columns={methodColumns(page)} rows={totals.methods} />
      )}
      <Facts
        title={page.names.details}
        facts={[
          customer.name !== null && [page.names.customer, contactOf(customer, page.locale)],
          [text.first, <Moment page={page} at={customer.first_seen_at} />],
          [text.last, <Moment page={page} at={customer.last_seen_at} />],
          [page.names.id, <code>{customer.id}</code>],
        ]}
      />
      <p class="row">
        <ButtonLink href={`${path}/erase`} label={erase.open} />
      </p>
    </>,
  );
}

function Figures({ page, totals }: PageProps<{ totals: CustomerTotals }>) {
  const text = TEXT[page.locale].one;
  const { paid_count: paid, unpaid_count: unpaid, payments_count: count, refunded_count: refunded, sums } = totals;
  const ended = paid + unpaid;
  return (
    <div class="figures">
      <section class="card">
        <h2>{page.names.paid}</h2>
        {sums.length === 0 && <p class="figure">{moneyOf(page, { amount: 0, currency: CURRENCY })}</p>}
        {sums.map(({ currency, amount_paid: amount, amount_refunded: returned }) => (
          <>
            <p class="figure">{moneyOf(page, { amount, currency })}</p>
            <p class="soft">
              {returned > 0
                ? text.refunded(moneyOf(page, { amount: returned, currency }))
                : page.sentences.before_refunds_and_fees}
            </p>
          </>
        ))}
      </section>
      <Figure title={page.subjects.payments} value={String(count)}>
        {text.countOf(paid, refunded)}
      </Figure>
      <Figure title={text.rate} value={percentWords(ended === 0 ? null : (100 * paid) / ended, page)}>
        {text.rateOf(paid, ended)}
      </Figure>
    </div>
  );
}

function Notes({ page, customer }: PageProps<{ customer: CustomerWithTotals }>) {
  const text = TEXT[page.locale].one;
  const { notes, notes_updated_at: at } = customer;
  return (
    <Card title={text.notes}>
      {notes?.split('\n').map((line) => (
        <p>{displayed(line)}</p>
      ))}
      <p class="soft">
        {notes === null ? (
          text.noNotes
        ) : (
          <>
            {text.written} <Moment page={page} at={at} />
          </>
        )}
      </p>
    </Card>
  );
}

function methodColumns(page: Page): readonly Column<CustomerMethod>[] {
  return [
    column(page.names.method, ({ method }) => (
      <Provider page={page} method={method} label={methodWords(page, method)} />
    )),
    figure(page.subjects.payments, ({ payments_count: count }) => String(count)),
    figure(TEXT[page.locale].one.paidOf, ({ paid_count: count }) => String(count)),
  ];
}
