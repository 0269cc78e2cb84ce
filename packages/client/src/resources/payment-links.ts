// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { InCurrency } from '../currency.ts';
import type { KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { OfWholeAmount } from '../whole-amount.ts';
import type {
  PaymentLink,
  PaymentLinkCreateParams,
  PaymentLinkListQuery,
  PaymentLinkOpenParams,
  PaymentLinkOpened,
  PaymentLinkUpdateParams,
  PublicPaymentLink,
} from '@mitako/contract/names';

/** Parameters of `paymentLinks.list`. */
export interface PaymentLinkListParams extends KeyQueryParams<PaymentLinkListQuery> {}

/** Reusable pages to share or print; each visitor gets a payment. */
export interface PaymentLinks {
  /**
   * Create a payment link, with a fixed amount or one that the customer enters. Share or print its `url`.
   * @throws MitakoError `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  create<const Currency extends string = string, const Amount extends number = number>(
    params: PaymentLinkCreateParams & InCurrency<Currency> & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<PaymentLink>;
  /** List payment links, newest first. */
  list(params?: PaymentLinkListParams, options?: CallOptions): List<PaymentLink>;
  /**
   * Read a payment link.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`
   */
  retrieve(paymentLinkId: string, options?: CallOptions): Promise<PaymentLink>;
  /**
   * Change, activate or deactivate a payment link; its amounts never change. Payments that exist already stay as they
   * are.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  update(paymentLinkId: string, params: PaymentLinkUpdateParams, options?: WriteOptions): Promise<PaymentLink>;
}

/** Payment links for their visitors. The slug is the last part of the `url`. */
export interface VisitedPaymentLinks {
  /**
   * Read a payment link as its visitor.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`
   */
  retrieve(slug: string, options?: CallOptions): Promise<PublicPaymentLink>;
  /**
   * Create the visitor's payment intent, to be paid at its checkout. `PAYMENT_LINK_CLOSED` has `details.status`.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `PAYMENT_LINK_CLOSED`, `ACCOUNT_SUSPENDED`
   */
  open(slug: string, params?: PaymentLinkOpenParams, options?: WriteOptions): Promise<PaymentLinkOpened>;
}
