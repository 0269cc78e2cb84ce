import type { FailureCode, PaymentMethodType, Provider } from '@mitako/contract/names';
import type { AttemptNextAction } from '../domain/model.ts';

/** A way to pay that a rail offers. */
export interface RailMethod {
  readonly type: PaymentMethodType;
  readonly provider: Provider;
  /** Brand name as customers know it; not translated. */
  readonly label: string;
  /** Bounds of one payment, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  readonly currencies: readonly string[];
}

/**
 * A payment operator. The engine persists the attempt before it calls, and calls again with the same `reference` after a
 * crash, so every method must treat the reference as an idempotency key.
 *
 * A rail never throws for an answer it does not understand: it says `unknown`, and the engine keeps asking.
 */
export interface Rail {
  /** Stored with each attempt, `mtn_momo_cm`. */
  readonly id: string;
  /** A rail of test mode never sees live money and the other way round. */
  readonly modes: readonly ('test' | 'live')[];
  readonly methods: readonly RailMethod[];
  /** Asks the operator to collect the money. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks how a charge stands. The only thing a decision rests on: callbacks are hints that lead here. */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  /** Pays money of an attempt back to its payer. */
  refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
  /** Finds which charge an operator's callback tells about, or null. The engine then looks it up. */
  parseCallback?(request: { readonly headers: Readonly<Record<string, string>>; readonly body: string }): {
    readonly reference: string;
  } | null;
}

export interface ChargeRequest {
  /** Our attempt id: unique, at most 30 characters. */
  readonly reference: string;
  readonly provider: Provider;
  /** E.164. */
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  /** Engine time. */
  readonly nowMs: number;
}

export type ChargeOutcome =
  | {
      readonly kind: 'pending';
      readonly railReference: string | null;
      readonly nextAction: AttemptNextAction;
      /** When the operator's prompt ends. */
      readonly expiresAtMs: number;
    }
  /** The operator surely did not take the request: nothing was or will be charged. */
  | { readonly kind: 'refused'; readonly failureCode: FailureCode }
  /** Nobody can tell whether it was taken. Never a failure. */
  | { readonly kind: 'unknown' };

export interface LookupRequest {
  readonly reference: string;
  readonly railReference: string | null;
  readonly provider: Provider;
  readonly phone: string;
  /** When the charge was sent. */
  readonly chargedAtMs: number;
  readonly nowMs: number;
}

export type LookupOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'unknown' };

export interface RailRefundRequest {
  /** Our refund id. */
  readonly reference: string;
  readonly chargeReference: string;
  readonly chargeRailReference: string | null;
  readonly provider: Provider;
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly nowMs: number;
}

export type RailRefundOutcome =
  | { readonly kind: 'succeeded'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown' };
