import type { FailureCode, Locale } from '@mitako/contract/names';
import type { AttemptNextAction } from '../model.ts';
import type { RailDetail } from '../rails/model.ts';

// Requests to a rail, and their outcomes.

/** What every outcome may carry. */
interface Detailed {
  /** The provider's own code and ids, for merchants and operators. Never shown to payers. */
  readonly detail?: RailDetail;
}

/** One charge. The amount is within the method's limits; the currency is one of the method's. */
export interface ChargeRequest {
  /**
   * The attempt's id, `att_…`: letters, digits and `_`, at most 30 characters. An idempotency key: the same in every
   * call about this charge, also after a crash.
   */
  readonly reference: string;
  /** True: real money. Relevant for a rail with both modes. */
  readonly livemode: boolean;
  /** The chosen method of the rail, with `country`. */
  readonly provider: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The payer's number in E.164, `+237653456789`; empty for a card. */
  readonly phone: string;
  /** In minor units of the currency: francs for XAF, cents for EUR. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** For the payer, following the method's rules; never empty. */
  readonly description: string;
  /** Language of the payer's checkout. */
  readonly locale: Locale;
  /** Our addresses for this charge. */
  readonly urls: RailUrls;
  /** As returned by `prepare`; null for a rail without it. */
  readonly railReference: string | null;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** The gateway's addresses for one charge. */
export interface RailUrls {
  /** For the provider's callback, by POST, PUT or GET. */
  readonly callback: string;
  /** Where a page of the provider sends the payer after paying. */
  readonly return: string;
  /** Where it sends the payer after canceling. */
  readonly cancel: string;
}

/** A charge that is about to be made. */
export type PrepareRequest = Omit<ChargeRequest, 'railReference'>;

/** Outcome of `prepare`. Nothing can have been charged yet: without a reference, the attempt fails. */
export type PrepareOutcome = Detailed &
  (/** At most 200 characters. */ { readonly kind: 'prepared'; readonly railReference: string } | Refused | Unknown);

/**
 * Outcome of a charge. There is no `paid`: the engine reads that with `lookup`, even if the provider answers at once.
 */
export type ChargeOutcome = Detailed &
  (
    | /** The provider accepted the request and asks the payer, or had accepted or collected it before. */ {
        readonly kind: 'pending';
        /** The provider's reference, passed to later calls; null if it uses ours. At most 200 characters. */
        readonly railReference: string | null;
        /** The payer's next action. */
        readonly nextAction: AttemptNextAction;
        /** Expiry of the provider's prompt, in milliseconds since 1970. The attempt is polled beyond it. */
        readonly expiresAtMs: number;
      }
    | Refused
    | Unknown
  );

/** The provider certainly rejected the request: nothing was or will be charged. Ends the attempt as failed. */
interface Refused {
  /** Ends the attempt. */
  readonly kind: 'refused';
  /** Why, in the words of the API. */
  readonly failureCode: FailureCode;
}

/** The acceptance or the outcome is unknown. Never a failure: the engine polls it. Give the reason in `detail`. */
interface Unknown {
  /** Leads to a lookup. */
  readonly kind: 'unknown';
  /** Nothing works until the operator acts: credentials, rights or an address are rejected. Logged as an error. */
  readonly needsOperator?: boolean;
  /** How long the provider asks to wait before the next request to it, in milliseconds: look-ups at the rail pause. */
  readonly retryAfterMs?: number;
}

/** A code for a charge that was answered with `enter_otp`. Submitted before its prompt expires, three codes at most. */
export interface CodeRequest extends Omit<ChargeRequest, 'description' | 'locale' | 'urls'> {
  /** As returned by `charge`. */
  readonly railReference: string | null;
  /** As the payer typed it, 4 to 10 digits. A secret: never log or store it. */
  readonly code: string;
}

/** Outcome of a code. There is no `paid`: the engine reads that with `lookup`. */
export type CodeOutcome = Detailed &
  (
    | /** The provider accepted the code, now or before. */ {
        readonly kind: 'pending';
        /** The provider's new reference for the charge; null: unchanged. */
        readonly railReference: string | null;
        /** The payer's next action; usually `wait`. */
        readonly nextAction: AttemptNextAction;
      }
    | /** Certainly wrong: nothing is collected without another code, and the charge accepts one. */ {
        readonly kind: 'wrong_code';
      }
    | Refused
    | Unknown
  );

/** The charge to look up. */
export interface LookupRequest {
  /** As in the {@link ChargeRequest}. */
  readonly reference: string;
  /** True: real money. */
  readonly livemode: boolean;
  /**
   * As returned by `charge`; also null when that response was lost, so that the charge must be found by our reference.
   */
  readonly railReference: string | null;
  /** The method that was charged, with `country`. */
  readonly provider: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The payer's number in E.164. */
  readonly phone: string;
  /** As charged, in minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** When the charge was sent, in milliseconds since 1970. */
  readonly chargedAtMs: number;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * `failed` only when the provider certainly did not and will not collect the money. `absent` when the provider itself, not
 * a server in front of it, says that it does not know the charge: it may still be on its way, and only the engine, by the
 * rail's `charges`, says when it no longer can be.
 */
export type LookupOutcome = Detailed &
  (
    | {
        readonly kind: 'pending';
        /** The payer's next action, if the provider reports one; absent: unchanged. */
        readonly nextAction?: AttemptNextAction;
        /** How long the provider asks to wait before a retry, in milliseconds. Callbacks are followed sooner. */
        readonly notBeforeMs?: number;
      }
    | {
        readonly kind: 'paid';
        readonly railReference: string | null;
        /**
         * The amount that the provider reports as collected, in minor units. If it is not what was charged, nothing is
         * booked: the outcome counts as unknown, is logged as an error, and waits for the operator. Absent, or without
         * a currency: the provider does not report it. Never filled from the request: a copy of it would prove nothing.
         */
        readonly collected?: { readonly amount: number; readonly currency?: string };
      }
    | {
        readonly kind: 'failed';
        readonly failureCode: FailureCode;
        /**
         * The provider does not tell this failure from a prompt that expired, and so may have been paid after all: the charge
         * is looked up again for three days. Absent: only after `payer_timeout`, `provider_unavailable` and `provider_error`.
         */
        readonly isInDoubt?: boolean;
      }
    | { readonly kind: 'absent' }
    | Unknown
  );

/** A refund of a collected charge. */
export interface RailRefundRequest {
  /** The refund's id, `rfd_…`, or `lat_…` for a late payment: unique, at most 40 characters. An idempotency key. */
  readonly reference: string;
  /** True: real money. */
  readonly livemode: boolean;
  /** The reference of the charge. */
  readonly chargeReference: string;
  /** The provider's reference of the charge, if known. */
  readonly chargeRailReference: string | null;
  /** How many refunds under this reference have failed: a provider whose ids are used up needs a new one. */
  readonly tries: number;
  /** The method that was charged, with `country`. */
  readonly provider: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The payer's number in E.164, as charged. */
  readonly phone: string;
  /** In minor units. At most the charged amount; a charge may have several refunds, whose sum does not exceed it. */
  readonly amount: number;
  /** ISO 4217, as charged. */
  readonly currency: string;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Outcome of a refund. */
export type RailRefundOutcome = Detailed &
  (
    | /** The payer has the money. `railReference` is the provider's reference of the refund, if known. */ {
        readonly kind: 'succeeded';
        readonly railReference: string | null;
      }
    | /** The money certainly was not and will not be paid out under this reference and number of tries. */ {
        readonly kind: 'failed';
        readonly failureCode: FailureCode;
      }
    | { readonly kind: 'pending' }
    | Unknown
  );

/** `absent`: the provider has no such refund, and none can be on its way. The engine then calls `refund` again. */
export type RailRefundLookup = RailRefundOutcome | (Detailed & { readonly kind: 'absent' });
