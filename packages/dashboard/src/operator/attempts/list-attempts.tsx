import { ATTEMPT_STATUSES, type AttemptRecord, routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../../components/method.tsx';
import { Badge } from '../../components/small.tsx';
import { Status, statusName } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';
import { filterIn, moneyColumns, queryIn, showList } from '../parts/list.tsx';
import { merchantNames } from '../parts/merchant.tsx';
import { TEXT } from './text.ts';

const USUAL = 'needs_review';

/** Attempts of all merchants; those that wait for a decision unless others are asked for. */
export async function listAttempts(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page, USUAL);
  const query = check(routes.listAttempts.query, queryIn(page, filter));
  if (query.kind === 'invalid') return page.request.redirect(page.path('/attempts'), 303);
  const reply = await page.ask('listAttempts', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { attempts, pagination } = reply.data;
  return showList(page, {
    path: '/attempts',
    title: filter.status === USUAL ? text.title : text.label,
    intro: text.intro,
    filter,
    usual: USUAL,
    statuses: ATTEMPT_STATUSES.map((each) => [each, statusName('attempt', each, page.locale)]),
    columns: moneyColumns<AttemptRecord>(page, await merchantNames(page, attempts), {
      path: '/attempts',
      detail: { label: text.method, cell: ({ method }) => <Method page={page} method={method} /> },
      status: (attempt) => <AttemptBadges page={page} attempt={attempt} />,
    }),
    rows: attempts,
    pagination,
    empty: text.empty,
  });
}

/** How an attempt stands, and where money is that came too late. */
export function AttemptBadges({
  page,
  attempt: { status, unapplied_funds: unappliedFunds },
}: {
  readonly page: Page;
  readonly attempt: AttemptRecord;
}): JSX.Element {
  const { lateOwed, lateReturned } = TEXT[page.locale];
  return (
    <>
      <Status page={page} of="attempt" is={status} />
      {unappliedFunds === 'owed' && <Badge tone="bad">{lateOwed}</Badge>}
      {unappliedFunds === 'returned' && <Badge tone="good">{lateReturned}</Badge>}
    </>
  );
}
