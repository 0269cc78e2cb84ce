import type { Delivery, WebhookEndpoint } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ModeBadge } from '../components/since.tsx';
import { Moment } from '../components/small.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { Answer } from './answer.tsx';
import { deliveriesPath } from './deliveries-path.ts';
import { handlerName } from './handler-name.ts';
import { TEXT } from './text.ts';

interface DeliveryTableProps {
  readonly page: Page;
  readonly caption: string;
  readonly deliveries: readonly Delivery[];
  /** Shows where each went; null if all went to the same. */
  readonly endpoints: readonly WebhookEndpoint[] | null;
  readonly empty?: string;
}

export function DeliveryTable({ page, caption, deliveries, endpoints, empty }: DeliveryTableProps): JSX.Element {
  return (
    <Table
      caption={caption}
      isCompact
      columns={deliveryColumns(page, whenAndWhere(page, endpoints))}
      rows={deliveries}
      empty={empty ?? TEXT[page.locale].empty}
    />
  );
}

/**
 * Three columns, which also fit a phone: the event, the last response, and the status.
 * @param under shown below the event
 */
export function deliveryColumns<Row extends Delivery>(
  page: Page,
  under: (delivery: Row) => Child,
): readonly Column<Row>[] {
  return [
    column(page.names.event, (delivery) => (
      <span>
        <a href={page.path(`${deliveriesPath(page)}/${delivery.id}`)}>{delivery.event}</a>
        {under(delivery)}
      </span>
    )),
    column(TEXT[page.locale].columns.answer, (delivery) => <Answer page={page} delivery={delivery} />),
    column(page.names.status, ({ status, livemode }) => (
      <span class="badges">
        {page.isOperator && <ModeBadge page={page} livemode={livemode} />}
        <Status page={page} of="delivery" is={status} />
      </span>
    )),
  ];
}

/** When a delivery was made and, where endpoints are given, where it went. */
export function whenAndWhere(
  page: Page,
  endpoints: readonly WebhookEndpoint[] | null,
): (delivery: Delivery) => JSX.Element {
  const urlOf = (delivery: Delivery): string => {
    const endpoint = endpoints?.find(({ id }) => id === delivery.endpoint_id);
    return endpoint === undefined
      ? (handlerName(delivery) ?? page.sentences.deleted_endpoint)
      : displayed(endpoint.url);
  };
  return (delivery) => (
    <span class="soft under">
      <Moment page={page} at={delivery.created_at} isShort />
      {endpoints !== null && ` · ${urlOf(delivery)}`}
    </span>
  );
}
