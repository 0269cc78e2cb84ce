/** Cash operations at an agent: into a user's wallet, or out of it. */
export const CASH_KINDS = ['cash_in', 'cash_out'] as const;

export type CashKind = (typeof CASH_KINDS)[number];

/** What moved money on a wallet or a float. `dispute_refund`: a disputed payment that was returned. */
export const TRANSACTION_TYPES = [
  'payment',
  'refund',
  'dispute_refund',
  ...CASH_KINDS,
  'float_funding',
  'float_withdrawal',
  'sandbox_funding',
] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What a wallet's limits are about. */
export const WALLET_OPERATIONS = ['pay', ...CASH_KINDS] as const;

export type WalletOperation = (typeof WALLET_OPERATIONS)[number];

/** How well a user is known, by which the wallet is limited. */
export const WALLET_TIERS = ['unverified', 'verified', 'full'] as const;

export type WalletTier = (typeof WALLET_TIERS)[number];
