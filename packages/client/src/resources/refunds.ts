// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  Refund,
  RefundExportQuery,
  RefundListQuery,
  RefundRecord,
  RefundResolveParams,
} from '@mitako/contract/names';

/** Refunds by id. Create and list them with their payment. */
export interface Refunds {
  /**
   * Read a refund.
   * @throws MitakoError `REFUND_NOT_FOUND`
   */
  retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

/** Parameters of `refunds.list`. */
export interface RefundListParams extends QueryParams<RefundListQuery> {}

/** Parameters of `refunds.listCsv`. */
export interface RefundExportParams extends QueryParams<RefundExportQuery> {}

/** Refunds of all merchants. Create them with `payments.refund`. */
export interface OperatorRefunds {
  /** List refunds of all merchants, newest first, `{ status: 'pending' }` for those whose rail has not answered. */
  list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
  /**
   * Export refunds of all merchants as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string. Set
   * a longer `timeoutMs` if it is large.
   */
  listCsv(params?: RefundExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a refund of any merchant.
   * @throws MitakoError `REFUND_NOT_FOUND`
   */
  retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
  /**
   * Resolve a pending refund with the outcome from the provider.
   * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
   */
  resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}
