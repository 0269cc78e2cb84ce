import type { ApiKey, Merchant, OperatorKey, SigningKey } from '../model.ts';
import type { Page } from '../ports/page.ts';

/** Each is one query, because each call pays for it. */
export interface KeyReads {
  /** With only the merchant fields that every call checks, not the whole row. */
  apiKeyByHash(hash: string): Promise<{
    readonly apiKey: ApiKey;
    readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
  } | null>;
  apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
  operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
  operatorKeys(page: Page): Promise<readonly OperatorKey[]>;
  /** All signing keys, newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;
}
