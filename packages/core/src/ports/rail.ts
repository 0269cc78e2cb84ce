import type { FailureCode, Locale, PaymentMethodType } from '@mitako/contract/names';
import type { AttemptNextAction } from '../model.ts';
import type { RailTextRules } from '../rails/rail-text.ts';

/** A way to pay that a rail offers. */
export interface RailMethod {
  readonly type: PaymentMethodType;
  /**
   * Whose network the money is on, `mtn_momo`: 2 to 40 of `a-z 0-9 _`, beginning with a letter. Stored with each payment
   * and named over the API, so it never changes; it needs to be known nowhere else. One provider in two countries of one
   * currency has two ids.
   */
  readonly provider: string;
  /** Brand name as customers know it, `MTN MoMo`; not translated. At most 40 characters. Pages and timelines show it. */
  readonly label: string;
  /** One or two characters that stand for the provider on the checkout, `M`. */
  readonly monogram: string;
  /** What the monogram is drawn in, each `#rrggbb`, at a contrast of at least 4.5 (WCAG 2.2). */
  readonly colors: { readonly background: string; readonly text: string };
  /** Where the provider is, as ISO 3166-1 has it: `CM`. */
  readonly country: string;
  /** ISO 4217: `XAF`. At least one. */
  readonly currencies: readonly string[];
  /** Bounds of one payment, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  /** What the payer is told to do while the payment is under way, "Composez *126# et confirmez avec votre code." */
  readonly prompt: Readonly<Record<Locale, string>>;
  /** The same while a code of the payer is wanted (`enter_otp`), "Composez #144*82# pour recevoir votre code." */
  readonly codePrompt?: Readonly<Record<Locale, string>>;
  /**
   * How numbers of this provider begin, in E.164: `+23767`, `+237650`. The checkout recognises the provider by them and
   * takes their calling codes for numbers typed without one. A hint that the payer overrides, never a check: numbers are
   * taken along to another provider. Left out: nothing is recognised.
   */
  readonly phonePrefixes?: readonly string[];
  /** What the provider takes as the text that it shows to the payer. */
  readonly description: RailTextRules;
}

/**
 * A connection to one or more providers. The engine persists the attempt before it calls, and calls again with the same `reference` after a
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
  /** Asks the provider to collect the money, once for each reference. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * Hands over the one-time code that the payer typed. A rail that answers `enter_otp` has it. The reference and the code
   * together are an idempotency key, and however many codes there were for a reference, its money is collected once.
   */
  submitCode?(request: CodeRequest): Promise<CodeOutcome>;
  /** Asks how a charge stands. The only thing a decision rests on: callbacks are hints that lead here. */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  /**
   * Pays money of an attempt back to its payer. Asked again under the same reference until it has succeeded or failed;
   * for late money, which is owed whatever happens, also after it failed: then the rail tries anew.
   */
  refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
  /**
   * Finds which charge a provider's callback tells about, or null. Anybody can send one, so nothing in it is believed:
   * the engine looks the charge up. Never throws.
   */
  parseCallback?(request: RailCallback): { readonly reference: string } | null;
}

/** What a provider, or anybody, sent to the callback address of a rail. */
export interface RailCallback {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came, 64 KiB at most; whatever is no UTF-8 in it was replaced. */
  readonly body: string;
}

