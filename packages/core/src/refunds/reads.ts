import type { RefundStatus } from '@mitako/contract/names';
import type { Refund } from './model.ts';
import type { Page, RowOwner } from '../ports/page.ts';

export interface RefundReads {
  /** Without an owner: of all merchants. */
  refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
  refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
  /** By `requestId` of `railDetail`. Newest first, at a cost that is independent of the amount of data. */
  refundsByRailRequestId(railRequestId: string, limit: number): Promise<readonly Refund[]>;
}

export interface RefundFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: RefundStatus | undefined;
  readonly paymentId?: string | undefined;
}
