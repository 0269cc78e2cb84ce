import type {
  PaymentLink,
  PaymentLinkCreateParams,
  PaymentLinkListQuery,
  PaymentLinkOpened,
  PaymentLinkOpenParams,
  PaymentLinkUpdateParams,
  PublicPaymentLink,
} from '@mitako/contract/names';
import type { KeyQueryParams, List } from '../list.ts';
import type { InCurrency } from '../currency.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { OfWholeAmount } from '../whole-amount.ts';

/** Filter and position of the list. */
export interface PaymentLinkListParams extends KeyQueryParams<PaymentLinkListQuery> {}

/** Reusable pages for payments. A key sees those of its own mode. */
export interface PaymentLinks {
  /**
   * Creates a link with a fixed amount or, without `amount`, one that the customer enters. Share or print its `url`.
   * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  create<const Currency extends string = string, const Amount extends number = number>(
    params: PaymentLinkCreateParams & InCurrency<Currency> & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<PaymentLink>;
  /** Newest first. */
  list(params?: PaymentLinkListParams, options?: CallOptions): List<PaymentLink>;
  /** @throws MitakoError `PAYMENT_LINK_NOT_FOUND` */
  retrieve(paymentLinkId: string, options?: CallOptions): Promise<PaymentLink>;
  /**
   * Changes, activates or deactivates a link. Its amounts never change. Payments that exist already stay as they are.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  update(paymentLinkId: string, params: PaymentLinkUpdateParams, options?: WriteOptions): Promise<PaymentLink>;
}

/** Payment links as their visitors use them, without a login. The slug is the last part of the `url`. */
export interface VisitedPaymentLinks {
  /** @throws MitakoError `PAYMENT_LINK_NOT_FOUND` */
  retrieve(slug: string, options?: CallOptions): Promise<PublicPaymentLink>;
  /**
   * Creates the visitor's payment, to be paid at its checkout.
   * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `PAYMENT_LINK_CLOSED` (with `details.status`), `VALIDATION_ERROR`,
   * `ACCOUNT_SUSPENDED`
   */
  open(slug: string, params?: PaymentLinkOpenParams, options?: WriteOptions): Promise<PaymentLinkOpened>;
}
