import type { Amount, Moment } from '../basics/types.ts';

/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
export const PAYMENT_LINK_STATUSES = ['active', 'inactive', 'expired', 'completed'] as const;

export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];

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
  /** null: it does not expire. */
  readonly expires_at?: Time | null | undefined;
  /** null: any number. */
  readonly max_payments?: number | null | undefined;
}
