import type { Refund, RefundListQuery, RefundRecord, RefundResolveParams } from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the refund list of all merchants. */
export interface RefundListParams extends QueryParams<RefundListQuery> {}

/** Refunds by id. Create and list them with their payment. */
export interface Refunds {
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

/** Refunds of all merchants. Create them with `payments.refund`. */
export interface OperatorRefunds {
  /** Newest first; `{ status: 'pending' }` for those that the rail has not answered. */
  list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
  /**
   * Resolves a refund with the outcome from the provider.
   * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
   */
  resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}
