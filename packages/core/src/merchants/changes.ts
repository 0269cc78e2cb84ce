import type { Logo } from '../model.ts';

/** Changes of merchants. */
export interface MerchantChanges {
  /** Sets or replaces the merchant's logo. The merchant must exist. */
  'logo.put': { logo: Logo };
  /** Any number of rows (0 or 1). */
  'logo.delete': { merchantId: string };
  /** Refused unless the merchant's KYC is approved and it is not suspended. */
  'assert.merchant_live': { id: string };
  /** Refused when the merchant is suspended. */
  'assert.merchant_active': { id: string };
}
