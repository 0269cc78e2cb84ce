import type { Delivery, WebhookEndpoint } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Moment } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { answerWords } from './answer-words.ts';
import { TEXT } from './text.ts';

interface DeliveryTableProps {
  readonly page: Page;
  readonly caption: string;
  readonly deliveries: readonly Delivery[];
  /** To say where each went; null where all went to the same. */
  readonly endpoints: readonly WebhookEndpoint[] | null;
  readonly empty?: Child;
}

export function DeliveryTable(props: DeliveryTableProps): JSX.Element {
  const { page, caption, deliveries, endpoints } = props;
  const text = TEXT[page.locale];
  return (
    <Table caption={caption} columns={columnsOf(page, endpoints)} rows={deliveries} empty={props.empty ?? text.empty} />
  );
}

function columnsOf(page: Page, endpoints: DeliveryTableProps['endpoints']): readonly Column<Delivery>[] {
  const { columns, goneEndpoint } = TEXT[page.locale];
  return [
    { label: columns.event, cell: ({ id, event }) => <a href={page.path(`/webhooks/deliveries/${id}`)}>{event}</a> },
    { label: columns.status, cell: ({ status }) => <Status page={page} of="delivery" is={status} /> },
    ...(endpoints === null
      ? []
      : [
          {
            label: columns.endpoint,
            cell: (row: Delivery): Child => {
              const endpoint = endpoints.find(({ id }) => id === row.endpoint_id);
              return endpoint === undefined ? goneEndpoint : displayed(endpoint.url);
            },
          },
        ]),
    {
      label: columns.answer,
      cell: (row) => answerWords({ statusCode: row.last_status_code, error: row.last_error }, page.locale),
    },
    { label: columns.attempts, isNumber: true, cell: ({ attempts_count: count }) => String(count) },
    { label: columns.at, cell: (row) => <Moment page={page} at={row.created_at} /> },
  ];
}
