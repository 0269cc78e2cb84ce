import type { MerchantRecord } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';

type MerchantBadgesProps = PageProps<{ merchant: Pick<MerchantRecord, 'kyc_status' | 'suspended'> }>;

/** Status of the business verification, as named for the merchant, and whether the account is suspended. */
export function MerchantBadges({ page, merchant }: MerchantBadgesProps): JSX.Element {
  return (
    <span class="badges">
      <Status page={page} of="merchant" is={merchant.kyc_status} />
      {merchant.suspended && <Status page={page} of="merchant" is="suspended" />}
    </span>
  );
}
