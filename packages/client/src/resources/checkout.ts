// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  AgentLocationsByTown,
  CashCode,
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  FoundReceipt,
  PaymentCancelParams,
  ReceiptFindParams,
  ReceiptParams,
  TownQuery,
} from '@mitako/contract/names';

/** Parameters of `checkout.payFromWallet`. */
export interface PayFromWalletParams {
  /** The PIN of the wallet, 4 to 6 digits. */
  readonly pin: string;
  /**
   * Whether to refuse with `POSSIBLE_DUPLICATE` when this payer paid this merchant the same amount within ten minutes.
   * Default: false.
   */
  readonly refuse_duplicate?: boolean | undefined;
}

/** Parameters of `checkout.payByMobileMoney`. */
export interface PayByMobileMoneyParams {
  /** Id of the provider, `mtn_momo`. */
  readonly provider: string;
  /** Phone number in E.164, `+237653456789`. */
  readonly phone: string;
  /**
   * Whether to refuse with `POSSIBLE_DUPLICATE` when this payer paid this merchant the same amount within ten minutes.
   * Default: false.
   */
  readonly refuse_duplicate?: boolean | undefined;
}

/** Parameters of `checkout.payByCard`. */
export interface PayByCardParams {
  /** Id of the provider whose page takes the card. */
  readonly provider: string;
}

/** Payment of a checkout in the app. The slug is the last part of the `checkout_url`. */
export interface Checkouts {
  /**
   * Read a checkout. With the amount, the merchant and the payment methods.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`
   */
  retrieve(slug: string, options?: CallOptions): Promise<Checkout>;
  /**
   * Pay from the wallet of the logged-in user. `redirect_url` leads back to the shop. `INVALID_PIN` has
   * `details.attempts_left`.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `POSSIBLE_DUPLICATE`, `INSUFFICIENT_FUNDS`,
   * `PAYMENT_DECLINED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`, `LIMIT_EXCEEDED`,
   * `ACCOUNT_FROZEN`, `MODE_MISMATCH`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`,
   * `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`, `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`,
   * `ACCOUNT_SUSPENDED`
   */
  payFromWallet(slug: string, params: PayFromWalletParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Charge a phone number through a provider. The payment is usually still processing when the call returns: show
   * `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `POSSIBLE_DUPLICATE`, `INSUFFICIENT_FUNDS`,
   * `PAYMENT_DECLINED`, `MODE_MISMATCH`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`,
   * `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`, `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`,
   * `ACCOUNT_SUSPENDED`, `RAIL_ERROR`
   */
  payByMobileMoney(slug: string, params: PayByMobileMoneyParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Start a card payment. Send the payer to `next_action.url`, the page of the provider, which takes the card.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`,
   * `MODE_MISMATCH`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`,
   * `PAYMENT_EXPIRED`, `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`, `ACCOUNT_SUSPENDED`,
   * `RAIL_ERROR`
   */
  payByCard(slug: string, params: PayByCardParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Submit the one-time code that the provider sent to the payer. Expected when `next_action.type` is `enter_otp`. The
   * payment is usually still processing when the call returns: continue as after paying. `INVALID_CODE` has
   * `details.attempts_left`; the last wrong code is `PAYMENT_DECLINED`.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `INVALID_CODE`, `CODE_NOT_EXPECTED`,
   * `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`,
   * `PAYMENT_EXPIRED`, `ACCOUNT_SUSPENDED`, `RAIL_ERROR`
   */
  confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
  /**
   * Cancel as the customer. Repeating it returns the same response.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`,
   * `PAYMENT_EXPIRED`
   */
  cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
  /**
   * Send the receipt to an address or number that the payer gives: now, or once it is paid. Refunds are told to the
   * same. Another one takes its place, three in all. In the language of the request.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `RECEIPT_NOT_OFFERED`, `PAYMENT_FAILED`, `PAYMENT_EXPIRED`,
   * `PAYMENT_CANCELED`
   */
  sendReceipt(slug: string, params: ReceiptParams, options?: WriteOptions): Promise<boolean>;
  /**
   * Find the receipt of a payment by its reference and the number that paid. Payments by mobile money. An unknown
   * reference and another number are answered alike.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  findReceipt(params: ReceiptFindParams, options?: WriteOptions): Promise<FoundReceipt>;
  /**
   * Find agents who accept cash, by town. The towns that have an agent, and the agents of one town.
   * @throws MitakoError `VALIDATION_ERROR`
   */
  findAgents(params?: TownQuery, options?: CallOptions): Promise<AgentLocationsByTown>;
  /**
   * Get the code for paying in cash at an agent. The same code each time. The payment stays open for the other methods:
   * read the checkout to see when it is paid.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`,
   * `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`, `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`,
   * `ACCOUNT_SUSPENDED`
   */
  createCashCode(slug: string, options?: WriteOptions): Promise<CashCode>;
  /**
   * Read the code for paying in cash again.
   * @throws MitakoError `CHECKOUT_NOT_FOUND`, `CASH_CODE_NOT_FOUND`
   */
  retrieveCashCode(slug: string, options?: CallOptions): Promise<CashCode>;
}
