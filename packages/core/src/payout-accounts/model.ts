import type { PayoutAccountType } from '@mitako/contract/names';

/** Where a merchant's settlements are paid out. Immutable: setting a new account replaces it. */
export interface PayoutAccount {
  /** `pac_…` */
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly type: PayoutAccountType;
  readonly scheme: 'iban' | 'rib' | null;
  readonly provider: string | null;
  readonly encryptedHolder: string;
  readonly encryptedNumber: string;
  readonly createdAtMs: number;
  /** When another one took its place; null: it is the merchant's account of this mode. */
  readonly replacedAtMs: number | null;
}
