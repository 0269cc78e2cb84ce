// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, PageQuery } from '../basics/types.ts';
import type { Moment, Timestamp } from '../basics/values.ts';
import type { CustomerType } from './values.ts';

/**
 * A payer who paid a merchant in one mode, or tried to. The id stands for the account or the number, and is another one
 * at every other merchant and in the other mode.
 */
export interface Customer {
  /** `cus_…`; unlike other ids, it is not ordered by time. */
  readonly id: string;
  /** What the customer is known by. */
  readonly type: CustomerType;
  /** What the merchant calls the customer; null without one. */
  readonly name: string | null;
  /** The last four digits of the number, `•••• 6789`, or three, `•••789`, of one seen earlier; null for an account. */
  readonly phone_masked: string | null;
  /** The merchant's own notes; null without any. */
  readonly notes: string | null;
  /** When they were last written; null without any. */
  readonly notes_updated_at: Timestamp | null;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** The first attempt to pay, since the customer was last erased. */
  readonly first_seen_at: Timestamp;
  /** The creation of the newest payment that the customer tried to pay. */
  readonly last_seen_at: Timestamp;
}

/** Money of one currency, in minor units. */
export interface CustomerSum {
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** What was paid; refunds are not deducted. */
  readonly amount_paid: number;
  /** What was refunded of it. */
  readonly amount_refunded: number;
}

/** How often a customer used a payment method. */
export interface CustomerMethod {
  /** `wallet`, or the id of a mobile money provider. */
  readonly method: string;
  /** Number of payments. */
  readonly payments_count: number;
  /** Those that were paid. */
  readonly paid_count: number;
}

/** Payments that a customer paid, or was the last one to try to pay. */
export interface CustomerTotals {
  /** Number of payments. */
  readonly payments_count: number;
  /** Those that were paid, refunded ones too. */
  readonly paid_count: number;
  /** Those that ended unpaid: failed, canceled or expired. Paid ones and these make the success rate. */
  readonly unpaid_count: number;
  /** Those of which something was refunded. */
  readonly refunded_count: number;
  /** Sums by currency; empty while nothing was paid. */
  readonly sums: readonly CustomerSum[];
  /** By payment method, the most used first. */
  readonly methods: readonly CustomerMethod[];
  /** When the last of them was paid; null while none was. */
  readonly last_paid_at: Timestamp | null;
  /** True: the range has more payments than are counted, and the older ones are left out. */
  readonly truncated: boolean;
}

/** A customer with the outcomes of their payments. */
export interface CustomerWithTotals extends Customer {
  /** Of the payments in the requested range. */
  readonly totals: CustomerTotals;
}

/** What one of several customers paid. */
export interface TotalsOfCustomer {
  /** The customer. */
  readonly customer_id: string;
  /** Of their payments. */
  readonly totals: CustomerTotals;
}

/** Whose totals are read. */
export interface CustomerTotalsQuery extends ModeQuery {
  /** At most 100 customers: repeated, or separated by commas. */
  readonly customer_id: readonly string[];
}

/** Who paid a payment, or tried last. */
export interface PaymentCustomer {
  /** The payment. */
  readonly payment_id: string;
  /** Who paid it, or tried last. */
  readonly customer: Customer;
}

/** Whose customers are read. */
export interface PaymentCustomerQuery extends ModeQuery {
  /** At most 100 payments: repeated, or separated by commas. */
  readonly payment_id: readonly string[];
}

export interface CustomerListQuery extends CustomerExportQuery, PageQuery {}

/** Filters of the file of customers: those of the list. */
export interface CustomerExportQuery extends ModeQuery {
  /** Only customers first seen at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Only customers first seen before this time. */
  readonly created_to?: Moment | undefined;
  /**
   * A whole phone number, its last three or four digits, the e-mail address of a wallet account, or a customer id.
   * Anything else finds no customer.
   */
  readonly q?: string | undefined;
}

/** The payments that the totals count. */
export interface CustomerQuery extends ModeQuery {
  /** Totals count payments created at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Totals count payments created before this time. */
  readonly created_to?: Moment | undefined;
}

export interface CustomerUpdateParams {
  /** What you call the customer, at most 120 characters. Empty, or null: none. */
  readonly name?: string | null | undefined;
  /** At most 2 000 characters. Empty, or null: none. */
  readonly notes?: string | null | undefined;
}
