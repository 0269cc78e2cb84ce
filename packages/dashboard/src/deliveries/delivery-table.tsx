import type { Delivery, WebhookEndpoint } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { handlerName } from './handler-name.ts';
import { Moment } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import { Answer } from './answer.tsx';
import { TEXT } from './text.ts';
import type { Page } from '../shell/page.ts';

interface DeliveryTableProps {
  readonly page: Page;
  readonly caption: string;
  readonly deliveries: readonly Delivery[];
  /** To say where each went; null where all went to the same. */
  readonly endpoints: readonly WebhookEndpoint[] | null;
  readonly empty?: string;
}

export function DeliveryTable({ page, caption, deliveries, endpoints, empty }: DeliveryTableProps): JSX.Element {
  return (
    <Table
      caption={caption}
      isCompact
      columns={deliveryColumns(page, endpoints)}
      rows={deliveries}
      empty={empty ?? TEXT[page.locale].empty}
    />
  );
}

/** Three columns, that also fit a phone: what and where, what came of it, and how it stands. */
export function deliveryColumns(page: Page, endpoints: readonly WebhookEndpoint[] | null): readonly Column<Delivery>[] {
  const { columns } = TEXT[page.locale];
  const urlOf = (id: string): string => {
    const endpoint = endpoints?.find((each) => each.id === id);
    return endpoint === undefined
      ? (handlerName({ endpoint_id: id }) ?? page.sentences.deleted_endpoint)
      : displayed(endpoint.url);
  };
  return [
    column(page.names.event, ({ id, event, endpoint_id: endpointId, created_at: at }) => (
      <span>
        <a href={page.path(`/webhooks/deliveries/${id}`)}>{event}</a>
        <span class="soft under">
          <Moment page={page} at={at} isShort />
          {endpoints !== null && ` · ${urlOf(endpointId)}`}
        </span>
      </span>
    )),
    column(columns.answer, (delivery) => <Answer page={page} delivery={delivery} />),
    column(page.names.status, ({ status }) => <Status page={page} of="delivery" is={status} />),
  ];
}
