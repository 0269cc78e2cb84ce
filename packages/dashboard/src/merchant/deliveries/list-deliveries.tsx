import { DELIVERY_STATUSES, routes } from '@mitako/contract';
import { check, displayed } from '@mitako/pages';
import { Filters, FilterSelect } from '../../components/filters.tsx';
import { Pager } from '../../components/pager.tsx';
import { statusName } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { TEXT as WEBHOOKS } from '../webhooks/text.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { TEXT } from './text.ts';

/** Failing and failed together: neither was received. */
const FAILURES = 'failing,failed';

/** Every delivery of the page's mode, newest first, of one state or one endpoint if that is asked for. */
export async function listDeliveries(page: Page): Promise<Response> {
  const { site, request } = page;
  const text = TEXT[page.locale];
  const status = page.query('status');
  const endpoint = page.query('endpoint');
  const query = check(routes.listDeliveries.query, {
    status: status || undefined,
    endpoint_id: endpoint || undefined,
    cursor: page.query('cursor') || undefined,
  });
  if (query.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  const [listed, found] = await Promise.all([
    page.ask('listDeliveries', { query: query.value }),
    page.ask('listWebhookEndpoints', { query: { limit: 100 } }),
  ]);
  if (listed.kind === 'refused') return showRefusal(site, request, listed);
  if (found.kind === 'refused') return showRefusal(site, request, found);
  const { endpoints } = found.data;
  const isFiltered = status !== '' || endpoint !== '';
  return show(
    page,
    {
      title: text.title,
      back: { href: page.path('/webhooks'), label: WEBHOOKS[page.locale].title },
      actions: (
        <a class="button quiet" href={page.path('/webhooks/deliveries/replay')}>
          {text.replay.open}
        </a>
      ),
    },
    <>
      <Filters page={page} path="/webhooks/deliveries" isActive={isFiltered}>
        <FilterSelect
          page={page}
          name="status"
          label={text.filters.status}
          value={status}
          choices={[
            [FAILURES, text.filters.failures],
            ...DELIVERY_STATUSES.map((each) => [each, statusName('delivery', each, page.locale)] as const),
          ]}
        />
        <FilterSelect
          page={page}
          name="endpoint"
          label={text.filters.endpoint}
          value={endpoint}
          choices={endpoints.map(({ id, url }) => [id, displayed(url)])}
        />
      </Filters>
      <section class="card">
        <DeliveryTable
          page={page}
          caption={text.caption}
          deliveries={listed.data.deliveries}
          endpoints={endpoints}
          empty={isFiltered ? text.noneFound : text.empty}
        />
        <Pager page={page} pagination={listed.data.pagination} />
      </section>
    </>,
  );
}
