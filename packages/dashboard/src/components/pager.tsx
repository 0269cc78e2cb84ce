import type { Pagination } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { isOwnParameter } from '../shell/own-parameters.ts';
import { TEXT } from '../shell/text.ts';

/** Links to older rows, and back to the newest. The filters in the address are kept. */
export function Pager({ page, pagination }: PageProps<{ pagination: Pagination }>): JSX.Element | null {
  const text = TEXT[page.locale].table;
  const { searchParams } = new URL(page.request.req.url);
  const isFurther = searchParams.has('cursor');
  if (!isFurther && pagination.next_cursor === null) return null;
  const hrefWith = (cursor: string | null): string => {
    const query = new URLSearchParams([...searchParams].filter(([name]) => isOwnParameter(name) && name !== 'cursor'));
    if (cursor !== null) query.set('cursor', cursor);
    return `?${query.toString()}`;
  };
  return (
    <nav class="pager" aria-label={text.next}>
      {isFurther && (
        <a class="button quiet" href={hrefWith(null)}>
          {text.first}
        </a>
      )}
      {pagination.next_cursor !== null && (
        <a class="button quiet" href={hrefWith(pagination.next_cursor)} rel="next">
          {text.next}
        </a>
      )}
    </nav>
  );
}
