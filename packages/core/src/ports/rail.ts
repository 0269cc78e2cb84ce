import type { FailureCode, Locale, PaymentMethodType, Provider } from '@mitako/contract/names';
import type { AttemptNextAction } from '../domain/model.ts';
import type { RailTextRules } from '../domain/rail-text.ts';

/** A way to pay that a rail offers. */
export interface RailMethod {
  readonly type: PaymentMethodType;
  readonly provider: Provider;
  /** Brand name as customers know it; not translated. */
  readonly label: string;
  /** Bounds of one payment, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  readonly currencies: readonly string[];
  /** What the payer is told to do while the payment is under way, "Composez *126# et confirmez avec votre code." */
  readonly prompt: Readonly<Record<Locale, string>>;
  /** What the operator takes as the text that it shows to the payer. */
  readonly description: RailTextRules;
}

/**
 * A payment operator. The engine persists the attempt before it calls, and calls again with the same `reference` after a
 * crash, so every method must treat the reference as an idempotency key.
 *
 * A rail never throws for an answer it does not understand: it says `unknown`, and the engine keeps asking.
 *
 * Implementations prove themselves with `runRailConformance` of `@mitako/testing`; `docs/rails.md` tells how to write one.
 */
export interface Rail {
  /** Stored with each attempt, `mtn_momo_cm`: 2 to 32 of `a-z 0-9 _`, beginning with a letter. Never changes. */
  readonly id: string;
  /** A rail of test mode never sees live money and the other way round. */
  readonly modes: readonly ('test' | 'live')[];
  readonly methods: readonly RailMethod[];
  /** Asks the operator to collect the money. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks how a charge stands. The only thing a decision rests on: callbacks are hints that lead here. */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  /**
   * Pays money of an attempt back to its payer. Asked again under the same reference until it has succeeded or failed;
   * for late money, which is owed whatever happens, also after it failed: then the rail tries anew.
   */
  refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
  /**
   * Finds which charge an operator's callback tells about, or null. Anybody can send one, so nothing in it is believed:
   * the engine looks the charge up. Never throws.
   */
  parseCallback?(request: RailCallback): { readonly reference: string } | null;
}

/** What an operator, or anybody, sent to the callback address of a rail. */
export interface RailCallback {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came, 64 KiB at most; whatever is no UTF-8 in it was replaced. */
  readonly body: string;
}

export interface ChargeRequest {
  /** Our attempt id: unique, at most 30 characters. */
  readonly reference: string;
  readonly livemode: boolean;
  readonly provider: Provider;
  /** E.164. */
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  /** For the payer, as the method's rules want it; never empty. */
  readonly description: string;
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
  readonly livemode: boolean;
  readonly railReference: string | null;
  readonly provider: Provider;
  readonly phone: string;
  /** When the charge was sent. */
  readonly chargedAtMs: number;
  readonly nowMs: number;
}

/**
 * `failed` only when the operator surely did not and will not collect the money. A reference that it does not know may
 * be one whose charge is still on its way: `unknown`.
 */
export type LookupOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'unknown' };

export interface RailRefundRequest {
  /** Our refund id: unique, at most 40 characters. */
  readonly reference: string;
  readonly livemode: boolean;
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
  /** The money surely was not and will not be paid out under this reference. */
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown' };
