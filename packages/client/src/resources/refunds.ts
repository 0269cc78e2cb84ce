import type { Refund, RefundListQuery, RefundRecord, RefundResolveParams } from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which refunds of all merchants to list. */
export interface RefundListParams extends Asked<RefundListQuery> {}

/** Refunds by their own id. They are made and listed with their payment. */
export interface Refunds {
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

/** Refunds of all merchants. They are made with `payments.refund`. */
export interface OperatorRefunds {
  /** Newest first; `{ status: 'pending' }` for those whose rail has not answered. */
  list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
  /**
   * Settles a refund whose outcome you found out at the rail.
   * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
   */
  resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}
