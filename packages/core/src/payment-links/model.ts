/** A merchant's reusable page for payments. Its slug, mode and amounts never change. */
export interface PaymentLink {
  /** `plink_…` */
  readonly id: string;
  readonly slug: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly description: string;
  /** Null: the customer enters it, within the bounds if there are any. */
  readonly amount: number | null;
  readonly amountMin: number | null;
  readonly amountMax: number | null;
  readonly currency: string;
  readonly isActive: boolean;
  readonly expiresAtMs: number | null;
  readonly paymentsMax: number | null;
  /** Its payments that count towards `paymentsMax`: paid, or in progress. Only the changes of places write it. */
  readonly paymentsCounted: number;
  /** Its payments that were paid. Only the changes of places write it. */
  readonly paymentsPaid: number;
  /** Their sum; refunds are not deducted. */
  readonly amountPaid: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Incremented with each change by the merchant. */
  readonly version: number;
}
