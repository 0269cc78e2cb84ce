import { formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, Moment, Recent } from './small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT } from './owned-text.ts';

/** Marks test data. Live data has no mark. */
export function ModeBadge({ page, livemode }: PageProps<{ livemode: boolean | null }>): JSX.Element | null {
  return livemode === false ? <Badge tone="mode">{page.names.test}</Badge> : null;
}

/** A moment, and how long ago that is; in a list of recent ones without the year. */
export function Since({ page, at, isRecent = false }: PageProps<{ at: string; isRecent?: boolean }>): JSX.Element {
  return (
    <span>
      {isRecent ? <Recent page={page} at={at} /> : <Moment page={page} at={at} isShort />}
      <small class="under soft">{TEXT[page.locale].since(spanSince(page, at))}</small>
    </span>
  );
}

/** How long ago a moment is: `3 h 12 min`. */
export function spanSince(page: Page, at: string): string {
  return formatSpan(page.gateway.clock.now() - Date.parse(at), page.locale);
}
