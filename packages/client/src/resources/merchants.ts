import type {
  Balance,
  KycDecisionParams,
  KycSubmission,
  MerchantListQuery,
  MerchantRecord,
  MerchantUpdateParams,
  OperatorModeQuery,
  PageQuery,
  PasswordReset,
  RegisterParams,
  SuspendParams,
  WebhookEndpointWithRecent,
} from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the merchant list. */
export interface MerchantListParams extends QueryParams<MerchantListQuery> {}

/** Page of a merchant's KYC submissions. */
export interface KycSubmissionListParams extends QueryParams<PageQuery> {}

/** Mode of the balance to read. */
export interface MerchantModeParams extends QueryParams<OperatorModeQuery> {}

/** Merchants, their KYC and their terms. */
export interface Merchants {
  /** @throws MitakoError `EMAIL_TAKEN` */
  create(params: RegisterParams, options?: WriteOptions): Promise<MerchantRecord>;
  /** Newest first; `{ kyc_status: 'pending' }` for those that need your decision. */
  list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
  /** @throws MitakoError `MERCHANT_NOT_FOUND` */
  retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
  /**
   * Updates fees and settlement terms, for future payments.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Approves or rejects a KYC submission, asks for more, or withdraws or restores an approval.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
   */
  decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Every KYC submission with its documents and decisions, newest first: what an approval rested on.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  listKycSubmissions(merchantId: string, params?: KycSubmissionListParams, options?: CallOptions): List<KycSubmission>;
  /**
   * Issues a code by which the merchant chooses a new password, once and within an hour. Make sure who asks: the code is a
   * login.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  createPasswordReset(merchantId: string, options?: WriteOptions): Promise<PasswordReset>;
  /**
   * Suspends the merchant: it accepts no new live payments. The merchant reads the reason.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Lifts a suspension.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  reinstate(merchantId: string, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Reads the merchant's balance, one row per currency and mode.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
  /**
   * Lists the merchant's webhook endpoints, at most 10.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  webhookEndpoints(
    merchantId: string,
    params?: MerchantModeParams,
    options?: CallOptions,
  ): Promise<readonly WebhookEndpointWithRecent[]>;
}
