export const PAYOUT_ACCOUNT_TYPES = ['bank_account', 'mobile_money'] as const;

export type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];
