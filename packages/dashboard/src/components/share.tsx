import type { JSX } from 'hono/jsx/jsx-runtime';

/** A bar as long as a part of a whole; the figures are beside it. */
export function Share({ part, whole }: { readonly part: number; readonly whole: number }): JSX.Element {
  const width = whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
  return (
    <svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="6" />
    </svg>
  );
}
