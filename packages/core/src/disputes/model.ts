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
  /** Evidence is taken until then. */
  readonly dueAtMs: number;
  readonly evidence: string | null;
  readonly evidenceSubmittedAtMs: number | null;
  /** The operator's words when it was decided. */
  readonly note: string | null;
  readonly resolvedAtMs: number | null;
  /** What holding it took of the payment's own pending credit. */
  readonly fromPending: number;
  /** The transfer that holds the amount. */
  readonly transactionId: string;
  /** The transfer that returned it to the merchant or gave it to the payer. */
  readonly closingTransactionId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
