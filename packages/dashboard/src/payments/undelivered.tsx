import type { Timeline, TimelineDelivery, WebhookEndpoint } from '@mitako/contract';
import { displayed, formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { answerWords } from '../deliveries/answer-words.ts';
import { deliveriesPath } from '../deliveries/deliveries-path.ts';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

interface UndeliveredProps {
  readonly page: Page;
  readonly timeline: Timeline;
  readonly endpoints: readonly WebhookEndpoint[];
}

/** Endpoints that did not accept a payment’s webhooks: shown apart from the money. */
export function Undelivered({ page, timeline, endpoints }: UndeliveredProps): JSX.Element | null {
  const text = TEXT[page.locale].undelivered;
  const failures = Map.groupBy(failuresIn(timeline), ({ endpoint_id: id }) => id);
  if (failures.size === 0) return null;
  return (
    <section class="alert" aria-labelledby="undelivered">
      <h2 id="undelivered">{text.title}</h2>
      <p>{text.moneyIsSafe}</p>
      <ul>
        {[...failures].map(([id, ofEndpoint]) => (
          <li>
            <strong>{urlOf(id, endpoints) ?? page.sentences.deleted_endpoint}</strong>
            {`\u00a0– ${text.events(ofEndpoint.length)}. `}
            {lastWords(page, ofEndpoint)}{' '}
            <a href={page.path(`${deliveriesPath(page)}/${ofEndpoint.at(-1)?.id}`)}>{text.see}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether anything is shown, so that endpoints have to be read. */
export function hasFailures(timeline: Timeline): boolean {
  return failuresIn(timeline).length > 0;
}

/**
 * Of several deliveries of one event to one endpoint the newest counts: one that was accepted ends what failed before.
 */
function failuresIn({ entries }: Timeline): readonly TimelineDelivery[] {
  const deliveries = entries.filter((entry) => entry.type === 'delivery');
  const newest = new Map(deliveries.map((each) => [`${each.event_id} ${each.endpoint_id}`, each]));
  return [...newest.values()].filter(({ status }) => status === 'failing' || status === 'failed');
}

function urlOf(endpointId: string, endpoints: readonly WebhookEndpoint[]): string | null {
  const endpoint = endpoints.find(({ id }) => id === endpointId);
  return endpoint === undefined ? null : displayed(endpoint.url);
}

/** The endpoint's last response, and what happens next. */
function lastWords(page: Page, deliveries: readonly TimelineDelivery[]): string {
  const text = TEXT[page.locale].undelivered;
  const last = deliveries.at(-1);
  if (last === undefined) return '';
  const { status, next_attempt_at: nextAt } = last;
  const next =
    status === 'failing' && nextAt !== null ? text.next(formatMoment(nextAt, page.locale, 'medium')) : text.over;
  return `${answerWords(page, last.last_status_code, last.last_error)}. ${next}`;
}
