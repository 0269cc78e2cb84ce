import type { FailureCode, Locale, PaymentMethodType } from '@mitako/contract/names';
import type { AttemptNextAction } from '../model.ts';
import type { RailTextRules } from '../rails/rail-text.ts';

/** A payment method that a rail offers. */
export interface RailMethod {
  readonly type: PaymentMethodType;
  /**
   * The provider's id, `mtn_momo`: 2 to 40 of `a-z 0-9 _`, beginning with a letter. Stored with each payment and
   * returned by the API, so it never changes. One provider in two countries with the same currency needs two ids.
   */
  readonly provider: string;
  /** Brand name as customers know it, `MTN MoMo`; not translated. At most 40 characters. */
  readonly label: string;
  /** One or two characters that represent the provider on the checkout, `M`. */
  readonly monogram: string;
  /** Colours of the monogram, each `#rrggbb`, with a contrast of at least 4.5 (WCAG 2.2). */
  readonly colors: { readonly background: string; readonly text: string };
  /** Country of the provider, ISO 3166-1 alpha-2: `CM`. */
  readonly country: string;
  /** ISO 4217: `XAF`. At least one. */
  readonly currencies: readonly string[];
  /** Limits of one payment, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  /** Instructions for the payer while the payment is processing, "Composez *126# et confirmez avec votre code." */
  readonly prompt: Readonly<Record<Locale, string>>;
  /** The same while a code is expected (`enter_otp`), "Composez #144*82# pour recevoir votre code." */
  readonly codePrompt?: Readonly<Record<Locale, string>>;
  /**
   * E.164 prefixes of this provider's numbers: `+23767`, `+237650`. The checkout uses them to recognise the provider
   * and to complete numbers typed without a calling code. A hint that the payer can override, never a check: numbers
   * can be ported. Absent: no recognition.
   */
  readonly phonePrefixes?: readonly string[];
  /** Rules for the text that the provider shows to the payer. */
  readonly description: RailTextRules;
}

/**
 * A connection to one or more providers. The engine commits the attempt before it calls, and calls again with the same
 * `reference` after a crash, so every method must treat the reference as an idempotency key.
 *
 * A rail never throws for a response it does not understand: it returns `unknown`, and the engine polls.
 *
 * Test implementations with `runRailConformance` of `@mitako/testing`; `docs/rails.md` explains how to write one.
 */
export interface Rail {
  /** Stored with each attempt, `mtn_momo_cm`: 2 to 32 of `a-z 0-9 _`, beginning with a letter. Never changes. */
  readonly id: string;
  /** A rail of test mode never sees live money and vice versa. */
  readonly modes: readonly ('test' | 'live')[];
  readonly methods: readonly RailMethod[];
  /** Charges the payer, once per reference. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * Submits the one-time code that the payer typed. Required for rails that answer `enter_otp`. Reference and code
   * together are an idempotency key, and the money of a reference is collected once, however many codes were submitted.
   */
  submitCode?(request: CodeRequest): Promise<CodeOutcome>;
  /** Reads the status of a charge. Decisions rely on this alone: callbacks only trigger it. */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  /**
   * Returns money of an attempt to its payer. Retried with the same reference until it succeeds or fails; for a late
   * payment, which is owed in any case, also after a failure: the rail must then attempt it again.
   */
  refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
  /**
   * Extracts the charge reference of a provider's callback, or null. Anybody can send one, so the engine trusts nothing
   * in it and polls the charge. Never throws.
   */
  parseCallback?(request: RailCallback): { readonly reference: string } | null;
}

