import type { DisputeStatus } from '@mitako/contract/names';

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
  /** The transfer that returned it to the merchant or paid it to the payer. */
  readonly closingTransactionId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
