import type { CustomerType } from '@mitako/contract/names';

/** A payer who tried to pay a merchant in one mode. The row comes with the first attempt and goes when it is erased. */
export interface Customer {
  /** `cus_…`, see `customerIdOf`. */
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly type: CustomerType;
  /** Null for an account. */
  readonly phoneMasked: string | null;
  /** By which lists are ordered. */
  readonly firstAttemptId: string;
  /** What the merchant calls them. */
  readonly encryptedName: string | null;
  readonly encryptedNotes: string | null;
  readonly notesAtMs: number | null;
  /** When the first attempt was. */
  readonly createdAtMs: number;
}
