import type { Customer, Payment } from '../model.ts';
import type { MerchantMode, Page } from '../ports/page.ts';

export interface CustomerReads {
  customerById(id: string): Promise<CustomerRead | null>;
  /** Newest first, by their first attempt; `afterId` is such an attempt. */
  customers(filter: CustomerFilter, page: Page): Promise<readonly CustomerRead[]>;
  /** Of the merchant's payments among these: who tried last, without an order. */
  customersOfPayments(owner: MerchantMode, paymentIds: readonly string[]): Promise<readonly PayerRead[]>;
  /** Of each customer with attempts, counts the payments of the newest ones, as many as the limit. */
  customerTotals(filter: CustomerPayments, limit: number): Promise<readonly CustomerCounts[]>;
}

export interface CustomerRead {
  readonly customer: Customer;
  /** The newest payment that the customer tried to pay; null: none of their attempts is stored. */
  readonly lastPaymentId: string | null;
}

/** A customer as the payer of a payment. */
export interface PayerRead extends CustomerRead {
  readonly paymentId: string;
  /** The customer's last attempt of this payment; null: it is not stored any more. */
  readonly lastAttemptId: string | null;
}

/** All conditions together. */
export interface CustomerFilter extends MerchantMode {
  readonly ids?: readonly string[] | undefined;
  /** The last three digits of their number. */
  readonly phoneEnding?: string | undefined;
}

export interface CustomerPayments extends MerchantMode {
  readonly customers: readonly LinkedCustomer[];
  /** Of payments, inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

/** A customer with the first of their attempts that count. */
export interface LinkedCustomer {
  readonly id: string;
  /** Null: none does. */
  readonly fromAttemptId: string | null;
}

export interface CustomerCounts {
  readonly customerId: string;
  /** Attempts that were examined. */
  readonly attemptsCount: number;
  readonly counts: readonly CustomerCount[];
}

/** Payments of one currency, method and status. */
export interface CustomerCount extends Pick<Payment, 'currency' | 'status'> {
  /** `wallet`, or the id of a provider. */
  readonly method: string;
  readonly paymentsCount: number;
  readonly amount: number;
  readonly amountRefunded: number;
  /** Those of which something was refunded. */
  readonly refundedCount: number;
  /** When the last of them was paid; null: none was. */
  readonly lastPaidAtMs: number | null;
}
