import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { Done } from '../../components/small.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { EndpointBadge, eventsInWords, recentInWords } from './endpoint-words.tsx';
import { TEXT } from './text.ts';
import { VerifySignature } from './verify-signature.tsx';

/** The endpoints of the page's mode; there are never more than ten. */
export async function listEndpoints(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const reply = await page.ask('listWebhookEndpoints', { query: { limit: 100 } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  return show(
    page,
    {
      title: text.title,
      actions: (
        <span class="row">
          <a class="button quiet" href={page.path('/webhooks/deliveries')}>
            {text.log}
          </a>
          <a class="button" href={page.path('/webhooks/new')}>
            {text.create}
          </a>
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <p class="soft">
        {text.intro} {text.limit}
      </p>
      <section class="card">
        <Table caption={text.caption} columns={columnsOf(page)} rows={reply.data.endpoints} empty={text.empty} />
      </section>
      <VerifySignature page={page} />
    </>,
  );
}

function columnsOf(page: Page): readonly Column<WebhookEndpointWithRecent>[] {
  const { columns } = TEXT[page.locale];
  return [
    {
      label: columns.url,
      cell: ({ id, url, description }) => (
        <span>
          <a href={page.path(`/webhooks/${id}`)}>{displayed(url)}</a>
          {description !== null && <span class="soft under">{displayed(description)}</span>}
        </span>
      ),
    },
    { label: columns.events, cell: (endpoint) => eventsInWords(page, endpoint) },
    { label: columns.status, cell: (endpoint) => <EndpointBadge page={page} endpoint={endpoint} /> },
    { label: columns.recent, cell: (endpoint) => recentInWords(page, endpoint) },
  ];
}
