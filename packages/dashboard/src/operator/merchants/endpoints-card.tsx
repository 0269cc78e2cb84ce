import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge } from '../../components/small.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT } from './text.ts';

/** Where a merchant is told of events, and how that goes. */
export function EndpointsCard({
  page,
  endpoints,
}: {
  readonly page: Page;
  readonly endpoints: readonly WebhookEndpointWithRecent[];
}): JSX.Element {
  const text = TEXT[page.locale].endpoints;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <Table
        caption={text.title}
        hidesCaption
        columns={[
          { label: text.url, cell: ({ url }) => <span class="code">{displayed(url)}</span> },
          {
            label: text.state,
            cell: ({ health, livemode }) => (
              <span class="badges">
                <ModeBadge page={page} livemode={livemode} />
                <Badge tone={health.status === 'healthy' ? 'good' : 'bad'}>{text[health.status]}</Badge>
                {health.since !== null && <Since page={page} at={health.since} />}
              </span>
            ),
          },
          {
            label: text.recent,
            cell: ({ recent: { delivered, finished, failing } }) => (
              <span>
                {finished === 0 ? text.noneYet : text.recentWords(delivered, finished)}
                {failing > 0 && <span class="soft under">{text.failingCount(failing)}</span>}
              </span>
            ),
          },
        ]}
        rows={endpoints}
        empty={text.none}
      />
    </section>
  );
}
