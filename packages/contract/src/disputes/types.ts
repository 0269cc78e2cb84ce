import type { Amount, ModePageQuery, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { PaymentPartQuery } from '../payments/types.ts';

export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
export interface Dispute {
  /** `dsp_…` */
  readonly id: string;
  readonly payment_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  readonly livemode: boolean;
  /** Deadline for evidence. */
  readonly due_at: Timestamp;
  /** The merchant's latest evidence, at most 10 000 characters. */
  readonly evidence: string | null;
  readonly evidence_submitted_at: Timestamp | null;
  /** The operator's note to the merchant on the resolution. */
  readonly note: string | null;
  readonly resolved_at: Timestamp | null;
  /** The ledger transfer that holds the amount. */
  readonly transaction_id: string;
  /** The transfer that returned the amount (`won`) or paid it to the payer (`lost`); null while the dispute is open. */
  readonly closing_transaction_id: string | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** A dispute as the operator sees it. */
export interface DisputeRecord extends Dispute {
  readonly merchant_id: string;
}

export interface DisputeListQuery extends ModePageQuery, PaymentPartQuery<DisputeStatus> {}

export interface OperatorDisputeListQuery extends OperatorPageQuery, PaymentPartQuery<DisputeStatus> {}

export interface DisputeOpenParams {
  /** Default: the remaining amount of the payment. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

export interface EvidenceParams {
  /** Replaces earlier evidence; at most 10 000 characters. */
  readonly evidence: string;
}

export interface DisputeResolveParams {
  /** From the merchant's point of view: `won` returns the money to the merchant. */
  readonly outcome: 'won' | 'lost';
  /** Shown to the merchant; at most 1 000 characters. */
  readonly note?: string | undefined;
}
