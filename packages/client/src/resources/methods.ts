// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  GatewayMethod,
  HiddenMethodsParams,
  MerchantMethod,
  MerchantMethodsParams,
  MethodReinstateParams,
  MethodSuspendParams,
  OperatorModeQuery,
} from '@mitako/contract/names';

/** The payment methods that the checkouts offer, and their health. */
export interface OfferedMethods {
  /** List the payment methods, in the order of the checkout. */
  list(options?: CallOptions): Promise<readonly MerchantMethod[]>;
}

/** Which payment methods the checkouts show, and in which order. */
export interface Methods {
  /**
   * Set the hidden payment methods of the checkouts, and their order. All others that the operator switched on are
   * shown. Returns all methods of the mode, in the order of the checkout.
   */
  hide(params: HiddenMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
}

/** Parameters of `methods.list` and `methods.listAll`. */
export interface MerchantMethodListParams extends QueryParams<OperatorModeQuery> {}

/** Payment methods of a merchant, with order and limits, and those of the gateway. */
export interface OperatorMethods {
  /**
   * List the payment methods of a merchant, in the order of the checkout.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  list(
    merchantId: string,
    params?: MerchantMethodListParams,
    options?: CallOptions,
  ): Promise<readonly MerchantMethod[]>;
  /**
   * Set the payment methods of a merchant, with their order and limits. Methods that are not named stay on, after
   * these.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  set(merchantId: string, params: MerchantMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
  /** List the payment methods of the gateway, and which are suspended. Whether merchants accept them or not. */
  listAll(params?: MerchantMethodListParams, options?: CallOptions): Promise<readonly GatewayMethod[]>;
  /**
   * Suspend a payment method for all merchants: it starts no new payments. `method` is `wallet`, `cash`, or the id of a
   * provider. Payments that were started end as they would have; refunds and payouts go on. Suspending again replaces
   * the reason.
   * @throws MitakoError `METHOD_NOT_FOUND`
   */
  suspend(method: string, params: MethodSuspendParams, options?: WriteOptions): Promise<GatewayMethod>;
  /**
   * Reinstate a suspended payment method. It is offered again by all merchants whose settings do.
   * @throws MitakoError `METHOD_NOT_FOUND`
   */
  reinstate(method: string, params: MethodReinstateParams, options?: WriteOptions): Promise<GatewayMethod>;
}
