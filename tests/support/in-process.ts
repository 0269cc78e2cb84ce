import type {
  MerchantRecord,
  OperatorAccount,
  OperatorCreateParams,
  OperatorKeyCreateParams,
  Scope,
} from '@mitako/contract/names';
import { dataOf, type Gateway, type MerchantMode } from '@mitako/core';
import { type InProcessMerchant, inProcessMerchant } from 'mitako';

/** The owner of payments, in process. */
export function asMerchant(gateway: Gateway, { merchantId, livemode }: MerchantMode): InProcessMerchant {
  return inProcessMerchant(gateway, merchantId, livemode ? 'live' : 'test');
}

const asOperator = { way: 'in_process', credential: { kind: 'operator' } } as const;

/** What tests set up as the operator, before any credential exists. */
export function adminOf({ call }: Pick<Gateway, 'call'>) {
  return {
    createMerchant: async (body: Omit<OperatorCreateParams, 'role'>): Promise<MerchantRecord> =>
      dataOf(await call('createMerchant', { ...asOperator, body })).merchant,
    async createApiKey(params: {
      readonly merchantId: string;
      readonly livemode: boolean;
      readonly name: string;
      readonly scopes?: readonly Scope[];
    }): Promise<{ readonly id: string; readonly secret: string }> {
      const { merchantId, ...body } = params;
      const credential = { kind: 'merchant', merchantId, livemode: body.livemode } as const;
      return dataOf(await call('createApiKey', { way: 'in_process', credential, body })).api_key;
    },
    createOperatorKey: async (
      body: OperatorKeyCreateParams,
    ): Promise<{ readonly id: string; readonly secret: string }> =>
      dataOf(await call('createOperatorKey', { ...asOperator, body })).operator_key,
    createOperator: async (body: OperatorCreateParams): Promise<OperatorAccount> =>
      dataOf(await call('createOperator', { ...asOperator, body })).operator,
    listOperators: async (): Promise<readonly OperatorAccount[]> =>
      dataOf(await call('listOperators', { ...asOperator, query: { limit: '100' } })).operators,
    async resetFactors(id: string): Promise<void> {
      dataOf(await call('resetFactors', { ...asOperator, parameters: { account_id: id } }));
    },
    async rotateSigningKey(): Promise<void> {
      dataOf(await call('rotateSigningKey', asOperator));
    },
  };
}
