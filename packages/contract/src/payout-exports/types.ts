import type { Amount, Mode, PeriodPageQuery, Timestamp } from '../basics/types.ts';
import type { SettlementRecord } from '../settlements/types.ts';

/**
 * Formats of a bank file: CSV, or the customer credit transfer initiation of ISO 20022 in the version that the bank
 * accepts.
 */
export const PAYOUT_EXPORT_FORMATS = ['csv', 'pain.001.001.03', 'pain.001.001.09'] as const;

export type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];

/** Whether a payout can be exported: `on_hold` within 24 hours of a change of its account, `no_account` until one is set. */
export const PAYOUT_STATES = ['ready', 'on_hold', 'no_account'] as const;

export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Why a settlement was left out of an export. `not_bank`: a mobile-money number in an ISO 20022 file. */
export const PAYOUT_EXCLUSIONS = [
  'not_found',
  'closed',
  'exported',
  'other_currency',
  'no_account',
  'on_hold',
  'not_bank',
] as const;

export type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];

/** A pending settlement that is in no bank file yet. */
export interface DuePayout extends SettlementRecord {
  /** Whether it may be paid now. */
  readonly state: PayoutState;
}

/** Due payouts of one mode, currency and state. */
export interface DueTotal {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code. */
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

export interface DuePayoutListQuery extends PeriodPageQuery {
  /** Default: both. */
  readonly mode?: Mode | undefined;
}

/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
export interface PayoutExport {
  /** `pex_…`, also the message id of an ISO 20022 file. */
  readonly id: string;
  /** `csv`, or the message of ISO 20022. */
  readonly format: PayoutExportFormat;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code. */
  readonly currency: string;
  /** How many settlements it has. */
  readonly settlements_count: number;
  /** Control sum: the sum of its settlements. */
  readonly amount: Amount;
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
  /** The bank's reference. */
  readonly reference: string;
}

export interface PayoutExportListQuery extends PeriodPageQuery {}
