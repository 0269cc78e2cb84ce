import type { Timeline, TimelineDelivery } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Moment } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, TableCard } from '../components/table.tsx';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './merchant-text.ts';

/** The webhooks of a payment, and whether the merchant's servers accepted them. */
export function PaymentEvents({ page, timeline }: PageProps<{ timeline: Timeline }>): JSX.Element | null {
  if (!page.isOperator && !page.may('listEvents')) return null;
  const text = TEXT[page.locale].events;
  const events = timeline.entries.filter((entry) => entry.type === 'event');
  const deliveries = timeline.entries.filter((entry) => entry.type === 'delivery');
  return (
    <TableCard<(typeof events)[number]>
      title={text.title}
      intro={text.intro}
      columns={[
        column(page.names.event, ({ id, event }) => (
          <a href={page.path(`/events/${id}`)}>
            <code>{event}</code>
          </a>
        )),
        column(page.names.date, ({ at }) => <Moment page={page} at={at} isShort />),
        column(page.subjects.deliveries, ({ id }) => (
          <Deliveries page={page} deliveries={deliveries.filter((each) => each.event_id === id)} />
        )),
      ]}
      rows={events}
      empty={text.none}
    />
  );
}

function Deliveries({ page, deliveries }: PageProps<{ deliveries: readonly TimelineDelivery[] }>) {
  const text = TEXT[page.locale].events;
  if (deliveries.length === 0) return <span class="soft">{text.noEndpoint}</span>;
  return (
    <span class="badges">
      {deliveries.map(({ id, status, last_status_code: code }) => (
        <a class="badges" href={page.path(`/webhooks/deliveries/${id}`)}>
          <span class="sr">{`${text.delivery} `}</span>
          <Status page={page} of="delivery" is={status} />
          {code !== null && <span class="soft">{` ${code}`}</span>}
        </a>
      ))}
    </span>
  );
}
