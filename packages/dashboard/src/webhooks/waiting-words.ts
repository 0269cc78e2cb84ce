import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { formatClock, formatMoment, numberFormat } from '@mitako/pages';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** A moment within this time is said by the clock alone. */
const CLOCK_WITHIN_MS = 12 * 60 * 60 * 1000;

/**
 * What waits for an endpoint that does not accept it, and when the next attempt is; null while nothing waits, and while the
 * endpoint works: then it is sent within moments.
 */
export function waitingWords(page: Page, { health, waiting }: WebhookEndpointWithRecent): string | null {
  if (waiting.count === 0 || health.status === 'healthy') return null;
  const { waiting: text } = TEXT[page.locale];
  const shown = numberFormat(page.locale).format(waiting.count);
  const count = text.events(waiting.count, waiting.more ? text.more(shown) : shown);
  if (health.status === 'disabled') return `${count}${text.off}`;
  const why = text.notAccepted[page.isOperator ? 'theirs' : 'own'];
  return `${count}${why} ${nextWords(page, waiting.next_attempt_at)}`;
}

/** Never a moment in the past: what is due then is being attempted, or waits for its turn. */
function nextWords(page: Page, at: string | null): string {
  const { waiting: text } = TEXT[page.locale];
  const leftMs = at === null ? 0 : Date.parse(at) - page.gateway.clock.now();
  if (at === null || leftMs <= 0) return text.now;
  return leftMs <= CLOCK_WITHIN_MS
    ? text.nextAt(formatClock(Date.parse(at), page.locale))
    : text.nextOn(formatMoment(at, page.locale));
}
