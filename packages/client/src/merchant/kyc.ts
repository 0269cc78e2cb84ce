import type { Kyc } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { KycParams } from './params.ts';

/** What live payments need: the operator knows who the merchant is. */
export interface MerchantKyc {
  retrieve(options?: CallOptions): Promise<Kyc>;
  /**
   * Submits it for the operator's decision.
   * @throws MitakoError `KYC_NOT_PENDING` while one waits for its decision, and once it is approved
   */
  submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
}

export function createMerchantKyc(call: Call<TokenLine<'merchant'>>): MerchantKyc {
  return {
    retrieve: async (options) => (await call('GET /merchant/kyc', { options })).kyc,
    submit: async (body, options) => (await call('POST /merchant/kyc', { body, options })).kyc,
  };
}
