import type {
  Dispute,
  DisputeExportQuery,
  DisputeListQuery,
  DisputeRecord,
  DisputeResolveParams,
  DisputeReturnParams,
  EvidenceParams,
  OperatorDisputeExportQuery,
  OperatorDisputeListQuery,
} from '@mitako/contract/names';
import type { QueryParams, KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the dispute list. */
export interface DisputeListParams extends KeyQueryParams<DisputeListQuery> {}

/** Filters of the file of disputes. */
export interface DisputeExportParams extends KeyQueryParams<DisputeExportQuery> {}

/** Payments contested by a payer or the payer's provider. The amount is held until the dispute is resolved. */
export interface Disputes {
  /** Newest first; `{ status: 'needs_response' }` for those that need your evidence. */
  list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: DisputeExportParams, options?: CallOptions): Promise<string>;
  /** @throws MitakoError `DISPUTE_NOT_FOUND` */
  retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
  /**
   * Submits evidence until `due_at`; later evidence replaces earlier evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
   */
  submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}

/** Filters of the dispute list of all merchants. */
export interface OperatorDisputeListParams extends QueryParams<OperatorDisputeListQuery> {}

/** Filters of the file of disputes of all merchants. */
export interface OperatorDisputeExportParams extends QueryParams<OperatorDisputeExportQuery> {}

/** Disputes of all merchants. Open them with `payments.dispute`. */
export interface OperatorDisputes {
  /** Newest first; `{ status: 'under_review' }` for those that need your decision. */
  list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: OperatorDisputeExportParams, options?: CallOptions): Promise<string>;
  /**
   * With the merchant's evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`
   */
  retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
  /**
   * Resolves a dispute: the held amount goes back to the merchant, or to the payer.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
   */
  resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
  /**
   * Returns the money of a lost dispute: `rail` asks the provider for another refund, `operator` records that you
   * returned it by other means.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_NOT_OWED`, `REFUND_NOT_SUPPORTED`
   */
  return(disputeId: string, params: DisputeReturnParams, options?: WriteOptions): Promise<DisputeRecord>;
}
