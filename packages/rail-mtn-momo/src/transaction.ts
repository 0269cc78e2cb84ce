import type { FailureCode } from '@mitako/contract/names';
import type { RailDetail } from '@mitako/core';
import { type HttpAnswer, statusIn, textIn } from '@mitako/rail-kit';
import { failureCodeOf, isNoReason, type Reasons, wordIn } from './reasons.ts';

/** MTN's answer about a charge or a refund. `absent`: MTN itself does not know this id. Null: nothing. */
export type Transaction =
  | { readonly kind: 'pending' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode; readonly detail: RailDetail }
  | {
      readonly kind: 'successful';
      /** As MTN writes them; null: it does not report them. */
      readonly amount: string | null;
      readonly currency: string | null;
      readonly detail: RailDetail;
    };

/** @param reference ours, which MTN repeats: of another transaction nothing follows */
export function transactionIn(answer: HttpAnswer, reference: string, reasons: Reasons): Transaction | null {
  if (answer.kind === 'silent') return null;
  const { status: httpStatus, body } = answer;
  const word = wordIn(body);
  // A proxy and a wrong path answer 404 as well.
  if (httpStatus === 404 && isNoReason(word)) return { kind: 'absent' };
  const externalId = textIn(body, 'externalId');
  if (httpStatus !== 200 || (externalId !== null && externalId !== reference)) return null;
  const status = statusIn(body, 'status');
  const detail = detailOf(body, word ?? status);
  if (status === 'PENDING') return { kind: 'pending' };
  if (status === 'SUCCESSFUL') {
    return { kind: 'successful', amount: textIn(body, 'amount'), currency: textIn(body, 'currency'), detail };
  }
  if (status !== 'FAILED' || isNoReason(word)) return null;
  return { kind: 'failed', failureCode: failureCodeOf(reasons, word), detail };
}

/** MTN's own words, for the operator. */
export function detailOf(body: unknown, code: string | null): RailDetail {
  const message = textIn(body, 'reason', 'message') ?? textIn(body, 'message');
  return { code, message, requestId: textIn(body, 'financialTransactionId') };
}
