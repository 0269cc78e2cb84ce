import { formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

interface UntilProps {
  readonly page: CheckoutPageContext;
  /** What the page waits for. */
  readonly status: string;
  /** Null: no end is known. */
  readonly leftMs: number | null;
}

/** What a page waits for and how long; a script counts down. */
export function Until({ page: { text, locale }, status, leftMs }: UntilProps): JSX.Element {
  return (
    <div class="until">
      <p role="status" data-lost={text.wait.lost}>
        {status}
      </p>
      {leftMs !== null && (
        <p>
          {text.wait.timeLeft} <strong data-clock>{formatSpan(leftMs, locale)}</strong>
        </p>
      )}
    </div>
  );
}
