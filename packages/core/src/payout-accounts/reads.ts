import type { PayoutAccount } from './model.ts';
import type { MerchantMode, Page } from '../ports/page.ts';

export interface PayoutAccountReads {
  /** The one that is not replaced. */
  payoutAccountOf(owner: MerchantMode): Promise<PayoutAccount | null>;
  /** Of a merchant and mode, replaced ones too. */
  payoutAccountsOf(owner: MerchantMode, page: Page): Promise<readonly PayoutAccount[]>;
  /** The accounts of these ids, and those of these merchants that are not replaced, in any order. */
  payoutAccounts(ids: readonly string[], merchantIds: readonly string[]): Promise<readonly PayoutAccount[]>;
}
