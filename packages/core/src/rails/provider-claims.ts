import type { FailureCode } from '@mitako/contract/names';
import type { Attempt, Refund } from '../model.ts';

/**
 * What texts say that a provider said, each as a predicate over rows: a text may say it only where it holds. What an
 * operator recorded is not what the provider said.
 */
export interface ProviderClaims {
  /** It has the money of the payer. */
  readonly collected: (attempt: Attempt) => boolean;
  /** The same, after the payment was final. */
  readonly collectedLate: (attempt: Attempt) => boolean;
  /** The attempt failed, for the reason that the row has. */
  readonly reportedFailure: (attempt: Attempt) => boolean;
  /** It asks the payer to do something. */
  readonly prompted: (attempt: Attempt) => boolean;
  /** A code of the payer was wrong. */
  readonly rejectedCode: (attempt: Attempt) => boolean;
  /** It has paid the money of a refund back. */
  readonly refunded: (refund: Refund) => boolean;
  /** It did not make a refund. */
  readonly refusedRefund: (refund: Refund) => boolean;
}

export const PROVIDER_CLAIMS: ProviderClaims = {
  collected: (attempt) => isAtProvider(attempt) && attempt.status === 'succeeded' && !isOperators(attempt, 'succeeded'),
  // `returned` replaces the operator's earlier decision: who said that it was paid is not known then.
  collectedLate: (attempt) =>
    attempt.status === 'paid_late' && !isOperators(attempt, 'succeeded') && !isOperators(attempt, 'returned'),
  reportedFailure: (attempt) =>
    isAtProvider(attempt) &&
    attempt.status === 'failed' &&
    !isOperators(attempt, 'failed') &&
    !isOwnReason(attempt.failureCode),
  prompted: (attempt) =>
    isAtProvider(attempt) &&
    attempt.status === 'pending' &&
    attempt.nextAction !== null &&
    attempt.nextAction.type !== 'wait',
  rejectedCode: (attempt) => attempt.codesWrong > 0,
  refunded: (refund) => refund.status === 'succeeded' && refund.answeredBy === 'provider',
  refusedRefund: (refund) => refund.status === 'failed' && refund.answeredBy === 'provider',
};

/** Reasons that the gateway finds by itself, too: too many wrong codes, and a request that it did not send any more. */
export function isOwnReason(failureCode: FailureCode | null): boolean {
  return failureCode === 'invalid_code' || failureCode === 'provider_unavailable';
}

function isAtProvider({ methodType }: Attempt): boolean {
  return methodType === 'mobile_money';
}

function isOperators({ resolution }: Attempt, outcome: 'succeeded' | 'failed' | 'returned'): boolean {
  return resolution?.outcome === outcome;
}
