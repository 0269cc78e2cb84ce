import type { FailureCode, NextToAct, PaymentMethodType } from '@mitako/contract/names';
import type { ProviderBasis, ProviderClaim } from '../../rails/provider-claims.ts';

/** The payment method used or attempted. */
export interface PointMethod {
  readonly type: PaymentMethodType;
  readonly provider: string | null;
  /** The provider's label, `MTN MoMo`; null for wallets and cash. */
  readonly label: string | null;
  readonly phoneMasked: string | null;
}

export type Uncharged = readonly ProviderBasis<'reportedFailure'>[] | null;

interface Ended {
  readonly amount: number;
  readonly atMs: number;
  /**
   * The source from which it is known that no attempt took money; null: one did, which another point explains, or it is
   * unknown.
   */
  readonly uncharged: Uncharged;
}

export interface Underway {
  readonly amount: number;
  readonly method: PointMethod | null;
  readonly startedAtMs: number;
}

interface LatePayment {
  readonly amount: number;
  /** The source from which it is known that the provider has the money. */
  readonly by: ProviderBasis<'collectedLate'>;
  readonly method: PointMethod;
  /** When the gateway learned of it; no rail reports when it collected the money. */
  readonly learnedAtMs: number;
}

interface PendingRefunds {
  /** Sum of all pending ones. */
  readonly amount: number;
  readonly several: boolean;
  readonly sinceMs: number;
  readonly method: PointMethod | null;
}

interface ResolvedDispute {
  readonly amount: number;
  readonly atMs: number;
}

interface LostDispute extends ResolvedDispute {
  readonly method: PointMethod | null;
}

/** Every statement of an explanation, with its data. Amounts are in the payment's currency. */
export interface PointData {
  /** Open, without an attempt. */
  readonly not_tried: { readonly amount: number; readonly createdAtMs: number; readonly expiresAtMs: number };
  /** Open, after a failed attempt. */
  readonly tried: {
    readonly amount: number;
    readonly method: PointMethod;
    readonly failureCode: FailureCode | null;
    readonly by: ProviderBasis<'reportedFailure'>;
    readonly uncharged: Uncharged;
    readonly atMs: number;
    readonly attemptsLeft: number;
    readonly expiresAtMs: number;
  };
  /** The payer is being asked to confirm. */
  readonly prompted: Underway & {
    readonly action: 'approve_on_phone' | 'enter_otp' | 'redirect';
    readonly by: ProviderClaim<'prompted'>;
    readonly untilMs: number;
  };
  /** The rail has not reported whether it accepted the charge, or the prompt has expired without an outcome. */
  readonly unanswered: Underway & { readonly nextPollAtMs: number | null };
  /** The polling schedule has ended. */
  readonly in_review: Underway & { readonly pollsCount: number };
  readonly paid: {
    readonly amount: number;
    readonly method: PointMethod | null;
    readonly by: ProviderBasis<'collected'>;
    readonly atMs: number;
    readonly fee: number;
    /** The part of the fee that succeeded refunds returned. */
    readonly feeReturned: number;
    /** When it should have been paid; null when it was. */
    readonly lateSinceMs: number | null;
  };
  readonly failed: Ended & {
    readonly method: PointMethod | null;
    readonly failureCode: FailureCode | null;
    readonly by: ProviderBasis<'reportedFailure'>;
    readonly attemptsCount: number;
  };
  readonly canceled: Ended & { readonly by: 'customer' | 'merchant' | null };
  readonly expired: Ended & { readonly attemptsCount: number };
  /** A late payment: its unapplied funds are being returned. */
  readonly late_payment_returning: LatePayment;
  /** … and the rail has not confirmed it in time. */
  readonly late_payment_overdue: LatePayment;
  readonly late_payment_returned: LatePayment & { readonly returnedAtMs: number };
  readonly dispute_open: { readonly amount: number; readonly dueAtMs: number };
  readonly dispute_overdue: { readonly amount: number; readonly dueAtMs: number };
  readonly dispute_under_review: { readonly amount: number; readonly submittedAtMs: number };
  readonly dispute_won: ResolvedDispute;
  /** The payer's wallet was credited. */
  readonly dispute_lost: ResolvedDispute;
  /** A refund returns the money, without a confirmation yet. */
  readonly dispute_lost_returning: LostDispute;
  /** … for longer than a refund should take. */
  readonly dispute_lost_overdue: LostDispute;
  /** The payer has the money: the provider or the operator said so. */
  readonly dispute_lost_returned: LostDispute & {
    readonly returnedAtMs: number;
    readonly by: ProviderBasis<'refunded'>;
  };
  /** No refund is under way: the operator has to return the money. `refusal`: of the last refund, if there was one. */
  readonly dispute_lost_owed: LostDispute & {
    readonly refusal: { readonly failureCode: FailureCode | null; readonly by: ProviderBasis<'refusedRefund'> } | null;
  };
  readonly refunded_in_full: {
    readonly several: boolean;
    /** Of each refund that succeeded. */
    readonly by: readonly ProviderBasis<'refunded'>[];
    readonly atMs: number;
  };
  readonly refunded_in_part: {
    readonly amount: number;
    readonly of: number;
    readonly several: boolean;
    readonly by: readonly ProviderBasis<'refunded'>[];
    readonly atMs: number;
  };
  readonly refund_pending: PendingRefunds;
  readonly refund_overdue: PendingRefunds;
  readonly refund_failed: {
    readonly amount: number;
    readonly failureCode: FailureCode | null;
    readonly by: ProviderBasis<'refusedRefund'>;
    readonly atMs: number;
  };
  readonly nothing_to_do: Readonly<Record<never, never>>;
}

export type PointKind = keyof PointData;

/** One statement of an explanation. */
export type Point<Kind extends PointKind = PointKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly data: PointData[Each] };
}[Kind];

/** The party that must act on a point. */
export const AWAITS: { readonly [Kind in PointKind]: NextToAct } = {
  not_tried: 'customer',
  tried: 'customer',
  prompted: 'customer',
  unanswered: 'nobody',
  in_review: 'operator',
  paid: 'nobody',
  failed: 'nobody',
  canceled: 'nobody',
  expired: 'nobody',
  late_payment_returning: 'nobody',
  late_payment_overdue: 'operator',
  late_payment_returned: 'nobody',
  dispute_open: 'merchant',
  dispute_overdue: 'operator',
  dispute_under_review: 'operator',
  dispute_won: 'nobody',
  dispute_lost: 'nobody',
  dispute_lost_returning: 'nobody',
  dispute_lost_overdue: 'operator',
  dispute_lost_returned: 'nobody',
  dispute_lost_owed: 'operator',
  refunded_in_full: 'nobody',
  refunded_in_part: 'nobody',
  refund_pending: 'nobody',
  refund_overdue: 'operator',
  refund_failed: 'merchant',
  nothing_to_do: 'nobody',
};
