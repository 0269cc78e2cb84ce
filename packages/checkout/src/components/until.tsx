import { formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

interface UntilProps {
  readonly page: CheckoutPageContext;
  /** What the page waits for. */
  readonly status: string;
  /** Null: no end is known. */
  readonly leftMs: number | null;
  /** The whole time, of which a bar shows the rest. */
  readonly wholeMs?: number | undefined;
}

/** What a page waits for and how long; a script counts down. */
export function Until({ page: { text, locale }, status, leftMs, wholeMs }: UntilProps): JSX.Element {
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
      {leftMs !== null && wholeMs !== undefined && (
        <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(100, Math.ceil((1000 * leftMs) / wholeMs) / 10)} height="6" />
        </svg>
      )}
    </div>
  );
}
