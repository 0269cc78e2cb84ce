import type { PeriodQuery, Amount, ModePageQuery, Moment, Timestamp } from '../basics/types.ts';
import type { Checkout } from '../checkout/types.ts';

/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
export const PAYMENT_LINK_STATUSES = ['active', 'inactive', 'expired', 'completed'] as const;

export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];

/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
export interface PaymentLink {
  /** `plink_…` */
  readonly id: string;
  /** Public identifier in `url`. */
  readonly slug: string;
  /** The page to share or print. */
  readonly url: string;
  /** What is sold; shown on the page and copied to each payment. */
  readonly description: string;
  /** Null: the customer enters the amount. */
  readonly amount: Amount | null;
  /** Bounds of the amount that a customer may enter; null: those of any payment. */
  readonly amount_min: Amount | null;
  /** The greatest amount that a customer may enter; null: as the rails allow. */
  readonly amount_max: Amount | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether the merchant has enabled it. `status` says whether it accepts payments. */
  readonly active: boolean;
  /** Current status. */
  readonly status: PaymentLinkStatus;
  /** When it stops opening; null: never. */
  readonly expires_at: Timestamp | null;
  /** How many payments it accepts; null: any number. */
  readonly max_payments: number | null;
  /** Its payments that count towards `max_payments`: paid, or in progress at a provider. */
  readonly payments_counted: number;
  /** Its payments that were paid, refunded ones too. */
  readonly payments_paid: number;
  /** Their sum in minor units; refunds are not deducted. */
  readonly amount_paid: number;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** A payment link as its visitors see it. */
export interface PublicPaymentLink extends Pick<
  PaymentLink,
  'slug' | 'description' | 'amount' | 'amount_min' | 'amount_max' | 'currency' | 'status' | 'livemode'
> {
  /** The merchant. */
  readonly merchant: Checkout['merchant'];
}

/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
export interface PaymentLinkCreateParams<Time = Moment> {
  /** 1 … 255 characters. */
  readonly description: string;
  /** Fixed, in minor units. Without it, the customer enters the amount. */
  readonly amount?: Amount | undefined;
  /** Bounds of what a customer may enter. */
  readonly amount_min?: Amount | undefined;
  /** The greatest amount that a customer may enter. */
  readonly amount_max?: Amount | undefined;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** In the future. */
  readonly expires_at?: Time | undefined;
  /** 1 … 1 000 000. */
  readonly max_payments?: number | undefined;
}

/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
export interface PaymentLinkUpdateParams<Time = Moment> {
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** False: closed to new payments. */
  readonly active?: boolean | undefined;
  /** Null: never. */
  readonly expires_at?: Time | null | undefined;
  /** Null: any number. */
  readonly max_payments?: number | null | undefined;
}

export interface PaymentLinkListQuery extends ModePageQuery, PeriodQuery {
  /** Only those that are switched on, or off. */
  readonly active?: boolean | undefined;
}

/** What a visitor sends to pay. */
export interface PaymentLinkOpenParams {
  /** Required where the link has no fixed amount, and only there. */
  readonly amount?: Amount | undefined;
}

/** The visitor's own payment. */
export interface PaymentLinkOpened {
  /** Of the checkout. */
  readonly slug: string;
  /** Where the visitor pays. */
  readonly checkout_url: string;
}
