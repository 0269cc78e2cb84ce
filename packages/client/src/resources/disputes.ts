// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { KeyQueryParams, List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
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

/** Parameters of `disputes.list`. */
export interface DisputeListParams extends KeyQueryParams<DisputeListQuery> {}

/** Parameters of `disputes.listCsv`. */
export interface DisputeExportParams extends KeyQueryParams<DisputeExportQuery> {}

/** Payments that a payer or the payer's provider contests. The amount is held until they are resolved. */
export interface Disputes {
  /** List disputes, newest first, `{ status: 'needs_response' }` for those that need evidence. */
  list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
  /**
   * Export disputes as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   */
  listCsv(params?: DisputeExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a dispute.
   * @throws MitakoError `DISPUTE_NOT_FOUND`
   */
  retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
  /**
   * Submit evidence for a dispute. Until `due_at`; later evidence replaces earlier evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
   */
  submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}

/** Parameters of `disputes.list`. */
export interface OperatorDisputeListParams extends QueryParams<OperatorDisputeListQuery> {}

/** Parameters of `disputes.listCsv`. */
export interface OperatorDisputeExportParams extends QueryParams<OperatorDisputeExportQuery> {}

/** Disputes of all merchants. Open them with `payments.dispute`. */
export interface OperatorDisputes {
  /** List disputes of all merchants, newest first, `{ status: 'under_review' }` for those that need a decision. */
  list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
  /**
   * Export disputes of all merchants as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string.
   * Set a longer `timeoutMs` if it is large.
   */
  listCsv(params?: OperatorDisputeExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a dispute of any merchant, with its evidence.
   * @throws MitakoError `DISPUTE_NOT_FOUND`
   */
  retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
  /**
   * Resolve a dispute: return the money to the merchant or to the payer.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
   */
  resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
  /**
   * Return the money of a lost dispute: by another refund, or by other means.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_NOT_OWED`, `REFUND_NOT_SUPPORTED`
   */
  return(disputeId: string, params: DisputeReturnParams, options?: WriteOptions): Promise<DisputeRecord>;
}
