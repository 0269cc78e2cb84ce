import type { Balance } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';

/** The merchant's money in the mode of the key. */
export interface Balances {
  /** One line per currency. */
  retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

export function createBalances(call: Call): Balances {
  return {
    retrieve: async (options) => (await call('GET /merchant/balance', { options })).balances,
  };
}
