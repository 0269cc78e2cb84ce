import type {
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  PayByMobileMoneyParams as MobileMoneyBody,
  PayFromWalletParams as WalletBody,
  PaymentCancelParams,
} from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Paying from the wallet. */
export interface PayFromWalletParams extends Omit<WalletBody, 'method'> {}

/** Paying by mobile money. */
export interface PayByMobileMoneyParams extends Omit<MobileMoneyBody, 'method'> {}

/** Paying in the app what a shop asks for. The slug is the last part of the `checkout_url`. */
export interface Checkouts {
  /**
   * What is to be paid, to whom, and how it can be. Also for whoever is not logged in.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`
   */
  retrieve(slug: string, options?: CallOptions): Promise<Checkout>;
  /**
   * Pays from the wallet of whoever is logged in. `redirect_url` of the answer leads back to the shop.
   * @throws MitakoError `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`, `INVALID_PIN` (with `details.attempts_left`),
   * `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`, `MODE_MISMATCH`, and what the payment's state refuses
   */
  payFromWallet(slug: string, params: PayFromWalletParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Asks an operator to take the money from this number. Mostly it is not paid yet when the answer comes: show
   * `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.
   * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and what the payment's state refuses
   */
  payByMobileMoney(slug: string, params: PayByMobileMoneyParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Hands over the code that the operator sent the payer, where `next_action.type` is `enter_otp`. Mostly it is not paid
   * yet when the answer comes: go on as after paying. Also for whoever is not logged in.
   * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
   * with the last wrong code), `RAIL_ERROR`, and what the payment's state refuses
   */
  confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Cancels as the payer; canceling again gives the same answer. Also for whoever is not logged in.
   * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
   */
  cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
}
