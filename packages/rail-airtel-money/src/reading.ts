import type { FailureCode } from '@mitako/contract/names';
import { wholeAmount } from '@mitako/rail-kit';
import type { AirtelAnswer } from './answer.ts';
import type { Meaning } from './codes.ts';

/** An answer's information about a transaction. */
export type Reading =
  /** `succeeded` and `reversed` are read from a status only: in the answer to a request, `SUCCESS` means that a prompt was sent. */
  | { readonly kind: 'succeeded' | 'reversed' | 'in_process' | 'not_found' | 'unknown' }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  /** In the answer to a request, by a code only: certain once the status confirms it, or where it is enough that the transaction is unknown. */
  | { readonly kind: 'doubtful'; readonly failureCode: FailureCode; readonly provesAbsence: boolean };

/**
 * The status of the transaction decides, the code only gives the reason. A code that contradicts the status leaves it
 * unknown.
 * @param to a `request` that moves money, or a question for the `status` of one
 */
export function readingOf(parsed: AirtelAnswer | null, to: 'request' | 'status'): Reading {
  if (parsed === null) return { kind: 'unknown' };
  const { status, meaning, httpStatus, amount } = parsed;
  const isSuccess = httpStatus === 200 && (meaning === null || meaning.kind === 'success');
  const isUnderWay = isSuccess || (httpStatus === 200 && meaning?.kind === 'in_process');
  // Our id exists: it was accepted before.
  if (to === 'request' && meaning?.kind === 'duplicate') return { kind: 'in_process' };
  if (status === 'TF' || status === 'TE') return asFailed(status, meaning);
  if (to === 'status') {
    if (status === null) return { kind: meaning?.kind === 'not_found' ? 'not_found' : 'unknown' };
    if (status === 'TIP') return { kind: httpStatus === 200 ? 'in_process' : 'unknown' };
    const isReadable = amount === null || wholeAmount(amount) !== null;
    if (status === 'TS') return { kind: isSuccess && isReadable ? 'succeeded' : 'unknown' };
    // TA is ambiguous, and SUCCESS is not documented for payments.
    return { kind: status === 'TR' && isSuccess ? 'reversed' : 'unknown' };
  }
  if (status !== null) return { kind: IN_PROGRESS.has(status) && isUnderWay ? 'in_process' : 'unknown' };
  return isUnderWay && meaning !== null ? { kind: 'in_process' } : byCode(parsed);
}

const IN_PROGRESS: ReadonlySet<string> = new Set(['SUCCESS', 'TIP', 'TS']);

function asFailed(status: 'TF' | 'TE', meaning: Meaning | null): Reading {
  if (meaning !== null && meaning.kind !== 'failed' && meaning.kind !== 'rejected') return { kind: 'unknown' };
  const why = meaning?.failureCode ?? 'provider_error';
  return { kind: 'failed', failureCode: status === 'TE' ? 'payer_timeout' : why };
}

function byCode({ meaning, detail }: AirtelAnswer): Reading {
  if (meaning?.kind === 'rejected') return { kind: 'failed', failureCode: meaning.failureCode };
  if (meaning?.kind === 'misconfigured' || meaning?.kind === 'wrong_pin') {
    return { kind: 'doubtful', failureCode: 'gateway_account', provesAbsence: true };
  }
  if (meaning?.kind !== 'failed') return { kind: 'unknown' };
  // Payouts are answered without a status.
  const provesAbsence = detail.code?.startsWith('DP009') === true;
  return { kind: 'doubtful', failureCode: meaning.failureCode, provesAbsence };
}
