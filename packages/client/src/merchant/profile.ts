import type { MerchantProfile } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { ProfileParams } from './params.ts';

/** What the merchant is to its payers, and on which terms it is paid. */
export interface Profile {
  retrieve(options?: CallOptions): Promise<MerchantProfile>;
  update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
}

export function createProfile(call: Call<TokenLine<'merchant'>>): Profile {
  return {
    retrieve: async (options) => (await call('GET /merchant/profile', { options })).profile,
    update: async (body, options) => (await call('PATCH /merchant/profile', { body, options })).profile,
  };
}
