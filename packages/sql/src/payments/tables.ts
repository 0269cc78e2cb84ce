import { type Payment, searchTextOf, slugOf, tailOfSlug } from '@mitako/core/engine';
import { bigint, type Codec, coded, flag, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

/** Its beginning is that of the id, by which the row is found. */
const SLUG: Codec = {
  encode: (slug) => tailOfSlug(String(slug)),
  find: (slug) => tailOfSlug(String(slug)),
  decode: (tail, payment) => slugOf(String(payment?.['id']), String(tail)),
};

export const payments = table<Payment>()(
  'mitako_payments',
  {
    id: id('payment').fixed(),
    slug: coded(SLUG).named('slug_tail').fixed(),
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
    paymentLinkId: id('paymentLink').nullable().fixed(),
    status: text(),
    amount: bigint().fixed(),
    currency: text().fixed(),
    description: text().nullable(),
    customerReference: text().nullable(),
    returnUrl: text().nullable(),
    cancelUrl: text().nullable(),
    locale: text().nullable(),
    metadata: json(),
    maxAttempts: integer(),
    attemptsCount: integer(),
    liveAttemptId: id('attempt').nullable(),
    createdAtMs: bigint().fixed(),
    updatedAtMs: bigint().rising(),
    // A copy of it is in the queue.
    expiresAtMs: bigint().fixed(),
    succeededAtMs: bigint().nullable(),
    transactionId: id('transaction').nullable(),
    fee: bigint(),
    feeRefundPolicy: text(),
    feeReturned: bigint(),
    creditPending: bigint(),
    releaseAtMs: bigint().nullable(),
    amountRefunded: bigint(),
    refundPending: bigint(),
    amountDisputed: bigint(),
    methodType: text().nullable(),
    methodProvider: text().nullable(),
    phoneMasked: text().nullable(),
    encryptedReceiptTo: text().nullable(),
    payerId: id('user').nullable(),
    customerId: id('customer').nullable(),
    failureCode: text().nullable(),
    cancelReason: text().nullable(),
    canceledBy: text().nullable(),
    eventSequence: integer(),
    version: integer(),
  },
  {
    searchText: text().nullable().fixed().computed(searchTextOf),
    /** In an index, unlike `status`: paying a payment changes no index of the table. */
    indexedStatus: text().computed(indexedStatusOf),
  },
);

/** `ok`: requested, processing or succeeded. */
export type IndexedStatus = 'ok' | Exclude<Payment['status'], 'requested' | 'processing' | 'succeeded'>;

export function indexedStatusOf({ status }: Pick<Payment, 'status'>): IndexedStatus {
  return status === 'requested' || status === 'processing' || status === 'succeeded' ? 'ok' : status;
}

/** A payment that has not ended. */
type OpenPayment = Pick<Payment, 'merchantId' | 'livemode' | 'status' | 'expiresAtMs'> & { readonly paymentId: string };

/** A row is inserted with its payment, and deleted when that ends. */
export const openPayments = table<OpenPayment>()(
  'mitako_open_payments',
  {
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
    status: text(),
    paymentId: id('payment').fixed(),
    expiresAtMs: bigint().fixed(),
  },
  {},
  ['merchantId', 'livemode', 'status', 'paymentId'],
);

/** A payment whose credit waits for its release. */
export interface Release extends Pick<Payment, 'merchantId' | 'livemode'> {
  readonly releaseAtMs: number;
  readonly paymentId: string;
}

export const releases = table<Release>()(
  'mitako_releases',
  {
    releaseAtMs: bigint().fixed(),
    paymentId: id('payment').fixed(),
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
  },
  {},
  ['releaseAtMs', 'paymentId'],
);

/** A term by which a payment is looked up: its reference, the last number of it, a word of its description. */
export interface PaymentTerm {
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly term: string;
  readonly paymentId: string;
}

export const paymentTerms = table<PaymentTerm>()(
  'mitako_payment_terms',
  {
    merchantId: id('merchant'),
    livemode: flag(),
    term: text(),
    paymentId: id('payment'),
  },
  {},
  ['merchantId', 'livemode', 'term', 'paymentId'],
);
