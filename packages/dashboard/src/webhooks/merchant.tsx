import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { Empty } from '../components/empty.tsx';
import { ButtonLink, Done } from '../components/small.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import type { Page, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { EndpointHealth, recentInWords } from './endpoint-health.tsx';
import { list, listFile } from '../components/list.tsx';
import { deliveryList } from '../deliveries/list-deliveries.tsx';
import { replayFailed } from '../deliveries/replay-failed.tsx';
import { showDelivery } from '../deliveries/show-delivery.tsx';
import { createEndpoint, deleteEndpoint, editEndpoint, rotateSecret } from './endpoint-forms.tsx';
import { eventsInWords } from './endpoint-words.ts';
import { showEndpoint } from './show-endpoint.tsx';
import { TEXT } from './merchant-text.ts';
import { waitingWords } from './waiting-words.ts';
import { VerifySignature } from './verify-signature.tsx';

/** The endpoints of the page's mode; there are never more than ten. */
async function listEndpoints(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const { endpoints } = await page.read('listWebhookEndpoints', { query: { limit: 100 } });
  const create = { href: page.path('/webhooks/new'), label: text.create };
  const log = { href: page.path('/webhooks/deliveries'), label: page.subjects.delivery_log };
  return show(
    page,
    {
      title: page.subjects.webhooks,
      actions: endpoints.length > 0 && (
        <span class="row">
          <ButtonLink {...log} />
          <ButtonLink {...create} isMain />
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">
        {text.intro} {text.limit}
      </p>
      {endpoints.length === 0 ? (
        <Empty icon="webhook" {...text.empty} action={{ ...create, icon: 'plus' }} other={log} />
      ) : (
        <section class="card">
          <Table caption={text.caption} columns={columnsOf(page)} rows={endpoints} />
        </section>
      )}
      <VerifySignature page={page} />
    </>,
  );
}

function columnsOf(page: Page): readonly Column<WebhookEndpointWithRecent>[] {
  return [
    column(page.names.endpoint, (endpoint) => {
      const { id, url, description } = endpoint;
      return (
        <span>
          <a href={page.path(`/webhooks/${id}`)}>{displayed(url)}</a>
          {description !== null && <span class="soft under">{displayed(description)}</span>}
          <span class="soft under">{eventsInWords(page, endpoint)}</span>
        </span>
      );
    }),
    column(page.names.status, (endpoint) => <EndpointHealth page={page} endpoint={endpoint} />),
    column(page.names.latest_deliveries, (endpoint) => {
      const waiting = waitingWords(page, endpoint);
      return (
        <span>
          {recentInWords(page, endpoint)}
          {waiting !== null && <span class="soft under">{waiting}</span>}
        </span>
      );
    }),
  ];
}

/** Webhook endpoints of the shop's servers, and their health. */
export const webhooks: Section = {
  label: 'webhooks',
  route: 'listWebhookEndpoints',
  group: 'developers',
  path: '/webhooks',
  pages: {
    '/webhooks': listEndpoints,
    '/webhooks/new': createEndpoint,
    // Before what accepts any word as an endpoint's id.
    '/webhooks/deliveries': list('listDeliveries', deliveryList),
    '/webhooks/deliveries/export': listFile('exportDeliveries', deliveryList),
    '/webhooks/deliveries/replay': replayFailed,
    '/webhooks/deliveries/:delivery_id': showDelivery,
    '/webhooks/:endpoint_id': showEndpoint,
    '/webhooks/:endpoint_id/edit': editEndpoint,
    '/webhooks/:endpoint_id/rotate': rotateSecret,
    '/webhooks/:endpoint_id/delete': deleteEndpoint,
  },
};
