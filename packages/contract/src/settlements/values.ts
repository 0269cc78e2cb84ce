export const SETTLEMENT_STATUSES = ['pending', 'paid', 'failed'] as const;

export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/**
 * Kind of a settlement line. `payment`: what remained of its credit when it became available. `refund_failed` and
 * `payout_failed`: returned money.
 */
export const SETTLEMENT_LINE_TYPES = [
  'payment',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'payout_failed',
] as const;

export type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];

/** When the worker closes a merchant's available balance into a settlement. `manual`: only on the operator's request. */
export const SETTLEMENT_SCHEDULES = ['manual', 'daily', 'weekly'] as const;

export type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
