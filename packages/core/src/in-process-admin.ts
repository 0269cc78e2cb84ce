import type {
  MerchantRecord,
  OperatorAccount,
  OperatorCreateParams,
  OperatorKeyCreateParams,
  Scope,
} from '@mitako/contract/names';
import type { Call } from './kernel/call.ts';
import { dataOf } from './kernel/result.ts';

/**
 * Operations that an operator calls in process, before any credential exists. Each is an operation of `gateway.call`.
 */
export interface Admin {
  /** @throws GatewayError `EMAIL_TAKEN`, `VALIDATION_ERROR` */
  createMerchant(params: Omit<OperatorCreateParams, 'role'>): Promise<MerchantRecord>;
  /** The secret is shown only once. @throws GatewayError `MERCHANT_NOT_FOUND`, `KYC_REQUIRED` for a live key */
  createApiKey(params: {
    readonly merchantId: string;
    readonly livemode: boolean;
    readonly name: string;
    readonly scopes?: readonly Scope[];
  }): Promise<{ readonly id: string; readonly secret: string }>;
  /** The secret is shown only once. @throws RootSecretError when the database was made with another root secret */
  createOperatorKey(params: OperatorKeyCreateParams): Promise<{ readonly id: string; readonly secret: string }>;
  /** A person who logs in as operator. No request over HTTP creates one. @throws GatewayError `EMAIL_TAKEN` */
  createOperator(params: OperatorCreateParams): Promise<OperatorAccount>;
  /** Newest first, disabled ones too: the newest 100. */
  listOperators(): Promise<readonly OperatorAccount[]>;
  /** Removes the second factors of an account whose owner has lost them, and ends its sessions. Identify the person first. */
  resetFactors(accountId: string): Promise<void>;
  /** Tokens are signed with a new key from now on; those of the old keys remain valid until they expire. */
  rotateSigningKey(): Promise<void>;
}

const asOperator = { way: 'in_process', credential: { kind: 'operator' } } as const;

export function createAdmin(call: Call): Admin {
  return {
    createMerchant: async (body) => dataOf(await call('createMerchant', { ...asOperator, body })).merchant,
    async createApiKey({ merchantId, livemode, ...params }) {
      const credential = { kind: 'merchant', merchantId, livemode } as const;
      const body = { livemode, ...params };
      const { id, secret } = dataOf(await call('createApiKey', { way: 'in_process', credential, body })).api_key;
      return { id, secret };
    },
    async createOperatorKey(body) {
      const { id, secret } = dataOf(await call('createOperatorKey', { ...asOperator, body })).operator_key;
      return { id, secret };
    },
    createOperator: async (body) => dataOf(await call('createOperator', { ...asOperator, body })).operator,
    listOperators: async () =>
      dataOf(await call('listOperators', { ...asOperator, query: { limit: '100' } })).operators,
    async resetFactors(id) {
      dataOf(await call('resetFactors', { ...asOperator, parameters: { account_id: id } }));
    },
    async rotateSigningKey() {
      dataOf(await call('rotateSigningKey', asOperator));
    },
  };
}
