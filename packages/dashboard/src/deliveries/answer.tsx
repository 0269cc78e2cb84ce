import type { Delivery } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { answerWords } from './answer-words.ts';
import { TEXT } from './text.ts';

/** The result of a delivery so far, the number of attempts, and the next one while it is failing. */
export function Answer({ page, delivery }: PageProps<{ delivery: Delivery }>): JSX.Element {
  const { next, inTurn } = TEXT[page.locale];
  const { status, attempts_count: count, next_attempt_at: nextAt } = delivery;
  const isAhead = nextAt !== null && Date.parse(nextAt) > page.gateway.clock.now();
  const story = [
    ...(count > 1 || status === 'failing' ? [page.counts.attempts(count)] : []),
    ...(status === 'failing' ? [isAhead ? next(formatMoment(nextAt, page.locale, 'medium')) : inTurn] : []),
  ];
  return (
    <span>
      {answerWords(page, delivery.last_status_code, delivery.last_error)}
      {story.length > 0 && <span class="soft under">{story.join(', ')}</span>}
    </span>
  );
}
