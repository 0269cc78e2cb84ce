import type { KycStatus } from '@mitako/contract/names';
import type { KycSubmission, Logo, Merchant } from './model.ts';
import type { Page } from '../ports/page.ts';

export interface MerchantReads {
  /** The gateway's own; null in a marketplace that never was a shop. */
  ownMerchant(): Promise<Merchant | null>;
  merchants(filter: { readonly kycStatus?: KycStatus | undefined }, page: Page): Promise<readonly Merchant[]>;
  /** The business verifications of a merchant, newest first. */
  kycSubmissions(merchantId: string, page: Page): Promise<readonly KycSubmission[]>;
  /** The one that was not replaced; null before the first. */
  lastKycSubmission(merchantId: string): Promise<KycSubmission | null>;
  /** Of any merchant with it. */
  logoById(id: string): Promise<Logo | null>;
}
