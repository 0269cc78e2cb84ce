import type { ApiKey, Merchant, OperatorKey, SigningKey } from '../model.ts';
import type { Page } from '../ports/page.ts';

/** An API key, with what every call checks of its merchant. */
export interface KnownKey {
  readonly apiKey: ApiKey;
  readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
}

/** Each is one query, because each call pays for it. */
export interface KeyReads {
  /** With only the merchant fields that every call checks, not the whole row. */
  apiKeyByHash(hash: string): Promise<KnownKey | null>;
  apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
  operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
  operatorKeys(page: Page): Promise<readonly OperatorKey[]>;
  /** All signing keys, newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;
}