/** A request to the callback URL of a rail, by a provider or anybody else. */
export interface RailCallback {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body, 64 KiB at most; invalid UTF-8 is replaced. */
  readonly body: string;
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
  /** The chosen method of the rail. */
  readonly provider: string;
  /** The payer's number in E.164, `+237653456789`. */
  readonly phone: string;
  /** In minor units of the currency: francs for XAF, cents for EUR. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** For the payer, following the method's rules; never empty. */
  readonly description: string;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Outcome of a charge. There is no `paid`: the engine reads that with `lookup`, even if the provider answers at once. */
export type ChargeOutcome =
  /** The provider accepted the request and asks the payer, or had accepted or collected it before under this reference. */
  | {
      readonly kind: 'pending';
      /** The provider's reference, passed to later calls; null if it uses ours. */
      readonly railReference: string | null;
      /** The payer's next action. */
      readonly nextAction: AttemptNextAction;
      /** Expiry of the provider's prompt, in milliseconds since 1970. The attempt is polled beyond it. */
      readonly expiresAtMs: number;
    }
  /** The provider certainly rejected the request: nothing was or will be charged. Ends the attempt as failed. */
  | { readonly kind: 'refused'; readonly failureCode: FailureCode }
  /** Unknown whether it was accepted. Never a failure. */
  | { readonly kind: 'unknown' };

/** A code for a charge that was answered with `enter_otp`. Submitted before its prompt expires, three codes at most. */
export interface CodeRequest extends Omit<ChargeRequest, 'description'> {
  /** As returned by `charge`. */
  readonly railReference: string | null;
  /** As the payer typed it, 4 to 10 digits. A secret: never log or store it. */
  readonly code: string;
}

/** Outcome of a code. There is no `paid`: the engine reads that with `lookup`. */
export type CodeOutcome =
  /** The provider accepted the code, now or before. */
  | {
      readonly kind: 'pending';
      /** The provider's new reference for the charge; null: unchanged. */
      readonly railReference: string | null;
      /** The payer's next action; usually `wait`. */
      readonly nextAction: AttemptNextAction;
    }
  /** Certainly wrong: nothing is collected without another code, and the charge accepts one. */
  | { readonly kind: 'wrong_code' }
  /** The charge is over: the provider certainly did not and will not collect the money. Ends the attempt as failed. */
  | { readonly kind: 'refused'; readonly failureCode: FailureCode }
  /** Unknown whether it was accepted. Never a failure: the charge is polled. */
  | { readonly kind: 'unknown' };

/** The charge to look up. */
export interface LookupRequest {
  /** As in the {@link ChargeRequest}. */
  readonly reference: string;
  readonly livemode: boolean;
  /** As returned by `charge`; also null when that response was lost, so that the charge must be found by our reference. */
  readonly railReference: string | null;
  readonly provider: string;
  /** The payer's number in E.164. */
  readonly phone: string;
  /** When the charge was sent, in milliseconds since 1970. */
  readonly chargedAtMs: number;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * `failed` only when the provider certainly did not and will not collect the money. An unknown reference may belong to
 * a charge still on its way: `unknown`.
 */
export type LookupOutcome =
  | {
      readonly kind: 'pending';
      /** The payer's next action, if the provider reports one; absent: unchanged. */
      readonly nextAction?: AttemptNextAction;
    }
  | { readonly kind: 'paid'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'unknown' };

/** A refund of a collected charge. */
export interface RailRefundRequest {
  /** The refund's id, `rfd_…`, or `lat_…` for a late payment: unique, at most 40 characters. An idempotency key. */
  readonly reference: string;
  readonly livemode: boolean;
  /** The reference of the charge. */
  readonly chargeReference: string;
  /** The provider's reference of the charge, if known. */
  readonly chargeRailReference: string | null;
  readonly provider: string;
  /** The payer's number in E.164, as charged. */
  readonly phone: string;
  /** In minor units. At most the charged amount; a charge may have several refunds, whose sum does not exceed it. */
  readonly amount: number;
  /** ISO 4217, as charged. */
  readonly currency: string;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Outcome of a refund. A refund has no look-up: the engine calls `refund` again with its reference. */
export type RailRefundOutcome =
  /** The payer has the money. `railReference` is the provider's reference of the refund, if known. */
  | { readonly kind: 'succeeded'; readonly railReference: string | null }
  /** The money certainly was not and will not be paid out under this reference. */
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'pending' }
  /** Unknown whether it was paid out. Retried. */
  | { readonly kind: 'unknown' };
