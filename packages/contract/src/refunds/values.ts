export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Source of a refund's outcome. */
export const REFUND_SOURCES = ['provider', 'operator'] as const;

export type RefundSource = (typeof REFUND_SOURCES)[number];
