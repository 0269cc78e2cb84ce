// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  ApiKey,
  ApiKeyCreateParams,
  ApiKeyRollParams,
  ApiKeyWithSecret,
  Deleted,
  KeyAddressesParams,
} from '@mitako/contract/names';

/** Secret keys of both modes, for the merchant's server. */
export interface ApiKeys {
  /**
   * Create an API key; the secret is shown once. A live key requires an approved KYC. Each mode has at most 50 active
   * keys.
   * @throws MitakoError `API_KEY_LIMIT`, `KYC_REQUIRED`, `REAUTHENTICATION_REQUIRED`
   */
  create(params: ApiKeyCreateParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /** List API keys of both modes, newest first, including revoked ones. */
  list(params?: PagePosition, options?: CallOptions): List<ApiKey>;
  /**
   * Get an API key, without its secret.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  retrieve(keyId: string, options?: CallOptions): Promise<ApiKey>;
  /**
   * Roll an API key; the old one may stay valid for a grace period. The new key has the same name, mode, scopes and
   * expiry, unless `expires_in` sets another. The old one counts as active in its grace period.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`, `API_KEY_LIMIT`, `REAUTHENTICATION_REQUIRED`
   */
  roll(keyId: string, params?: ApiKeyRollParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /**
   * Bind an API key to networks, or to none. From elsewhere it is rejected at once, with `ADDRESS_NOT_ALLOWED`.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`
   */
  setAddresses(keyId: string, params: KeyAddressesParams, options?: WriteOptions): Promise<ApiKey>;
  /**
   * Revoke an API key immediately.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}
