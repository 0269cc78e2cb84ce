export const KYC_STATUSES = ['not_started', 'pending', 'approved', 'rejected', 'needs_info'] as const;

export type KycStatus = (typeof KYC_STATUSES)[number];

/** Image formats of a logo. */
export const LOGO_TYPES = ['image/png', 'image/webp'] as const;

export type LogoType = (typeof LOGO_TYPES)[number];

/**
 * How a refund returns a payment's fee to the merchant: `proportional`, rounded down, the remainder with the last
 * refund; or `keep`, nothing.
 */
export const FEE_REFUND_POLICIES = ['proportional', 'keep'] as const;

export type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
