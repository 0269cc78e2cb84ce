import type { Kyc, KycParams, LogoParams, MerchantProfile, Overview, ProfileParams } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** What the merchant is to its payers, and on which terms it is paid. */
export interface Profile {
  retrieve(options?: CallOptions): Promise<MerchantProfile>;
  update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Sets the logo of the checkouts, in place of the one before. */
  setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
  /** Takes the logo away. */
  deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}

/** What live payments need: the operator knows who the merchant is. */
export interface MerchantKyc {
  retrieve(options?: CallOptions): Promise<Kyc>;
  /**
   * Submits it for the operator's decision.
   * @throws MitakoError `KYC_NOT_PENDING` while one waits for its decision, and once it is approved
   */
  submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
}

/** Which days to look at, and whose money. */
export interface OverviewParams {
  /** 7, 30 or 90, today included; 7 when absent. */
  readonly days?: 7 | 30 | 90 | undefined;
  /** `live`, or `test` while the KYC is not approved, when absent. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** How the merchant does, and what waits for it. */
export interface Overviews {
  retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}
