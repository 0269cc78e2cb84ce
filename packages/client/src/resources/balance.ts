import type { Balance } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** The merchant's balance in the mode of the key. */
export interface Balances {
  /** One entry per currency. */
  retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}
