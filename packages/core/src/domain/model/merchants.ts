import type { KycStatus } from '@mitako/contract/names';

/** The business side of a merchant; shares its id with the merchant's principal. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly kycStatus: KycStatus;
  readonly kycSubmission: Readonly<Record<string, string>> | null;
  readonly kycNote: string | null;
  readonly kycSubmittedAtMs: number | null;
  readonly kycDecidedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  readonly fees: FeeSchedule;
  readonly createdAtMs: number;
  readonly version: number;
}

/** What a merchant is charged per payment: percentage in basis points, plus a fixed part, within bounds. */
export interface FeeSchedule {
  readonly basisPoints: number;
  readonly fixed: number;
  readonly minimum: number;
  /** null: no upper bound. */
  readonly maximum: number | null;
}
