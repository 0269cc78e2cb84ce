import type { Balance } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** The merchant's money in the mode of the key. */
export interface Balances {
  /** One line per currency. */
  retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}
