// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, OperatorModeQuery, PageQuery, PeriodQuery } from '../basics/types.ts';
import type { Amount, Timestamp } from '../basics/values.ts';
import type { FileReference } from '../files/types.ts';
import type { DisputeReturnStatus, DisputeStatus } from './values.ts';

/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
export interface Dispute {
  /** `dsp_…` */
  readonly id: string;
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Current status. */
  readonly status: DisputeStatus;
  /** Why the payer disputes the payment; null if not given. */
  readonly reason: string | null;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Deadline for evidence. */
  readonly due_at: Timestamp;
  /** The merchant's latest evidence, at most 10 000 characters. */
  readonly evidence: string | null;
  /** Files of the evidence, at most 10. Deleted a year after the dispute was resolved; their names stay. */
  readonly evidence_files: readonly FileReference[];
  /** When evidence was last submitted; null until then. */
  readonly evidence_submitted_at: Timestamp | null;
  /** The operator's note to the merchant on the resolution. */
  readonly note: string | null;
  /** When it was resolved; null until then. */
  readonly resolved_at: Timestamp | null;
  /** The ledger transfer that holds the amount. */
  readonly transaction_id: string;
  /**
   * The transfer that ended the hold: to the merchant (`won`), to the payer's wallet or, for mobile money, to suspense
   * until the payer has the money (`lost`); null while the dispute is open.
   */
  readonly closing_transaction_id: string | null;
  /** Whether the payer has the money of a lost dispute; null unless it is lost. */
  readonly return_status: DisputeReturnStatus | null;
  /** `rfd_…`, the last refund of a lost dispute; null for wallets, and while the provider was never asked. */
  readonly refund_id: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** A dispute as the operator sees it. */
export interface DisputeRecord extends Dispute {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
}

export interface DisputeOpenParams {
  /** Default: the remaining amount of the payment. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

export interface EvidenceParams {
  /** Replaces earlier evidence; at most 10 000 characters. */
  readonly evidence: string;
  /** All files of the evidence, at most 10: those that are left out are deleted after a day. Default: as before. */
  readonly file_ids?: readonly string[] | undefined;
}

export interface DisputeResolveParams {
  /** From the merchant's point of view: `won` returns the money to the merchant. */
  readonly outcome: 'won' | 'lost';
  /** Shown to the merchant; at most 1 000 characters. */
  readonly note?: string | undefined;
}

export interface DisputeReturnParams {
  /**
   * `rail`: the provider is asked for another refund. `operator`: you have returned the money by other means. Both only
   * while it is `owed`: resolve a refund that is pending first.
   */
  readonly by: 'rail' | 'operator';
  /** How you know, or why you ask again: kept with the refund, which the merchant reads, and in the audit log. */
  readonly reason: string;
}

export interface DisputeListQuery extends DisputeExportQuery, PageQuery {}

/** Filters of the file of disputes: those of the list. */
export interface DisputeExportQuery extends PeriodQuery, ModeQuery {
  /** Only those with this status. */
  readonly status?: DisputeStatus | undefined;
  /** Only those of this payment. */
  readonly payment_id?: string | undefined;
}

export interface OperatorDisputeListQuery extends OperatorDisputeExportQuery, PageQuery {}

/** Filters of the file of disputes of all merchants: those of the list. */
export interface OperatorDisputeExportQuery extends PeriodQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Only those with this status. */
  readonly status?: DisputeStatus | undefined;
  /** Only those of this payment. */
  readonly payment_id?: string | undefined;
}
