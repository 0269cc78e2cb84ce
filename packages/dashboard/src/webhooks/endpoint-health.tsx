import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page, PageProps } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** The health of an endpoint, and who disabled it. */
export function EndpointHealth({ page, endpoint }: PageProps<{ endpoint: WebhookEndpointWithRecent }>): JSX.Element {
  const text = TEXT[page.locale];
  const { status, since } = endpoint.health;
  switch (status) {
    case 'healthy':
      return <Status page={page} of="webhook_endpoint" is="enabled" />;
    case 'failing':
      return (
        <span class="badges">
          <Status page={page} of="webhook_endpoint" is="failing" />
          {since !== null && text.since(formatMoment(since, page.locale, 'medium'))}
        </span>
      );
    case 'disabled':
      return (
        <Status
          page={page}
          of="webhook_endpoint"
          is={endpoint.disabled_reason === null ? 'disabled' : 'disabled_by_engine'}
        />
      );
  }
}

/** Failing deliveries are counted up to this. */
const FAILING_MAX = 100;

/** Results of the newest deliveries. The rate counts finished ones only, so it is hidden while some are failing. */
export function recentInWords({ locale, counts }: Page, { recent }: WebhookEndpointWithRecent): string {
  const text = TEXT[locale];
  const { finished, delivered, failing } = recent;
  if (failing === 0) return finished === 0 ? text.none : text.rate(delivered, finished);
  const failed = finished - delivered;
  return [
    text.stillFailing(failing, failing >= FAILING_MAX),
    ...(failed === 0 ? [] : [counts.givenUp(failed)]),
    ...(delivered === 0 ? [] : [counts.received(delivered)]),
  ].join(', ');
}
