// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { OperatorModeQuery, PeriodPageQuery } from '../basics/types.ts';
import type { Mode, Timestamp } from '../basics/values.ts';
import type { SettlementRecord } from '../settlements/types.ts';
import type { PayoutExclusionReason, PayoutExportFormat, PayoutState } from './values.ts';

/** A pending settlement that is in no bank file yet. */
export interface DuePayout extends SettlementRecord {
  /** Whether it may be paid now. */
  readonly state: PayoutState;
}

/** Due payouts of one mode, currency and state. */
export interface DueTotal {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Whether they may be paid now. */
  readonly state: PayoutState;
  /** How many there are. */
  readonly count: number;
  /** Their sum. */
  readonly amount: number;
}

export interface DueTotals {
  /** One for each mode, currency and state that occurs. */
  readonly totals: readonly DueTotal[];
}

export interface DueTotalsQuery {
  /** Default: both. */
  readonly mode?: Mode | undefined;
}

export interface DuePayoutListQuery extends PeriodPageQuery, OperatorModeQuery {}

/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
export interface PayoutExport {
  /** `pex_…`, also the message id of an ISO 20022 file. */
  readonly id: string;
  /** `csv`, or the message of ISO 20022. */
  readonly format: PayoutExportFormat;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** How many settlements it has. */
  readonly settlements_count: number;
  /** Control sum: the sum of its settlements. */
  readonly amount: number;
  /** How many of its settlements are pending now. */
  readonly pending_count: number;
  /** How many are paid. */
  readonly paid_count: number;
  /** How many failed. */
  readonly failed_count: number;
  /** Time of creation. */
  readonly created_at: Timestamp;
}

/** A settlement that was selected and is not in the file. */
export interface PayoutExclusion {
  /** `stl_…` */
  readonly settlement_id: string;
  /** Why it is left out. */
  readonly reason: PayoutExclusionReason;
}

export interface CreatedPayoutExport {
  /** The file. */
  readonly payout_export: PayoutExport;
  /** What was selected and is not in it. */
  readonly excluded: readonly PayoutExclusion[];
}

export interface PayoutExportCreateParams {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** `csv`, or the message of ISO 20022, which supports bank accounts only. */
  readonly format: PayoutExportFormat;
  /** 1 to 100. */
  readonly settlement_ids: readonly string[];
}

export interface PayoutExportPaidParams {
  /** The bank's reference, which the merchants read. */
  readonly reference: string;
}
