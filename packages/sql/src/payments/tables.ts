import { type Payment, searchTextOf } from '@mitako/core/engine';
import { bigint, flag, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const payments = table<Payment>()(
  'mitako_payments',
  {
    id: text().fixed(),
    slug: text().fixed(),
    merchantId: text().fixed(),
    livemode: flag().fixed(),
    paymentLinkId: text().nullable().fixed(),
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
    liveAttemptId: text().nullable(),
    createdAtMs: bigint().fixed(),
    updatedAtMs: bigint().rising(),
    // A copy of it is in the queue.
    expiresAtMs: bigint().fixed(),
    succeededAtMs: bigint().nullable(),
    transactionId: text().nullable(),
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
    payerId: text().nullable(),
    customerId: text().nullable(),
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
    merchantId: text().fixed(),
    livemode: flag().fixed(),
    status: text(),
    paymentId: text().fixed(),
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
  { releaseAtMs: bigint().fixed(), paymentId: text().fixed(), merchantId: text().fixed(), livemode: flag().fixed() },
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
    merchantId: text(),
    livemode: flag(),
    term: text(),
    paymentId: text(),
  },
  {},
  ['merchantId', 'livemode', 'term', 'paymentId'],
);
