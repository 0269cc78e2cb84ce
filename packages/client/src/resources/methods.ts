import type {
  GatewayMethod,
  HiddenMethodsParams,
  MerchantMethod,
  MerchantMethodsParams,
  MethodReinstateParams,
  MethodSuspendParams,
  OperatorModeQuery,
  RailRecord,
} from '@mitako/contract/names';
import type { QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** The payment methods of the key's merchant and mode. */
export interface OfferedMethods {
  /** In the order of the checkout; `offered` tells whether the checkout shows it, `health` how well it works now. */
  list(options?: CallOptions): Promise<readonly MerchantMethod[]>;
}

/** The merchant's payment methods. */
export interface Methods {
  /**
   * Sets which methods the checkouts of a mode do not show, and with `order` in which order they show the others; all
   * that the operator switched on are shown. Returns all methods of the mode, in the order of the checkout.
   */
  hide(params: HiddenMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
}

/** Mode of a merchant's methods to read. Default: both. */
export interface MerchantMethodListParams extends QueryParams<OperatorModeQuery> {}

/** The payment methods of any merchant, for the operator. */
export interface OperatorMethods {
  /**
   * In the order of the checkout.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  list(
    merchantId: string,
    params?: MerchantMethodListParams,
    options?: CallOptions,
  ): Promise<readonly MerchantMethod[]>;
  /**
   * Sets order, limits, and what is on; methods that are not named stay on, after these.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  set(merchantId: string, params: MerchantMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
  /** All methods of the gateway, whether merchants accept them or not; `suspension` shows which are suspended for all. */
  listAll(params?: MerchantMethodListParams, options?: CallOptions): Promise<readonly GatewayMethod[]>;
  /**
   * Starts no new payments by the method, for any merchant. Payments that were started end as they would have, refunds and
   * payouts go on. Suspending again replaces the reason.
   * @param method `wallet`, `cash`, or a provider's id
   * @throws MitakoError `METHOD_NOT_FOUND`
   */
  suspend(method: string, params: MethodSuspendParams, options?: WriteOptions): Promise<GatewayMethod>;
  /**
   * Offers it again to all merchants whose settings do.
   * @throws MitakoError `METHOD_NOT_FOUND`
   */
  reinstate(method: string, params: MethodReinstateParams, options?: WriteOptions): Promise<GatewayMethod>;
}

/** The rails, for the operator. */
export interface Rails {
  /** With their health, figures and balances. */
  list(options?: CallOptions): Promise<readonly RailRecord[]>;
}
