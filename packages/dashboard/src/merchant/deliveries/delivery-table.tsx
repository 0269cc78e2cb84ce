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
    <Table
      caption={caption}
      isCompact
      columns={columnsOf(page, endpoints)}
      rows={deliveries}
      empty={props.empty ?? text.empty}
    />
  );
}

/** Three columns, that also fit a phone: what and where, what came of it, and how it stands. */
function columnsOf(page: Page, endpoints: DeliveryTableProps['endpoints']): readonly Column<Delivery>[] {
  const { columns, goneEndpoint, tries } = TEXT[page.locale];
  const urlOf = (id: string): string => {
    const endpoint = endpoints?.find((each) => each.id === id);
    return endpoint === undefined ? goneEndpoint : displayed(endpoint.url);
  };
  return [
    {
      label: columns.event,
      cell: ({ id, event, endpoint_id: endpointId, created_at: at }) => (
        <span>
          <a href={page.path(`/webhooks/deliveries/${id}`)}>{event}</a>
          <span class="soft under">
            <Moment page={page} at={at} isShort />
            {endpoints !== null && ` · ${urlOf(endpointId)}`}
          </span>
        </span>
      ),
    },
    {
      label: columns.answer,
      cell: (row) => (
        <span>
          {answerWords({ statusCode: row.last_status_code, error: row.last_error }, page.locale)}
          {row.attempts_count > 1 && <span class="soft under">{tries(row.attempts_count)}</span>}
        </span>
      ),
    },
    { label: columns.status, cell: ({ status }) => <Status page={page} of="delivery" is={status} /> },
  ];
}
