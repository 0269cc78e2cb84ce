import type { Dispute } from '@mitako/contract';
import { looksLikeCentimes, type Payment } from '@mitako/contract/names';
import { nextPayout, readWhen } from '../balance/next-payout.ts';
import { ButtonLink, Notice, TextLink } from '../components/small.tsx';
import { type Column, Table } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { showSearch } from '../search/merchant.tsx';
import { columnsOf } from '../payments/list-payments.tsx';
import { currenciesOf } from '../reports/currencies.ts';
import { PERIODS } from '../reports/period.ts';
import { AttentionList } from './attention-list.tsx';
import { HomeFigures, readYesterday } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TEXT } from './merchant-text.ts';
import { Volumes } from './volumes.tsx';

const LAST_PAYMENTS = 5;
const DAYS = 30;
/** How many are needed before the hint appears. */
const CENTIMES_MIN = 3;

function seemsInCentimes({ mode }: Page, payments: readonly Payment[]): boolean {
  return mode === 'test' && payments.filter((payment) => looksLikeCentimes(payment)).length >= CENTIMES_MIN;
}

function LastPayments({
  page,
  payments,
  columns,
}: PageProps<{ payments: readonly Payment[]; columns: readonly Column<Payment>[] }>) {
  const text = TEXT[page.locale].last;
  return (
    <section class="card">
      <div class="titled">
        <h2>{page.names.latest_payments}</h2>
        <TextLink href={page.path('/payments')} label={text.all} />
      </div>
      <Table caption={page.names.latest_payments} hidesCaption isCompact columns={columns} rows={payments} />
    </section>
  );
}

/** The dispute that waits for an answer, if it is the only one. */
async function onlyDispute(page: Page): Promise<Dispute | null> {
  const { disputes } = await page.read('listDisputes', { query: { status: 'needs_response', limit: 2 } });
  return disputes.length === 1 ? (disputes[0] ?? null) : null;
}

/** The figures of a merchant with payments. */
async function readSales(page: Page, days: number) {
  const [{ report }, { balances }, yesterday] = await Promise.all([
    page.read('getReport', { query: { days } }),
    page.read('getBalance'),
    readYesterday(page),
  ]);
  return { report, balances, yesterday, currencies: currenciesOf(report) };
}

async function showHome(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const days = page.query('days') === '' ? DAYS : PERIODS.find((each) => String(each) === page.query('days'));
  if (days === undefined) return page.request.redirect(page.path('/'), 303);
  const [{ overview }, { payments }, { profile }, when] = await Promise.all([
    page.read('getOverview', { query: { days: 7 } }),
    page.read('listPayments', { query: { limit: LAST_PAYMENTS } }),
    page.read('getProfile'),
    readWhen(page),
  ]);
  const dispute = overview.attention.disputes.count === 1 ? await onlyDispute(page) : null;
  const hasPayments = payments.length > 0;
  const sales = hasPayments && page.may('getReport') ? await readSales(page, days) : null;
  return show(
    page,
    {
      title: page.subjects.home,
      actions: hasPayments && (
        <span class="row">
          <ButtonLink href={page.path('/till')} label={page.buttons.open_till} icon="store" />
          <ButtonLink href={page.path('/payment-links/new')} label={page.buttons.create_link} icon="plus" isMain />
        </span>
      ),
    },
    <>
      {page.site.slot('dashboard.home', {
        language: page.locale,
        livemode: page.mode === 'live',
        merchant: { id: profile.id, name: profile.name },
      })}
      {seemsInCentimes(page, payments) && <Notice>{text.centimes}</Notice>}
      {sales !== null && <HomeFigures page={page} {...sales} when={when} next={nextPayout(profile.settlement, when)} />}
      <AttentionList
        page={page}
        attention={overview.attention}
        profile={profile}
        lacksAccount={when.mode === 'live' && when.account === null && page.may('setPayoutAccount')}
        dispute={dispute}
      />
      {!hasPayments && page.may('createApiKey') && (await FirstSteps({ page }))}
      {sales?.currencies.map((each) => (
        <Volumes page={page} report={sales.report} of={each} days={days} />
      ))}
      {hasPayments && <LastPayments page={page} payments={payments} columns={await columnsOf(page, payments)} />}
    </>,
  );
}

/** What happened lately, and what needs attention. */
export const home: Section = {
  label: 'home',
  route: 'getOverview',
  isTab: true,
  path: '/',
  pages: { '/': showHome, '/search': { get: showSearch, route: 'searchOwn' } },
};
