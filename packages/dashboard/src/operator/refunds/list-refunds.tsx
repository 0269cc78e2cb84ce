import { REFUND_STATUSES, type RefundRecord, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import { Status, statusName } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';
import { filterIn, moneyColumns, queryIn, showList } from '../parts/list.tsx';
import { merchantNames } from '../parts/merchant.tsx';
import { TEXT } from './text.ts';

const USUAL = 'pending';

/** Refunds of all merchants; those whose rail has not answered unless others are asked for. */
export async function listRefunds(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page, USUAL);
  const query = check(routes.listAllRefunds.query, queryIn(page, filter));
  if (query.kind === 'invalid') return page.request.redirect(page.path('/refunds'), 303);
  const reply = await page.ask('listAllRefunds', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { refunds, pagination } = reply.data;
  return showList(page, {
    path: '/refunds',
    title: filter.status === USUAL ? text.title : text.label,
    intro: text.intro,
    filter,
    usual: USUAL,
    statuses: REFUND_STATUSES.map((each) => [each, statusName('refund', each, page.locale)]),
    columns: moneyColumns<RefundRecord>(page, await merchantNames(page, refunds), {
      path: '/refunds',
      detail: { label: text.reason, cell: ({ reason }) => displayed(reason ?? '') || text.noReason },
      status: ({ status }) => <Status page={page} of="refund" is={status} />,
    }),
    rows: refunds,
    pagination,
    empty: text.empty,
  });
}