/** One charge to make. The amount keeps the method's limits; the currency is one of the method's. */
export interface ChargeRequest {
  /**
   * The attempt's id, `att_…`: letters, digits and `_`, at most 30 characters. The same in every call about this charge, also
   * after a crash: an idempotency key.
   */
  readonly reference: string;
  /** True: real money. Of use to a rail of both modes. */
  readonly livemode: boolean;
  /** Of the rail's methods the one that was chosen. */
  readonly provider: string;
  /** The payer's number in E.164, `+237653456789`. */
  readonly phone: string;
  /** In minor units of the currency: francs of XAF, cents of EUR. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** For the payer, as the method's rules want it; never empty. */
  readonly description: string;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * What became of asking for a charge. There is no `paid`: that is asked for with `lookup`, also of a provider that answers
 * at once.
 */
export type ChargeOutcome =
  /** The provider took the request, and asks the payer. So is one that it took, or collected, under this reference before. */
  | {
      readonly kind: 'pending';
      /** What the provider calls the charge, given back in later calls; null when it goes by ours. */
      readonly railReference: string | null;
      /** What the payer has to do now. */
      readonly nextAction: AttemptNextAction;
      /** When the provider's prompt ends, in milliseconds since 1970. An attempt is looked up beyond it. */
      readonly expiresAtMs: number;
    }
  /** The provider surely did not take the request: nothing was or will be charged. Ends the attempt as failed. */
  | { readonly kind: 'refused'; readonly failureCode: FailureCode }
  /** Nobody can tell whether it was taken. Never a failure. */
  | { readonly kind: 'unknown' };

/** A code for a charge that was answered with `enter_otp`. Sent while its prompt lasts, three codes at most. */
export interface CodeRequest extends Omit<ChargeRequest, 'description'> {
  /** What `charge` answered. */
  readonly railReference: string | null;
  /** As the payer typed it, 4 to 10 digits. A secret: it belongs in no log and in nothing that is kept. */
  readonly code: string;
}

/** What became of a code. There is no `paid`: that is asked for with `lookup`. */
export type CodeOutcome =
  /** The provider took the code. So is one that it took before. */
  | {
      readonly kind: 'pending';
      /** What the provider calls the charge from now on; null: as before. */
      readonly railReference: string | null;
      /** What the payer has to do now; mostly `wait`. */
      readonly nextAction: AttemptNextAction;
    }
  /** Surely wrong, so that nothing is collected without another code; the charge takes one. */
  | { readonly kind: 'wrong_code' }
  /** The charge is over: the provider surely did not and will not collect the money. Ends the attempt as failed. */
  | { readonly kind: 'refused'; readonly failureCode: FailureCode }
  /** Nobody can tell whether it was taken. Never a failure: the charge is looked up. */
  | { readonly kind: 'unknown' };

/** Which charge is asked about. */
export interface LookupRequest {
  /** As in the {@link ChargeRequest}. */
  readonly reference: string;
  readonly livemode: boolean;
  /** What `charge` answered; null also when that answer got lost, so that the charge must be found by our reference. */
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
 * `failed` only when the provider surely did not and will not collect the money. A reference that it does not know may
 * be one whose charge is still on its way: `unknown`.
 */
export type LookupOutcome =
  | {
      readonly kind: 'pending';
      /** What the payer has to do now, where the provider says so; absent: as before. */
      readonly nextAction?: AttemptNextAction;
    }
  | { readonly kind: 'paid'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'unknown' };

/** Money to pay back to the payer of a charge that was collected. */
export interface RailRefundRequest {
  /** The refund's id, `rfd_…`, or `late-att_…` for late money: unique, at most 40 characters. An idempotency key. */
  readonly reference: string;
  readonly livemode: boolean;
  /** The reference of the charge. */
  readonly chargeReference: string;
  /** What the provider called the charge, if it said so. */
  readonly chargeRailReference: string | null;
  readonly provider: string;
  /** The payer's number in E.164: the one that was charged. */
  readonly phone: string;
  /** In minor units. At most what was charged; of one charge there may be several refunds, whose sum is not more. */
  readonly amount: number;
  /** ISO 4217, that of the charge. */
  readonly currency: string;
  /** Engine time, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** What became of asking for a refund. A refund has no look-up: it is asked for again instead, under its reference. */
export type RailRefundOutcome =
  /** The payer has the money. `railReference` is what the provider calls the refund, if it says so. */
  | { readonly kind: 'succeeded'; readonly railReference: string | null }
  /** The money surely was not and will not be paid out under this reference. */
  | { readonly kind: 'failed'; readonly failureCode: FailureCode }
  | { readonly kind: 'pending' }
  /** Nobody can tell whether it was paid out. Asked again. */
  | { readonly kind: 'unknown' };
