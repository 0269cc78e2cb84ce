import type { PayoutExportFormat, PayoutState, SettlementStatus } from '@mitako/contract/names';

/** A bank file of payouts, whose settlements name it. Immutable. */
export interface PayoutExport {
  /** `pex_…` */
  readonly id: string;
  readonly livemode: boolean;
  readonly currency: string;
  readonly format: PayoutExportFormat;
  readonly settlementsCount: number;
  /** Sum of its settlements. */
  readonly amount: number;
  readonly createdAtMs: number;
}

/** Due payouts that are alike. */
export interface DueTotal {
  readonly livemode: boolean;
  readonly currency: string;
  readonly state: PayoutState;
  readonly count: number;
  readonly amount: number;
}

/** Settlements of an export with this status. */
export interface ExportedCount {
  readonly exportId: string;
  readonly status: SettlementStatus;
  readonly count: number;
}
