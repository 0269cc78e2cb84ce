import type { DisputeReturnStatus, DisputeStatus } from '@mitako/contract/names';

export interface Dispute {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  /** Deadline for evidence. */
  readonly dueAtMs: number;
  readonly evidence: string | null;
  /** The files of the evidence, with their names. */
  readonly encryptedFiles: string | null;
  readonly evidenceSubmittedAtMs: number | null;
  /** The operator's note on the resolution. */
  readonly note: string | null;
  readonly resolvedAtMs: number | null;
  /** The part held from the payment's own pending credit. */
  readonly fromPending: number;
  /** The transfer that holds the amount. */
  readonly transactionId: string;
  /** The transfer that ended the hold: to the merchant, to the payer's wallet, or to suspense until the payer has it. */
  readonly closingTransactionId: string | null;
  /** Whether the payer has the money of a lost dispute; null unless it is lost. */
  readonly returnStatus: DisputeReturnStatus | null;
  /** The last refund of a lost dispute; null: a wallet was credited, or the rail was never asked. */
  readonly refundId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
