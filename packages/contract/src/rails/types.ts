export const PROVIDERS = ['mtn_momo', 'orange_money'] as const;

/** Operator of a mobile-money account. */
export type Provider = (typeof PROVIDERS)[number];
