import type { ModePageQuery } from '../basics/types.ts';

export const PAYOUT_ACCOUNT_TYPES = ['bank_account', 'mobile_money'] as const;

export type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];

export interface PayoutAccountListQuery extends ModePageQuery {}
