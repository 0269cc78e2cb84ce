import { type AttemptRecord, type FailureCode, isOfRail, type RefundRecord } from '@mitako/contract/names';
import type { Attempt, Payment, Refund } from '../model.ts';

/**
 * Statements of a provider that texts repeat, each as a predicate over rows: a text may repeat one only where it holds.
 * An operator's record is not a statement of the provider.
 */
export interface ProviderClaims {
  /** It has the money of the payer. */
  readonly collected: (attempt: Attempt) => boolean;
  /** The same, after the payment was final. */
  readonly collectedLate: (attempt: Attempt) => boolean;
  /** The attempt failed, for the reason that the row has. */
  readonly reportedFailure: (attempt: FailedAttempt) => boolean;
  /** It asks the payer to do something. */
  readonly prompted: (attempt: Attempt) => boolean;
  /** A code of the payer was wrong. */
  readonly rejectedCode: (attempt: Attempt) => boolean;
  /** It has paid the money of a refund back. */
  readonly refunded: (refund: Refund) => boolean;
  /** It did not make a refund. */
  readonly refusedRefund: (refund: EndedRefund) => boolean;
}

/** The fields of a failed attempt that show the source of its failure. */
export type FailedAttempt = Pick<Attempt, 'id' | 'methodType' | 'status' | 'failureCode'> & {
  readonly resolution: { readonly outcome: 'succeeded' | 'failed' | 'returned' } | null;
};

/** The fields of a refund that show the source of its outcome. */
export type EndedRefund = Pick<Refund, 'id' | 'status' | 'answeredBy'>;

export type ClaimName = keyof ProviderClaims;

declare const claimed: unique symbol;

/**
 * A statement of the provider about a row: texts that quote the provider require one, and only {@link claim} creates
 * it.
 */
export interface ProviderClaim<Name extends ClaimName = ClaimName> {
  /** The statement. */
  readonly claim: Name;
  /** Of the attempt or refund. */
  readonly id: string;
  /** Prevents claims from being made by hand. */
  readonly [claimed]: true;
}

/** Source of a statement: the provider, an operator's record, or the gateway itself. */
export type ProviderBasis<Name extends ClaimName = ClaimName> = ProviderClaim<Name> | 'operator' | 'gateway';

/** Null: the row does not show a report of the provider. */
export function claim<Name extends ClaimName>(
  name: Name,
  row: Parameters<ProviderClaims[Name]>[0],
): ProviderClaim<Name> | null {
  const isClaimed = PROVIDER_CLAIMS[name] as (row: Parameters<ProviderClaims[Name]>[0]) => boolean;
  return isClaimed(row) ? ({ claim: name, id: row.id } as ProviderClaim<Name>) : null;
}

/** The claims in the data of a text. */
export function claimsIn(data: unknown): readonly ProviderClaim[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'claim' in data ? [data as ProviderClaim] : Object.values(data).flatMap(claimsIn);
}

/** The source of an attempt's outcome. */
export function basisOfAttempt<Name extends 'collected' | 'collectedLate' | 'reportedFailure'>(
  name: Name,
  attempt: Parameters<ProviderClaims[Name]>[0],
): ProviderBasis<Name> {
  return claim(name, attempt) ?? (attempt.resolution === null ? 'gateway' : 'operator');
}

/**
 * The same of the attempt that a payment shows as failed, which is not always the newest; null: no attempt is, or a later
 * decision of an operator hides the source.
 */
export function basisOfShownFailure(
  { failureCode: code, methodProvider: provider }: Pick<Payment, 'failureCode' | 'methodProvider'>,
  attempts: readonly Attempt[],
): ProviderBasis<'reportedFailure'> | null {
  const last = attempts.findLast(
    ({ failureCode, methodProvider }) => failureCode === code && methodProvider === provider,
  );
  if (code === null || last === undefined) return null;
  const isHidden = last.status !== 'failed' && last.resolution !== null && last.resolution.outcome !== 'failed';
  return isHidden ? null : basisOfAttempt('reportedFailure', last);
}

/** The source of a refund's outcome. */
export function basisOfRefund<Name extends 'refunded' | 'refusedRefund'>(
  name: Name,
  refund: Parameters<ProviderClaims[Name]>[0],
): ProviderBasis<Name> {
  return claim(name, refund) ?? (refund.answeredBy === 'operator' ? 'operator' : 'gateway');
}

/** The source of a failed attempt's reason, for a page that has its record. */
export function basisOfFailure(
  attempt: Pick<AttemptRecord, 'id' | 'method' | 'status' | 'failure_code' | 'resolution'>,
): ProviderBasis<'reportedFailure'> {
  const { id, method, status, failure_code: failureCode, resolution } = attempt;
  return basisOfAttempt('reportedFailure', { id, methodType: method.type, status, failureCode, resolution });
}

/** The source of a failed refund's reason, for a page that has its record. */
export function basisOfRefusal(
  refund: Pick<RefundRecord, 'id' | 'status' | 'answered_by'>,
): ProviderBasis<'refusedRefund'> {
  return basisOfRefund('refusedRefund', { id: refund.id, status: refund.status, answeredBy: refund.answered_by });
}

/** The source from which it is known that failed attempts took no money; null: unknown. */
export function basisOfUncharged(attempts: readonly Attempt[]): readonly ProviderBasis<'reportedFailure'>[] | null {
  return attempts.every((attempt) => attempt.status === 'failed' && !isHeardOf(attempt))
    ? attempts.map((attempt) => basisOfAttempt('reportedFailure', attempt))
    : null;
}

export const PROVIDER_CLAIMS: ProviderClaims = {
  collected: (attempt) => isAtProvider(attempt) && attempt.status === 'succeeded' && !isOperators(attempt, 'succeeded'),
  // `returned` replaces the operator's earlier decision: the source of the payment is unknown then.
  collectedLate: (attempt) =>
    attempt.status === 'paid_late' && !isOperators(attempt, 'succeeded') && !isOperators(attempt, 'returned'),
  reportedFailure: (attempt) =>
    isAtProvider(attempt) && hasFailed(attempt) && !isOperators(attempt, 'failed') && !isOwnReason(attempt.failureCode),
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
function isOwnReason(failureCode: FailureCode | null): boolean {
  return failureCode === 'invalid_code' || failureCode === 'provider_unavailable';
}

/**
 * Whether an attempt that ended because its provider did not know it has been heard of from there: by a callback, or by a
 * look-up after its end that found it pending. Nobody knows then whether the payer pays, until the provider says so.
 */
function isHeardOf(attempt: Attempt): boolean {
  if (attempt.failureCode !== 'provider_unavailable' || attempt.resolution !== null) return false;
  const { acceptedAtMs, calledBackAtMs, createdAtMs, ageAtEndMs, clockMovedMs } = attempt;
  if (acceptedAtMs === null) return calledBackAtMs !== null;
  return ageAtEndMs !== null && acceptedAtMs >= createdAtMs + ageAtEndMs - clockMovedMs;
}

/** A late payment keeps the reason why it failed before; a decision of an operator hides its source. */
function hasFailed({ status, failureCode, resolution }: FailedAttempt): boolean {
  return status === 'failed' || (status === 'paid_late' && failureCode !== null && resolution === null);
}

function isAtProvider({ methodType }: Pick<Attempt, 'methodType'>): boolean {
  return isOfRail(methodType);
}

function isOperators(
  { resolution }: Pick<FailedAttempt, 'resolution'>,
  outcome: 'succeeded' | 'failed' | 'returned',
): boolean {
  return resolution?.outcome === outcome;
}
