import { routes, SETTLEMENT_STATUSES, type SettlementRecord } from '@mitako/contract';
import { check } from '@mitako/pages';
import { Badge } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';
import { filterIn, moneyColumns, queryIn, showList } from '../parts/list.tsx';
import { merchantNames } from '../parts/merchant.tsx';
import { TEXT, TONES } from './text.ts';

const USUAL = 'pending';

/** Settlements of all merchants; those to pay out unless others are asked for. */
export async function listSettlements(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page, USUAL);
  const query = check(routes.listAllSettlements.query, queryIn(page, filter));
  if (query.kind === 'invalid') return page.request.redirect(page.path('/settlements'), 303);
  const reply = await page.ask('listAllSettlements', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { settlements, pagination } = reply.data;
  return showList(page, {
    path: '/settlements',
    title: filter.status === USUAL ? text.title : text.label,
    intro: text.intro,
    filter,
    usual: USUAL,
    statuses: SETTLEMENT_STATUSES.map((each) => [each, text.statuses[each]]),
    columns: moneyColumns<SettlementRecord>(page, await merchantNames(page, settlements), {
      path: '/settlements',
      detail: { label: text.what, cell: ({ lines_count: count }) => text.lines(count) },
      status: ({ status }) => <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>,
    }),
    rows: settlements,
    pagination,
    empty: text.empty,
  });
}
