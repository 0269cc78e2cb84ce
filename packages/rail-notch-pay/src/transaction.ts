import type { FailureCode } from '@mitako/contract/names';
import type { RailDetail } from '@mitako/core';
import { type HttpAnswer, textIn, valueIn } from '@mitako/rail-kit';

/** Notch Pay's answer about a payment. */
export interface Transaction {
  /** Notch Pay's, `trx.…`. */
  readonly reference: string;
  /** `created`: it waits for a payer, and was not charged yet. */
  readonly state: 'created' | 'pending' | 'paid' | 'partly_refunded' | 'refunded' | FailureCode;
  /** As it is written. */
  readonly amount: string | null;
  readonly currency: string | null;
  readonly detail: RailDetail;
}

/**
 * The payment in an answer, which Notch Pay puts below `transaction` or `data`.
 * @param asked the reference that was asked about; null: none yet
 * @returns null when nothing follows, as of another payment
 */
export function transactionIn(answer: HttpAnswer, asked: string | null): Transaction | null {
  if (answer.kind === 'silent' || answer.status < 200 || answer.status > 202) return null;
  const found = [valueIn(answer.body, 'transaction'), valueIn(answer.body, 'data')].find(
    (each) => textIn(each, 'status') !== null,
  );
  const reference = textIn(found, 'reference');
  const word = textIn(found, 'status')?.trim().toLowerCase() ?? '';
  const state = STATES.get(word);
  if (reference === null || state === undefined) return null;
  if (asked !== null && !NAMES.some((name) => textIn(found, name) === asked)) return null;
  return {
    reference,
    state,
    amount: textIn(found, 'amount'),
    currency: textIn(found, 'currency'),
    detail: { code: word, message: null, requestId: reference },
  };
}

const NAMES = ['reference', 'trxref', 'merchant_reference', 'id'];

const STATES: ReadonlyMap<string, Transaction['state']> = new Map([
  ['pending', 'created'],
  ['processing', 'pending'],
  // Less than the amount was paid: it is not over.
  ['incomplete', 'pending'],
  ['hold', 'pending'],
  ['complete', 'paid'],
  ['refunded', 'refunded'],
  ['partialy-refunded', 'partly_refunded'],
  ['partially-refunded', 'partly_refunded'],
  ['canceled', 'payer_declined'],
  ['abandoned', 'payer_declined'],
  ['expired', 'payer_timeout'],
  ['failed', 'provider_error'],
  ['rejected', 'provider_error'],
]);
