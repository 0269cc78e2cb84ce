import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../../shell/page.ts';
import { TEXT } from './text.ts';

/** Whether the API would refuse a key of the page's mode because KYC is not approved. */
export function needsKyc({ mode, principal }: Page): boolean {
  return mode === 'live' && principal.kyc_status !== 'approved';
}

/** Where there are no live keys yet: why, and where to go. */
export function NeedsKyc({ page }: { readonly page: Page }): JSX.Element | null {
  if (!needsKyc(page)) return null;
  const text = TEXT[page.locale];
  return (
    <div class="warning">
      <p>{text.needsKyc}</p>
      <a class="link" href={page.path('/account/kyc')}>
        {text.toKyc}
      </a>
    </div>
  );
}
