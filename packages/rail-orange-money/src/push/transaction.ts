import type { RailDetail } from '@mitako/core';
import { type HttpAnswer, statusIn, textIn } from '@mitako/rail-kit';

/** An answer about a payment. */
export interface Transaction {
  readonly httpStatus: number;
  /** Of Orange's words, the one it stands for; null: none that is known. */
  readonly status: 'pending' | 'successful' | 'failed' | 'cancelled' | 'expired' | null;
  /** Whether there is nothing but the status: the token was not used. */
  readonly isBlank: boolean;
  /** Whether the payer has answered: before, a message is about our request. */
  readonly isConfirmed: boolean;
  /** Of the payer's answer; null: none yet. */
  readonly confirmCode: string | null;
  readonly message: string | null;
  /** In francs, as it is written. */
  readonly amount: string | null;
  readonly detail: RailDetail;
}

/** Null: the answer is about no payment, or about another one. */
export function transactionIn(answer: HttpAnswer, payToken: string): Transaction | null {
  if (answer.kind === 'silent') return null;
  const field = (name: string): string | null => textIn(answer.body, 'data', name);
  const named = field('payToken');
  if (named !== null && named !== payToken) return null;
  const word = statusIn(answer.body, 'data', 'status');
  const confirmCode = field('confirmtxnstatus');
  const code = confirmCode ?? field('inittxnstatus');
  const requestId = field('txnid');
  const message = field('confirmtxnmessage') ?? field('inittxnmessage') ?? textIn(answer.body, 'message');
  return {
    httpStatus: answer.status,
    status: word === null ? null : (STATUSES.get(word) ?? null),
    isBlank: code === null && requestId === null,
    isConfirmed: confirmCode !== null,
    confirmCode,
    message,
    amount: field('amount'),
    detail: { code: code ?? word, message, requestId },
  };
}

const STATUSES: ReadonlyMap<string, NonNullable<Transaction['status']>> = new Map([
  ['INITIATED', 'pending'],
  ['PENDING', 'pending'],
  // Orange spells it with two L.
  ['SUCCESSFULL', 'successful'],
  ['SUCCESSFUL', 'successful'],
  ['SUCCESS', 'successful'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
  ['CANCELED', 'cancelled'],
  ['EXPIRED', 'expired'],
]);
