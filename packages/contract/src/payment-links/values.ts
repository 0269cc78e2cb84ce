/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
export const PAYMENT_LINK_STATUSES = ['active', 'inactive', 'expired', 'completed'] as const;

/** Whether a link takes payments, and if not, why. */
export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
