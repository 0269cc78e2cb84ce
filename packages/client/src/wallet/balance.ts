import type { HeldBalance } from '@mitako/contract/names';
import type { Mode } from '../holder/mode.ts';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';

/** What the wallet holds. */
export interface WalletBalance {
  /** One line per currency. */
  retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}

export function createWalletBalance(call: Call<TokenLine<'user'>>, mode: Mode): WalletBalance {
  return {
    retrieve: async (options) => (await call('GET /wallet', { query: { mode }, options })).wallet.balances,
  };
}
