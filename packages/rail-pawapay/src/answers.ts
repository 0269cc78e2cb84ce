import type { RailDetail } from '@mitako/core';
import { type HttpAnswer, statusIn, textIn } from '@mitako/rail-kit';
import { type Rejection, rejectionOf } from './failures.ts';

/** The subject of a request, as in paths and ids. */
export type Kind = 'deposit' | 'refund';

/** The answer to a new deposit or refund. */
export type Initiation =
  | /** Now, or before: it is under way. No money has moved yet. */ { readonly kind: 'accepted' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly detail: RailDetail };

/** Null: nothing follows. */
export function initiationIn(answer: HttpAnswer, of: Kind, id: string): Initiation | null {
  if (answer.kind === 'silent') return null;
  const { status, body } = answer;
  // A refund's answer may come without its id; one about another does not count.
  if ((textIn(body, `${of}Id`) ?? id) !== id) return null;
  const word = statusIn(body, 'status');
  if (status === 200 && (word === 'ACCEPTED' || word === 'DUPLICATE_IGNORED')) return { kind: 'accepted' };
  // A 500 with any body leaves the outcome unknown.
  const rejection = word === 'REJECTED' && status < 500 ? rejectionOf(failureCodeIn(body)) : null;
  return rejection === null ? null : { kind: 'rejected', rejection, detail: detailIn(body) };
}

/** pawaPay's answer about a deposit or refund. */
export type Found =
  | {
      readonly kind: 'pending' | 'in_reconciliation' | 'completed' | 'failed';
      readonly amount: string | null;
      readonly currency: string | null;
      readonly failureCode: string | null;
      readonly detail: RailDetail;
    }
  | /** Never received, or not visible yet. */ { readonly kind: 'absent' };

/** Null: nothing follows. */
export function foundIn(answer: HttpAnswer, of: Kind, id: string): Found | null {
  if (answer.kind === 'silent' || answer.status !== 200) return null;
  const { body } = answer;
  const outer = statusIn(body, 'status');
  if (outer === 'NOT_FOUND') return { kind: 'absent' };
  const kind = STATES.get(statusIn(body, 'data', 'status') ?? '');
  if (outer !== 'FOUND' || kind === undefined || textIn(body, 'data', `${of}Id`) !== id) return null;
  return {
    kind,
    amount: textIn(body, 'data', 'amount'),
    currency: textIn(body, 'data', 'currency'),
    failureCode: failureCodeIn(body, 'data'),
    detail: detailIn(body, 'data'),
  };
}

const STATES: ReadonlyMap<string, 'pending' | 'in_reconciliation' | 'completed' | 'failed'> = new Map([
  ['ACCEPTED', 'pending'],
  ['ENQUEUED', 'pending'],
  ['SUBMITTED', 'pending'],
  ['PROCESSING', 'pending'],
  // pawaPay looks it up at the provider: neither failed nor to be sent again.
  ['IN_RECONCILIATION', 'in_reconciliation'],
  ['COMPLETED', 'completed'],
  ['FAILED', 'failed'],
]);

/** Null: there is none. */
export function failureCodeIn(body: unknown, ...path: readonly string[]): string | null {
  return textIn(body, ...path, 'failureReason', 'failureCode');
}

function detailIn(body: unknown, ...path: readonly string[]): RailDetail {
  return {
    code: failureCodeIn(body, ...path) ?? textIn(body, ...path, 'status'),
    message: textIn(body, ...path, 'failureReason', 'failureMessage'),
    requestId: textIn(body, ...path, 'providerTransactionId'),
  };
}
