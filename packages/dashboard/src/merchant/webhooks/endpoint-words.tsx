import type { WebhookEndpoint, WebhookEndpointWithRecent } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { EVENT_WORDS } from '../events/event-words.ts';
import { TEXT } from './text.ts';

/** How an endpoint does, and who switched it off. */
export function EndpointBadge({
  page,
  endpoint,
}: {
  readonly page: Page;
  readonly endpoint: WebhookEndpointWithRecent;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { status, since } = endpoint.health;
  if (status === 'failing' && since !== null) {
    return (
      <>
        <Badge tone="bad">{text.isFailing}</Badge> {text.since(formatMoment(since, page.locale))}
      </>
    );
  }
  if (endpoint.enabled) return <Badge tone="good">{text.on}</Badge>;
  if (endpoint.disabled_reason === null) return <Badge tone="plain">{text.off}</Badge>;
  return <Badge tone="bad">{text.offByUs}</Badge>;
}

/** What an endpoint subscribed to: in words where that is short. */
export function eventsInWords(page: Page, { events }: WebhookEndpoint): string {
  return events.map((pattern) => EVENT_WORDS[page.locale][pattern]).join(', ');
}

/** How the newest deliveries went. */
export function recentInWords(page: Page, { recent }: WebhookEndpointWithRecent): string {
  const text = TEXT[page.locale];
  const finished = recent.finished === 0 ? text.noneFinished : text.rate(recent.delivered, recent.finished);
  return recent.failing === 0 ? finished : `${finished}, ${text.failing(recent.failing)}`;
}

/** Why the engine switched an endpoint off. Its reason is one English sentence of one form, see core's `deliver`. */
export function reasonInWords(page: Page, reason: string): string {
  const text = TEXT[page.locale].endpoint;
  const [, attempts, since] = /^no success in (\d+) attempts since (\S+)$/.exec(reason) ?? [];
  if (attempts === undefined || since === undefined) return text.dead;
  return text.deadSince(attempts, formatMoment(since, page.locale));
}
