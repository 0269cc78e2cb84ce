import type { MerchantProfile } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { LogoParams, ProfileParams } from './params.ts';

/** What the merchant is to its payers, and on which terms it is paid. */
export interface Profile {
  retrieve(options?: CallOptions): Promise<MerchantProfile>;
  update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Sets the logo of the checkouts, in place of the one before. */
  setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Takes the logo away. */
  deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}

export function createProfile(call: Call<TokenLine<'merchant'>>): Profile {
  return {
    retrieve: async (options) => (await call('GET /merchant/profile', { options })).profile,
    update: async (body, options) => (await call('PATCH /merchant/profile', { body, options })).profile,
    setLogo: async (body, options) => (await call('PUT /merchant/profile/logo', { body, options })).profile,
    deleteLogo: async (options) => (await call('DELETE /merchant/profile/logo', { options })).profile,
  };
}
