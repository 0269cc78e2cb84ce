import type { FactorKind } from '@mitako/contract/names';

/** What a person proves beside the password. Counts once it is confirmed. */
export interface Factor {
  /** `fac_…` */
  readonly id: string;
  readonly principalId: string;
  /** From 0: unique with the account, so that nobody has more than `LIMITS.factorsMax`. */
  readonly place: number;
  readonly kind: FactorKind;
  /** Of an application; null: a passkey. */
  readonly encryptedSecret: string | null;
  /** Of a passkey: its credential id, base64url; unique. */
  readonly credentialKey: string | null;
  /** Of a passkey: COSE, base64url. */
  readonly publicKey: string | null;
  /** Of a passkey: how often it has signed; 0: it does not count. A copy of it would lag behind. */
  readonly signCount: number;
  /** Of a passkey, as its owner knows it. */
  readonly name: string | null;
  /** The time step of the last code: each is valid once. */
  readonly lastStep: number;
  /** Of the device on which it was added. */
  readonly deviceName: string;
  readonly createdAtMs: number;
  /** Null: its first code has not been given yet. */
  readonly confirmedAtMs: number | null;
  /** A passkey whose count went back: it may have been copied. */
  readonly suspendedAtMs: number | null;
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
