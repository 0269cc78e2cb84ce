export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Who says how a refund ended. */
export const REFUND_SOURCES = ['provider', 'operator'] as const;

export type RefundSource = (typeof REFUND_SOURCES)[number];
