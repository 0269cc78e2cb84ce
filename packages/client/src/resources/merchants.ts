import type {
  Balance,
  KycDecisionParams,
  MerchantListQuery,
  MerchantRecord,
  MerchantUpdateParams,
  OperatorModeQuery,
  RegisterParams,
  SuspendParams,
  WebhookEndpointWithRecent,
} from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which merchants to list. */
export interface MerchantListParams extends Asked<MerchantListQuery> {}

/** What of a merchant to look at. */
export interface MerchantModeParams extends Asked<OperatorModeQuery> {}

/** Merchants, their KYC and their terms. */
export interface Merchants {
  /** @throws MitakoError `EMAIL_TAKEN` */
  create(params: RegisterParams, options?: WriteOptions): Promise<MerchantRecord>;
  /** Newest first; `{ kyc_status: 'pending' }` for those that wait for you. */
  list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
  /** @throws MitakoError `MERCHANT_NOT_FOUND` */
  retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
  /**
   * Sets what the merchant is charged and when it is paid out, for payments from now on.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Approves or rejects a KYC submission, or asks for more.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
   */
  decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Freezes new live payments. The merchant reads the reason.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Lifts a suspension.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  reinstate(merchantId: string, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * What the merchant holds, one row for each currency and mode.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
  /**
   * The webhook endpoints of the merchant, 10 at most.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  webhookEndpoints(
    merchantId: string,
    params?: MerchantModeParams,
    options?: CallOptions,
  ): Promise<readonly WebhookEndpointWithRecent[]>;
}
