import type {
  AgentLocationsByTown,
  CashCode,
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  PayByCardParams as CardBody,
  PayByMobileMoneyParams as MobileMoneyBody,
  PayFromWalletParams as WalletBody,
  PaymentCancelParams,
  TownQuery,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Parameters of a wallet payment. */
export interface PayFromWalletParams extends Omit<WalletBody, 'method'> {}

/** Parameters of a mobile-money payment. */
export interface PayByMobileMoneyParams extends Omit<MobileMoneyBody, 'method'> {}

/** Parameters of a card payment. */
export interface PayByCardParams extends Omit<CardBody, 'method'> {}

/** Payment of a checkout in the app. The slug is the last part of the `checkout_url`. */
export interface Checkouts {
  /**
   * Reads the amount, the merchant and the payment methods. Works without a login.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`
   */
  retrieve(slug: string, options?: CallOptions): Promise<Checkout>;
  /**
   * Pays from the wallet of the logged-in user. `redirect_url` of the response leads back to the shop.
   * @throws MitakoError `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`, `INVALID_PIN` (with `details.attempts_left`),
   * `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`, `MODE_MISMATCH`, and errors of the payment's state
   */
  payFromWallet(slug: string, params: PayFromWalletParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Charges this number through a provider. The payment is usually still processing when the call returns: show
   * `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.
   * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
   */
  payByMobileMoney(slug: string, params: PayByMobileMoneyParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Starts a card payment: send the payer to `next_action.url`, the provider's page, which takes the card.
   * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
   */
  payByCard(slug: string, params: PayByCardParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Submits the code that the provider sent to the payer, when `next_action.type` is `enter_otp`. The payment is
   * usually still processing when the call returns: continue as after paying. Works without a login.
   * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
   * with the last wrong code), `RAIL_ERROR`, and errors of the payment's state
   */
  confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * The code with which the payer pays in cash at an agent; the same each time. The payment stays open for the other
   * methods: retrieve the checkout to see when it is paid. Works without a login.
   * @throws MitakoError `METHOD_DISABLED`, `METHOD_NOT_AVAILABLE`, and errors of the payment's state
   */
  createCashCode(slug: string, options?: WriteOptions): Promise<CashCode>;
  /**
   * The code that was created before. Works without a login.
   * @throws MitakoError `CASH_CODE_NOT_FOUND`
   */
  retrieveCashCode(slug: string, options?: CallOptions): Promise<CashCode>;
  /** The towns that have an agent, and the agents of one town. Works without a login. */
  findAgents(params?: TownQuery, options?: CallOptions): Promise<AgentLocationsByTown>;
  /**
   * Cancels as the payer; repeating it returns the same response. Works without a login.
   * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
   */
  cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
}
