import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge } from '../../components/small.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { ModeBadge } from '../parts/small.tsx';
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
            cell: ({ enabled, livemode }) => (
              <span class="badges">
                <ModeBadge page={page} livemode={livemode} />
                <Badge tone={enabled ? 'good' : 'bad'}>{enabled ? text.enabled : text.disabled}</Badge>
              </span>
            ),
          },
          {
            label: text.recent,
            cell: ({ recent: { delivered, finished } }) =>
              finished === 0 ? text.noneYet : text.recentWords(delivered, finished),
          },
        ]}
        rows={endpoints}
        empty={text.none}
      />
    </section>
  );
}
