import type { WebhookEndpoint } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { Page } from '../shell/page.ts';
import { EVENT_WORDS } from '../events/event-words.ts';
import { TEXT } from './merchant-text.ts';

/** An endpoint's subscriptions, described where that is short. */
export function eventsInWords(page: Page, { events }: WebhookEndpoint): string {
  return events.map((pattern) => EVENT_WORDS[page.locale][pattern]).join(', ');
}

/** Why the engine disabled an endpoint. Its reason is one English sentence of one form, see core's `deliver`. */
export function reasonInWords(page: Page, reason: string): string {
  const text = TEXT[page.locale].endpoint;
  const [, attempts, since] = /^no success in (\d+) attempts since (\S+)$/.exec(reason) ?? [];
  if (attempts === undefined || since === undefined) return text.dead;
  return text.deadSince(attempts, formatMoment(since, page.locale));
}
