/** What a link in a message allows, a code, or what a passkey signs. */
export type LinkKind =
  | 'sign_up'
  | 'reset_password'
  | 'unlock'
  | 'verify_email'
  | 'email_change_new'
  | 'email_change_old'
  | 'email_change_undo'
  | 'phone'
  | 'hand_over'
  | 'passkey'
  | 'new_passkey';

/**
 * A link in a message, or a code. Its token is stored nowhere: it is the id and a MAC over the row, so that a copy of the database opens
 * no account.
 */
export interface Link {
  /** `lnk_…` */
  readonly id: string;
  readonly kind: LinkKind;
  readonly principalId: string;
  /** Of the address or number that it is about, else empty; sealed for a change, which needs it, as what a hand-over is for. */
  readonly targetHash: string;
  readonly encryptedTarget: string | null;
  /** The other end of a change of address. */
  readonly peerId: string | null;
  /** Attempts at a code. */
  readonly failures: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** Good once. */
  readonly usedAtMs: number | null;
}
