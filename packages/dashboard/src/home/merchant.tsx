import { routes } from '@mitako/contract';
import { looksLikeCentimes, type Payment } from '@mitako/contract/names';
import { check } from '@mitako/pages';
import { Notice, TextLink } from '../components/small.tsx';
import { type Column, Table } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { showSearch } from '../search/merchant.tsx';
import { lacksPayoutAccount } from '../payout-accounts/lacks-payout-account.ts';
import { columnsOf } from '../payments/list-payments.tsx';
import { AttentionList } from './attention-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TEXT } from './merchant-text.ts';
import { Volumes } from './volumes.tsx';

const LAST_PAYMENTS = 5;
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
async function onlyDispute(page: Page): Promise<string | null> {
  const { disputes } = await page.read('listDisputes', { query: { status: 'needs_response', limit: 2 } });
  return disputes.length === 1 ? (disputes[0]?.id ?? null) : null;
}

async function showHome(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const query = check(routes.getOverview.query, page.query('days') === '' ? {} : { days: page.query('days') });
  if (query.kind === 'invalid') return page.request.redirect(page.path('/'), 303);
  const [{ overview }, { payments }, { profile }, lacksAccount] = await Promise.all([
    page.read('getOverview', { query: query.value }),
    page.read('listPayments', { query: { limit: LAST_PAYMENTS } }),
    page.read('getProfile'),
    lacksPayoutAccount(page),
  ]);
  const dispute = overview.attention.disputes.count === 1 ? await onlyDispute(page) : null;
  // Sums of days follow within seconds: a first payment shows before them.
  const hasVolume = overview.volume.some(({ payments_count: count }) => count > 0);
  return show(
    page,
    { title: page.subjects.home },
    <>
      {seemsInCentimes(page, payments) && <Notice>{text.centimes}</Notice>}
      <AttentionList
        page={page}
        attention={overview.attention}
        profile={profile}
        lacksAccount={lacksAccount}
        dispute={dispute}
      />
      {payments.length === 0 ? (
        await FirstSteps({ page })
      ) : (
        <>
          {!hasVolume && <LastPayments page={page} payments={payments} columns={await columnsOf(page, payments)} />}
          <Volumes page={page} overview={overview} days={query.parsed.days} />
          {hasVolume && <LastPayments page={page} payments={payments} columns={await columnsOf(page, payments)} />}
        </>
      )}
    </>,
  );
}

/** What happened lately, and what needs attention. */
export const home: Section = {
  label: 'home',
  isTab: true,
  path: '/',
  pages: { '/': showHome, '/search': showSearch },
};
