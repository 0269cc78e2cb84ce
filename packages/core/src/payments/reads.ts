import type { PaymentStatus } from '@mitako/contract/names';
import type { Payment } from './model.ts';
import type { SearchWords } from './search-words.ts';
import type { LinkedCustomer } from '../customers/reads.ts';
import type { MerchantMode, Page, RowOwner } from '../ports/page.ts';

export interface PaymentReads {
  payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
  /** Of all merchants, by the order of their creation. */
  allPayments(filter: AllPaymentsFilter, page: Page): Promise<PaymentsPage>;
  /** Counts and sums of the newest matching payments, at most `limit`. */
  paymentSums(filter: PaymentFilter, limit: number): Promise<PaymentSums>;
  /** Of all merchants and both modes, in any order. */
  paymentsByReference(customerReference: string, limit: number): Promise<readonly Payment[]>;
  /** Status counts of the newest ended payments, at most `limit`. */
  endedPayments(
    owner: MerchantMode,
    limit: number,
  ): Promise<readonly { readonly status: PaymentStatus; readonly count: number }[]>;
}

/** All conditions together. */
export interface PaymentFilter extends MerchantMode {
  readonly statuses?: readonly PaymentStatus[] | undefined;
  /** By statuses and in sums: a requested payment that is past its expiry at this time counts as expired. Absent: as stored. */
  readonly nowMs?: number | undefined;
  /** `wallet`, `mobile_money`, or a provider's id. */
  readonly method?: string | undefined;
  readonly amount?: number | undefined;
  readonly customerReference?: string | undefined;
  /** Of the payment itself, not of its refunds. */
  readonly transactionId?: string | undefined;
  readonly paymentLinkId?: string | undefined;
  readonly customer?: LinkedCustomer | undefined;
  /** The last three digits of `phoneMasked`. */
  readonly phoneEnding?: string | undefined;
  /** Paid at or after. */
  readonly succeededFromMs?: number | undefined;
  /** Paid before. */
  readonly succeededToMs?: number | undefined;
  /** In addition to the others: any of these. */
  readonly anyOf?: readonly PaymentMark[] | undefined;
  /** Inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

/** All conditions together, of any merchant. */
export interface AllPaymentsFilter extends Pick<PaymentFilter, 'statuses' | 'nowMs' | 'method'> {
  /** Default: all merchants and both modes. */
  readonly owner?: RowOwner | undefined;
  readonly amountFrom?: number | undefined;
  readonly amountTo?: number | undefined;
}

/** Something that may identify a payment. */
export type PaymentMark =
  | { readonly id: string }
  | { readonly slug: string }
  /** Of any transfer for the payment, including refunds. */
  | { readonly transferId: string }
  | { readonly customerReference: string }
  | { readonly amount: number }
  | { readonly phoneEnding: string }
  /** One of its attempts was by this whole number: its keyed hash under each version of the data key, with its last three digits, by which it is looked for. */
  | { readonly phone: { readonly hashes: readonly string[]; readonly ending: string } }
  /** Who paid, or tried last. */
  | { readonly customerId: string }
  /** A provider's reference of one of its attempts, or of its request. */
  | { readonly railReference: string }
  /** Of its reference or its description. */
  | SearchWords;

/**
 * Matching payments, newest first. No index serves every combination of filters, so a store may stop after examining
 * many that do not match: then everything from `examinedThroughId` on was examined, inclusive, and the next page begins
 * there, however few rows were found. Null: the page is full, or there are no more.
 */
export interface PaymentsPage {
  readonly rows: readonly Payment[];
  readonly examinedThroughId: string | null;
}

/** Sums of payments, one for each status and currency that occurs. */
export interface PaymentSums {
  readonly sums: readonly PaymentStatusSum[];
  /** Whether all that match were counted: there are fewer than the limit, and none was left unexamined. */
  readonly isWhole: boolean;
}

export interface PaymentStatusSum extends Pick<Payment, 'status' | 'currency' | 'amount' | 'amountRefunded'> {
  readonly paymentsCount: number;
}
