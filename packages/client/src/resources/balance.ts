// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { Balance, HeldBalance } from '@mitako/contract/names';

/** Balances of the merchant, by currency. */
export interface Balances {
  /** Read the balance. */
  retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** The balances of the wallet, by currency. */
export interface WalletBalance {
  /**
   * Read the wallet balance, and what is left of its limits.
   * @throws MitakoError `MODE_MISMATCH`
   */
  retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}
