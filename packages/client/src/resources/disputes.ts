import type {
  Dispute,
  DisputeListQuery,
  DisputeRecord,
  DisputeResolveParams,
  EvidenceParams,
  OperatorDisputeListQuery,
} from '@mitako/contract/names';
import type { Asked, AskedByKey, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which disputes to list. */
export interface DisputeListParams extends AskedByKey<DisputeListQuery> {}

/** Payments that a payer, or the payer's provider, contests. Their amount is held until they are decided. */
export interface Disputes {
  /** Newest first; `{ status: 'needs_response' }` for those that wait for you. */
  list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
  /** @throws MitakoError `DISPUTE_NOT_FOUND` */
  retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
  /**
   * Answers a dispute until its `due_at`; sent again, the new evidence replaces the old.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
   */
  submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}

/** Which disputes of all merchants to list. */
export interface OperatorDisputeListParams extends Asked<OperatorDisputeListQuery> {}

/** Disputes of all merchants. They are opened with `payments.dispute`. */
export interface OperatorDisputes {
  /** Newest first; `{ status: 'under_review' }` for those that wait for your decision. */
  list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
  /**
   * With the merchant's evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`
   */
  retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
  /**
   * Decides a dispute: the held amount goes back to the merchant, or to the payer.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
   */
  resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
}
