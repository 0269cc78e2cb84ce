// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, PeriodPageQuery } from '../basics/types.ts';
import type { Amount, Moment, Timestamp } from '../basics/values.ts';
import type { OwnText } from '../merchants/types.ts';
import type { PaymentLinkStatus } from './values.ts';

/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
export interface PaymentLink {
  /** Public identifier in `url`. */
  readonly slug: string;
  /** What is sold; shown on the page and copied to each payment. */
  readonly description: string;
  /** Null: the customer enters the amount. */
  readonly amount: Amount | null;
  /** Bounds of the amount that a customer may enter; null: those of any payment. */
  readonly amount_min: Amount | null;
  /** The greatest amount that a customer may enter; null: as the rails allow. */
  readonly amount_max: Amount | null;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Current status. */
  readonly status: PaymentLinkStatus;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** `plink_…` */
  readonly id: string;
  /** The page to share or print. */
  readonly url: string;
  /** Whether the merchant has enabled it. `status` says whether it accepts payments. */
  readonly active: boolean;
  /** When it stops opening; null: never. */
  readonly expires_at: Timestamp | null;
  /** How many payments it accepts; null: any number. */
  readonly max_payments: number | null;
  /** Its payments that count towards `max_payments`: paid, or in progress at a provider. */
  readonly payments_counted: number;
  /** Its payments that were paid, refunded ones too. */
  readonly payments_paid: number;
  /** Sum of its payments that were paid, in minor units; refunds are not deducted. */
  readonly amount_paid: number;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** A payment link as its visitors see it. */
export interface PublicPaymentLink {
  /** Public identifier in `url`. */
  readonly slug: string;
  /** What is sold; shown on the page and copied to each payment. */
  readonly description: string;
  /** Null: the customer enters the amount. */
  readonly amount: Amount | null;
  /** Bounds of the amount that a customer may enter; null: those of any payment. */
  readonly amount_min: Amount | null;
  /** The greatest amount that a customer may enter; null: as the rails allow. */
  readonly amount_max: Amount | null;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Current status. */
  readonly status: PaymentLinkStatus;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** The merchant. */
  readonly merchant: {
    /** Name that people read. */
    readonly name: string;
    /** Shown to customers on the checkout. */
    readonly support_email: string | null;
    /** Shown to customers on the checkout. */
    readonly support_phone: string | null;
    /** As the merchant chose it, `#rrggbb`. Clients must ensure contrast themselves. */
    readonly brand_color: string | null;
    /** PNG or WebP; the content of a URL never changes. */
    readonly logo_url: string | null;
    /** Of the merchant's own, shown with the amount; null without one. Plain text. */
    readonly checkout_note: OwnText | null;
    /** Of the merchant's own, shown on the receipt; null without one. Plain text. */
    readonly receipt_note: OwnText | null;
  };
}

/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
export interface PaymentLinkCreateParams {
  /** 1 … 255 characters. */
  readonly description: string;
  /**
   * Fixed, in the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. Without it, the customer enters the
   * amount.
   */
  readonly amount?: Amount | undefined;
  /** Bounds of what a customer may enter. */
  readonly amount_min?: Amount | undefined;
  /** The greatest amount that a customer may enter. */
  readonly amount_max?: Amount | undefined;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** In the future. */
  readonly expires_at?: Timestamp | undefined;
  /** 1 … 1 000 000. */
  readonly max_payments?: number | undefined;
}

/** The same after parsing. */
export interface PaymentLinkCreate extends Omit<PaymentLinkCreateParams, 'expires_at'> {
  /** In the future. */
  readonly expires_at?: Moment | undefined;
}

/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
export interface PaymentLinkUpdateParams {
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** False: closed to new payments. */
  readonly active?: boolean | undefined;
  /** null: it does not expire. */
  readonly expires_at?: Timestamp | null | undefined;
  /** null: any number. */
  readonly max_payments?: number | null | undefined;
}

/** The same after parsing. */
export interface PaymentLinkUpdate extends Omit<PaymentLinkUpdateParams, 'expires_at'> {
  /** null: it does not expire. */
  readonly expires_at?: Moment | null | undefined;
}

export interface PaymentLinkListQuery extends PeriodPageQuery, ModeQuery {
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
