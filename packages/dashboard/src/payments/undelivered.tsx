import type { Timeline, TimelineDelivery, WebhookEndpointWithRecent } from '@mitako/contract';
import { displayed, formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { answerWords } from '../deliveries/answer-words.ts';
import { deliveriesPath } from '../deliveries/deliveries-path.ts';
import type { Page } from '../shell/page.ts';
import { waitingWords } from '../webhooks/waiting-words.ts';
import { TEXT } from './text.ts';

interface UndeliveredProps {
  readonly page: Page;
  readonly timeline: Timeline;
  readonly endpoints: readonly WebhookEndpointWithRecent[];
}

/** Endpoints that did not accept a payment’s webhooks: shown apart from the money. */
export function Undelivered({ page, timeline, endpoints }: UndeliveredProps): JSX.Element | null {
  const text = TEXT[page.locale].undelivered;
  const endpointOf = (id: string) => endpoints.find((each) => each.id === id);
  const groups = [...Map.groupBy(unacceptedIn(timeline), ({ endpoint_id: id }) => id)].map(([id, deliveries]) => {
    const endpoint = endpointOf(id);
    return { endpoint, deliveries, waiting: endpoint === undefined ? null : waitingWords(page, endpoint) };
  });
  // What waits for an endpoint that works is sent within moments.
  const failures = groups.filter(
    ({ deliveries, waiting }) => waiting !== null || deliveries.some(({ status }) => status !== 'waiting'),
  );
  if (failures.length === 0) return null;
  return (
    <section class="alert" aria-labelledby="undelivered">
      <h2 id="undelivered">{text.title}</h2>
      <p>{text.moneyIsSafe}</p>
      <ul>
        {failures.map(({ endpoint, deliveries, waiting }) => (
          <li>
            <strong>{endpoint === undefined ? page.sentences.deleted_endpoint : displayed(endpoint.url)}</strong>
            {`\u00a0– ${text.events(deliveries.length)}. `}
            {lastWords(page, deliveries, waiting)}{' '}
            <a href={page.path(`${deliveriesPath(page)}/${deliveries.at(-1)?.id}`)}>{text.see}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether anything may be shown, so that endpoints have to be read. */
export function hasUnaccepted(timeline: Timeline): boolean {
  return unacceptedIn(timeline).length > 0;
}

/**
 * Of several deliveries of one event to one endpoint the newest counts: one that was accepted ends what failed before.
 */
function unacceptedIn({ entries }: Timeline): readonly TimelineDelivery[] {
  const deliveries = entries.filter((entry) => entry.type === 'delivery');
  const newest = new Map(deliveries.map((each) => [`${each.event_id} ${each.endpoint_id}`, each]));
  return [...newest.values()].filter(({ status }) => status !== 'succeeded' && status !== 'canceled');
}

/** The endpoint's last response, and what happens next. */
function lastWords(page: Page, deliveries: readonly TimelineDelivery[], waiting: string | null): string {
  const text = TEXT[page.locale].undelivered;
  const last = deliveries.at(-1);
  if (last === undefined) return '';
  const { next_attempt_at: nextAt } = last;
  const next = nextAt === null ? text.over : (waiting ?? text.next(formatMoment(nextAt, page.locale, 'medium')));
  return `${answerWords(page, last.last_status_code, last.last_error)}. ${next}`;
}
