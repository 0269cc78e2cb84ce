import type { Deleted, OperatorKey } from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Keys with full access to the operator's API. They are created on the machine only. */
export interface OperatorKeys {
  /** Newest first, including revoked keys. */
  list(params?: PagePosition, options?: CallOptions): List<OperatorKey>;
  /**
   * Revokes a key at once, also the one that is used here.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}
