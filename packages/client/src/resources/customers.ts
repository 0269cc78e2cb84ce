import type {
  Customer,
  CustomerExportQuery,
  CustomerListQuery,
  CustomerQuery,
  CustomerUpdateParams,
  CustomerWithTotals,
  Deleted,
} from '@mitako/contract/names';
import type { KeyQueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filter and position of the list. */
export interface CustomerListParams extends KeyQueryParams<CustomerListQuery> {}

/** Filters of the file. */
export interface CustomerExportParams extends KeyQueryParams<CustomerExportQuery> {}

/** The payments that the totals count. */
export interface CustomerParams extends KeyQueryParams<CustomerQuery> {}

/**
 * Payers of the merchant, including those who tried: by number, or by wallet account. A key sees those of its own mode.
 */
export interface Customers {
  /** By their first attempt to pay, newest first. */
  list(params?: CustomerListParams, options?: CallOptions): List<Customer>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: CustomerExportParams, options?: CallOptions): Promise<string>;
  /**
   * Reads a customer, with totals of their payments in a range of time.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`, also for customers of another merchant or mode, and once erased
   */
  retrieve(customerId: string, params?: CustomerParams, options?: CallOptions): Promise<CustomerWithTotals>;
  /**
   * Writes notes in place of those that are there; null deletes them.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`, `VALIDATION_ERROR`
   */
  update(customerId: string, params: CustomerUpdateParams, options?: WriteOptions): Promise<Customer>;
  /**
   * Erases the notes and the link to the payments, which stay. A payer who pays again is a new customer.
   * @throws MitakoError `CUSTOMER_NOT_FOUND`
   */
  delete(customerId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * The customer of a payment; null before an attempt to pay, and once the customer is erased.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  ofPayment(paymentId: string, options?: CallOptions): Promise<Customer | null>;
}
