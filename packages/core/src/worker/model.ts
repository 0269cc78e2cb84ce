/** The stored response of an idempotent request. */
export interface IdempotencyRecord {
  /** Hash over scope, method, path and the caller's key. */
  readonly key: string;
  readonly fingerprint: string;
  /** `running`: the response is not known yet, and no other process may start before the lease ends. */
  readonly state: 'running' | 'done';
  readonly status: number | null;
  /** The exact body, sealed for this key, or the hash of one that is made again from its object. */
  readonly sealedBody: string | null;
  /** That object, or the one that a running request works on, so that a crashed one can be answered from its state. */
  readonly subjectId: string | null;
  readonly leaseEndsAtMs: number | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Something that members may be notified of: each looks up who wants to know. */
export type NoticeTask =
  | 'notice.payment'
  | 'notice.refund'
  | 'notice.dispute_opened'
  | 'notice.dispute_due'
  | 'notice.payout'
  | 'notice.endpoint_failing'
  | 'notice.endpoint_recovered';

/** Work that is due at a time and survives a crash. */
export interface Task {
  readonly id: string;
  readonly kind:
    | 'sandbox_refund'
    | 'refund_submit'
    | 'late_refund'
    | 'settlement_close'
    | 'sandbox_payout'
    | 'delivery.cancel_waiting'
    | 'email.change'
    | NoticeTask;
  /** The payment, refund, attempt, account, settlement or endpoint it works on. */
  readonly subjectId: string;
  /** Its merchant, whose test-mode clock brings it nearer; null: of a person. */
  readonly merchantId: string | null;
  readonly livemode: boolean;
  readonly dueAtMs: number;
  readonly attemptsCount: number;
  /** Refunds under this task that the provider certainly failed. */
  readonly failuresCount: number;
}
