// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  Deleted,
  KeyAddressesParams,
  OperatorKey,
  OperatorKeyCreateParams,
  OperatorKeyRenameParams,
  OperatorKeyWithSecret,
} from '@mitako/contract/names';

/** Keys for the operator's API, each with one role. */
export interface OperatorKeys {
  /** Create an operator key; the secret is shown once. */
  create(params: OperatorKeyCreateParams, options?: WriteOptions): Promise<OperatorKeyWithSecret>;
  /** List operator keys, newest first, including revoked ones. */
  list(params?: PagePosition, options?: CallOptions): List<OperatorKey>;
  /**
   * Read an operator key, without its secret.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  retrieve(keyId: string, options?: CallOptions): Promise<OperatorKey>;
  /**
   * Rename an operator key.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`
   */
  rename(keyId: string, params: OperatorKeyRenameParams, options?: WriteOptions): Promise<OperatorKey>;
  /**
   * Bind an operator key to networks, or to none.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`
   */
  setAddresses(keyId: string, params: KeyAddressesParams, options?: WriteOptions): Promise<OperatorKey>;
  /**
   * Revoke an operator key immediately. It may be the key of the call.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}
