// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  Customer,
  CustomerExportQuery,
  CustomerListQuery,
  CustomerQuery,
  CustomerTotalsQuery,
  CustomerUpdateParams,
  CustomerWithTotals,
  Deleted,
  PaymentCustomer,
  PaymentCustomerQuery,
  TotalsOfCustomer,
} from '@mitako/contract/names';

/** Parameters of `customers.list`. */
export interface CustomerListParams extends KeyQueryParams<CustomerListQuery> {}

/** Parameters of `customers.listCsv`. */
export interface CustomerExportParams extends KeyQueryParams<CustomerExportQuery> {}

/** Parameters of `customers.retrieve`. */
export interface CustomerParams extends KeyQueryParams<CustomerQuery> {}

/** Payers, including those who tried: by number, or by wallet account. With notes. */
export interface Customers {
  /** List customers, by their first attempt to pay, newest first. */
  list(params?: CustomerListParams, options?: CallOptions): List<Customer>;
  /**
   * Export customers as CSV, by their first attempt to pay, newest first. One file with all of them (RFC 4180, UTF-8),
   * as a string. Set a longer `timeoutMs` if it is large.
   */
  listCsv(params?: CustomerExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a customer, with totals of their payments in a range. An erased customer is not found. The newest 1 000
   * attempts to pay are counted.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`
   */
  retrieve(customerId: string, params?: CustomerParams, options?: CallOptions): Promise<CustomerWithTotals>;
  /**
   * Count and sum the payments of several customers. Of each, the newest 100 attempts to pay are counted: see
   * `truncated`. A customer that is not found is left out.
   */
  totals(params: CustomerTotalsQuery, options?: CallOptions): Promise<readonly TotalsOfCustomer[]>;
  /**
   * Give a customer a name, or replace the notes about them.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`
   */
  update(customerId: string, params: CustomerUpdateParams, options?: WriteOptions): Promise<Customer>;
  /**
   * Erase a customer: their name, the notes, and the link to their payments, which stay. A payer who pays again is a
   * new customer.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`
   */
  delete(customerId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * Read the customer of a payment; null before an attempt to pay, and once the customer is erased.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  ofPayment(paymentId: string, options?: CallOptions): Promise<Customer | null>;
  /** List the customers of payments. A payment without a customer, or that is not found, is left out. */
  ofPayments(params: PaymentCustomerQuery, options?: CallOptions): Promise<readonly PaymentCustomer[]>;
}
