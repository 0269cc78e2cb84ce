import type { SettlementStatus } from '@mitako/contract/names';
import type { Settlement } from './model.ts';
import type { MerchantMode, Page, RowOwner } from '../ports/page.ts';

export interface SettlementReads {
  /** Without an owner: of all merchants. */
  settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
  /** The last of this balance, by its position in the chain. */
  lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
}

export interface SettlementFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: SettlementStatus | undefined;
  readonly currency?: string | undefined;
  /** In this bank file. */
  readonly exportId?: string | undefined;
}
