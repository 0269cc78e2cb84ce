import type {
  Refund,
  RefundExportQuery,
  RefundListQuery,
  RefundRecord,
  RefundResolveParams,
} from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the refund list of all merchants. */
export interface RefundListParams extends QueryParams<RefundListQuery> {}

/** Filters of the file of refunds of all merchants. */
export interface RefundExportParams extends QueryParams<RefundExportQuery> {}

/** Refunds by id. Create and list them with their payment. */
export interface Refunds {
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

/** Refunds of all merchants. Create them with `payments.refund`. */
export interface OperatorRefunds {
  /** Newest first; `{ status: 'pending' }` for those that the rail has not answered. */
  list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: RefundExportParams, options?: CallOptions): Promise<string>;
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
  /**
   * Resolves a refund with the outcome from the provider.
   * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
   */
  resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}
