import type { FactorKind } from '@mitako/contract/names';

/** What a person proves beside the password. Counts once it is confirmed. */
export interface Factor {
  /** `fac_…` */
  readonly id: string;
  readonly principalId: string;
  /** From 0: unique with the account, so that nobody has more than `LIMITS.factorsMax`. */
  readonly place: number;
  readonly kind: FactorKind;
  readonly encryptedSecret: string;
  /** The time step of the last code: each is valid once. */
  readonly lastStep: number;
  /** Of the device on which it was added. */
  readonly deviceName: string;
  readonly createdAtMs: number;
  /** Null: its first code has not been given yet. */
  readonly confirmedAtMs: number | null;
}

/** Stands in for a second factor that was lost, once. */
export interface RecoveryCode {
  readonly principalId: string;
  /** From 0; the first digit of the code. */
  readonly place: number;
  /** Keyed hash of 60 random bits. */
  readonly codeHash: string;
  readonly usedAtMs: number | null;
}
