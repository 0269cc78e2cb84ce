/**
 * A browser or program that has logged in to an account, or that its owner has unlocked by mail. What others guess from
 * elsewhere does not delay its logins.
 */
export interface KnownDevice {
  /** `kdv_…` */
  readonly id: string;
  readonly principalId: string;
  /** Keyed hash of the 256 random bits that the device keeps. */
  readonly secretHash: string;
  /** From its user agent. */
  readonly name: string;
  readonly createdAtMs: number;
  readonly lastLoginAtMs: number;
  /** Until when it logs in without the second factor; 0: it does not. */
  readonly trustedUntilMs: number;
}
