import type { KycStatus } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { TEXT } from '../../merchant/account/kyc-text.ts';
import type { Page } from '../../shell/page.ts';
import { Badge, type Tone } from '../../components/small.tsx';

const TONES: { readonly [Status in KycStatus]: Tone } = {
  not_started: 'plain',
  pending: 'wait',
  approved: 'good',
  rejected: 'bad',
  needs_info: 'plain',
};

/** How a business file stands for whoever answers it. Its names are the merchant's own. */
export function KycBadge({ page, status }: { readonly page: Page; readonly status: KycStatus }): JSX.Element {
  return <Badge tone={TONES[status]}>{TEXT[page.locale].names[status]}</Badge>;
}
