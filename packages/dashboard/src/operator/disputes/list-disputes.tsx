import { type DisputeRecord, DISPUTE_STATUSES, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import { Badge } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';
import { filterIn, moneyColumns, queryIn, showList } from '../parts/list.tsx';
import { merchantNames } from '../parts/merchant.tsx';
import { TEXT, TONES } from './text.ts';

const USUAL = 'under_review';

/** Disputes of all merchants; those that wait for a decision unless others are asked for. */
export async function listDisputes(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page, USUAL);
  const query = check(routes.listAllDisputes.query, queryIn(page, filter));
  if (query.kind === 'invalid') return page.request.redirect(page.path('/disputes'), 303);
  const reply = await page.ask('listAllDisputes', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { disputes, pagination } = reply.data;
  return showList(page, {
    path: '/disputes',
    title: filter.status === USUAL ? text.title : text.label,
    intro: text.intro,
    filter,
    usual: USUAL,
    statuses: DISPUTE_STATUSES.map((each) => [each, text.statuses[each]]),
    columns: moneyColumns<DisputeRecord>(page, await merchantNames(page, disputes), {
      path: '/disputes',
      detail: { label: text.reason, cell: ({ reason }) => displayed(reason ?? '') || text.noReason },
      status: ({ status }) => <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>,
    }),
    rows: disputes,
    pagination,
    empty: text.empty,
  });
}
