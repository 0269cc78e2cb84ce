import type { KycStatus } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, type Tone } from '../components/small.tsx';
import { TEXT as KYC } from '../kyc/text.ts';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

const TONES: { readonly [Status in KycStatus]: Tone } = {
  not_started: 'plain',
  pending: 'wait',
  approved: 'good',
  rejected: 'bad',
  needs_info: 'plain',
};

interface MerchantBadgesProps {
  readonly page: Page;
  readonly merchant: { readonly kyc_status: KycStatus; readonly suspended: boolean };
}

/** Status of the business verification, as named for the merchant, and whether the account is suspended. */
export function MerchantBadges({ page, merchant }: MerchantBadgesProps): JSX.Element {
  const { kyc_status: status, suspended } = merchant;
  return (
    <span class="badges">
      <Badge tone={TONES[status]}>{KYC[page.locale].names[status]}</Badge>
      {suspended && <Badge tone="bad">{TEXT[page.locale].suspended}</Badge>}
    </span>
  );
}
