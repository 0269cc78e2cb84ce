// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  Balance,
  KycDecisionParams,
  KycSubmission,
  Member,
  MerchantCreateParams,
  MerchantListQuery,
  MerchantRecord,
  MerchantUpdateParams,
  OperatorModeQuery,
  PageQuery,
  PasswordReset,
  SuspendParams,
  WebhookEndpointWithRecent,
} from '@mitako/contract/names';

/** Parameters of `merchants.list`. */
export interface MerchantListParams extends QueryParams<MerchantListQuery> {}

/** Parameters of `merchants.listKycSubmissions`. */
export interface KycSubmissionListParams extends QueryParams<PageQuery> {}

/** Parameters of `merchants.balance` and `merchants.webhookEndpoints`. */
export interface MerchantModeParams extends QueryParams<OperatorModeQuery> {}

/** Merchants: verification, suspension, fees, settlement terms. */
export interface Merchants {
  /**
   * Create a merchant account.
   * @throws MitakoError `EMAIL_TAKEN`
   */
  create(params: MerchantCreateParams, options?: WriteOptions): Promise<MerchantRecord>;
  /** List merchants, newest first, `{ kyc_status: 'pending' }` for those that need a decision. */
  list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
  /**
   * Read a merchant.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
  /**
   * Update a merchant's fees and settlement terms, for future payments.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Approve or reject a KYC submission, ask for more, or withdraw or restore an approval.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
   */
  decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * List the KYC submissions of a merchant, newest first, each with its documents and decisions. They are what an
   * approval rests on.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  listKycSubmissions(merchantId: string, params?: KycSubmissionListParams, options?: CallOptions): List<KycSubmission>;
  /**
   * Suspend a merchant: it accepts no new live payments. The merchant reads the reason.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Issue a code by which a merchant chooses a new password, once and within an hour. Make sure who asks: the code is a
   * login.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  createPasswordReset(merchantId: string, options?: WriteOptions): Promise<PasswordReset>;
  /**
   * Lift a suspension.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  reinstate(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
  /**
   * Read the balance of a merchant, in both modes.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
  /**
   * List the members of a merchant, newest first.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  members(merchantId: string, params?: PagePosition, options?: CallOptions): List<Member>;
  /**
   * List the webhook endpoints of a merchant with a summary of their newest deliveries.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  webhookEndpoints(
    merchantId: string,
    params?: MerchantModeParams,
    options?: CallOptions,
  ): Promise<readonly WebhookEndpointWithRecent[]>;
}
