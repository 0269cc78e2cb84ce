// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { LogoParams, MerchantProfile, ProfileParams } from '@mitako/contract/names';

/** Name, contacts, colour and logo. */
export interface Profile {
  /** Read the merchant profile. */
  retrieve(options?: CallOptions): Promise<MerchantProfile>;
  /** Change name, support contacts and colour. */
  update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Set or replace the logo of the checkouts. */
  setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Delete the logo. */
  deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}
