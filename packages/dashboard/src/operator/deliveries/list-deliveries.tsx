import { DELIVERY_STATUSES, type DeliveryRecord, routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import { Status, statusName } from '../../components/status.tsx';
import type { Column } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';
import { filterIn, queryIn, showList } from '../parts/list.tsx';
import { merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { outcomeWords } from './outcome-words.ts';
import { TEXT } from './text.ts';

/** Failing and failed together: neither was received. */
const USUAL = 'failing,failed';

/** Deliveries of all merchants; the failures unless others are asked for. */
export async function listDeliveries(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const filter = filterIn(page, USUAL);
  const query = check(routes.listAllDeliveries.query, queryIn(page, filter));
  if (query.kind === 'invalid') return page.request.redirect(page.path('/deliveries'), 303);
  const reply = await page.ask('listAllDeliveries', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { deliveries, pagination } = reply.data;
  const replay = filter.merchant === '' ? '' : `?${new URLSearchParams({ merchant: filter.merchant }).toString()}`;
  return showList(page, {
    path: '/deliveries',
    title: filter.status === USUAL ? text.title : text.label,
    intro: text.intro,
    actions: (
      <a class="button quiet" href={page.path(`/deliveries/replay${replay}`)}>
        {text.replayAll.open}
      </a>
    ),
    filter,
    usual: USUAL,
    statuses: [
      [USUAL, text.failures],
      ...DELIVERY_STATUSES.map((each) => [each, statusName('delivery', each, page.locale)] as const),
    ],
    columns: columnsOf(page, await merchantNames(page, deliveries)),
    rows: deliveries,
    pagination,
    empty: text.empty,
  });
}

/** Three columns, that also fit a phone: what and whose, what came of it, and how it stands. */
function columnsOf(page: Page, names: MerchantNames): readonly Column<DeliveryRecord>[] {
  const { columns, tries } = TEXT[page.locale];
  return [
    {
      label: columns.event,
      cell: ({ id, event, merchant_id: merchant, created_at: at }) => (
        <span>
          <a href={page.path(`/deliveries/${id}`)}>{event}</a>
          <span class="soft under">{names.get(merchant) ?? merchant}</span>
          <span class="soft under">
            <Since page={page} at={at} />
          </span>
        </span>
      ),
    },
    {
      label: columns.answer,
      cell: (row) => (
        <span>
          {outcomeWords({ statusCode: row.last_status_code, error: row.last_error }, page.locale)}
          {row.attempts_count > 0 && <span class="soft under">{tries(row.attempts_count)}</span>}
        </span>
      ),
    },
    {
      label: columns.status,
      cell: ({ status, livemode }) => (
        <span class="badges">
          <ModeBadge page={page} livemode={livemode} />
          <Status page={page} of="delivery" is={status} />
        </span>
      ),
    },
  ];
}
